//! The hulls, and the signs of weapons, devices and cards: the game's art, lines and shapes that tell things apart without colour.

use battleforce::Race;

/// A hull, bow to the right, in a box of 120 by 60.
pub(super) fn hull(race: Race) -> &'static str {
    match race {
        Race::Federation => {
            r#"<path class="sfb-plate" d="M4 11h24l6 6v4H4zM4 49h24l6-6v-4H4z"/><path class="sfb-hull" d="M8 22h26l44 3h8V15l-4-9h10l12 9 8 15-8 15-12 9H82l4-9V35h-8l-44 3H8z"/><path class="sfb-seam" d="M94 12v36M104 20v20M40 26v8M50 26.6v6.8M60 27v6M8 30h24"/>"#
        }
        Race::Klingon => {
            r#"<path class="sfb-hull" d="M10 30l14-9C38 6 68 0 112 5 88 11 74 17 68 25l12 5-12 5c6 8 20 14 44 20C68 60 38 54 24 39z"/><path class="sfb-plate" d="M30 30l8-8h16l6 8-6 8H38z"/><path class="sfb-seam" d="M44 12c14-4 28-5 42-5M44 48c14 4 28 5 42 5M46 22v16M14 30h10"/>"#
        }
        Race::Romulan => {
            r#"<path class="sfb-plate" d="M52 11L14 2l22 18zM52 49L14 58l22-18z"/><path class="sfb-hull" d="M8 30C32 9 82 9 114 30 82 51 32 51 8 30z"/><path class="sfb-seam" d="M30 30c18-10 46-10 64 0-18 10-46 10-64 0zM62 22.6v14.8M94 30h14"/>"#
        }
        Race::Gorn => {
            r#"<path class="sfb-hull" d="M74 15c20-2 34 5 39 15-5 10-19 17-39 15z"/><path class="sfb-plate" d="M6 22C14 10 28 9 42 13v34C28 51 14 50 6 38z"/><path class="sfb-hull" d="M36 10c14-7 34-6 44 1 4 11 4 27 0 38-10 7-30 8-44 1 4-12 4-28 0-40z"/><path class="sfb-seam" d="M58 6.5v47M92 17v26M22 13v34M104 26v8"/>"#
        }
        Race::Kzinti => {
            r#"<path class="sfb-plate" d="M12 12l26-5c28-4 52 0 66 10-20-3-38-1-54 4H12zM12 48l26 5c28 4 52 0 66-10-20 3-38 1-54-4H12z"/><path class="sfb-hull" d="M6 23h36l74 7-74 7H6z"/><path class="sfb-seam" d="M12 16.5h30M12 43.5h30M46 27v6M56 28v4M14 27v6"/>"#
        }
        Race::Orion => {
            r#"<path class="sfb-plate" d="M26 9l44-4 26 6-24 6-42-1zM34 45l-14 11 34-10z"/><path class="sfb-hull" d="M6 36l16-13 44-2 48 10-20 8-62 8z"/><path class="sfb-seam" d="M46 16.5l4 5M62 17l2 4M70 26l20 5M30 30h30M86 31v6"/>"#
        }
        Race::Tholian => {
            r#"<path class="sfb-hull" d="M6 30L36 8h54l26 22-26 22H36z"/><path class="sfb-plate" d="M52 23l64 7-64 7z"/><path class="sfb-seam" d="M6 30l46-7L90 8M52 23L36 8M6 30l46 7 38 15M52 37L36 52M52 23v14M52 23l64 7-64 7"/>"#
        }
    }
}

/// The sign of a button, a device or a kind of card, by its word, in a box of 24 by 24; nothing for a word that has none.
pub(super) fn sign(word: &str) -> &'static str {
    SIGNS.iter().find(|(name, _)| *name == word).map_or("", |(_, sign)| sign)
}

const SIGNS: &[(&str, &str)] = &[
    (
        "phaser_1",
        r#"<path fill="currentColor" d="M2 4h2.5a4.5 4.5 0 010 9H2z"/><path fill="currentColor" d="M10 7.7h12v1.6H10z"/><path d="M16.5 15.5l2-1.5v7"/>"#,
    ),
    (
        "phaser_2",
        r#"<path fill="currentColor" d="M2 4h2.5a4.5 4.5 0 010 9H2z"/><path fill="currentColor" d="M10 7.7h12v1.6H10z"/><path d="M15.5 15.5c.5-2 4-2 4 .3 0 2-4 3-4 5.2h4.2"/>"#,
    ),
    (
        "phaser_3",
        r#"<path fill="currentColor" d="M2 4h2.5a4.5 4.5 0 010 9H2z"/><path fill="currentColor" d="M10 7.7h12v1.6H10z"/><path d="M15.5 14h4l-2.3 2.7c3.5 0 3.5 4.3.3 4.3-1.2 0-2-.5-2.3-1.3"/>"#,
    ),
    (
        "photon",
        r#"<circle fill="currentColor" cx="12" cy="12" r="3.6"/><path d="M12 2v4.5M12 17.5V22M2 12h4.5M17.5 12H22M5.5 5.5l2 2M18.5 18.5l-2-2M18.5 5.5l-2 2M5.5 18.5l2-2"/>"#,
    ),
    (
        "disruptor",
        r#"<path d="M3 5l5 3-1.5 3L13 14l-1.5 3 7 3.5"/><path d="M9 3l4.5 2.7L12 8.7l6.5 3-1.5 3 4.5 2.3"/>"#,
    ),
    (
        "drone",
        r#"<path d="M6 9h10v6H6z"/><path fill="currentColor" d="M16 9c3 0 5 1.5 6.5 3-1.5 1.5-3.5 3-6.5 3zM6 9L3 4.5h4L10.5 9zM6 15l-3 4.5h4l3.5-4.5z"/><path d="M1.5 12H4"/>"#,
    ),
    (
        "plasma_r",
        r#"<path d="M22 12c0 5-4 8.5-8.5 8.5C8 20.5 6 16 1.5 12 6 8 8 3.5 13.5 3.5 18 3.5 22 7 22 12z"/><path d="M12 15.5v-7h2.5c2.6 0 2.6 3.6 0 3.6H12m2.2 0l2.3 3.4"/>"#,
    ),
    (
        "plasma_s",
        r#"<path d="M20.5 12c0 4-3 6.5-6.7 6.5C9.5 18.5 8 15 3 12c5-3 6.5-6.5 10.8-6.5 3.7 0 6.7 2.5 6.7 6.5z"/><path d="M16 9.3c-1-1.3-4-1-4 .8 0 2.4 4.2 1.3 4.2 3.7 0 2-3.3 2.2-4.4.7"/>"#,
    ),
    (
        "plasma_f",
        r#"<path d="M20.5 12c0 3.4-2.6 5.5-5.6 5.5-3.8 0-5.4-3-10.4-5.5 5-2.5 6.6-5.5 10.4-5.5 3 0 5.6 2.1 5.6 5.5z"/><path d="M12.7 15.2V8.8h3.6M12.7 11.9h3"/>"#,
    ),
    ("fighters", r#"<path fill="currentColor" d="M13 4l8 3-8 3 2-3zM13 14l8 3-8 3 2-3zM3 9l8 3-8 3 2-3z"/>"#),
    (
        "option_mount",
        r#"<path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4"/><path d="M9.3 9.6c.3-3.3 5.6-3 5.3 0-.2 1.7-2.6 1.9-2.6 4M12 16.7v.6"/>"#,
    ),
    ("free_hit", r#"<path d="M12 3l8 4.5v9L12 21l-8-4.5v-9z"/>"#),
    (
        "cloak",
        r#"<path d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0z" stroke-dasharray="2.6 2.2"/><path d="M4 20L20 4"/>"#,
    ),
    (
        "web",
        r#"<path d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17"/><path d="M12 6.5l4.8 2.7v5.6L12 17.5l-4.8-2.7V9.2z"/><path d="M12 2.5l8.3 4.7v9.6L12 21.5l-8.3-4.7V7.2z"/>"#,
    ),
    (
        "overload",
        r#"<path fill="currentColor" d="M11 2L3.5 13H9l-1.5 9L16 10.5h-5.5z"/><path d="M17 9l2.5-3L22 9M17 14l2.5-3 2.5 3"/>"#,
    ),
    (
        "enveloper",
        r#"<path fill="currentColor" d="M16 12c0 2.5-1.8 4-4 4-3 0-4-2-6.5-4C8 10 9 8 12 8c2.2 0 4 1.5 4 4z"/><path d="M9 3c7-1 12 3 12 9s-5 10-12 9"/><path d="M5.5 5C4 6 2.8 7.5 2.3 9M5.5 19c-1.5-1-2.7-2.5-3.2-4"/>"#,
    ),
    (
        "scatterpack",
        r#"<path d="M2 12h7"/><path d="M9 12l8-7M9 12h10M9 12l8 7"/><path fill="currentColor" d="M15 3l6-.5-2.6 5.4zM18 9.5l5 2.5-5 2.5zM18.4 16.1L21 21.5l-6-.5z"/>"#,
    ),
    (
        "erratic_maneuvers",
        r#"<path d="M2 18l4-11 4.5 10L15 6l3.5 8"/><path fill="currentColor" d="M22 18.5l-6.2-2.6 4.8-3.3z"/>"#,
    ),
    (
        "ecm",
        r#"<path d="M4.5 5.5c-3 4-3 9 0 13M8.5 8c-1.7 2.5-1.7 5.5 0 8M19.5 5.5c3 4 3 9 0 13M15.5 8c1.7 2.5 1.7 5.5 0 8"/><circle fill="currentColor" cx="12" cy="12" r="1.8"/>"#,
    ),
    (
        "eccm",
        r#"<path d="M4.5 5.5c-3 4-3 9 0 13M19.5 5.5c3 4 3 9 0 13" stroke-dasharray="3 2.2"/><path d="M6.5 12h8"/><path fill="currentColor" d="M12.5 7.5L19 12l-6.5 4.5z"/>"#,
    ),
    (
        "reinforce_shields",
        r#"<path d="M12 2.5l8 3v6c0 5-3.3 8.5-8 10.5-4.7-2-8-5.5-8-10.5v-6z"/><path d="M12 8v8M8 12h8"/>"#,
    ),
    (
        "wild_weasel",
        r#"<path fill="currentColor" d="M7 12l3-3h5l4 3-4 3h-5z"/><path d="M7 5c3-2.7 8-2.7 11 0M7 19c3 2.7 8 2.7 11 0"/><path d="M1.5 12h3M2.5 8.5l2.3 1M2.5 15.5l2.3-1"/>"#,
    ),
    (
        "tractor_beam",
        r#"<path d="M9 3h6l5.5 18h-17z"/><path d="M7.8 8h8.4M6.5 12.5h11"/><circle fill="currentColor" cx="12" cy="17.3" r="2"/>"#,
    ),
    (
        "disengage",
        r#"<path d="M5 20v-8a6.5 6.5 0 0113 0v4"/><path fill="currentColor" d="M18 22l-4.2-6h8.4z"/>"#,
    ),
    (
        "damage_control",
        r#"<path d="M20.5 6.5a5 5 0 01-6.7 6L7 19.5a2.2 2.2 0 01-3-3l7-6.8a5 5 0 016-6.7l-3 3 .7 2.8 2.8.7z"/>"#,
    ),
    (
        "legendary_engineer",
        r#"<circle cx="10" cy="13.5" r="4"/><path d="M10 6.5v3M10 17.5v3M3 13.5h3M14 13.5h3M5 8.5l2.2 2.2M15 18.5l-2.2-2.2M5 18.5l2.2-2.2"/><path fill="currentColor" d="M19 2l1.2 2.7 2.8.3-2.1 2 .6 3-2.5-1.5L16.5 10l.6-3L15 5l2.8-.3z"/>"#,
    ),
    (
        "legendary_gunner",
        r#"<circle cx="10" cy="14" r="6"/><path d="M10 5.5v5M10 17.5V23M1.5 14h5M13.5 14h5"/><path fill="currentColor" d="M19 1.5l1.2 2.7 2.8.3-2.1 2 .6 3L19 8l-2.5 1.5.6-3-2.1-2 2.8-.3z"/>"#,
    ),
    (
        "prime_team",
        r#"<circle cx="12" cy="6" r="2.8"/><circle cx="5" cy="10" r="2.2"/><circle cx="19" cy="10" r="2.2"/><path d="M7 21v-4.5c0-6 10-6 10 0V21zM1.5 20v-3c0-2.3 2-3.6 3.7-3.5M22.5 20v-3c0-2.3-2-3.6-3.7-3.5"/>"#,
    ),
    (
        "pf_flotilla",
        r#"<path fill="currentColor" d="M3 4l6 2.5L3 9l1.5-2.5zM3 11l6 2.5L3 16l1.5-2.5zM9.5 8l6 2.5-6 2.5L11 10.5zM9.5 15l6 2.5-6 2.5 1.5-2.5zM16 5l6 2.5-6 2.5 1.5-2.5zM16 12l6 2.5-6 2.5 1.5-2.5z"/>"#,
    ),
    (
        "planet_based_fighters",
        r#"<path d="M2 21c1-6 5-9 10-9s9 3 10 9"/><path d="M5.5 16.5c4 1.5 9 1.5 13 0"/><path fill="currentColor" d="M12 2l3 7-3-1.6L9 9z"/>"#,
    ),
    (
        "klingon_mutiny",
        r#"<path d="M6 22V3"/><path d="M6 4h14l-4 4.5 4 4.5H6"/><path d="M11 4l-1.5 3.5L13 9l-2 4"/>"#,
    ),
    (
        "organian_ceasefire",
        r#"<path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z"/><path d="M9.5 8v8M14.5 8v8"/>"#,
    ),
    (
        "reinforcements",
        r#"<path d="M2.5 7L12 2.5 21.5 7M2.5 12.5L12 8l9.5 4.5"/><path d="M12 14v8M8 18h8"/>"#,
    ),
    (
        "burst",
        r#"<path d="M12 2l2 6 5-3.5-2.5 5.5 6 2-6 2 2.5 5.5-5-3.5-2 6-2-6-5 3.5L7.5 14l-6-2 6-2L5 4.5 10 8z"/>"#,
    ),
    ("hand", r#"<path d="M4 7l8-3 5 13-8 3z"/><path d="M13 5.5h7v14h-3"/>"#),
    ("pile", r#"<path d="M6 3h13v15H6z"/><path d="M6 6H3.5v15.5H16V18"/>"#),
    (
        "star",
        r#"<path fill="currentColor" d="M12 2.5l2.9 6.3 6.6.7-5 4.6 1.5 6.9-6-3.6L6 21l1.5-6.9-5-4.6 6.6-.7z"/>"#,
    ),
    ("lock", r#"<path d="M5 11h14v10H5zM8 11V7.5a4 4 0 018 0V11"/>"#),
];
