//! The link to a table as a QR code.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The border that cameras need around the code, in dots.
const QUIET: usize = 4;

/// A QR code of this text. None if the text is too long.
pub fn qr_drawing(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(box_of(&code)) shape-rendering="crispEdges" { (square(&code)) }
    };
    Some(drawing.into_string())
}

fn size_of(code: &QrCode) -> usize {
    code.width() + 2 * QUIET
}

fn box_of(code: &QrCode) -> String {
    let size = size_of(code);
    format!("0 0 {size} {size}")
}

/// Dark dots on white, whatever the page's colours are.
fn square(code: &QrCode) -> Markup {
    let size = size_of(code);
    html! {
        path fill="#fff" d={ "M0 0h" (size) "v" (size) "h-" (size) "z" } {}
        path fill="#1a1510" d=(dots(code)) {}
    }
}

/// The dark dots, row by row. Adjacent dots are drawn as one.
fn dots(code: &QrCode) -> String {
    use std::fmt::Write as _;

    let width = code.width();
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|dot| **dot == Color::Dark).count();
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_dark_dots_are_drawn_once() {
        let code = QrCode::new("https://starfry.example/table/0123456789").expect("it is short enough");
        let drawn: usize = dots(&code)
            .split('h')
            .skip(1)
            .filter_map(|part| part.split('v').next()?.parse::<usize>().ok())
            .sum();
        let dark = code.to_colors().iter().filter(|dot| **dot == Color::Dark).count();
        assert_eq!(drawn, dark);
    }
}
