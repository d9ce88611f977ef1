//! Pseudonyms for the addresses from which tables are set up.
//!
//! The key decision: **no address is stored**. Instead we store six digits of a keyed hash, which hundreds of
//! addresses share. That is enough to tell addresses apart for quotas and queues, but proves nothing about
//! anybody. It is deleted after [`COUNTED_DAYS`]. The key is random and stored in the database, so that
//! quotas still apply after a restart and on all nodes.

use std::net::IpAddr;
use std::sync::Arc;

use record::{from_hex, to_hex};
use sha2::{Digest, Sha256};
use store::{Store, StoreFault};
use tokio::sync::OnceCell;

use crate::limits::network_of;

/// For how many days a table counts towards the storage limit.
pub(crate) const COUNTED_DAYS: u32 = 30;

/// How many bytes of the hash are kept.
const KEPT: usize = 3;

const FACT: &str = "origin_key";

/// Derives pseudonyms from addresses.
#[derive(Default)]
pub(crate) struct Origins {
    key: OnceCell<[u8; 32]>,
}

impl Origins {
    /// The pseudonym of an address.
    pub(crate) async fn of(&self, address: IpAddr, store: &Store) -> Result<Arc<str>, StoreFault> {
        let key = self.key.get_or_try_init(|| key_in(store)).await?;
        Ok(origin(key, address).into())
    }
}

fn origin(key: &[u8; 32], address: IpAddr) -> String {
    let hash = Sha256::new().chain_update(key).chain_update(network_of(address).to_be_bytes()).finalize();
    to_hex(&hash[..KEPT])
}

/// The key in the database. The first node to need it creates it.
async fn key_in(store: &Store) -> Result<[u8; 32], StoreFault> {
    let mut new = [0; 32];
    getrandom::fill(&mut new).expect("the operating system provides random bytes");
    let known = store.server_fact_or(FACT, &to_hex(&new)).await?;
    Ok(from_hex(&known).unwrap_or(new))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_tells_networks_apart_only_for_those_who_have_the_key() {
        let of = |key: u8, address: &str| origin(&[key; 32], address.parse().expect("an address"));
        assert_eq!(of(1, "192.0.2.1").len(), 2 * KEPT);
        assert_eq!(of(1, "192.0.2.1"), of(1, "192.0.2.1"));
        assert_ne!(of(1, "192.0.2.1"), of(1, "192.0.2.2"));
        assert_ne!(of(1, "192.0.2.1"), of(2, "192.0.2.1"));
        assert_eq!(of(1, "2001:db8::1"), of(1, "2001:db8::2"), "everybody gets a whole network");
    }
}
