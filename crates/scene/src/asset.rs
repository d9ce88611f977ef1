//! Files that pages load.

/// A file that never changes while the program runs.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it is called in addresses.
    pub name: &'static str,
    /// What it is, as browsers say it.
    pub media_type: &'static str,
    /// What is in it.
    pub text: &'static str,
}

impl Asset {
    /// A style sheet.
    pub const fn style(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "text/css; charset=utf-8", text }
    }

    /// A drawing, or a sheet of symbols to be used by their names.
    pub const fn drawing(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "image/svg+xml", text }
    }

    /// A module of script.
    pub const fn script(name: &'static str, text: &'static str) -> Asset {
        Asset { name, media_type: "text/javascript; charset=utf-8", text }
    }

    /// Whether it is a style sheet.
    pub fn is_style(&self) -> bool {
        self.media_type.starts_with("text/css")
    }
}
