//! Every rule of the game by its id; the rulebook has the text. R and a number refer to our rulings, for
//! cases where the rulebook is silent or contradicts itself.

use contract::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal $(, $ruling:literal)*;)*) => {
        $(
            #[allow(dead_code, reason = "some rules are never cited by the code")]
            pub(crate) static $name: Rule = Rule::new(concat!("battleforce.", $id), &[$($ruling),*]);
        )*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats", "R60";
    SETUP_SHIPS = "setup.ships";
    SETUP_CARDS = "setup.cards";
    SETUP_RESERVE = "setup.reserve";
    SETUP_LINES = "setup.lines", "R62";
    SETUP_SHOW = "setup.show";
    SETUP_FIRST = "setup.first", "R40";
    SETUP_INTRODUCTORY = "setup.introductory", "R78";

    OPTION_FORMATIONS = "option.formations";
    OPTION_FIGHTERS = "option.fighters";
    OPTION_POINTS = "option.points";
    OPTION_INTRODUCTORY = "option.introductory";
    OPTION_ALLIES = "option.allies";
    OPTION_DUEL = "option.duel";
    OPTION_SOLITAIRE = "option.solitaire";
    OPTION_RACE = "option.race";
    OPTION_TRADITIONAL = "option.traditional";

    FLEET_DRAFT = "fleet.draft";
    FLEET_POINTS = "fleet.points", "R62";
    FLEET_CENTRE = "fleet.centre";
    FLEET_FIRST_FOUR = "fleet.first-four";
    FLEET_RACE = "fleet.race", "R84";

    TURN_ORDER = "turn.order";
    TURN_PHASES = "turn.phases", "R83";
    TURN_ORDER_CARDS = "turn.order-cards";
    CHANCE_WAIT = "chance.wait";
    CHANCE_ONLY = "chance.only";
    SHIP_EXISTS = "ship.exists";
    SHIP_OWN = "ship.own";
    CARD_HAND = "card.hand";
    LEVEL_ADVANCED = "level.advanced";

    DRAW_LIMIT = "draw.limit", "R65";
    DRAW_DECK = "draw.deck", "R40";
    DRAW_RESERVE = "draw.reserve", "R65";
    DRAW_TOP = "draw.top", "R81";
    DRAW_TWO = "draw.two", "R36";
    RESERVE_TAKE = "reserve.take", "R48";
    RESERVE_NAME = "reserve.name";
    RESERVE_LIMIT = "reserve.limit";

    REPAIR_CONTROL = "repair.control", "R22", "R79";
    REPAIR_ONE = "repair.one";
    REPAIR_CARD = "repair.card", "R23";
    REPAIR_DAMAGED = "repair.damaged", "R79";
    REINFORCE_JOIN = "reinforce.join";
    REINFORCE_DECK = "reinforce.deck", "R40", "R78";

    FORMATION_LINES = "formation.lines";
    FORMATION_MOVES = "formation.moves", "R20", "R73";
    FORMATION_ONCE = "formation.once", "R73";
    FORMATION_RESERVE = "formation.reserve", "R46", "R73";
    FORMATION_FRONT = "formation.front", "R66";
    FORMATION_WEASEL = "formation.weasel";
    FORMATION_ADVANCE = "formation.advance", "R66";
    FORMATION_SECOND = "formation.second", "R21";
    FORMATION_NONE = "formation.none", "R57";
    DEVICE_RAISE = "device.raise";
    DEVICE_LOWER = "device.lower", "R18", "R73";
    DEVICE_FIRST = "device.first", "R20";
    DEVICE_MANEUVERS = "device.maneuvers", "R70";

    ATTACK_TARGET = "attack.target", "R80";
    ATTACK_RESERVE = "attack.reserve";
    ATTACK_WEAPON = "attack.weapon", "R80";
    ATTACK_BURDENED = "attack.burdened", "R10", "R68";
    ATTACK_SECOND = "attack.second", "R58";
    ATTACK_INSTEAD = "attack.instead", "R21", "R58";
    WEAPON_BUTTON = "weapon.button", "R37";
    WEAPON_MOUNT = "weapon.mount", "R38";
    RANGE_BODY = "range.body", "R16";
    BOOSTER_FITS = "booster.fits", "R52";
    BOOSTER_DEFENCE = "booster.defence", "R5";
    CANCEL_WHAT = "cancel.what", "R19", "R49";
    PRIME_ATTACK = "prime.attack", "R26", "R51";
    PRIME_WEB = "prime.web", "R76";

    DEFENCE_ASKED = "defence.asked", "R45";
    DEFENCE_CARD = "defence.card";
    DEFENCE_SHOT = "defence.shot", "R8", "R47", "R82";
    DEFENCE_TOTAL = "defence.total", "R8";
    DEFENCE_DRONE = "defence.drone", "R13";
    DEFENCE_SCATTERPACK = "defence.scatterpack", "R13", "R75";
    DEFENCE_PLASMA_F = "defence.plasma-f", "R12";
    DEFENCE_PHASER = "defence.phaser", "R13";
    DEFENCE_HALF = "defence.half", "R11";
    MANEUVERS_LAST = "maneuvers.last", "R9", "R70";
    MANEUVERS_DEVICE = "maneuvers.device";
    WEASEL_OR_MANEUVERS = "weasel.or-maneuvers", "R39", "R74";
    WEASEL_ONE = "weasel.one", "R74";
    WEASEL_SILENT = "weasel.silent";
    WEASEL_SCREEN = "weasel.screen", "R67";
    WEASEL_ANCHOR = "weasel.anchor", "R14", "R53";
    WEASEL_GONE = "weasel.gone", "R15", "R67";
    TRACTOR_DRONE = "tractor.drone";
    DISENGAGE_END = "disengage.end", "R6", "R31";
    DISENGAGE_SAFE = "disengage.safe", "R68", "R74";
    REACT_CARD = "react.card", "R45";
    DAMAGE_BUTTON = "damage.button", "R47";
    DAMAGE_KILL = "damage.kill", "R69";
    DAMAGE_TRADITIONAL = "damage.traditional", "R56";
    CLOAK_SILENT = "cloak.silent";
    CLOAK_SEEKING = "cloak.seeking", "R19";
    CLOAK_HALF = "cloak.half";
    WEB_PHASERS = "web.phasers", "R17";
    WEB_HALF = "web.half", "R17", "R55";

    FIGHTERS_SQUADRONS = "fighters.squadrons", "R2", "R27";
    FIGHTERS_PLACE = "fighters.place", "R28";
    FIGHTERS_ALONE = "fighters.alone";
    FIGHTERS_WEAPONS = "fighters.weapons";
    FIGHTERS_ORDER = "fighters.order", "R50";
    FIGHTERS_LOST = "fighters.lost", "R29";
    FIGHTERS_ESCORT = "fighters.escort", "R30";
    FIGHTERS_PLANET = "fighters.planet", "R1";
    FLOTILLA_FIRE = "flotilla.fire", "R4";
    FLOTILLA_SHIPS = "flotilla.ships", "R54";
    FLOTILLA_STRENGTH = "flotilla.strength", "R3";
    FLOTILLA_SCORE = "flotilla.score", "R7", "R69";
    MUTINY_KLINGON = "mutiny.klingon", "R24";
    MUTINY_DIE = "mutiny.die", "R24";
    MUTINY_PRIME = "mutiny.prime", "R26", "R51";
    CEASEFIRE = "ceasefire", "R25", "R71", "R81";
    REDRAW = "redraw";
    DISCARD_CARDS = "discard.cards";
    DISCARD_ONE = "discard.one";
    DISCARD_TOP = "discard.top", "R77";

    ALLIES_PEACE = "allies.peace";
    ALLIES_GIVE = "allies.give";
    ALLIES_END = "allies.end", "R41";
    DIPLOMACY = "diplomacy";
    DIPLOMACY_BROKEN = "diplomacy.broken";

    END_ALONE = "end.alone", "R33", "R80";
    END_OUT = "end.out", "R33";
    END_SCORE = "end.score", "R32";
    END_TIME = "end.time", "R59";
    END_RESHUFFLES = "end.reshuffles", "R59";
    END_SHIPS = "end.ships", "R59";
    END_ELIMINATION = "end.elimination", "R59";
    END_CAP = "end.cap", "R72";
    END_OVER = "end.over";
    TIE_SHARED = "tie.shared";
    TIE_CARDS = "tie.cards", "R34", "R61";
    TIE_DUEL = "tie.duel", "R61";

    SOLITAIRE_SETUP = "solitaire.setup", "R64";
    SOLITAIRE_TURN = "solitaire.turn", "R63", "R64";
    SOLITAIRE_TARGET = "solitaire.target", "R64";
    SOLITAIRE_DEFENCE = "solitaire.defence", "R64";
    SOLITAIRE_RESERVE = "solitaire.reserve";
    WATCH = "watch";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_is_cited_by_a_rule() {
        let unused = [35, 42, 43, 44];
        for number in (1..=81).filter(|number| !unused.contains(number)) {
            let ruling = format!("R{number}");
            let is_cited = ALL.iter().any(|rule| rule.rulings.contains(&ruling.as_str()));
            assert!(is_cited, "no rule cites {ruling}");
        }
    }
}
