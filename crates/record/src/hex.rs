//! Bytes as lower-case hexadecimal digits.

use std::fmt::Write;

/// Formats bytes as digits.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Parses exactly `N` bytes from lower-case digits.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_reads_back_and_has_one_spelling() {
        assert_eq!(from_hex::<3>(&to_hex(&[0, 171, 255])), Some([0, 171, 255]));
        assert_eq!(from_hex::<1>("AB"), None);
        assert_eq!(from_hex::<1>("é"), None);
        assert_eq!(from_hex::<2>("ab"), None);
    }
}
