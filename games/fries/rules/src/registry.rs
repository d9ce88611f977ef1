//! Every rule of the game by its id; the rulebook has the text. F and a number refer to our rulings, for
//! cases where the rulebooks are silent or disagree.

use contract::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal $(, $ruling:literal)*;)*) => {
        $(pub(crate) static $name: Rule = Rule::new(concat!("fries.", $id), &[$($ruling),*]);)*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats";
    SETUP_RED = "setup.red", "F2";
    SETUP_TILES = "setup.tiles";
    SETUP_FIRST = "setup.first", "F1";
    SETUP_START = "setup.start", "F1";
    OPTION_ROUND_LIMIT = "option.round-limit", "F20";

    TURN_ORDER = "turn.order";
    TURN_PHASES = "turn.phases";
    TURN_FREE = "turn.free", "F20";
    DICE_WAIT = "dice.wait";
    DICE_CHANCE = "dice.chance";

    MOVE_OWN = "move.own";
    MOVE_ONCE = "move.once", "F3";
    MOVE_NETWORK = "move.network", "F3", "F11";
    MOVE_STOP = "move.stop";
    INFILTRATE_START = "infiltrate.start", "F13";
    INFILTRATE_MARKER = "infiltrate.marker", "F13";
    SEDATOR_CLEARS = "sedator.clears", "F11";
    SEDATOR_PART = "sedator.part", "F11";

    BUMP_MUST = "bump.must";
    BUMP_ORDER = "bump.order", "F4", "F6";
    BUMP_STRENGTH = "bump.strength", "F4";
    BUMP_DICE = "bump.dice";
    SUPPORT_SIDE = "support.side", "F5";
    SUPPORT_AGAIN = "support.again", "F6";
    FLIGHT_ALL = "flight.all", "F7";
    FLIGHT_SHARE = "flight.share", "F7";
    FLIGHT_PATH = "flight.path", "F8";
    FLIGHT_BLOCKED = "flight.blocked", "F9";
    WITNESS_PLACE = "witness.place", "F10";
    WITNESS_MOVE = "witness.move", "F10";
    BUMP_BEATEN = "bump.beaten";

    STAND_OPEN = "stand.open";
    STAND_TAKE = "stand.take";
    RESTAURANT_OPEN = "restaurant.open", "F14";
    RESTAURANT_TAKE = "restaurant.take", "F13", "F14";
    RESTAURANT_ONCE = "restaurant.once", "F14";
    RESTAURANT_ROLL = "restaurant.roll", "F15";
    RESTAURANT_WITNESSES = "restaurant.witnesses", "F12";
    SUPPLY_LIMIT = "supply.limit", "F16";

    NEW_UFO = "new.ufo", "F17";
    NEW_PLACE = "new.place", "F17";
    COUNT_CONTROL = "count.control", "F18";
    END_CITIES = "end.cities", "F18";
    END_ALL = "end.all", "F18";
    END_LIMIT = "end.limit", "F20";
    END_SCORE = "end.score", "F19";
    END_TIE = "end.tie";
    END_OVER = "end.over";
    WATCH = "watch";
}
