//! Files that pages load.

use std::borrow::Cow;

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

    /// The content as browsers get it. Scripts lose the lines that are nothing but comments, which are a quarter of what
    /// is sent.
    pub fn served(&self) -> Cow<'static, str> {
        if self.media_type.starts_with("text/javascript") {
            without_comments(self.text).into()
        } else {
            self.text.into()
        }
    }

    /// Whether it is a style sheet.
    pub fn is_style(&self) -> bool {
        self.media_type.starts_with("text/css")
    }
}

/// A script without lines that are nothing but comments. A comment within a line stays, so strings need not be understood.
fn without_comments(script: &str) -> String {
    let mut is_inside = false;
    let is_code = |line: &&str| {
        let line = line.trim();
        let begins = !is_inside && line.starts_with("/**");
        let ends = line.ends_with("*/") && line.matches("*/").count() == 1;
        let is_comment = is_inside || begins && (ends || !line.contains("*/"));
        is_inside = is_comment && !ends;
        !is_comment && !line.starts_with("//") && !line.is_empty()
    };
    let code: Vec<&str> = script.lines().filter(is_code).collect();
    code.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_served_without_lines_of_comments() {
        let script = "// About.\n/**\n * @param {string} a\n */\nlet a = \"// no\"; // b\n\n  /** @type {B} */\n  const b = /** @type {B} */ (a);\n/** @type {C} */ (c).d();\n";
        let served = Asset::script("a.js", script).served();
        assert_eq!(
            served,
            "let a = \"// no\"; // b\n  const b = /** @type {B} */ (a);\n/** @type {C} */ (c).d();"
        );
        assert_eq!(Asset::style("a.css", "/** a */").served(), "/** a */");
    }
}
