//! User names: which are allowed, and which look alike.

use i18n::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_script::Script;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

use crate::fault::{Answer, ApiFault};

/// The maximum length of a name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// A name that can be shown anywhere: composed, trimmed, with 1 to 24 characters that are all visible and of
/// one script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

impl Name {
    /// Parses a name.
    pub(crate) fn read(text: &str) -> Answer<Name> {
        let wrong = |key| ApiFault::value("name", Message::new(key).with("most", LONGEST_NAME));
        // Composing never makes a name shorter than a quarter of its length.
        if text.len() > LONGEST_NAME * 32 {
            return Err(wrong("server-name-length"));
        }
        let name = text.nfc().collect::<String>().split_whitespace().collect::<Vec<&str>>().join(" ");
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(wrong("server-name-length"));
        }
        if text.chars().any(is_hidden) || !name.chars().any(char::is_alphanumeric) {
            return Err(wrong("server-name-letters"));
        }
        if mixes_scripts(&name) {
            return Err(wrong("server-name-scripts"));
        }
        Ok(Name(name))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The key of the name. Two users must not have the same.
    pub(crate) fn key(&self) -> String {
        key_of(&self.0)
    }

    /// The name's skeletons; see [`looks_of`].
    pub(crate) fn looks(&self) -> Vec<String> {
        looks_of(&self.0)
    }
}

/// The skeletons of a name, as written and in lower case, from Unicode's table of confusable characters (UTS
/// #39). Two names look alike if they have a skeleton in common: lower-case `сосо` in Cyrillic letters can be
/// taken for `coco`, and upper-case `НОМЕР` for `HOMEP`.
pub(crate) fn looks_of(name: &str) -> Vec<String> {
    let look = |text: &str| skeleton(text).collect::<String>();
    let written = look(&name.nfkc().collect::<String>());
    let mut looks = vec![look(&key_of(name)), look(&key_of(&written))];
    looks.dedup();
    looks
}

/// Whether two names can be mistaken for each other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let looks = looks_of(other);
    one == other || looks_of(one).iter().any(|look| looks.contains(look))
}

/// Whether a name mixes letters of several scripts, which only impostors need. Scripts that are used together
/// count as one: the three of Japanese, and Chinese or Korean with Han, each optionally with Latin letters.
fn mixes_scripts(name: &str) -> bool {
    let mut others = AugmentedScriptSet::default();
    for script in name.chars().map(AugmentedScriptSet::for_char) {
        if !script.base.contains_script(Script::Latin) {
            others.intersect_with(script);
        }
    }
    let has_latin = name.chars().any(|c| AugmentedScriptSet::for_char(c).base == Script::Latin.into());
    others.is_empty() || has_latin && !(others.is_all() || others.hanb || others.jpan || others.kore)
}

/// The key of a name, valid or not. Case and variant forms of a letter make no difference.
pub(crate) fn key_of(name: &str) -> String {
    let folded: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    folded.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Whether a character is invisible or changes how others are displayed.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
                ..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'
                ..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'
                ..='\u{fffd}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        Name::read(text).ok().map(|name| name.as_str().to_owned())
    }

    #[test]
    fn names_are_composed_trimmed_and_of_limited_length() {
        assert_eq!(read("  Ola  Nowak ").as_deref(), Some("Ola Nowak"));
        assert_eq!(read("Zoe\u{308}").as_deref(), Some("Zoë"));
        assert_eq!(read(&"ł".repeat(24)).map(|name| name.chars().count()), Some(24));
        for wrong in ["", "   ", &"x".repeat(25), &" ".repeat(5000), "...", "—"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn names_contain_no_invisible_characters() {
        for hidden in ['\u{202e}', '\u{200b}', '\0', '\n', '\u{2066}', '\u{feff}', '\u{7f}', '\u{e0041}'] {
            assert_eq!(read(&format!("Ola{hidden}x")), None, "{hidden:?}");
        }
    }

    #[test]
    fn names_in_many_scripts_are_allowed_but_mixed_ones_are_not() {
        for good in [
            "Łukasz Żółć",
            "Ελένη",
            "Наталья 7",
            "Олексій",
            "山田たろう",
            "Yuki ゆき",
            "タロウ Taro",
            "김철수 Kim",
            "王小明 Wang",
            "李ㄌㄧ",
            "שרה",
            "محمد علي",
            "अनिता",
            "สมชาย",
            "Ნინო",
            "Zoë 🚀",
            "R2-D2",
            "O’Brien",
            "Δ",
        ] {
            assert!(read(good).is_some(), "{good}");
        }
        for mixed in ["Оla", "Olа", "Ivan Иван", "αlpha", "Kасія", "Наtalia", "Ελenη", "Ola 김 たろう"]
        {
            assert_eq!(read(mixed), None, "{mixed}");
        }
    }

    #[test]
    fn names_that_look_alike_in_other_scripts_are_found() {
        for (one, other) in [
            ("coco", "сосо"),
            ("COCO", "СОСО"),
            ("coco", "СОСО"),
            ("HOMEP", "НОМЕР"),
            ("homep", "НОМЕР"),
            ("Ava", "ΑνΑ"),
            ("Ｏｌａ", "ola"),
            ("𝐎𝐥𝐚", "Ola"),
            ("AII", "All"),
            ("OPA", "ΟΡΑ"),
            ("Łukasz", "ŁUKASZ"),
            ("ορα", "opa"),
        ] {
            assert!(look_alike(one, other) && look_alike(other, one), "{one} and {other}");
        }
        for (one, other) in [
            ("Ola", "Ala"),
            ("Ali", "All"),
            ("Łukasz", "Lukasz"),
            ("Zoë", "Zoe"),
            ("Вера", "Bepa 2"),
            ("Bot 1", "Bot 2"),
        ] {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn names_that_differ_only_in_case_or_form_have_the_same_key() {
        assert_eq!(key_of("ŁUKASZ"), key_of("łukasz"));
        assert_eq!(key_of("Ｏｌａ"), key_of("ola"));
        assert_eq!(key_of("Zoe\u{308}"), key_of("ZOË"));
        assert_ne!(key_of("Ola"), key_of("Ala"));
    }
}
