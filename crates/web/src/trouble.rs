//! What stands there instead when something asked by a form was refused.

use maud::html;

use crate::shell::{Head, Section, Shell};

/// A page that says why something did not happen, and leads back.
pub fn trouble_page(shell: &Shell<'_>, why: &str) -> String {
    let title = shell.word("page-trouble");
    let main = html! {
        div.trouble {
            h1 { (title) }
            p #why role="alert" { (why) }
            p { (shell.word("page-trouble-back")) }
            p { a.btn href=(shell.link("")) { (shell.word("page-trouble-home")) } }
        }
    };
    shell.page(&Head { title: &title, about: why, section: Section::Play }, &main)
}
