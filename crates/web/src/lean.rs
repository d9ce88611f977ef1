//! Scripts and style sheets without what only their authors read.
//!
//! Not a minifier: words stay words. Comments that fill a line go, and so does white space at the ends of lines, in scripts also
//! beside signs and outside of quotes. Lines of a script become one where a sign says that it goes on.

use scene::Asset;

/// Signs beside which a space means nothing in a script. In a style sheet it may (`a [b]`, `& .c`).
const SIGNS: &[u8] = b"(){}[],;:=<>?|&*/%!\"'`";

/// Signs after which the end of a line means nothing.
const GOES_ON: &[char] = &['(', '{', '[', ',', ';', ':', '=', '>', '?', '|', '&', '+'];

/// What is served of a file.
pub fn lean(asset: &Asset) -> String {
    let is_script = asset.media_type.starts_with("text/javascript");
    match asset.media_type.split('/').next() {
        Some("text") => without_comments(asset.text, is_script),
        _ => asset.text.to_owned(),
    }
}

fn without_comments(text: &str, is_script: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_in_comment = false;
    let mut before = "";
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let ends = line.ends_with("*/");
        let is_comment = is_in_comment || begins || line.starts_with("//");
        is_in_comment = (is_in_comment || begins) && !ends && !line.contains("*/");
        // What follows a comment in its line stays, with the comment.
        if line.is_empty() || (is_comment && (ends || !line.contains("*/"))) {
            continue;
        }
        if is_script {
            join(before, line, &mut out);
            squeeze(line, &mut out);
        } else {
            out.push_str(line);
        }
        out.push('\n');
        before = line;
    }
    out
}

/// Takes back the end of the line before where it means nothing: the statement goes on, or is over without doubt. Before a closing
/// brace a semicolon means nothing either.
fn join(before: &str, line: &str, out: &mut String) {
    let closes = line.starts_with('}');
    if closes || before == "}" || before.ends_with(GOES_ON) {
        out.truncate(out.trim_end_matches('\n').len());
    }
    if closes && out.ends_with(';') {
        out.pop();
    }
}

/// Leaves spaces out beside signs, but not in quotes.
fn squeeze(line: &str, out: &mut String) {
    let mut quote: Option<char> = None;
    let mut letters = line.chars().peekable();
    let mut last = '\n';
    while let Some(letter) = letters.next() {
        match quote {
            Some(open) => {
                out.push(letter);
                if letter == '\\' {
                    out.extend(letters.next());
                } else if letter == open {
                    quote = None;
                }
            }
            None if letter == ' ' => {
                let is_sign = |letter: char| u8::try_from(letter).is_ok_and(|byte| SIGNS.contains(&byte));
                if !is_sign(last) && !letters.peek().copied().is_some_and(is_sign) {
                    out.push(' ');
                }
            }
            None => {
                quote = matches!(letter, '"' | '\'' | '`').then_some(letter);
                out.push(letter);
            }
        }
        last = letter;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_beside_signs_go() {
        let text =
            "// About.\n/** What\n * holds. */\nconst a = { b: 1, c };\n\n  if (a && b) go( a - b );\n";
        assert_eq!(without_comments(text, true), "const a={b:1,c};if(a&&b)go(a - b);\n");
        let sheet = "/* One. */\n  .a { & [b] { color: red; } } /* two */\n";
        assert_eq!(without_comments(sheet, false), ".a { & [b] { color: red; } } /* two */\n");
    }

    #[test]
    fn lines_that_go_on_are_joined_and_others_stay() {
        let text = "function go() {\n  a();\n  b();\n}\nfor (const a of [\n  b,\n]) {\n  c();\n}\nd()\ne()\n";
        assert_eq!(without_comments(text, true), "function go(){a();b()}for(const a of[b,]){c()}d()\ne()\n");
    }

    #[test]
    fn quotes_stay_as_they_are() {
        assert_eq!(
            without_comments(r#"say( "a , b", 'it\'s = ok', `${ x } = y` )"#, true),
            "say(\"a , b\",'it\\'s = ok',`${ x } = y`)\n"
        );
    }
}
