//! Warnings on a choice before it is confirmed, read from its preview.

use crate::command::Aim;
use crate::events::{BreachEvent, Manner};
use daemonfall_clock::ClockEvent;
use daemonfall_clock::machine::PassedOver;
use daemonfall_core::CharacterId;
use daemonfall_stack::{MoveId, StackEvent};

/// Something about a choice that the player may not expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The target will be dead by then.
    TargetDead {
        /// The target.
        target: CharacterId,
        /// The move that takes it to zero, if a move does.
        by: Option<MoveId>,
    },
    /// The user will be dead by then.
    UserDead {
        /// The move that takes it to zero, if a move does.
        by: Option<MoveId>,
    },
    /// It will miss.
    Misses,
    /// A mime will repeat it and miss.
    MimeMisses {
        /// The mime.
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
    let mut fell: Vec<(CharacterId, Option<MoveId>)> = Vec::new();
    for event in events {
        match event {
            BreachEvent::Stack(StackEvent::Executed(entry)) if mine && Some(entry.id) != ghost => {
                break;
            }
            BreachEvent::Stack(StackEvent::Changed {
                cause,
                target,
                change: daemonfall_stack::Change::Damaged { left: 0, .. },
            }) if !mine => fell.push((*target, Some(cause.id))),
            BreachEvent::Burned { who, left: 0, .. } if !mine => fell.push((*who, None)),
            BreachEvent::Used { id, user: by, hits, manner, .. }
                if id.is_some() && *id == ghost =>
            {
                match manner {
                    Manner::Action => {
                        mine = true;
                        if let Aim::Character(target) = aim
                            && let Some((_, by)) = fell.iter().find(|(who, _)| *who == target)
                        {
                            found.push(Warning::TargetDead { target, by: *by });
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
                let early = |who: CharacterId| fell.iter().find(|(fallen, _)| *fallen == who);
                if let Some((_, by)) = early(user) {
                    found.push(Warning::UserDead { by: *by });
                } else if let Some(target) = aim.character() {
                    let by = early(target).and_then(|(_, by)| *by);
                    found.push(Warning::TargetDead { target, by });
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
    found
}
