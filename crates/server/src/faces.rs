//! The faces of people.

use sha2::{Digest, Sha256};
use store::User;
use web::FACES;

use crate::fault::{Answer, ApiFault};
use i18n::Message;

/// The number of a user's face: the chosen one, or one that follows from their id.
pub(crate) fn face_of(user: &User) -> u32 {
    user.face.filter(|face| *face < FACES).unwrap_or_else(|| usual_face(&user.id))
}

/// The face of a user who has not chosen any.
pub(crate) fn usual_face(user: &str) -> u32 {
    let digest = Sha256::digest(user);
    u32::from(u16::from_le_bytes([digest[0], digest[1]])) % FACES
}

/// Refuses the number of a face that does not exist.
pub(crate) fn checked(face: Option<u32>) -> Answer<Option<u32>> {
    match face {
        Some(face) if face >= FACES => Err(ApiFault::value("face", Message::new("server-out-of-range"))),
        face => Ok(face),
    }
}
