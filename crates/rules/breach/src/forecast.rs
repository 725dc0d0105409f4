//! What a preview does to each character, read from its events.

use crate::events::{BreachEvent, Manner};
use crate::library::Answer;
use crate::snapshot::BreachSnapshot;
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, StackEvent};
use std::collections::BTreeMap;

/// Health and shield of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub struct Standing {
    pub health: i32,
    pub shield: i32,
}

/// How a character falls to zero health.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The round.
    pub round: u32,
    /// The move whose blow it is; `None` if it burns, or fell before the forecast begins.
    pub by: Option<MoveId>,
    /// The blow's damage, with what the shield absorbs; 0 if it fell before.
    pub damage: i32,
    /// What the blow meets.
    pub met: Standing,
}

/// What happens to a character until the stack is empty, if nobody picks anything more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// What it has left.
    pub left: Standing,
    /// All damage, with what the shield absorbs.
    pub damage: i32,
    /// All health given.
    pub healed: i32,
    /// How it falls, if it does.
    pub fall: Option<Fall>,
    /// Whether a move of its own resolves once it has fallen, before it is removed.
    pub acts_fallen: bool,
    /// The last quick flag that it gains.
    pub flag: Option<QuickFlag>,
    /// Its answers, in order. A flag from critical quick is in `flag`.
    pub answers: Vec<Answer>,
}

impl Forecast {
    fn hurt(&mut self, round: u32, by: Option<MoveId>, absorbed: i32, taken: i32, left: i32) {
        let met = self.left;
        let damage = absorbed.saturating_add(taken);
        self.damage = self.damage.saturating_add(damage);
        self.left = Standing { health: left, shield: met.shield.saturating_sub(absorbed) };
        if left == 0 && self.fall.is_none() {
            self.fall = Some(Fall { round, by, damage, met });
        }
    }
}

/// The forecast of every character, from the state before the events.
pub(crate) fn forecasts(
    now: &BreachSnapshot,
    events: &[BreachEvent],
) -> BTreeMap<CharacterId, Forecast> {
    let mut round = now.stack.stack.round();
    let start = now.stack.characters.iter().map(|body| {
        let met = Standing { health: body.health.current, shield: body.shield.0 };
        let fall = body.health.is_dead().then_some(Fall { round, by: None, damage: 0, met });
        (body.id, Forecast { left: met, fall, ..Forecast::default() })
    });
    let mut all: BTreeMap<CharacterId, Forecast> = start.collect();
    for event in events {
        if let BreachEvent::Stack(StackEvent::RoundBegan { round: begun }) = event {
            round = *begun;
        }
        let Some(it) = subject(event).and_then(|who| all.get_mut(&who)) else { continue };
        match event {
            BreachEvent::Stack(StackEvent::Changed { cause, change, .. }) => match *change {
                Change::Damaged { absorbed, taken, left } => {
                    it.hurt(round, Some(cause.id), absorbed, taken, left);
                }
                Change::Healed { given, left } => {
                    it.healed = it.healed.saturating_add(given);
                    it.left.health = left;
                }
                Change::Shielded { left, .. } => it.left.shield = left,
                Change::BeyondHealing | Change::MaxCpu { .. } | Change::StatusSet { .. } => {}
            },
            BreachEvent::Burned { absorbed, taken, left, .. } => {
                it.hurt(round, None, *absorbed, *taken, *left);
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
        | BreachEvent::Flagged { who, .. } => Some(*who),
        _ => None,
    }
}
