//! What a preview does to each character, read from its events.

use crate::effect::Effect;
use crate::events::{BreachEvent, Manner};
use crate::field::Panel;
use crate::library::Answer;
use crate::snapshot::BreachSnapshot;
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, Part, StackEvent, SubroutineId};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

/// Health and shield of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub health: i32,
    pub shield: i32,
}

/// How a character falls to zero health.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    pub round: u32,
    /// The move whose blow it is; `None` if it burns, or fell before the forecast begins.
    pub by: Option<MoveId>,
    /// The blow's damage, with what the shield absorbs; 0 if it fell before.
    pub damage: i32,
    /// What the blow meets.
    pub met: Standing,
    /// Whether somebody still has a choice before it, so that it may be averted.
    pub open: bool,
}

/// The end of something that a character has now: what the after-effect of its subroutine changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub subroutine: SubroutineId,
    pub effect: Effect,
    pub round: u32,
}

/// What happens to a character until the stack is empty, if nobody picks anything more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    pub left: Standing,
    /// All damage, with what the shield absorbs.
    pub damage: i32,
    /// What the shield absorbs of it.
    pub absorbed: i32,
    pub healed: i32,
    pub fall: Option<Fall>,
    /// The round at whose end it is removed if foes that choose before the player does aim at it;
    /// only for the player's characters that do not fall otherwise.
    pub threat: Option<u32>,
    /// Whether a move of its own resolves once it has fallen, before it is removed.
    pub acts_fallen: bool,
    /// Whether it turns to its second face.
    pub turns: bool,
    /// The last quick flag that it gains.
    pub flag: Option<QuickFlag>,
    /// Its answers, in order. A flag from critical quick is in `flag`.
    pub answers: Vec<Answer>,
    /// What else changes: of speed and CPU the greatest change while it lasts, and new statuses.
    pub others: Vec<Effect>,
    /// What ends of that which it has now. It counts in `left`, but not in `others`.
    pub ends: Vec<End>,
    /// The panel that it is moved to last.
    pub moved: Option<Panel>,
    /// Whether it cannot be moved where it should be.
    pub stays: bool,
}

impl Forecast {
    fn hurt(
        &mut self,
        (round, open): (u32, bool),
        by: Option<MoveId>,
        [absorbed, taken, left]: [i32; 3],
    ) {
        let met = self.left;
        let damage = absorbed.saturating_add(taken);
        self.damage = self.damage.saturating_add(damage);
        self.absorbed = self.absorbed.saturating_add(absorbed);
        self.left = Standing { health: left, shield: met.shield.saturating_sub(absorbed) };
        if left == 0 && self.fall.is_none() {
            self.fall = Some(Fall { round, by, damage, met, open });
        }
    }

    /// A change that ends something, or one of its own. An end that changes nothing, as of speed at
    /// its bounds, is none.
    fn change(&mut self, effect: Effect, ends: Option<SubroutineId>, round: u32) {
        match ends {
            Some(_) if size(effect) == 0 => {}
            Some(subroutine) => self.ends.push(End { subroutine, effect, round }),
            None => self.note(effect),
        }
    }

    /// Notes a change in addition to others. Of its kind only the greatest stays.
    fn note(&mut self, effect: Effect) {
        let is_same = |known: &&mut Effect| match (**known, effect) {
            (Effect::Status { status, .. }, Effect::Status { status: other, .. }) => {
                status == other
            }
            (known, effect) => discriminant(&known) == discriminant(&effect),
        };
        match self.others.iter_mut().find(is_same) {
            Some(known) if size(*known) < size(effect) => *known = effect,
            Some(_) => {}
            None if size(effect) > 0 => self.others.push(effect),
            None => {}
        }
    }
}

/// How much an effect changes, of those that a forecast notes.
fn size(effect: Effect) -> u32 {
    match effect {
        Effect::Speed(by) | Effect::MaxCpu(by) | Effect::Shield(by) => by.unsigned_abs(),
        Effect::Status { rounds, .. } => rounds.into(),
        _ => 0,
    }
}

/// A number of a character: as it is last, and as it would be now without what ends.
#[derive(Clone, Copy)]
struct Course {
    last: i32,
    base: i32,
}

impl Course {
    fn of(now: i32) -> Self {
        Self { last: now, base: now }
    }

    /// The step of a change that ends something, or else the change since now.
    fn step(&mut self, to: i32, ends: bool) -> i32 {
        let by = to.saturating_sub(self.last);
        self.last = to;
        if ends {
            self.base = self.base.saturating_add(by);
            by
        } else {
            to.saturating_sub(self.base)
        }
    }
}

/// The subroutine whose after-effect falls on characters, if it was used before the forecast.
#[derive(Default)]
struct Ending {
    /// Moves whose first use, if any, lies within the forecast.
    later: BTreeSet<MoveId>,
    now: Option<SubroutineId>,
}

impl Ending {
    fn follow(&mut self, event: &BreachEvent) {
        match event {
            BreachEvent::Stack(StackEvent::Executed(entry)) => {
                self.later.insert(entry.id);
                self.now = None;
            }
            BreachEvent::Stack(StackEvent::Finished { id, choice, .. }) => {
                self.now = (!self.later.contains(id)).then_some(choice.subroutine);
            }
            BreachEvent::Used { id, .. } => {
                self.later.extend(*id);
                self.now = None;
            }
            BreachEvent::Stack(StackEvent::RoundBegan { .. }) => self.now = None,
            _ => {}
        }
    }
}

/// The forecast of every character, from the state before the events. From `open_from` on, the
/// events may be changed by other choices.
pub(crate) fn forecasts(
    now: &BreachSnapshot,
    events: &[BreachEvent],
    open_from: Option<usize>,
) -> BTreeMap<CharacterId, Forecast> {
    let mut round = now.stack.stack.round();
    let start = now.stack.characters.iter().map(|body| {
        let met = Standing { health: body.health.current, shield: body.shield.0 };
        let fall =
            body.health.is_dead().then_some(Fall { round, by: None, damage: 0, met, open: false });
        (body.id, Forecast { left: met, fall, ..Forecast::default() })
    });
    let mut all: BTreeMap<CharacterId, Forecast> = start.collect();
    // What still waits for its first use ends nothing if it is taken off the stack.
    let stack = &now.stack.stack;
    let waiting = stack.unresolved().iter().chain(stack.resolved()).map(|entry| entry.id);
    let mut ending = Ending { later: waiting.collect(), now: None };
    let (mut speeds, mut cpus) = (BTreeMap::new(), BTreeMap::new());
    for (place, event) in events.iter().enumerate() {
        ending.follow(event);
        let open = open_from.is_some_and(|from| place >= from);
        if let BreachEvent::Stack(StackEvent::RoundBegan { round: begun }) = event {
            round = *begun;
        }
        let Some(it) = subject(event).and_then(|who| all.get_mut(&who)) else { continue };
        match event {
            BreachEvent::Stack(StackEvent::Changed { cause, change, target }) => match *change {
                Change::Damaged { absorbed, taken, left } => {
                    it.hurt((round, open), Some(cause.id), [absorbed, taken, left]);
                }
                Change::Healed { given, left } => {
                    it.healed = it.healed.saturating_add(given);
                    it.left.health = left;
                }
                Change::Shielded { by, left } => {
                    it.left.shield = left;
                    if let Some(subroutine) = ending.now.filter(|_| cause.part == Part::After) {
                        it.change(Effect::Shield(by), Some(subroutine), round);
                    }
                }
                Change::MaxCpu { max, .. } => {
                    let body = now.stack.characters.iter().find(|body| body.id == *target);
                    let before = body.map_or(max, |body| body.max_cpu);
                    let cpu = cpus.entry(*target).or_insert_with(|| Course::of(before));
                    let effect = Effect::MaxCpu(cpu.step(max, ending.now.is_some()));
                    it.change(effect, ending.now, round);
                }
                Change::StatusSet { status, rounds } => it.note(Effect::Status { status, rounds }),
                Change::BeyondHealing => {}
            },
            BreachEvent::Sped { who, speed } => {
                let fighter = now.fighters.iter().find(|known| known.id == *who);
                let before = fighter.map_or(*speed, |known| known.fighter.speed().0);
                let course = speeds.entry(*who).or_insert_with(|| Course::of(before as i32));
                let effect = Effect::Speed(course.step(*speed as i32, ending.now.is_some()));
                it.change(effect, ending.now, round);
            }
            BreachEvent::Turned { .. } => it.turns = true,
            BreachEvent::Moved { to, .. } => it.moved = Some(*to),
            BreachEvent::Stayed { .. } => it.stays = true,
            BreachEvent::Burned { absorbed, taken, left, .. } => {
                it.hurt((round, open), None, [*absorbed, *taken, *left]);
            }
            BreachEvent::Used { manner, .. } => match manner {
                Manner::Action => it.acts_fallen |= it.fall.is_some(),
                Manner::Mimicry => {}
                Manner::CounterMagic => it.answers.push(Answer::CounterMagic),
                Manner::Riposte => it.answers.push(Answer::Riposte),
            },
            BreachEvent::Answered { answer, .. } => it.answers.push(*answer),
            BreachEvent::Flagged { flag, .. } => it.flag = Some(*flag),
            _ => {}
        }
    }
    all
}

/// The character that an event is about, if it counts in a forecast.
fn subject(event: &BreachEvent) -> Option<CharacterId> {
    match event {
        BreachEvent::Stack(StackEvent::Changed { target: who, .. })
        | BreachEvent::Used { user: who, .. }
        | BreachEvent::Burned { who, .. }
        | BreachEvent::Answered { who, .. }
        | BreachEvent::Sped { who, .. }
        | BreachEvent::Turned { who }
        | BreachEvent::Moved { who, .. }
        | BreachEvent::Stayed { who, .. }
        | BreachEvent::Flagged { who, .. } => Some(*who),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_stack::{Choice, Why};

    #[test]
    fn what_ends_is_no_change_of_its_own() {
        // Hasted by 20; slowed by 10, then haste and slowness end.
        let mut speed = Course::of(82);
        assert_eq!(speed.step(72, false), -10);
        assert_eq!(speed.step(52, true), -20);
        assert_eq!(speed.step(62, false), 0);
    }

    #[test]
    fn an_end_that_changes_nothing_is_not_told() {
        // Haste took it to the bound of speeds long ago: its end leaves it there.
        let mut speed = Course::of(100);
        let mut forecast = Forecast::default();
        for (to, round) in [(100, 3), (90, 4)] {
            let effect = Effect::Speed(speed.step(to, true));
            forecast.change(effect, Some(SubroutineId(0)), round);
        }
        let ends = |end: &End| (end.effect, end.round);
        assert_eq!(forecast.ends.iter().map(ends).collect::<Vec<_>>(), [(Effect::Speed(-10), 4)]);
    }

    #[test]
    fn only_what_was_used_before_the_forecast_ends_in_it() {
        let choice = |number: u16| Choice {
            user: CharacterId(0),
            target: Some(CharacterId(1)),
            subroutine: SubroutineId(number),
        };
        let finished = |number: u16| {
            BreachEvent::Stack(StackEvent::Finished {
                id: MoveId(number.into()),
                choice: choice(number),
                why: Why::TimeUp,
                returned: None,
            })
        };
        let mut ending = Ending::default();
        ending.follow(&finished(3));
        assert_eq!(ending.now, Some(SubroutineId(3)));
        ending.follow(&BreachEvent::Stack(StackEvent::RoundBegan { round: 2 }));
        assert_eq!(ending.now, None);
        ending.later.insert(MoveId(4));
        ending.follow(&finished(4));
        assert_eq!(ending.now, None);
    }
}
