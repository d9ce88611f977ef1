//! Promises in words.

use battleforce::{Promise, Whom};
use contract::{Pledge, Verdict};

use super::names::Words;
use i18n::args;

impl Words<'_> {
    /// Says that somebody makes a promise, or has kept or broken it.
    pub(super) fn promise(&self, pledge: &Pledge, verdict: Verdict) -> String {
        let verdict = match verdict {
            Verdict::Open => "open",
            Verdict::Kept => "kept",
            Verdict::Broken => "broken",
        };
        let promise = match pledge.promise.parse() {
            Ok(promise) => self.promised(promise),
            Err(_) => pledge.promise.clone(),
        };
        let args = args! { who: self.teller.who(pledge.seat), verdict: verdict, promise: promise };
        self.teller.say("battleforce-promise", &args)
    }

    /// The promise in the words of the player who makes it.
    fn promised(&self, promise: Promise) -> String {
        let (key, time) = match promise {
            Promise::Peace(..) => ("battleforce-promise-peace", "battleforce-promise-until"),
            Promise::Attack(..) => ("battleforce-promise-attack", "battleforce-promise-by"),
        };
        let time = self.teller.say(time, &args! { turns: promise.turns() });
        let args = match promise.whom() {
            None => args! { toward: "all" },
            Some(Whom::Seat(seat)) => args! { toward: "seat", whom: self.teller.who(seat) },
            Some(Whom::Ship(ship)) => args! { toward: "ship", ship: self.ship(ship) },
        };
        self.teller.say(key, &args.with("time", time))
    }
}
