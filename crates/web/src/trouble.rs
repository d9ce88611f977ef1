//! The page that is shown when something was refused.

use i18n::args;
use maud::html;

use crate::shell::{Head, Section, Shell};

/// The kind of trouble that an HTTP status means to people: the name of its texts.
fn kind_of(status: u16) -> &'static str {
    match status {
        401 | 403 => "barred",
        404 => "missing",
        405 => "button",
        429 => "wait",
        500.. => "ours",
        _ => "refused",
    }
}

/// A page that says what happened, why, and what to do about it. It links to the start page.
pub fn trouble_page(shell: &Shell<'_>, status: u16, why: &str) -> String {
    let key = format!("page-trouble-{}", kind_of(status));
    let title = shell.word(&key);
    let main = html! {
        div.trouble {
            h1 { (title) }
            @if !why.is_empty() { p #why role="alert" { (why) } }
            p { (shell.texts.form(&key, "about", &args! {})) }
            p { a.btn href=(shell.link("")) { (shell.word("page-trouble-home")) } }
        }
    };
    shell.page(&Head { title: &title, about: why, section: Section::Play }, &main)
}
