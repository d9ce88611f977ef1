//! Hulls, and icons for weapons, devices and cards, the same as at the table.

const PIECES: &str = include_str!("../../art/pieces.svg");

/// The drawing for a race, a button, a device or a kind of card, by its word; empty for a word without a
/// picture. Hulls fill a box of 120 by 60, bow to the right; icons one of 24 by 24.
pub(super) fn piece(word: &str) -> &'static str {
    let symbol = PIECES.split("<symbol ").find_map(|symbol| symbol.strip_prefix(&format!("id=\"{word}\"")));
    let drawn = symbol.and_then(|symbol| symbol.split_once('>')?.1.split_once("</symbol>"));
    drawn.map_or("", |(drawn, _)| drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_what_is_inside_its_symbol() {
        assert!(piece("photon").starts_with("<circle") && piece("photon").ends_with("/>"));
        assert!(piece("fed").contains("var(--hull)"));
        assert_eq!(piece("teapot"), "");
    }
}
