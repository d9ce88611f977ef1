//! The files that pages load, all of which are part of the program.

use catalog::Catalog;
use record::to_hex;
use scene::Asset;
use sha2::{Digest, Sha256};

/// The files of the site and of the frame around every table.
const OWN: &[Asset] = &[
    Asset::style("tokens.css", include_str!("../static/tokens.css")),
    Asset::style("site.css", include_str!("../static/site.css")),
    Asset::style("table.css", include_str!("../static/table.css")),
    Asset::style("lobby.css", include_str!("../static/lobby.css")),
    Asset::style("ending.css", include_str!("../static/ending.css")),
    Asset::drawing("icon.svg", include_str!("../static/icon.svg")),
    Asset {
        name: "starfry.webmanifest",
        media_type: "application/manifest+json",
        text: include_str!("../static/starfry.webmanifest"),
    },
    Asset::drawing("icon-turn.svg", include_str!("../static/icon-turn.svg")),
    Asset::script("site.js", include_str!("../static/site.js")),
    Asset::script("api.js", include_str!("../static/api.js")),
    Asset::script("beats.js", include_str!("../static/beats.js")),
    Asset::script("die.js", include_str!("../static/die.js")),
    Asset::script("learn.js", include_str!("../static/learn.js")),
    Asset::script("fair.js", include_str!("../static/fair.js")),
    Asset::script("morph.js", include_str!("../static/morph.js")),
    Asset::script("panels.js", include_str!("../static/panels.js")),
    Asset::script("point.js", include_str!("../static/point.js")),
    Asset::script("replay.js", include_str!("../static/replay.js")),
    Asset::script("rulebook.js", include_str!("../static/rulebook.js")),
    Asset::script("settings.js", include_str!("../static/settings.js")),
    Asset::script("sounds.js", include_str!("../static/sounds.js")),
    Asset::script("table.js", include_str!("../static/table.js")),
    Asset::script("theme.js", include_str!("../static/theme.js")),
    Asset::script("tips.js", include_str!("../static/tips.js")),
    Asset::script("zoom.js", include_str!("../static/zoom.js")),
];

/// The number of bytes of the digest that names the folder. Nobody chooses our files, so it only has to tell
/// versions apart.
const DIGEST_BYTES: usize = 6;

/// Every file that one of our pages may load, in a folder that is named after what is in it.
///
/// Browsers may therefore keep a file for as long as they like: another version has another address. The name
/// belongs to the folder and not to each file, so that scripts can import each other, and scenes can refer to
/// drawings, by plain names.
#[derive(Debug)]
pub struct Assets {
    all: Vec<&'static Asset>,
    prefix: String,
}

impl Assets {
    /// The files of the site and of these games.
    pub fn of(catalog: &Catalog) -> Assets {
        let all: Vec<&'static Asset> = OWN.iter().chain(catalog.assets()).collect();
        let prefix = format!("../assets/{}/", digest(all.iter().copied()));
        Assets { all, prefix }
    }

    /// All files.
    pub fn all(&self) -> &[&'static Asset] {
        &self.all
    }

    /// The name of the folder, which changes whenever a file does.
    pub fn folder(&self) -> &str {
        self.prefix.trim_start_matches("../assets/").trim_end_matches('/')
    }

    /// The beginning of all addresses of files on pages one level below the start page, such as tables:
    /// `../assets/FOLDER/`.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// The address of a file on a page from which `root` leads to the start page.
    pub(crate) fn address(&self, root: &str, name: &str) -> String {
        format!("{root}{}{name}", self.prefix.trim_start_matches("../"))
    }
}

/// A digest of these files: names, media types and contents.
fn digest<'a>(files: impl IntoIterator<Item = &'a Asset>) -> String {
    let mut digest = Sha256::new();
    for Asset { name, media_type, text } in files {
        // With their lengths, because otherwise a text could pass for the next file's name.
        for part in [name, media_type, text] {
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part);
        }
    }
    to_hex(&digest.finalize()[..DIGEST_BYTES])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_changes_with_every_name_type_and_content() {
        let named = |files: &[Asset]| digest(files);
        let folders = [
            named(&[]),
            named(&[Asset::style("a.css", "b")]),
            named(&[Asset::style("a.css", "c")]),
            named(&[Asset::style("a.cssb", "")]),
            named(&[Asset::script("a.css", "b")]),
            named(&[Asset::style("a.css", "b"), Asset::style("b.css", "")]),
            named(&[Asset::style("b.css", ""), Asset::style("a.css", "b")]),
        ];
        for (index, folder) in folders.iter().enumerate() {
            assert_eq!(folder.len(), 2 * DIGEST_BYTES);
            assert!(!folders[..index].contains(folder), "{index}: {folder}");
        }
        assert_eq!(folders[1], named(&[Asset::style("a.css", "b")]));
    }
}
