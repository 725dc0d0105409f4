//! The numbers behind a log line, with their names.
//! From a subroutine's data to the result, and everything that took or added on the way.

use crate::breach_view::UnitShown;
use crate::prelude::*;
use crate::words::{self, signed};
use daemonfall_breach::{Effect, Phase, SPEEDS};
use daemonfall_clock::charge::{KEPT_AT_MOST, PRICE_OF_ACTING, PRICE_OF_WAITING};
use daemonfall_clock::{ChargeTime, TurnCost};
use daemonfall_ui::log::Details;

/// The source of the changes that are logged next.
#[derive(Clone, Debug)]
pub struct Source {
    pub name: String,
    /// Its effects in order, each with its target; none for any unit affected.
    effects: Vec<(Option<CharacterId>, Effect)>,
    /// How many of these have been logged.
    told: usize,
    /// Whether it is a riposte, which deals one less damage.
    riposte: bool,
}

impl Source {
    fn on_anybody(name: String, effects: impl IntoIterator<Item = Effect>) -> Self {
        Self {
            name,
            effects: effects.into_iter().map(|effect| (None, effect)).collect(),
            told: 0,
            riposte: false,
        }
    }

    /// Effects on each unit hit in turn, then those on its user. A riposte only deals damage.
    pub fn of_use(
        it: &Subroutine,
        user: CharacterId,
        hits: &[CharacterId],
        manner: Manner,
    ) -> Self {
        let riposte = manner == Manner::Riposte;
        let counts = |effect: &Effect| !riposte || matches!(effect, Effect::Damage(_));
        let of = |who: CharacterId, effects: &[Effect]| {
            let mine = effects.iter().copied().filter(counts);
            mine.map(|effect| (Some(who), effect)).collect::<Vec<_>>()
        };
        let mut effects: Vec<_> = hits.iter().flat_map(|who| of(*who, &it.uses)).collect();
        effects.extend(of(user, &it.own).into_iter().filter(|_| !riposte));
        Self { name: it.name.clone(), effects, told: 0, riposte }
    }

    pub fn of_end(it: &Subroutine) -> Self {
        Self::on_anybody(it.name.clone(), it.after.iter().copied())
    }

    pub fn of_answer(answer: Answer) -> Self {
        let effect = match answer {
            Answer::Brace(shield) => Some(Effect::Shield(shield)),
            Answer::Static(charge) => Some(Effect::Charge(-charge)),
            _ => None,
        };
        Self::on_anybody(words::answer(answer).unwrap_or_default(), effect)
    }

    /// A guardian's turn to its second face.
    pub fn of_face(phase: &Phase) -> Self {
        Self::on_anybody(phase.name.clone(), words::face_effects(phase))
    }

    pub fn of_burning() -> Self {
        Self::on_anybody(words::status(Status::Burn), [Effect::Damage(1)])
    }

    /// Goes around: copies of a move end one after the other, each starting at its first effect.
    fn next(&mut self, on: CharacterId, fits: impl Fn(Effect) -> bool) -> Option<Effect> {
        let places = (self.told..self.effects.len()).chain(0..self.told);
        let mut known = places.map(|place| (place, self.effects[place]));
        let (place, (_, effect)) =
            known.find(|(_, (who, effect))| who.is_none_or(|who| who == on) && fits(*effect))?;
        self.told = place + 1;
        Some(effect)
    }

    fn begun(&self, effect: Effect) -> Details {
        vec![(self.name.clone(), words::effect_words(&effect))]
    }

    /// The numbers behind a change; `unit` is as it was before.
    pub fn changed(&mut self, unit: &UnitShown, change: &Change) -> Details {
        let Some(effect) = self.next(unit.id, |effect| brings(effect, change)) else {
            return Vec::new();
        };
        let who = unit.name.as_str();
        let mut rows = self.begun(effect);
        match (effect, *change) {
            (Effect::Damage(amount), Change::Damaged { absorbed, taken, left }) => {
                let less = i32::from(self.riposte && amount > 0);
                part(&mut rows, t!("breach-answer-riposte"), -less);
                part(&mut rows, t!("breach-sum-shield", who = who), -absorbed);
                let beyond = amount - less - absorbed - taken;
                part(&mut rows, t!("breach-sum-beyond", who = who), -beyond);
                rows.push(health(who, left + taken, left));
            }
            (Effect::Heal(amount), Change::Healed { given, left }) => {
                let most = unit.health.max;
                part(&mut rows, t!("breach-sum-full", who = who, most = most), given - amount);
                rows.push(health(who, left - given, left));
            }
            (Effect::Heal(amount), Change::BeyondHealing) => {
                part(&mut rows, t!("breach-sum-no-healing"), -amount);
                rows.push(health(who, unit.health.current, unit.health.current));
            }
            (Effect::Shield(amount), Change::Shielded { by, left }) => {
                part(&mut rows, t!("breach-sum-below-zero"), by - amount);
                let name = t!("breach-sum-shield-is", who = who);
                rows.push((name, from_to(left - by, left)));
            }
            (_, Change::MaxCpu { by, max, .. }) => {
                let name = t!("breach-sum-cpu-is", who = who);
                rows.push((name, from_to(max - by, max)));
            }
            (_, Change::StatusSet { status, rounds }) => {
                let before = i32::from(unit.statuses.left(status));
                part(&mut rows, t!("breach-sum-replaced"), -before);
                let name = t!("breach-sum-rounds-are", who = who, status = words::status(status));
                rows.push((name, from_to(before, i32::from(rounds))));
            }
            _ => {}
        }
        rows
    }

    pub fn charged(&mut self, unit: &UnitShown, now: u32) -> Details {
        let Some(effect @ Effect::Charge(by)) =
            self.next(unit.id, |effect| matches!(effect, Effect::Charge(_)))
        else {
            return Vec::new();
        };
        let mut rows = self.begun(effect);
        let off = signed_difference(unit.charge, now) - by;
        part(&mut rows, t!("breach-sum-below-zero"), off);
        rows.push(charge(&unit.name, unit.charge, now));
        rows
    }

    pub fn sped(&mut self, unit: &UnitShown, now: u32) -> Details {
        let Some(effect @ Effect::Speed(by)) =
            self.next(unit.id, |effect| matches!(effect, Effect::Speed(_)))
        else {
            return Vec::new();
        };
        let mut rows = self.begun(effect);
        let off = signed_difference(unit.speed, now) - by;
        let (least, most) = (*SPEEDS.start(), *SPEEDS.end());
        part(&mut rows, t!("breach-sum-bounds", least = least, most = most), off);
        let name = t!("breach-sum-speed-is", who = unit.name.as_str());
        rows.push((name, from_to(unit.speed, now)));
        rows
    }
}

fn brings(effect: Effect, change: &Change) -> bool {
    match (effect, change) {
        (Effect::Damage(_), Change::Damaged { .. })
        | (Effect::Heal(_), Change::Healed { .. } | Change::BeyondHealing)
        | (Effect::Shield(_), Change::Shielded { .. })
        | (Effect::MaxCpu(_), Change::MaxCpu { .. }) => true,
        (Effect::Status { status, .. }, Change::StatusSet { status: set, .. }) => status == *set,
        _ => false,
    }
}

/// When the choice is used, and what the turn costs in charge time. Turns before the first round
/// are logged with the picture after them, which has already paid: their price is left out.
pub fn chosen(
    unit: &UnitShown,
    turn: Turn,
    command: Command,
    left: u32,
    library: &BreachLibrary,
) -> Details {
    let mut rows = Vec::new();
    if let Command::Use { subroutine, .. } = command {
        let it = library.subroutine(subroutine);
        let name = t!("breach-sum-time", what = it.name.as_str());
        rows.push((name, it.time.to_string()));
        let later = i32::from(!turn.quick);
        part(&mut rows, t!("breach-sum-next-round"), later);
    }
    let (name, cost, price) = match command {
        Command::Use { .. } => (t!("breach-sum-acting"), TurnCost::Acting, PRICE_OF_ACTING),
        Command::Wait => (t!("breach-sum-waiting"), TurnCost::Waiting, PRICE_OF_WAITING),
    };
    if ChargeTime(unit.charge).paid(cost).0 != left {
        return rows;
    }
    let price = -(price as i32);
    rows.push((name, signed(price)));
    let off = signed_difference(unit.charge, left) - price;
    part(&mut rows, t!("breach-sum-kept", most = KEPT_AT_MOST), off.min(0));
    part(&mut rows, t!("breach-sum-below-zero"), off.max(0));
    rows.push(charge(&unit.name, unit.charge, left));
    rows
}

pub fn lifted(unit: &UnitShown, flag: QuickFlag, now: u32) -> Details {
    let least = ChargeTime(0).lifted(flag).0;
    vec![(t!("breach-sum-lifts"), least.to_string()), charge(&unit.name, unit.charge, now)]
}

fn part(rows: &mut Details, name: String, by: i32) {
    if by != 0 {
        rows.push((name, signed(by)));
    }
}

fn signed_difference(before: u32, after: u32) -> i32 {
    after as i32 - before as i32
}

fn from_to(before: impl ToString, after: impl ToString) -> String {
    t!("breach-sum-from-to", before = before.to_string(), after = after.to_string())
}

fn health(who: &str, before: i32, after: i32) -> (String, String) {
    let name = t!("breach-sum-health-is", who = who);
    (name, from_to(before, after))
}

fn charge(who: &str, before: u32, after: u32) -> (String, String) {
    let name = t!("breach-sum-charge-is", who = who);
    (name, from_to(before, after))
}
