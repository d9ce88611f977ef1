//! Battle Force bots: a greedy player that follows the rulebook's tips, and the knowledge that searches need.

use std::cell::OnceCell;

use battleforce::{
    Action, BattleForce, Button, Card, Gunner, Hull, Hulls, Incoming, Kind, KindSet, Line, Look, Race,
    ShipId, State, View,
};
use contract::{Dice, FastDice, Glimpse, Rules, Seat, Silence, Step};

use bots::{Bot, Bots, BotsOf, Effort, Insight, Level, Shares, shares_by_points, soft_shares};
use engine::{Engine, EngineOf};

/// A bot that follows the rulebook's tips. Only kills score, so it attacks where a kill is likely, with
/// damage to spare, and uses carriers freely. It defends only ships that would be lost, keeps boosters in
/// reserve until a matching weapon comes, and throws away cards that none of its ships can fire.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<BattleForce> for Greedy {
    fn choose(
        &mut self,
        glimpse: &Glimpse<'_, BattleForce>,
        legal: &[Action],
        dice: &mut FastDice,
    ) -> Action {
        if let [only] = legal {
            // There is nothing to choose.
            return *only;
        }
        let view = glimpse.view();
        let Some(look) = view.look(glimpse.game()) else { return legal[0] };
        legal[Looks::new(look, World::Hidden(&view, None), legal).choice(dice)]
    }
}

/// The bots that play the game.
pub static BOTS: &dyn Bots<BattleForce> = &BotsOf::<Mind>::NEW;

/// The game's engine. It is compiled here, together with the search.
pub static ENGINE: &dyn Engine = &EngineOf::<BattleForce> { bots: BOTS };

/// The game knowledge that bots have in addition to the rules.
#[derive(Clone, Copy, Debug)]
pub struct Mind;

impl Insight<BattleForce> for Mind {
    type Greedy = Greedy;

    const CURIOSITY: f32 = 1.5;
    const DECISIONS: u32 = 4;

    fn effort(level: Level) -> Effort {
        let (iterations, horizon) = match level {
            Level::Easy => (12, 4),
            Level::Normal => (70, 40),
            Level::Hard => (400, 40),
            Level::Expert => (2500, 40),
        };
        Effort { iterations, horizon }
    }

    /// Identifies a player's turn. Everything before the first and after the last turn counts as one more.
    fn turn(_: &BattleForce, view: &View) -> u64 {
        let whose = view.active().map_or(0, Seat::number);
        u64::from(view.turns()) << 8 | whose as u64
    }

    fn promise(game: &BattleForce, state: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let mut looks = Looks::new(game.look(state, seat), World::Dealt(state), legal);
        // The world has already been dealt, so these dice decide nothing.
        let mut dice = FastDice::seeded(0);
        out.clear();
        out.extend(legal.iter().map(|action| looks.worth(*action, &mut dice) as f32 / 2.0));
        soft_shares(out);
    }

    /// The choice of the greedy player, who uses only what their seat knows in this world.
    fn playout_choice(
        game: &BattleForce,
        state: &State,
        seat: Seat,
        _: Seat,
        legal: &[Action],
        dice: &mut impl Dice,
    ) -> usize {
        Looks::new(game.look(state, seat), World::Dealt(state), legal).choice(dice)
    }

    /// Judges by ships destroyed and ships left.
    fn judge(game: &BattleForce, state: &State) -> Shares {
        let strength = |seat: Seat| {
            let standing = game.standing(state, seat);
            f32::from(standing.kills) + 0.5 * standing.fleet + 0.3 * f32::from(standing.hand)
        };
        shares_by_points(Seat::all(game.seats()).map(strength), 6.0)
    }

    /// The cards in hand and reserve by kind, because a list with their numbers would be too long to read.
    fn held(view: &View) -> Vec<String> {
        view.hand().into_iter().chain(view.reserve()).map(|card| card.kind.to_string()).collect()
    }
}

/// The extra damage beyond a kill that an attacker wants as a margin against defence cards.
const MARGIN: f64 = 3.0;

/// Where defence cards are tried out.
enum World<'a> {
    /// A position that a search has dealt.
    Dealt(&'a State),
    /// A position consistent with a view, dealt on first use.
    Hidden(&'a View, Option<Box<State>>),
}

impl World<'_> {
    fn state(&mut self, game: &BattleForce, dice: &mut impl Dice) -> &State {
        match self {
            World::Dealt(state) => state,
            World::Hidden(view, dealt) => dealt.get_or_insert_with(|| Box::new(game.redeal(view, dice))),
        }
    }
}

/// A player's assessment of the table.
struct Looks<'a> {
    look: Look<'a>,
    world: World<'a>,
    legal: &'a [Action],
    held: KindSet,
    /// The weapons that the player's ships can fire.
    fireable: OnceCell<KindSet>,
    /// The current attack.
    coming: Option<Incoming>,
    enemies: OnceCell<Hulls>,
    /// The attacking ship.
    gunner: Option<Gunner<'a>>,
    /// Whether the rest of the hand would turn the current attack into a kill.
    may_kill: Option<bool>,
}

impl<'a> Looks<'a> {
    fn new(look: Look<'a>, world: World<'a>, legal: &'a [Action]) -> Looks<'a> {
        Looks {
            look,
            world,
            legal,
            held: look.held(),
            fireable: OnceCell::new(),
            coming: look.incoming(),
            enemies: OnceCell::new(),
            gunner: None,
            may_kill: None,
        }
    }

    /// The index of the best action in the legal list.
    fn choice(&mut self, dice: &mut impl Dice) -> usize {
        let legal = self.legal;
        if legal.len() == 1 {
            return 0;
        }
        let mut best = (f64::MIN, 0);
        for (place, action) in legal.iter().enumerate() {
            // A little noise, so that ties do not always go to the first action.
            let worth = self.worth(*action, dice) + f64::from(dice.below(1000)) / 1e5;
            if worth > best.0 {
                best = (worth, place);
            }
        }
        best.1
    }

    fn enemies(&self) -> Hulls {
        *self.enemies.get_or_init(|| self.look.enemies())
    }

    /// Asks a question about the ship that an action names.
    fn of(&self, ship: ShipId, ask: impl Fn(&Look<'a>, Hull) -> f64) -> f64 {
        self.look.hull(ship).map_or(0.0, |hull| ask(&self.look, hull))
    }

    fn points(&self, ship: ShipId) -> f64 {
        self.of(ship, |look, hull| f64::from(look.points(hull)))
    }

    /// The damaged share of a ship, from 0 to 1.
    fn damaged(&self, ship: ShipId) -> f64 {
        self.of(ship, Look::damaged)
    }

    fn fighters(&self, ship: ShipId) -> f64 {
        self.of(ship, |look, hull| f64::from(look.fighters(hull)))
    }

    /// The value of an action; doing nothing has value 0.
    fn worth(&mut self, action: Action, dice: &mut impl Dice) -> f64 {
        match action {
            Action::Pick(ship) | Action::Duel(ship) => self.points(ship) + self.fighters(ship),
            Action::Choose(card) => self.stash_worth(card),
            Action::Line(ship, line) => self.line_worth(ship, line),
            Action::Move(ship, line) => self.move_worth(ship, line),
            Action::Raise(ship) => if_so(self.damaged(ship) > 0.5, 1.0, -1.0),
            Action::Lower(ship) => if_so(self.damaged(ship) < 0.4, 1.0, -1.0),
            Action::Draw | Action::Keep => 0.5,
            Action::Salvage => self.look.top_discard().map_or(0.0, |card| self.card_worth(card) - 1.5),
            Action::Take => self.take_worth(),
            Action::Shelve => self.look.hand().next_back().map_or(0.0, |card| self.stash_worth(card) - 1.0),
            Action::Mend(_, button) => mend_order(button),
            Action::Repair(card) => self.repair_worth(card),
            Action::Patch(ship) => self.of(ship, hurt),
            Action::Reinforce => 20.0,
            Action::Attack(ship) => self.attack_worth(ship),
            Action::Fighters(_, squadrons) => self.best_dice(f64::from(squadrons) * 3.5) + 0.3,
            Action::Planet(cards) => self.best_dice(f64::from(cards) * 7.0),
            Action::Flotilla => if_so(self.look.seats() == 2, 6.0, 1.5),
            Action::Mutiny(ship) => self.points(ship) * 0.6,
            Action::Ceasefire => self.ceasefire_worth(),
            Action::Redraw => {
                f64::from(self.dead_cards()) * 0.3 - if_so(self.legal.iter().any(is_attack), 0.4, -0.4)
            }
            Action::Target(target) => self.target_worth(target),
            Action::Fire(card, booster) => self.fire_worth(card, booster),
            Action::Cancel(_) => if_so(self.is_close(), 4.0, 0.2),
            Action::Prime => self.prime_worth(),
            Action::Launch => 0.1,
            Action::Defend(card, booster) => self.defence_worth(action, card, booster, dice),
            Action::At(shot) => self.look.shot_damage(shot).map_or(0.0, f64::from),
            Action::React(card) => self.reaction_worth(action, card, dice),
            Action::Man(ship) => 0.3 + self.points(ship) / 100.0,
            Action::Damage(button) => -mend_order(button),
            Action::Toss(card) | Action::Discard(card) => {
                if self.is_dead(card) {
                    1.0
                } else {
                    -self.card_worth(card) / 4.0
                }
            }
            Action::Stash => self.look.hand().map(|card| self.stash_worth(card)).fold(0.0, f64::max) - 1.5,
            Action::Top(card) => -self.card_worth(card),
            Action::Reform | Action::Give => -0.5,
            Action::Race(_) | Action::Show(..) | Action::Ready | Action::Pass => 0.0,
        }
    }

    /// Whether none of the player's ships can currently use a card.
    fn is_dead(&self, card: Card) -> bool {
        let has = |kind: Kind| self.held.has(kind);
        if card.kind.is_weapon() {
            return !self.fireable.get_or_init(|| self.look.fireable()).has(card.kind);
        }
        match card.kind {
            Kind::Overload => !has(Kind::Photon) && !has(Kind::Disruptor),
            Kind::Enveloper => !has(Kind::PlasmaS) && !has(Kind::PlasmaR),
            Kind::Scatterpack => !has(Kind::Drone),
            Kind::KlingonMutiny => self.look.of_race(self.enemies(), Race::Klingon).is_empty(),
            _ => false,
        }
    }

    fn dead_cards(&self) -> u32 {
        self.look.hand().filter(|card| self.is_dead(*card)).count() as u32
    }

    /// The value of a card in the hand.
    fn card_worth(&self, card: Card) -> f64 {
        if self.is_dead(card) {
            return 0.0;
        }
        match card.kind {
            kind if kind.is_weapon() => 0.5 + f64::from(card.value) * 0.4,
            kind if Kind::BOOSTERS.contains(&kind) => 2.5,
            Kind::Disengage | Kind::KlingonMutiny | Kind::Reinforcements => 3.0,
            Kind::PlanetBasedFighters | Kind::PfFlotilla => 2.5,
            Kind::DamageControl | Kind::OrganianCeasefire | Kind::Eccm => 1.0,
            _ => 1.6,
        }
    }

    /// The value of putting a card into the reserve. Boosters wait there for their weapon.
    fn stash_worth(&self, card: Card) -> f64 {
        match card.kind {
            Kind::Overload | Kind::Enveloper | Kind::Scatterpack if self.is_dead(card) => 4.0,
            Kind::LegendaryGunner | Kind::PrimeTeam | Kind::Disengage => 1.2,
            _ if self.is_dead(card) => -1.0,
            _ => 0.2,
        }
    }

    fn take_worth(&self) -> f64 {
        let pairs = |kind: Kind| self.look.hand().any(|other| kind.boosts(other.kind));
        let is_useful = |card: Card| {
            if Kind::BOOSTERS.contains(&card.kind) { pairs(card.kind) } else { !self.is_dead(card) }
        };
        if_so(self.look.reserve().any(is_useful), 1.0, 0.0)
    }

    fn line_worth(&self, ship: ShipId, line: Line) -> f64 {
        match line {
            Line::Reserve => if_so("kli-c8".parse() == Ok(ship), 5.0, -2.0),
            Line::Body => self.fighters(ship),
            Line::Screen => 1.0,
        }
    }

    fn own(&self, line: Line) -> Hulls {
        self.look.ships(self.look.seat(), line)
    }

    /// The value of moving a ship. Damaged ships go into Reserve; undamaged ones come out.
    fn move_worth(&self, ship: ShipId, line: Line) -> f64 {
        let from_reserve = self.look.hull(ship).is_some_and(|hull| self.own(Line::Reserve).has(hull));
        match line {
            Line::Reserve => {
                if self.damaged(ship) >= 0.5 {
                    self.points(ship) / 4.0
                } else {
                    -3.0
                }
            }
            Line::Screen if from_reserve && self.damaged(ship) < 0.4 => 2.0,
            Line::Body if from_reserve && self.damaged(ship) < 0.4 => 1.5,
            Line::Body if self.damaged(ship) >= 0.5 => 0.5,
            Line::Screen if self.own(Line::Screen).len() < self.own(Line::Body).len() => 0.2,
            _ => -1.0,
        }
    }

    fn repair_worth(&self, card: Card) -> f64 {
        let worst = self.look.own().iter().map(|hull| hurt(&self.look, hull)).fold(0.0, f64::max);
        match card.kind {
            Kind::LegendaryEngineer => worst - 4.0,
            _ => worst - 1.5,
        }
    }

    /// The value of a Ceasefire, which helps the player with the most damage.
    fn ceasefire_worth(&self) -> f64 {
        let look = &self.look;
        let hurt = |seat: Seat| -> f64 {
            let ships = [Line::Screen, Line::Body].map(|line| look.ships(seat, line).iter());
            ships.into_iter().flatten().map(|hull| hurt(look, hull)).sum()
        };
        let others = Seat::all(look.seats()).filter(|seat| *seat != look.seat());
        let average = others.map(hurt).sum::<f64>() / f64::from(look.seats() - 1).max(1.0);
        (hurt(look.seat()) - average) / 3.0 - 1.0 + f64::from(self.dead_cards()) * 0.3
    }

    /// The value of an attack on the best target.
    fn attack_worth(&self, ship: ShipId) -> f64 {
        let Some(hull) = self.look.hull(ship) else { return -1.0 };
        let mut gunner = self.look.gunner(hull);
        let worths = self.enemies().iter().map(|target| volley_worth(&self.look, &mut gunner, target));
        worths.fold(-1.0, f64::max)
    }

    fn best_dice(&self, damage: f64) -> f64 {
        self.enemies().iter().map(|target| damage_worth(&self.look, damage, target)).fold(0.0, f64::max)
    }

    /// The attacking ship, with the cards it can fire.
    fn gunner(&mut self) -> Option<&mut Gunner<'a>> {
        if self.gunner.is_none() {
            self.gunner = self.look.attacking_ship().map(|hull| self.look.gunner(hull));
        }
        self.gunner.as_mut()
    }

    /// The value of a target for the attacker, which uses cards if it is a ship and dice otherwise.
    fn target_worth(&mut self, target: ShipId) -> f64 {
        let look = self.look;
        let Some(target) = look.hull(target) else { return 0.0 };
        match self.gunner() {
            Some(gunner) => volley_worth(&look, gunner, target),
            None => damage_worth(&look, look.expected_dice(), target),
        }
    }

    /// Whether the current attack is about to kill or falls just short of it.
    fn is_close(&self) -> bool {
        self.coming.is_some_and(|coming| coming.damage + 8 > coming.hits_left)
    }

    /// The value of adding a card. Cards are added until there is damage to spare; boosters only for a kill.
    fn fire_worth(&mut self, card: Card, booster: Option<Kind>) -> f64 {
        let Some(coming) = self.coming else { return 0.0 };
        let enough = f64::from(coming.hits_left) + 1.0 + MARGIN;
        if f64::from(coming.damage) >= enough {
            return -1.0;
        }
        let gain = f64::from(card.value) * if booster.is_some() { 2.0 } else { 1.0 };
        if booster.is_some() && !self.may_kill(coming) {
            return -1.0;
        }
        1.0 + gain
    }

    /// Whether an attack kills if the rest of the hand is added.
    fn may_kill(&mut self, coming: Incoming) -> bool {
        if let Some(may_kill) = self.may_kill {
            return may_kill;
        }
        let rest = self.gunner().map(|gunner| gunner.at(coming.target).damage);
        let may_kill =
            rest.is_some_and(|rest| u16::from(rest) + u16::from(coming.damage) > u16::from(coming.hits_left));
        *self.may_kill.insert(may_kill)
    }

    fn prime_worth(&self) -> f64 {
        match self.coming {
            // One point short of a kill, or a dice attack that may need it.
            Some(coming) if coming.damage == coming.hits_left => 3.0,
            Some(coming)
                if coming.shots == 0 && coming.rolled == 0 && self.look.points(coming.target) > 6 =>
            {
                0.5
            }
            _ => -1.0,
        }
    }

    /// The attack as it would be after an action. If a shot has to be named, it is the largest one.
    fn coming_after(&mut self, action: Action, dice: &mut impl Dice) -> Option<Incoming> {
        let (game, seat) = (self.look.game(), self.look.seat());
        let mut world = self.world.state(game, dice).clone();
        let mut next = action;
        loop {
            game.apply_unchecked(&mut world, Step::Seat(seat, next), &mut Silence);
            let look = game.look(&world, seat);
            match look.shots_to_name().max_by_key(|shot| look.shot_damage(*shot)) {
                Some(shot) => next = Action::At(shot),
                None => return look.incoming(),
            }
        }
    }

    /// The value of a defence. A ship that would be lost is worth its points; one that is merely damaged is
    /// hardly worth a card.
    fn defence_worth(
        &mut self,
        action: Action,
        card: Card,
        booster: Option<Kind>,
        dice: &mut impl Dice,
    ) -> f64 {
        let Some(now) = self.coming else { return flak_worth(card) };
        if now.damage == 0 {
            // Fire at fighters, before their dice.
            return flak_worth(card);
        }
        let cost = match card.kind {
            Kind::Disengage => 4.0,
            Kind::WildWeasel | Kind::ErraticManeuvers => 2.5,
            Kind::Ecm => 1.5,
            _ => 1.0,
        } + if booster.is_some() { 1.5 } else { 0.0 };
        let after = self.coming_after(action, dice);
        let damage = after.map_or(0, |coming| coming.damage);
        let saved = f64::from(now.damage.saturating_sub(damage));
        if !now.kills() {
            return saved * 0.25 - cost;
        }
        let points = f64::from(self.look.points(now.target));
        if damage <= now.hits_left {
            return points - cost;
        }
        // Several cards together may achieve what one does not.
        let missing = f64::from(damage - now.hits_left);
        let reduces =
            |other: &Card| matches!(other.kind, Kind::ReinforceShields | Kind::Ecm | Kind::ErraticManeuvers);
        let others = self.look.hand().filter(reduces).count() as f64;
        if saved > 0.0 && missing <= (others - 1.0) * 3.0 { points * 0.4 - cost } else { -cost }
    }

    /// The value of an answer. It pays if it kills the ship.
    fn reaction_worth(&mut self, action: Action, card: Card, dice: &mut impl Dice) -> f64 {
        let cost = if card.kind == Kind::PrimeTeam { 1.5 } else { 1.0 };
        match self.coming_after(action, dice) {
            Some(coming) if coming.kills() => f64::from(self.look.points(coming.target)) - cost,
            _ => -cost,
        }
    }
}

/// One of two numbers.
const fn if_so(holds: bool, then: f64, otherwise: f64) -> f64 {
    if holds { then } else { otherwise }
}

const fn is_attack(action: &Action) -> bool {
    matches!(action, Action::Attack(_) | Action::Fighters(..))
}

/// A ship's points, weighted by its damage.
fn hurt(look: &Look<'_>, hull: Hull) -> f64 {
    look.damaged(hull) * f64::from(look.points(hull))
}

/// The likelihood that this much damage kills, times what a kill is worth. With three or more players a
/// crippled ship is a gift to the next player.
fn damage_worth(look: &Look<'_>, damage: f64, target: Hull) -> f64 {
    let needed = f64::from(look.hits_left(target)) + 1.0;
    let points = f64::from(look.points(target));
    if damage >= needed {
        let chance = (0.45 + 0.1 * (damage - needed)).min(0.95);
        return chance * points;
    }
    let share = damage / needed;
    if look.seats() == 2 { share * points * 0.1 } else { share * points * 0.12 }
}

fn volley_worth(look: &Look<'_>, gunner: &mut Gunner<'_>, target: Hull) -> f64 {
    let volley = gunner.at(target);
    if volley.shots == 0 {
        return -1.0;
    }
    // Cards fired now are missing next turn.
    damage_worth(look, f64::from(volley.damage), target) - 0.05 * f64::from(volley.shots)
}

/// The order in which buttons are repaired; they are covered in reverse.
fn mend_order(button: Button) -> f64 {
    match button {
        Button::FreeHit => 0.0,
        Button::Phaser3 => 1.0,
        Button::PlasmaF => 2.0,
        Button::Phaser2 => 3.0,
        Button::OptionMount | Button::Drone => 4.0,
        Button::Phaser1 => 5.0,
        Button::Disruptor | Button::PlasmaS => 6.0,
        Button::Photon | Button::PlasmaR => 7.0,
        Button::Fighters => 8.0,
    }
}

/// The value of firing a card at fighters or PFs. Plasma torpedoes and drones are better kept for attacks.
fn flak_worth(card: Card) -> f64 {
    if card.kind.is_phaser() { 0.2 + f64::from(card.value) * 0.2 } else { -0.5 }
}
