//! From where tables are set up, without saying from where.
//!
//! The key decision: **no address is stored**. What is stored are six digits of a keyed hash, which hundreds of addresses share. It
//! tells one address from another well enough for quotas and queues, proves nothing about anybody, and is forgotten after
//! [`COUNTED_DAYS`]. The key is random and lies with the data, so that quotas hold after a restart and on all nodes.

use std::net::IpAddr;
use std::sync::Arc;

use record::{from_hex, to_hex};
use sha2::{Digest, Sha256};
use store::{Store, StoreFault};
use tokio::sync::OnceCell;

use crate::limits::network_of;

/// What somebody has stored counts for so many days.
pub(crate) const COUNTED_DAYS: u32 = 30;

/// How many bytes of the hash are kept.
const KEPT: usize = 3;

const FACT: &str = "origin_key";

/// Tells addresses apart.
#[derive(Default)]
pub(crate) struct Origins {
    key: OnceCell<[u8; 32]>,
}

impl Origins {
    /// What stands for an address.
    pub(crate) async fn of(&self, address: IpAddr, store: &Store) -> Result<Arc<str>, StoreFault> {
        let key = self.key.get_or_try_init(|| key_in(store)).await?;
        Ok(origin(key, address).into())
    }
}

fn origin(key: &[u8; 32], address: IpAddr) -> String {
    let hash = Sha256::new().chain_update(key).chain_update(network_of(address).to_be_bytes()).finalize();
    to_hex(&hash[..KEPT])
}

/// The key that lies with the data. Whoever comes first makes it.
async fn key_in(store: &Store) -> Result<[u8; 32], StoreFault> {
    let mut new = [0; 32];
    getrandom::fill(&mut new).expect("the operating system has random bytes");
    let known = store.server_fact_or(FACT, &to_hex(&new)).await?;
    Ok(from_hex(&known).unwrap_or(new))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_tells_networks_apart_only_to_those_who_have_the_key() {
        let of = |key: u8, address: &str| origin(&[key; 32], address.parse().expect("an address"));
        assert_eq!(of(1, "192.0.2.1").len(), 2 * KEPT);
        assert_eq!(of(1, "192.0.2.1"), of(1, "192.0.2.1"));
        assert_ne!(of(1, "192.0.2.1"), of(1, "192.0.2.2"));
        assert_ne!(of(1, "192.0.2.1"), of(2, "192.0.2.1"));
        assert_eq!(of(1, "2001:db8::1"), of(1, "2001:db8::2"), "everybody has a whole network");
    }
}
