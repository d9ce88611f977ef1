//! Files that pages load.

/// A file that never changes while the program runs.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name in addresses.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub text: &'static str,
}

impl Asset {
    /// Creates a style sheet.
    pub const fn style(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "text/css; charset=utf-8", text }
    }

    /// Creates a drawing, or a sheet of symbols that are used by name.
    pub const fn drawing(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "image/svg+xml", text }
    }

    /// Creates a script module.
    pub const fn script(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "text/javascript; charset=utf-8", text }
    }

    /// Whether it is a style sheet.
    pub fn is_style(&self) -> bool {
        self.media_type.starts_with("text/css")
    }
}
