//! Every rule of the game by its id. The letter R and a number name our ruling where the rulebook is silent or contradicts itself.

use table::Rule;

macro_rules! registry {
    ($($name:ident = $id:literal, $sentence:literal;)*) => {
        $(
            #[allow(dead_code, reason = "some rules only explain")]
            pub(crate) static $name: Rule = Rule::new(concat!("battleforce.", $id), $sentence);
        )*
        /// All rules in the order of the rulebook.
        pub(crate) const ALL: &[&Rule] = &[$(&$name),*];
    };
}

registry! {
    SETUP_SEATS = "setup.seats", "Two to six players play with one copy of the game, seven or eight with two (R60).";
    SETUP_SHIPS = "setup.ships", "15, 10, 7, 6 or 5 ships each are dealt to 2, 3, 4, 5 or more players; there must be enough of them.";
    SETUP_CARDS = "setup.cards", "Everybody gets five action cards, in the advanced game seven; there must be enough of them.";
    SETUP_RESERVE = "setup.reserve", "In the advanced game everybody puts two of the seven cards into his reserve, and then sets up his lines.";
    SETUP_LINES = "setup.lines", "At least two ships stand in the Screen and two in the Main Body, at most two in Reserve; with fewer than four ships the Screen is filled first (R62).";
    SETUP_SHOW = "setup.show", "The lines are set up unseen and then shown; ships in Reserve stay face down.";
    SETUP_FIRST = "setup.first", "Chance decides who begins (R40).";
    SETUP_INTRODUCTORY = "setup.introductory", "In the introductory game everybody has four ships, the others and eleven kinds of cards leave the game (R78).";

    OPTION_FORMATIONS = "option.formations", "Only the advanced game can do without formations.";
    OPTION_FIGHTERS = "option.fighters", "Only the basic games can do without fighters; then there are no fighter attacks and no planet-based fighters.";
    OPTION_POINTS = "option.points", "Fleets are chosen by points with two or three players, for 20 to 120 points; the number means nothing otherwise.";
    OPTION_INTRODUCTORY = "option.introductory", "In the introductory game fleets are dealt or drafted.";
    OPTION_ALLIES = "option.allies", "Allies need four, six or eight players.";
    OPTION_DUEL = "option.duel", "Allies do not fight ties out with one ship each.";
    OPTION_SOLITAIRE = "option.solitaire", "Solitaire is the advanced game with formations on two seats, with dealt fleets and without allies, diplomacy, order cards, the top discard or duels.";
    OPTION_RACE = "option.race", "There are races for at most six players.";
    OPTION_TRADITIONAL = "option.traditional", "With traditional damage ECM and Maneuvers eliminate a card; they cannot reduce the whole attack as well.";

    FLEET_DRAFT = "fleet.draft", "In turn everybody picks one ship that is still there, until he has his number.";
    FLEET_POINTS = "fleet.points", "In turn everybody picks a ship while his points allow it; passing is final, and a fleet has at least one ship (R62).";
    FLEET_CENTRE = "fleet.centre", "First everybody picks a dreadnought, then a carrier; the rest is dealt.";
    FLEET_FIRST_FOUR = "fleet.first-four", "Everybody picks four ships in turn; the rest is dealt.";
    FLEET_RACE = "fleet.race", "In random order everybody picks a race nobody has; Orion and Tholian ships together are one race at any number of players, so that all have equally many (R84).";

    TURN_ORDER = "turn.order", "Only the player who is asked decides.";
    TURN_PHASES = "turn.phases", "A turn is draw, repair, formation, attack, discard; each thing has its phase; since edition 2, lowering a Cloak begins the formation (R83).";
    TURN_ORDER_CARDS = "turn.order-cards", "With order cards the order of turns is dealt anew in every game turn, and a card is shown when its number is called.";
    CHANCE_WAIT = "chance.wait", "The cards must be drawn or the dice rolled first.";
    CHANCE_ONLY = "chance.only", "Chance decides only when something is left to it, and only what can come up.";
    SHIP_EXISTS = "ship.exists", "There is no such ship in this game.";
    SHIP_OWN = "ship.own", "Only an own ship that is in play can be chosen.";
    CARD_HAND = "card.hand", "The card must be in hand.";
    LEVEL_ADVANCED = "level.advanced", "Reserves, formations, cloak and web belong to the advanced game.";

    DRAW_LIMIT = "draw.limit", "In phase 1 the hand is filled up to five cards, with a second attack to six (R65).";
    DRAW_DECK = "draw.deck", "When the deck is empty the discards are shuffled; where there are none, nothing is drawn (R40).";
    DRAW_RESERVE = "draw.reserve", "In the advanced game cards are drawn one by one, each to hand or reserve, and reserve cards may be taken between (R65).";
    DRAW_TOP = "draw.top", "With the option, one of the cards drawn in a turn may be the top discard; it goes to the hand (R81).";
    DRAW_TWO = "draw.two", "With five or more players, whoever is out of cards draws two at once; one who is not active may take a reserve card instead (R36).";
    RESERVE_TAKE = "reserve.take", "Reserve cards are taken in phase 1, or one by a player who is not active and whose hand is empty (R48).";
    RESERVE_NAME = "reserve.name", "The card that was announced has to be named.";
    RESERVE_LIMIT = "reserve.limit", "A reserve holds at most three cards.";

    REPAIR_CONTROL = "repair.control", "Continuous damage control takes one damage off every damaged ship, in Reserve too; it comes first and is never declined (R22, R79).";
    REPAIR_ONE = "repair.one", "One repair card per turn.";
    REPAIR_CARD = "repair.card", "Damage Control takes 2, 3 or 4 damage off one ship, the Legendary Engineer all; the owner picks the buttons (R23).";
    REPAIR_DAMAGED = "repair.damaged", "There must be damage there to repair (R79).";
    REINFORCE_JOIN = "reinforce.join", "Reinforcements bring a ship from the ship deck into the fleet, where there are lines into the Reserve, face down.";
    REINFORCE_DECK = "reinforce.deck", "Without ships in the ship deck Reinforcements cannot be played (R40, R78).";

    FORMATION_LINES = "formation.lines", "A formation change moves ships into another of the three lines.";
    FORMATION_MOVES = "formation.moves", "Up to one ship leaves each line; raising a device uses the move of its line (R20, R73).";
    FORMATION_ONCE = "formation.once", "Each ship moves or raises its device once in a formation change (R73).";
    FORMATION_RESERVE = "formation.reserve", "The Reserve holds two ships; more come only by Reinforcements, Disengage and Mutiny, and go in the owner's next phase 3, beyond the move limit if need be; since edition 2, only two stay if a ship moves in (R46, R73).";
    FORMATION_FRONT = "formation.front", "Screen and Main Body must not both be empty: the last ship does not go into Reserve, and one comes out if nobody is left (R66).";
    FORMATION_WEASEL = "formation.weasel", "Ships behind a Weasel or in a web do not change formation.";
    FORMATION_ADVANCE = "formation.advance", "If the Screen is empty the whole Main Body moves there: at the end of a formation change, otherwise at once (R66).";
    FORMATION_SECOND = "formation.second", "A second formation change is possible instead of the attack (R21).";
    FORMATION_NONE = "formation.none", "Without formations there are no lines and no Reserve, one device is raised per formation change, and range does not matter (R57).";
    DEVICE_RAISE = "device.raise", "Only a ship with a cloak or web that is down can raise it.";
    DEVICE_LOWER = "device.lower", "A cloak that is up may be lowered in phase 3, a web comes down there by itself (R18, R73).";
    DEVICE_FIRST = "device.first", "Before the first turn each player in order may raise one device for free (R20).";
    DEVICE_MANEUVERS = "device.maneuvers", "A ship with Erratic Maneuvers cannot raise its device (R70).";

    ATTACK_TARGET = "attack.target", "The target is a ship of an opponent in Screen or Main Body, and there must be one (R80).";
    ATTACK_RESERVE = "attack.reserve", "Ships in Reserve neither attack nor are attacked.";
    ATTACK_WEAPON = "attack.weapon", "A ship's attack needs a weapon card that it can fire at the target (R80).";
    ATTACK_BURDENED = "attack.burdened", "A ship with Maneuvers, a Weasel or Disengage on it cannot attack until its owner's next turn ends; with Maneuvers it may fire in defence (R10, R68).";
    ATTACK_SECOND = "attack.second", "With the option a second attack is made by another ship with other cards (R58).";
    ATTACK_INSTEAD = "attack.instead", "Mutiny, PFs, Ceasefire, a redraw and a second formation change replace the attack and exclude any other (R21, R58).";
    WEAPON_BUTTON = "weapon.button", "Each weapon card needs an undamaged button of its own: Phaser-1 fires all phasers, Phaser-2 also 3; Plasma-R fires R, S and F, S also F (R37).";
    WEAPON_MOUNT = "weapon.mount", "An option mount fires any weapon card but Plasma-R; Plasma-S takes two mounts (R38).";
    RANGE_BODY = "range.body", "Overload, Phaser-3 and Plasma-F are barred if attacker or target is in the Main Body; defensive fire is free (R16).";
    BOOSTER_FITS = "booster.fits", "Overload doubles photons and disruptors, Enveloper Plasma-S and R, Scatterpack drones, the Gunner any weapon; one booster per weapon card (R52).";
    BOOSTER_DEFENCE = "booster.defence", "In defence only a Scatterpack doubles, and against fighters and PFs in the advanced game the Gunner (R5).";
    CANCEL_WHAT = "cancel.what", "With the attack cards ECCM cancels Maneuvers, a Tractor or Prime Team a Weasel, a Prime Team a cloak or web; there must be one, and it acts first (R19, R49).";
    PRIME_ATTACK = "prime.attack", "A Prime Team adds 1 to an attack after boosters and reductions, before halving; it is lost if no attack card survives (R26, R51).";
    PRIME_WEB = "prime.web", "In a mixed attack on a web the Prime Team's 1 joins the direct fire if any survives; several add up (R76).";

    DEFENCE_ASKED = "defence.asked", "The defender is asked while he holds cards, the attacker after each defence card that some card could answer: who is asked tells nothing (R45).";
    DEFENCE_CARD = "defence.card", "This card cannot be played in defence here.";
    DEFENCE_SHOT = "defence.shot", "A defence card works on one attack card with its booster; what reduces damage needs one that still does some, and what is too much is lost; since edition 2, Maneuvers only need one that is not removed (R8, R47, R82).";
    DEFENCE_TOTAL = "defence.total", "Against fighters and PFs, or with the switch always, Shields, Maneuvers and ECM reduce the whole attack (R8).";
    DEFENCE_DRONE = "defence.drone", "A drone, a Plasma-S or R, or a Tractor removes one drone card, whatever its number, a Scatterpack before its drone (R13).";
    DEFENCE_SCATTERPACK = "defence.scatterpack", "A drone with a Scatterpack removes two cards, and needs two; a drone doubled by the Gunner falls to one card (R13, R75).";
    DEFENCE_PLASMA_F = "defence.plasma-f", "Plasma-F cannot be fired at drones, only at fighters and PFs (R12).";
    DEFENCE_PHASER = "defence.phaser", "A phaser takes its number off a drone or plasma, also off a doubled one (R13).";
    DEFENCE_HALF = "defence.half", "Flat reductions come first, then what is left is halved, rounding up; where nothing is halved at a webbed ship, Shields, Maneuvers and ECM count half, rounded down (R11).";
    MANEUVERS_LAST = "maneuvers.last", "Erratic Maneuvers stay on the ship to the end of its owner's next turn and work once in every attack on it; ECCM cancels them for one attack (R9, R70).";
    MANEUVERS_DEVICE = "maneuvers.device", "No Erratic Maneuvers under a cloak or web.";
    WEASEL_OR_MANEUVERS = "weasel.or-maneuvers", "Maneuvers and a Weasel exclude each other within one attack, cancelled or not; one that lies there does not (R39, R74).";
    WEASEL_ONE = "weasel.one", "No second Weasel on a ship that has one (R74).";
    WEASEL_SILENT = "weasel.silent", "Behind a Weasel no weapon is fired and no Tractor used.";
    WEASEL_SCREEN = "weasel.screen", "A Weasel in the Main Body takes its ship to the Screen, where it stays (R67).";
    WEASEL_ANCHOR = "weasel.anchor", "A Tractor anchors a Weasel; where there are lines the attacking ship or carrier must be in the Screen; planet-based fighters and PFs always may (R14, R53).";
    WEASEL_GONE = "weasel.gone", "A cancelled Weasel is discarded and bars nothing any more (R15, R67).";
    TRACTOR_DRONE = "tractor.drone", "A Tractor in defence needs a drone to remove.";
    DISENGAGE_END = "disengage.end", "Disengage ends the attack without damage, also that of PFs; the ship goes into Reserve, without lines it stays in place (R6, R31).";
    DISENGAGE_SAFE = "disengage.safe", "A disengaged ship cannot be attacked or captured and cannot attack until its owner's next turn ends, wherever it stands (R68, R74).";
    REACT_CARD = "react.card", "Each defence card may be answered once, at once: ECM and Maneuvers by ECCM, a Weasel by a Tractor or Prime Team (R45).";
    DAMAGE_BUTTON = "damage.button", "The defender covers one open button per damage; once all are covered the next damage destroys the ship (R47).";
    DAMAGE_KILL = "damage.kill", "Whoever destroys a ship takes it; cards on it are discarded, its device ends (R69).";
    DAMAGE_TRADITIONAL = "damage.traditional", "With traditional damage weapons work until the damage exceeds the buttons, ECM and Maneuvers eliminate one card with its booster, lost squadrons are marked apart; against fighters and PFs the number counts (R56).";
    CLOAK_SILENT = "cloak.silent", "A cloaked ship fires nothing and launches nothing.";
    CLOAK_SEEKING = "cloak.seeking", "Seeking weapons cannot be fired at a cloaked ship unless a Prime Team lifts the cloak first (R19).";
    CLOAK_HALF = "cloak.half", "All damage to a cloaked ship is halved, rounding up.";
    WEB_PHASERS = "web.phasers", "A ship in a web fires no phasers, except in defence against fighters, or with the switch in every defence (R17).";
    WEB_HALF = "web.half", "Direct fire, fighters and PFs at a webbed ship are halved, rounding up; seeking weapons are not (R17, R55).";

    FIGHTERS_SQUADRONS = "fighters.squadrons", "A carrier attacks with its undamaged squadrons, one die each, with or without cards in hand (R2, R27).";
    FIGHTERS_PLACE = "fighters.place", "Carriers attack from Screen or Main Body at Screen or Main Body, not with Maneuvers, a Weasel, Disengage or a cloak (R28).";
    FIGHTERS_ALONE = "fighters.alone", "Fighters and PFs attack without weapon cards and boosters.";
    FIGHTERS_WEAPONS = "fighters.weapons", "Photons and disruptors cannot be fired at fighters.";
    FIGHTERS_ORDER = "fighters.order", "Fighters and target, defensive fire, dice, subtraction, then Shields, Maneuvers, ECM, Weasel or Disengage with reactions, damage, squadrons lost (R50).";
    FIGHTERS_LOST = "fighters.lost", "Every full six points of fire destroy one squadron that took part; the marker is ordinary damage (R29).";
    FIGHTERS_ESCORT = "fighters.escort", "For a target in the Main Body one ship of the same player in the Screen may add one card (R30).";
    FIGHTERS_PLANET = "fighters.planet", "Up to two cards of planet-based fighters attack together and roll two dice each; with the switch each card counts six and a die (R1).";
    FLOTILLA_FIRE = "flotilla.fire", "Clockwise each opponent may fire one weapon card at PFs, a lone opponent two; with the switch one per ship; allies of the PFs do not fire (R4).";
    FLOTILLA_SHIPS = "flotilla.ships", "Ships in Screen or Main Body fire at PFs, not cloaked, weaseled or disengaged ones, and webbed ones no phasers (R54).";
    FLOTILLA_STRENGTH = "flotilla.strength", "Twelve damage destroy the PFs; otherwise they do two dice and half of what is left of twelve, rounding up, or with the switch all of it (R3).";
    FLOTILLA_SCORE = "flotilla.score", "Nobody scores for a ship destroyed by PFs; it goes under the ship deck, undamaged (R7, R69).";
    MUTINY_KLINGON = "mutiny.klingon", "Mutiny strikes Klingon ships only, never in Reserve (R24).";
    MUTINY_DIE = "mutiny.die", "1 to 3 are damage, more captures the ship with its damage, 0 does nothing; a kill scores for the player of the card (R24).";
    MUTINY_PRIME = "mutiny.prime", "Before the die first the active player may add 1 with a Prime Team, then the owner take 1 off; a die may become 7 (R26, R51).";
    CEASEFIRE = "ceasefire", "First reserves may be filled, clockwise; then all damage, cloaks and webs go, all cards but the reserves are shuffled, everybody with ships gets five, and the turn ends (R25, R71, R81).";
    REDRAW = "redraw", "Instead of attacking at least one card is discarded, and as many are drawn.";
    DISCARD_CARDS = "discard.cards", "In phase 5 Maneuvers, Weasels and Disengage leave the own ships.";
    DISCARD_ONE = "discard.one", "In phase 5 one card may be discarded, in the advanced game also into the reserve.";
    DISCARD_TOP = "discard.top", "Cards stay on the table until the attack ends; with the top discard in play the active player then names the one on top (R77).";

    ALLIES_PEACE = "allies.peace", "Allies do not attack each other and do not defend each other.";
    ALLIES_GIVE = "allies.give", "In phase 5 a card may go into the ally's reserve.";
    ALLIES_END = "allies.end", "The game ends when one ally has no ships; the team with the most points wins (R41).";
    DIPLOMACY = "diplomacy", "Offers are public; only who has made one can keep or break it.";
    DIPLOMACY_BROKEN = "diplomacy.broken", "Whoever broke a promise may make no more.";

    END_ALONE = "end.alone", "The game ends the moment one player alone has ships; ships in Reserve are ships (R33, R80).";
    END_OUT = "end.out", "A player without ships keeps his hand, draws nothing, and may only play Reinforcements in his phase 3 (R33).";
    END_SCORE = "end.score", "Everybody scores the ships he destroyed and his survivors, in the advanced game only those in Screen and Main Body (R32).";
    END_TIME = "end.time", "With that option the table calls the last game turn, once, and it is finished (R59).";
    END_RESHUFFLES = "end.reshuffles", "With that option the game turn in which the deck is shuffled the third or fourth time is the last; a Ceasefire counts (R59).";
    END_SHIPS = "end.ships", "With that option the game ends at once when somebody has destroyed so many ships; those of PFs do not count (R59).";
    END_ELIMINATION = "end.elimination", "With that option the game ends at once when somebody has lost all ships (R59).";
    END_CAP = "end.cap", "After sixty game turns the game ends and is scored (R72).";
    END_OVER = "end.over", "The game is over.";
    TIE_SHARED = "tie.shared", "Equal points share the win.";
    TIE_CARDS = "tie.cards", "With that option all cards are shuffled and the tied turn up five each, then one by one; printed damage of weapon cards counts (R34, R61).";
    TIE_DUEL = "tie.duel", "With that option each of the tied picks one ship that counted for him; undamaged, with five cards and basic rules, the last ship wins (R61).";

    SOLITAIRE_SETUP = "solitaire.setup", "The automaton on seat 2 has ships in random order, the first half in the Screen, and no hand; its cards lie face up (R64).";
    SOLITAIRE_TURN = "solitaire.turn", "It repairs, uses kept cards, and attacks with kept cards and then with cards turned up one by one, until one it cannot use (R63, R64).";
    SOLITAIRE_TARGET = "solitaire.target", "It attacks with the leftmost ship that can fire its first weapon card, at the leftmost ship of the player's Screen, then of the Main Body, that can be attacked (R64).";
    SOLITAIRE_DEFENCE = "solitaire.defence", "In defence it plays every kept card that applies, on the largest attack card, and covers free hits, fighters, then weapons (R64).";
    SOLITAIRE_RESERVE = "solitaire.reserve", "It keeps no Reserve: its reinforcements and captures join the Main Body, and a ship that disengages stays in its line.";
    WATCH = "watch", "Who only watches decides nothing.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_stands_in_a_rule() {
        let unused = [35, 42, 43, 44];
        for number in (1..=81).filter(|number| !unused.contains(number)) {
            let ruling = format!("R{number}");
            let is_cited = ALL.iter().any(|rule| rule.rulings().any(|cited| cited == ruling));
            assert!(is_cited, "{ruling} stands in no rule");
        }
    }
}
