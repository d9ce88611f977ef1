//! Signatures of records, and names that can be forgotten.
//!
//! A server signs the running checksum of all lines up to the end. The header contains only salted hashes of
//! the names; the names and their salts follow after the end. So a name can be removed from a signed record,
//! and the signature stays valid.

use std::fmt;

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex::{from_hex, to_hex};

/// Precedes whatever is signed, so that the key cannot sign anything else by mistake.
const SIGNED: &[u8] = b"starfry record 2\n";

/// Precedes a salt and a name when they are hashed.
const NAME: &[u8] = b"starfry name 1\n";

/// The hash of a name, as it is in the header.
pub(crate) fn name_hash(salt: &[u8; 16], name: &str) -> String {
    to_hex(&Sha256::new().chain_update(NAME).chain_update(salt).chain_update(name).finalize())
}

/// The proof that a name belongs to a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameProof {
    /// The salt that went into the hash of the name.
    Salt([u8; 16]),
    /// The name was forgotten, and only its hash is left.
    Forgotten([u8; 32]),
}

impl NameProof {
    /// The hash of this name in the header.
    pub fn hash(&self, name: &str) -> String {
        match self {
            NameProof::Salt(salt) => name_hash(salt, name),
            NameProof::Forgotten(hash) => to_hex(hash),
        }
    }

    /// The proof that is left when a name is forgotten.
    #[must_use]
    pub fn forget(&self, name: &str) -> NameProof {
        NameProof::Forgotten(from_hex(&self.hash(name)).expect("a hash is 32 bytes"))
    }
}

/// The signature of a record, with the key that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The public key: 32 bytes as hexadecimal digits.
    pub key: String,
    /// The ed25519 signature: 64 bytes as hexadecimal digits.
    pub signature: String,
}

impl Signature {
    /// Whether it is a valid signature of records with this checksum.
    pub(crate) fn holds(&self, sum: &[u8; 32]) -> bool {
        let (Some(key), Some(signature)) = (from_hex::<32>(&self.key), from_hex::<64>(&self.signature))
        else {
            return false;
        };
        UnparsedPublicKey::new(&ED25519, key).verify(&signed(sum), &signature).is_ok()
    }
}

/// The key with which a server signs records.
pub struct SigningKey(Ed25519KeyPair);

impl SigningKey {
    /// Creates a key from 32 secret random bytes.
    pub fn new(secret: &[u8; 32]) -> SigningKey {
        SigningKey(Ed25519KeyPair::from_seed_unchecked(secret).expect("any 32 bytes are a key"))
    }

    /// The public key, as hexadecimal digits.
    pub fn public(&self) -> String {
        to_hex(self.0.public_key().as_ref())
    }

    pub(crate) fn sign(&self, sum: &[u8; 32]) -> Signature {
        Signature { key: self.public(), signature: to_hex(self.0.sign(&signed(sum)).as_ref()) }
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey({})", self.public())
    }
}

fn signed(sum: &[u8; 32]) -> Vec<u8> {
    [SIGNED, sum].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_the_same_as_those_of_other_programs() {
        // The key is from the first test vector of RFC 8032, and the signature was computed by another
        // program (Python's `cryptography`).
        let secret = from_hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").unwrap();
        let key = SigningKey::new(&secret);
        assert_eq!(key.public(), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
        assert!(!format!("{key:?}").contains("9d61b1"));
        let signature = key.sign(&[7; 32]);
        assert_eq!(
            signature.signature,
            "f47024168992a81102d0175ba9a4960bbe3ab955373a08468dd388f95ac6c966\
             2928157cf962bdfb2b841f11d9f8b64ba5b320fd9c84cd5fe9ab0daf6f79ec0a"
        );
        assert!(signature.holds(&[7; 32]));
        assert!(!signature.holds(&[8; 32]));
        let other = Signature { key: SigningKey::new(&[1; 32]).public(), ..signature.clone() };
        assert!(!other.holds(&[7; 32]));
        assert!(!Signature { signature: "00".repeat(64), ..signature }.holds(&[7; 32]));
    }

    #[test]
    fn a_forgotten_name_keeps_its_hash() {
        let proof = NameProof::Salt([3; 16]);
        assert_eq!(proof.forget("Ola").hash("Somebody"), proof.hash("Ola"));
        assert_ne!(proof.hash("Ola"), proof.hash("Olo"));
        assert_ne!(NameProof::Salt([4; 16]).hash("Ola"), proof.hash("Ola"));
    }
}
