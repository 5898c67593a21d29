//! Names of servers for the schemes that read an address of them: whether they take them, and where they place them.
#![no_main]

use consistent_hash_fuzz::engine::{
    agreement::{History, Kind},
    scheme::NAMED,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|name: &[u8]| {
    for named in NAMED
        .iter()
        .filter(|named| ["libmemcached", "memcache", "nginx", "twemproxy"].contains(&named.name))
    {
        let mut ring = History::new(Kind::named(named, named.defaults()), 1000);
        ring.add(name, 1);
        ring.check_points();
    }
});
