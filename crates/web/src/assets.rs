//! The files that pages load, all of which are part of the program.

use catalog::Catalog;
use scene::Asset;

/// The files of the site and of the frame around every table.
const OWN: &[Asset] = &[
    Asset::style("tokens.css", include_str!("../static/tokens.css")),
    Asset::style("site.css", include_str!("../static/site.css")),
    Asset::style("table.css", include_str!("../static/table.css")),
    Asset::drawing("icon.svg", include_str!("../static/icon.svg")),
    Asset::drawing("icon-turn.svg", include_str!("../static/icon-turn.svg")),
    Asset::script("site.js", include_str!("../static/site.js")),
    Asset::script("api.js", include_str!("../static/api.js")),
    Asset::script("learn.js", include_str!("../static/learn.js")),
    Asset::script("fair.js", include_str!("../static/fair.js")),
    Asset::script("morph.js", include_str!("../static/morph.js")),
    Asset::script("panels.js", include_str!("../static/panels.js")),
    Asset::script("point.js", include_str!("../static/point.js")),
    Asset::script("replay.js", include_str!("../static/replay.js")),
    Asset::script("rulebook.js", include_str!("../static/rulebook.js")),
    Asset::script("settings.js", include_str!("../static/settings.js")),
    Asset::script("table.js", include_str!("../static/table.js")),
    Asset::script("theme.js", include_str!("../static/theme.js")),
    Asset::script("zoom.js", include_str!("../static/zoom.js")),
];

/// Every file that one of our pages may load.
pub fn assets(catalog: &Catalog) -> impl Iterator<Item = &'static Asset> {
    OWN.iter().chain(catalog.assets())
}
