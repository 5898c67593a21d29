//! What the systems take for the name of a server, and what of it is in a label.

use std::borrow::Cow;

/// What servers are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Any text.
    Any,
    /// `host:port`, or the path of a socket. The port 11211 is no part of a label.
    Libmemcached,
    /// `host:port`, or `unix://` and the path of a socket, which has port 0.
    Memcache,
    /// `host`, `host:port` or `unix:path`.
    Nginx,
    /// At most 60 bytes: phpredis takes some of the bytes behind a longer one for labels.
    RedisArray,
    /// `host:port` or the path of a socket, and perhaps a name behind a space, which then takes the place of the address in
    /// labels. The port 11211 is no part of one.
    Twemproxy,
}

impl Names {
    /// What a name must be that it cannot place; `None` if it can place it.
    pub fn misfit(self, server: &[u8]) -> Option<&'static str> {
        let (is_one, text) = match self {
            Self::Any => return None,
            Self::Libmemcached => (
                libmemcached_label(server).is_some(),
                "host:port, with a port from 1 to 65535, or the path of a socket, of at most 1024 bytes",
            ),
            Self::Memcache => (
                memcache_label(server).is_some(),
                "host:port, with a port from 1 to 65535, or unix:///path",
            ),
            Self::Nginx => (
                nginx_address(server).is_some(),
                "host, host:port, with a port from 1 to 65535, or unix:path",
            ),
            Self::RedisArray => (server.len() <= 60, "at most 60 bytes long"),
            Self::Twemproxy => (
                twemproxy_label(server).is_some(),
                "host:port, with a port from 1 to 65535, or the path of a socket, perhaps with a space and a name behind it, \
                 of which a label has at most 74 bytes",
            ),
        };
        (!is_one).then_some(text)
    }

    /// The server's part of a label.
    pub fn label(self, server: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Self::Libmemcached => libmemcached_label(server).unwrap_or_default(),
            Self::Memcache => memcache_label(server).unwrap_or_default(),
            Self::Twemproxy => twemproxy_label(server).unwrap_or_default(),
            Self::Any | Self::Nginx | Self::RedisArray => server.into(),
        }
    }
}

/// `None` if it is neither `host:port` nor a path, or longer than libmemcached can hold.
fn libmemcached_label(server: &[u8]) -> Option<Cow<'_, [u8]>> {
    const MOST_BYTES: usize = 1024;

    if server.contains(&0) {
        return None;
    }
    if server.starts_with(b"/") {
        // A socket has port 0.
        return (server.len() <= MOST_BYTES).then(|| [server, b":0"].concat().into());
    }
    let (host, port) = host_and_port(server)?;
    (host.len() <= MOST_BYTES).then(|| match port {
        11211 => host.into(),
        _ => server.into(),
    })
}

fn memcache_label(server: &[u8]) -> Option<Cow<'_, [u8]>> {
    if server.contains(&0) {
        return None;
    }
    if let Some(path) = server.strip_prefix(b"unix://") {
        return (!path.is_empty()).then(|| [server, b":0"].concat().into());
    }
    host_and_port(server).map(|_| server.into())
}

/// `None` if it is none of those, or has a longer name than twemproxy takes a whole label of.
fn twemproxy_label(server: &[u8]) -> Option<Cow<'_, [u8]>> {
    const MOST_BYTES: usize = 74;

    if server.contains(&0) {
        return None;
    }
    let space = server.iter().rposition(|byte| *byte == b' ');
    let address = server.get(..space.unwrap_or(server.len()))?;
    if address.contains(&b' ') {
        return None;
    }
    let label: Cow<[u8]> = if address.starts_with(b"/") {
        // It has the colon that comes before the weight.
        [address, b":"].concat().into()
    } else {
        match host_and_port(address)? {
            (host, 11211) => host.into(),
            _ => address.into(),
        }
    };
    let label = match space {
        Some(space) => server.get(space + 1..)?.into(),
        None => label,
    };
    (1..=MOST_BYTES).contains(&label.len()).then_some(label)
}

/// The host and the port, which is an int there and so has no leading zeros.
fn host_and_port(server: &[u8]) -> Option<(&[u8], u16)> {
    let colon = server.iter().rposition(|byte| *byte == b':')?;
    let (host, port) = (server.get(..colon)?, server.get(colon + 1..)?);
    if host.is_empty() || port.starts_with(b"0") {
        return None;
    }
    Some((host, port_number(port)?))
}

/// Host and port as nginx hashes them; `None` for what its configuration would not take.
pub fn nginx_address(server: &[u8]) -> Option<(&[u8], &[u8])> {
    let printable = |bytes: &[u8]| {
        let is_one = |byte: &u8| *byte > b' ' && !matches!(byte, b';' | b'{' | b'}' | 0x7f);
        bytes.iter().all(is_one)
    };
    if let Some((scheme, path)) = server.split_at_checked(5)
        && scheme.eq_ignore_ascii_case(b"unix:")
    {
        return (!path.is_empty() && printable(path)).then_some((path, b"".as_slice()));
    }
    // The colons of an IPv6 address are in brackets.
    let bracket = server
        .iter()
        .rposition(|byte| *byte == b']')
        .map_or(0, |i| i + 1);
    let after = server.get(bracket..)?;
    let (host, port) = match after.iter().position(|byte| *byte == b':') {
        // Nothing but a port comes behind a bracket.
        Some(1..) if bracket != 0 => return None,
        None if bracket != 0 && !after.is_empty() => return None,
        None => (server, b"".as_slice()),
        Some(colon) => {
            port_number(after.get(colon + 1..)?)?;
            (
                server.get(..bracket + colon)?,
                server.get(bracket + colon + 1..)?,
            )
        }
    };
    let is_address = !host.iter().any(|byte| matches!(byte, b'/' | b'?'));
    (!host.is_empty() && printable(host) && is_address).then_some((host, port))
}

/// A port from 1 to 65535 in decimal digits.
fn port_number(digits: &[u8]) -> Option<u16> {
    let digits = std::str::from_utf8(digits).ok()?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|port| plain && *port != 0)
}
