//! What a preview does to each character, read from its events.

use crate::effect::Effect;
use crate::events::{BreachEvent, Manner};
use crate::field::Panel;
use crate::library::Answer;
use crate::snapshot::BreachSnapshot;
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, StackEvent};
use std::collections::BTreeMap;
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

/// What happens to a character until the stack is empty, if nobody picks anything more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    pub left: Standing,
    /// All damage, with what the shield absorbs.
    pub damage: i32,
    pub healed: i32,
    pub fall: Option<Fall>,
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
        self.left = Standing { health: left, shield: met.shield.saturating_sub(absorbed) };
        if left == 0 && self.fall.is_none() {
            self.fall = Some(Fall { round, by, damage, met, open });
        }
    }

    /// Notes a change in addition to others. Of its kind only the greatest stays.
    fn note(&mut self, effect: Effect) {
        let size = |effect: Effect| match effect {
            Effect::Speed(by) | Effect::MaxCpu(by) => by.unsigned_abs(),
            Effect::Status { rounds, .. } => rounds.into(),
            _ => 0,
        };
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
    for (place, event) in events.iter().enumerate() {
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
                Change::Shielded { left, .. } => it.left.shield = left,
                Change::MaxCpu { max, .. } => {
                    let body = now.stack.characters.iter().find(|body| body.id == *target);
                    let before = body.map_or(max, |body| body.max_cpu);
                    it.note(Effect::MaxCpu(max.saturating_sub(before)));
                }
                Change::StatusSet { status, rounds } => it.note(Effect::Status { status, rounds }),
                Change::BeyondHealing => {}
            },
            BreachEvent::Sped { who, speed } => {
                let fighter = now.fighters.iter().find(|known| known.id == *who);
                let before = fighter.map_or(*speed, |known| known.fighter.speed().0);
                it.note(Effect::Speed(*speed as i32 - before as i32));
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
