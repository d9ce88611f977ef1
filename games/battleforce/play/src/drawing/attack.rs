//! The current attack: attacker and target, card by card, and the kill meter.

use battleforce::{AttackView, Attacker, Coming, Device, Kind, ShipId, ShotComing};
use contract::Seat;
use i18n::args;
use maud::{Markup, html};

use super::{Block, PAD, Picture, WIDTH, art, pictogram};
use scene::drawing::badge;
use scene::drawing::{At, N, Type, fit};

const INNER: f32 = WIDTH - 2.0 * PAD;
const BOW: f32 = 88.0;
const ROW: f32 = 32.0;
const METER: f32 = 66.0;
/// The right edges of the ledger's columns: printed, doubled, reduced, left.
const COLUMNS: [(&str, f32); 4] =
    [("printed", 330.0), ("doubled", 420.0), ("reduced", 515.0), ("left", INNER - PAD - 6.0)];

/// A side of the attack: its seat, its name, and its hull or icon.
struct Party {
    seat: Option<Seat>,
    name: String,
    ship: Option<ShipId>,
    sign: &'static str,
}

/// A row of the ledger about the attack as a whole.
struct Sum {
    sign: &'static str,
    name: String,
    reduced: String,
    left: String,
}

impl Picture<'_> {
    /// The attack, once it has a target.
    pub(super) fn attack(&self) -> Option<Block> {
        let attack = self.view.attack()?;
        let coming = self.view.coming(self.game)?;
        let sums = self.sums(&coming);
        let rows = coming.shots.len() + sums.len();
        let ledger = if rows == 0 { 0.0 } else { 22.0 + rows as f32 * ROW };
        let height = BOW + ledger + METER;
        let markup = html! {
            rect class="sfb-panel sfb-amber" width=(N(INNER)) height=(N(height)) rx="8" stroke-width="2" {}
            (self.parties(&attack, &coming))
            g transform=(At(0.0, BOW, 1.0)) { (self.ledger(&coming, &sums)) }
            g transform=(At(PAD, BOW + ledger, 1.0)) { (self.meter(&coming)) }
        };
        Some((height, markup))
    }

    /// Rows for the whole attack: dice, reductions, and what halves it.
    fn sums(&self, coming: &Coming) -> Vec<Sum> {
        let word = |key: &str| self.teller.texts.word(key);
        let shots: u8 = coming.shots.iter().map(|shot| shot.damage).sum();
        let total = (shots + coming.rolled).saturating_sub(coming.reduced);
        let dice = (coming.rolled > 0).then(|| Sum {
            sign: "free_hit",
            name: word("drawings-dice"),
            reduced: String::new(),
            left: coming.rolled.to_string(),
        });
        let reduced = (coming.reduced > 0).then(|| Sum {
            sign: "reinforce_shields",
            name: word("drawings-all-cards"),
            reduced: format!("−{}", coming.reduced),
            left: String::new(),
        });
        // While buttons are being covered, the damage goes down for a different reason.
        let (sign, name) = match self.view.moment_word() {
            "damage" => ("burst", word("drawings-to-cover")),
            _ => (self.halving_sign(coming.target), word("drawings-halved")),
        };
        let left = (coming.damage < total).then(|| Sum {
            sign,
            name,
            reduced: String::new(),
            left: coming.damage.to_string(),
        });
        [dice, reduced, left].into_iter().flatten().collect()
    }

    /// The icon of the protection that halves the damage to a ship.
    fn halving_sign(&self, ship: ShipId) -> &'static str {
        let state = self.view.ship(ship);
        let has_weasel =
            state.as_ref().is_some_and(|state| state.cards.iter().any(|card| card.kind == Kind::WildWeasel));
        match self.info(ship).and_then(|info| info.device) {
            _ if has_weasel => "wild_weasel",
            Some(Device::Cloak) if state.is_some_and(|state| state.raised) => "cloak",
            Some(Device::Web) => "web",
            _ => "reinforce_shields",
        }
    }

    fn attacking_party(&self, attack: &AttackView) -> Party {
        let squad = |kind: Kind, sign| Party {
            seat: self.view.active(),
            name: self.kind_name(kind),
            ship: None,
            sign,
        };
        match attack.attacker {
            Attacker::Ship(ship) => self.ship_party(ship),
            Attacker::Fighters(ship, squadrons) => {
                let party = self.ship_party(ship);
                Party { name: format!("{} × {squadrons}", party.name), sign: "fighters", ..party }
            }
            Attacker::Planet(_) => squad(Kind::PlanetBasedFighters, "planet_based_fighters"),
            Attacker::Flotilla => squad(Kind::PfFlotilla, "pf_flotilla"),
            Attacker::Mutiny => squad(Kind::KlingonMutiny, "klingon_mutiny"),
        }
    }

    fn ship_party(&self, ship: ShipId) -> Party {
        Party { seat: self.owner(ship), name: self.ship_name(ship), ship: Some(ship), sign: "" }
    }

    /// Attacker and target facing each other, with a shot between them.
    fn parties(&self, attack: &AttackView, coming: &Coming) -> Markup {
        let left = self.attacking_party(attack);
        let right = self.ship_party(coming.target);
        let room = INNER / 2.0 - 60.0;
        html! {
            @if let Some(seat) = left.seat { (badge(seat, PAD + 10.0, 20.0, 9.5)) }
            (Type::bold("sfb-amber-text", 15.0).left(PAD + 27.0, 25.0, &fit(&left.name, 15.0, room)))
            (self.bow(&left, 0.0))
            @if let Some(seat) = right.seat { (badge(seat, INNER - PAD - 10.0, 20.0, 9.5)) }
            (Type::bold("sfb-hit-text", 15.0).right(INNER - PAD - 27.0, 25.0, &fit(&right.name, 15.0, room)))
            (self.bow(&right, INNER))
            g fill="none" stroke-linecap="round" {
                path class="sfb-amber" stroke-width="2.5" d={ "M150 58H" (N(INNER - 166.0)) } {}
                path class="sfb-amber" stroke-width="2.5" stroke-linejoin="round" d={ "M" (N(INNER - 178.0)) " 50l12 8-12 8" } {}
            }
        }
    }

    /// A hull on the left side of the panel, or mirrored on its right; or the attacker's icon.
    fn bow(&self, party: &Party, end: f32) -> Markup {
        let hull = party.ship.and_then(|ship| self.info(ship)).map(|info| art::piece(&info.race.to_string()));
        let place = if end > 0.0 {
            format!("translate({end} 0) scale(-1 1) translate(20 30)")
        } else {
            "translate(20 30)".to_owned()
        };
        html! {
            @if party.sign.is_empty() {
                g.sfb-ship transform=(place) {
                    @if let Some(hull) = hull { g transform="scale(.95)" { (scene::drawing::art(hull)) } }
                }
            } @else {
                (pictogram("sfb-sign", party.sign, 50.0, 34.0, 46.0))
            }
        }
    }

    /// What each card does: printed, doubled, reduced, and the remaining damage.
    fn ledger(&self, coming: &Coming, sums: &[Sum]) -> Markup {
        let head = |column: &str| self.teller.texts.word(&format!("drawings-shot-{column}"));
        html! {
            @if !(coming.shots.is_empty() && sums.is_empty()) {
                @for (column, x) in COLUMNS.iter().filter(|(column, _)| is_used(column, coming)) {
                    (Type::plain("sfb-soft", 11.5).right(*x, 12.0, &fit(&head(column), 11.5, 84.0)))
                }
                @for (row, shot) in coming.shots.iter().enumerate() {
                    g transform=(At(0.0, 20.0 + row as f32 * ROW, 1.0)) { (self.shot(shot)) }
                }
                @for (row, sum) in sums.iter().enumerate() {
                    g transform=(At(0.0, 20.0 + (coming.shots.len() + row) as f32 * ROW, 1.0)) {
                        (pictogram("sfb-ice-sign", sum.sign, PAD + 4.0, 3.0, 22.0))
                        (Type::bold("sfb-ink", 14.0).left(PAD + 36.0, 20.0, &fit(&sum.name, 14.0, 270.0)))
                        (Type::bold("sfb-ice-text", 15.0).right(COLUMNS[2].1, 20.0, &sum.reduced))
                        (Type::bold("sfb-amber-text", 17.0).right(COLUMNS[3].1, 21.0, &sum.left))
                    }
                }
            }
        }
    }

    fn shot(&self, shot: &ShotComing) -> Markup {
        let name = fit(&self.kind_name(shot.card.kind), 14.0, 190.0);
        let (sign, ink) = if shot.is_gone { ("sfb-faint", "sfb-soft") } else { ("sfb-sign", "sfb-ink") };
        let [printed, doubled, reduced, left] = COLUMNS.map(|(_, x)| x);
        html! {
            (pictogram(sign, &shot.card.kind.to_string(), PAD + 4.0, 3.0, 22.0))
            (Type::bold(ink, 14.0).left(PAD + 36.0, 20.0, &name))
            (Type::bold("sfb-ink", 15.0).right(printed, 20.0, &shot.card.value.to_string()))
            @if let Some(booster) = shot.booster {
                (pictogram("sfb-sign", &booster.to_string(), doubled - 46.0, 4.0, 20.0))
                (Type::bold("sfb-ink", 15.0).right(doubled, 20.0, "× 2"))
            }
            @if shot.is_gone {
                path class="sfb-hit" d={ "M" (N(reduced - 15.0)) " 8l12 12m0-12l-12 12" } stroke-width="2.5" fill="none"
                    stroke-linecap="round" {}
            } @else if shot.reduced > 0 {
                (Type::bold("sfb-ice-text", 15.0).right(reduced, 20.0, &format!("−{}", shot.reduced)))
            }
            (Type::bold("sfb-amber-text", 17.0).right(left, 21.0, &shot.damage.to_string()))
        }
    }

    /// One cell per point of damage; a line where the ship dies.
    fn meter(&self, coming: &Coming) -> Markup {
        let (damage, holds) = (u32::from(coming.damage), u32::from(coming.hits_left));
        let cells = damage.max(holds + 1);
        let width = ((INNER - 2.0 * PAD) / cells as f32).min(34.0);
        let line = holds as f32 * width;
        let now = self.teller.say("drawings-damage-coming", &args! { damage: damage });
        let dies = self.teller.say("drawings-damage-destroys", &args! { damage: holds + 1 });
        let filled = if coming.kills() { "sfb-cell sfb-hit-fill" } else { "sfb-cell sfb-amber-fill" };
        let end = cells as f32 * width;
        html! {
            (Type::bold("sfb-amber-text", 13.0).left(0.0, 18.0, &fit(&now, 13.0, 280.0)))
            (Type::bold("sfb-hit-text", 13.0).right(INNER - 2.0 * PAD, 18.0, &fit(&dies, 13.0, 280.0)))
            g stroke-width="1.2" {
                @for cell in 0..cells {
                    rect class=(if cell < damage { filled } else { "sfb-cell" }) fill=[(cell >= damage).then_some("none")]
                        x=(N(cell as f32 * width + 1.0)) y="30" width=(N(width - 2.0)) height="18" rx="2" {}
                }
            }
            path class="sfb-hit" d={ "M" (N(line)) " 24V54" } stroke-width="3" {}
            path class="sfb-hit" d={ "M" (N(line)) " 51H" (N(end)) } stroke-width="3" {}
        }
    }
}

/// Whether a column has anything in it.
fn is_used(column: &str, coming: &Coming) -> bool {
    match column {
        "printed" => !coming.shots.is_empty(),
        "doubled" => coming.shots.iter().any(|shot| shot.booster.is_some()),
        "reduced" => coming.reduced > 0 || coming.shots.iter().any(|shot| shot.is_gone || shot.reduced > 0),
        _ => true,
    }
}
