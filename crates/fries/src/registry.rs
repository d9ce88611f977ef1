//! Every rule of the game by its id. The letter F and a number name our ruling where the rulebooks are silent or disagree.

use table::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal, $sentence:literal;)*) => {
        $(pub(crate) static $name: Rule = Rule::new(concat!("fries.", $id), $sentence);)*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats", "Two to five players play.";
    SETUP_RED = "setup.red", "With two or three players only the red fields and lines exist (F2).";
    SETUP_TILES = "setup.tiles", "Every city in play gets one random tile with its resistance and its restaurant slots.";
    SETUP_FIRST = "setup.first", "Chance decides who begins; play goes clockwise (F1).";
    SETUP_START = "setup.start", "In turn order everybody puts two standard UFOs on one village without UFOs of others (F1).";
    OPTION_ROUND_LIMIT = "option.round-limit", "The round limit is a number from 1 to 200 (F20).";

    TURN_ORDER = "turn.order", "Only the player who is asked decides.";
    TURN_PHASES = "turn.phases", "A turn is movement, bumps, actions, count, or a new UFO instead; each thing has its phase.";
    TURN_FREE = "turn.free", "Nobody has to move or act; only bumps must be fought (F20).";
    DICE_WAIT = "dice.wait", "The dice must be rolled first.";
    DICE_CHANCE = "dice.chance", "Chance decides only when something is left to it, and only what can come up.";

    MOVE_OWN = "move.own", "Only an own UFO that stands there can be chosen.";
    MOVE_ONCE = "move.once", "Each UFO moves at most once in a turn (F3).";
    MOVE_NETWORK = "move.network", "A UFO flies as far as it likes over own stands and restaurants without foreign UFOs, and stops where it leaves them (F3, F11).";
    MOVE_STOP = "move.stop", "Entering a field that is not in the own network, or that holds foreign UFOs, ends the move there.";
    INFILTRATE_START = "infiltrate.start", "Instead of moving, a UFO can be set on one foreign stand or restaurant on the field where it began the turn (F13).";
    INFILTRATE_MARKER = "infiltrate.marker", "There must be a stand or restaurant of that player on the field (F13).";
    SEDATOR_CLEARS = "sedator.clears", "A sedator removes all own eyewitnesses where it starts, flies over and ends, or stays (F11).";
    SEDATOR_PART = "sedator.part", "If separate parts of the network lead to the same end and would clear different cities, the player picks one (F11).";

    BUMP_MUST = "bump.must", "Where UFOs of two players meet after the movement, a bump is fought.";
    BUMP_ORDER = "bump.order", "One bump per contested field, in the order the active player likes (F4, F6).";
    BUMP_STRENGTH = "bump.strength", "Each side adds to its die: attacker 1, its best UFO there (bumper 1, sedator minus 1), and 1 for every other own UFO there or beside it (F4).";
    BUMP_DICE = "bump.dice", "The higher total wins; ties are rolled again.";
    SUPPORT_SIDE = "support.side", "In turn, each other player with UFOs beside the field supports the attacker, the defender or nobody with all of them (F5).";
    SUPPORT_AGAIN = "support.again", "A UFO may support in any number of bumps, from where it is at the time (F6).";
    FLIGHT_ALL = "flight.all", "Every losing UFO on the field must go, in the order the winner likes, each at least one field (F7).";
    FLIGHT_SHARE = "flight.share", "The winner splits the difference of the totals among them; each flight leaves one for every loser still to fly (F7).";
    FLIGHT_PATH = "flight.path", "A flight follows lines, visits no field twice, may pass over anything, and ends on a field without UFOs foreign to the bumped one (F8).";
    FLIGHT_BLOCKED = "flight.blocked", "If no field within the share is free, the flight goes to a nearest free one and costs one of the difference (F9).";
    WITNESS_PLACE = "witness.place", "One eyewitness of the bumped player is placed in each city a flight enters (F10).";
    WITNESS_MOVE = "witness.move", "If the supply is empty, the winner may move one of that colour there from another city (F10).";
    BUMP_BEATEN = "bump.beaten", "A UFO that lost a bump in its own turn has no action in that turn.";

    STAND_OPEN = "stand.open", "A UFO opens a stand in a village without one.";
    STAND_TAKE = "stand.take", "A UFO that infiltrated a stand takes it over without a roll.";
    RESTAURANT_OPEN = "restaurant.open", "In a city with a free slot a UFO can try to open a restaurant (F14).";
    RESTAURANT_TAKE = "restaurant.take", "Only where all slots are taken, the UFO that infiltrated a restaurant can try to take it over (F13, F14).";
    RESTAURANT_ONCE = "restaurant.once", "One action per city and turn, whether it succeeds or not (F14).";
    RESTAURANT_ROLL = "restaurant.roll", "The control roll: d12, plus own stands beside it, minus 2 per foreign restaurant and per own eyewitness there, minus 1 for a bumper or sedator, plus 1 per other own UFO there, must reach the resistance (F15).";
    RESTAURANT_WITNESSES = "restaurant.witnesses", "Opening or taking over a restaurant removes all own eyewitnesses in that city (F12).";
    SUPPLY_LIMIT = "supply.limit", "Supplies are hard limits; replaced markers go back to their owner (F16).";

    NEW_UFO = "new.ufo", "Instead of the whole turn a player who controls at least as many cities as he has UFOs takes a new one (F17).";
    NEW_PLACE = "new.place", "A new UFO starts in a controlled city without foreign UFOs (F17).";
    COUNT_CONTROL = "count.control", "A city is controlled by a player who alone has restaurants there; free slots do not matter (F18).";
    END_CITIES = "end.cities", "The game ends in the count when somebody controls four cities (3 or 5 players) or five (2 or 4 players) (F18).";
    END_ALL = "end.all", "The game ends in the count when every city in play has a restaurant, but not with three players (F18).";
    END_LIMIT = "end.limit", "The game ends after the last turn of the round limit (F20).";
    END_SCORE = "end.score", "A restaurant scores the resistance of its city, a stand 1, an own eyewitness on the board minus 2 (F19).";
    END_TIE = "end.tie", "Most points win, then most UFOs on the board; then the win is shared.";
    END_OVER = "end.over", "The game is over.";
    WATCH = "watch", "Who only watches decides nothing.";
}
