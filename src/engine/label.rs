//! The names of virtual nodes.

use super::{Position, hash::md5_crc32};
use allocator_api2::{
    alloc::{Allocator, Global},
    vec::Vec,
};

/// The virtual nodes of one server, named `{server}-{index}` from index 0.
pub struct Labels<A: Allocator = Global> {
    /// `{server}-`, then the digits of the index that was asked for last.
    text: Vec<u8, A>,
    prefix: usize,
}

impl<A: Allocator> Labels<A> {
    /// The labels of `server`, written into memory of `alloc`.
    pub fn new_in(server: &[u8], alloc: A) -> Self {
        let mut text = Vec::with_capacity_in(server.len() + "-4294967295".len(), alloc);
        text.extend_from_slice(server);
        text.push(b'-');
        let prefix = text.len();
        Self { text, prefix }
    }

    /// The position of virtual node `index`.
    pub fn position(&mut self, index: u32) -> Position {
        self.text.truncate(self.prefix);
        self.text
            .extend_from_slice(itoa::Buffer::new().format(index).as_bytes());
        md5_crc32(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_server_dash_index() {
        let mut labels = Labels::new_in(b"10.0.0.1:11211", Global);
        for index in [0, 7, 10, u32::MAX, 3] {
            let label = format!("10.0.0.1:11211-{index}");
            assert_eq!(
                labels.position(index),
                md5_crc32(label.as_bytes()),
                "{label}"
            );
        }
    }
}
