//! Warnings on a choice before it is confirmed, read from its preview.

use crate::command::Aim;
use crate::events::{BreachEvent, Manner};
use daemonfall_clock::ClockEvent;
use daemonfall_clock::machine::PassedOver;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, StackEvent};

/// Something about a choice that the player may not expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    TargetDead {
        target: CharacterId,
    },
    UserDead,
    Misses,
    /// It only heals, and its targets will be at full health.
    HealsNothing,
    /// A mime will repeat it and miss.
    MimeMisses {
        mime: CharacterId,
    },
    /// A quick turn that it gives will be passed over, since the safety is on.
    SafetyOn {
        /// The character passed over.
        who: CharacterId,
    },
}

/// Reads the warnings from the events of a preview, in which `ghost` is the chosen move. `chosen`
/// is the user, the aim, and whether the subroutine strikes at all: one that only moves its user
/// never misses.
pub(crate) fn warnings(
    ghost: Option<MoveId>,
    events: &[BreachEvent],
    chosen: Option<(CharacterId, Aim, bool)>,
) -> Vec<Warning> {
    let mut found = Vec::new();
    let Some((user, aim, strikes)) = chosen else { return found };
    let mut mine = false;
    let mut fell: Vec<CharacterId> = Vec::new();
    let mut heals_nothing = None;
    for event in events {
        match event {
            BreachEvent::Stack(StackEvent::Executed(_)) if mine => break,
            BreachEvent::Stack(StackEvent::Changed {
                target: who,
                change: Change::Damaged { left: 0, .. },
                ..
            })
            | BreachEvent::Burned { who, left: 0, .. }
                if !mine =>
            {
                fell.push(*who);
            }
            BreachEvent::Stack(StackEvent::Changed { cause, change, .. })
                if mine && Some(cause.id) == ghost =>
            {
                let nothing = matches!(change, Change::Healed { given: 0, .. });
                heals_nothing = Some(nothing && heals_nothing.unwrap_or(true));
            }
            BreachEvent::Used { id, user: by, hits, manner, .. }
                if id.is_some() && *id == ghost =>
            {
                match manner {
                    Manner::Action => {
                        mine = true;
                        if let Aim::Character(target) = aim
                            && fell.contains(&target)
                        {
                            found.push(Warning::TargetDead { target });
                        } else if strikes && hits.is_empty() && matches!(aim, Aim::Panel(_)) {
                            found.push(Warning::Misses);
                        }
                    }
                    Manner::Mimicry if strikes && hits.is_empty() => {
                        found.push(Warning::MimeMisses { mime: *by });
                    }
                    Manner::Mimicry | Manner::CounterMagic | Manner::Riposte => {}
                }
            }
            BreachEvent::Stack(StackEvent::Finished { id, .. }) if Some(*id) == ghost && !mine => {
                if fell.contains(&user) {
                    found.push(Warning::UserDead);
                } else if let Some(target) = aim.character() {
                    found.push(Warning::TargetDead { target });
                }
                break;
            }
            BreachEvent::Clock(ClockEvent::QuickTurnPassedOver {
                who,
                why: PassedOver::SafetyOn,
                ..
            }) if mine => {
                let warning = Warning::SafetyOn { who: *who };
                if !found.contains(&warning) {
                    found.push(warning);
                }
            }
            _ => {}
        }
    }
    if heals_nothing == Some(true) {
        found.push(Warning::HealsNothing);
    }
    found
}
