//! The look of an event: a word that rises over a unit, and a gesture of its glyph.

use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::words;

#[derive(Clone, Copy, Debug)]
pub(super) enum Gesture {
    Lunge,
    Shake,
    Pulse,
}

pub(super) struct Look {
    pub who: CharacterId,
    /// May be empty.
    pub word: String,
    pub colour: Color,
    pub size: f32,
    pub gesture: Option<Gesture>,
}

pub(super) fn look(event: &BreachEvent, table: &BreachView) -> Option<Look> {
    let look =
        |who, word: String, colour, size, gesture| Some(Look { who, word, colour, size, gesture });
    let harm = |who: CharacterId| {
        if table.is_own(who) { theme::HOSTILE } else { theme::LIGHT }
    };
    match event {
        BreachEvent::Stack(StackEvent::Changed { target, change, .. }) => {
            let who = *target;
            match change {
                Change::Damaged { absorbed, taken: 0, .. } => look(
                    who,
                    t!("breach-mark-shield", change = format!("\u{2212}{absorbed}")),
                    theme::NEUTRAL,
                    13.0,
                    Some(Gesture::Shake),
                ),
                Change::Damaged { taken, .. } => {
                    look(who, format!("\u{2212}{taken}"), harm(who), 20.0, Some(Gesture::Shake))
                }
                Change::Healed { given: 0, .. } => None,
                Change::Healed { given, .. } => {
                    look(who, format!("+{given}"), theme::PICKUP, 18.0, Some(Gesture::Pulse))
                }
                Change::BeyondHealing => {
                    look(who, t!("breach-mark-beyond-healing"), theme::DIM, 13.0, None)
                }
                Change::Shielded { by: 0, .. } => None,
                Change::Shielded { by, .. } => look(
                    who,
                    t!("breach-mark-shield", change = words::signed(*by)),
                    theme::NEUTRAL,
                    13.0,
                    Some(Gesture::Pulse),
                ),
                Change::MaxCpu { by, .. } => look(
                    who,
                    t!("breach-mark-cpu", change = words::signed(*by)),
                    theme::MAGIC,
                    13.0,
                    Some(Gesture::Pulse),
                ),
                Change::StatusSet { status, rounds } if *rounds > 0 => {
                    look(who, words::status(*status), theme::MAGIC, 13.0, Some(Gesture::Shake))
                }
                Change::StatusSet { .. } => None,
            }
        }
        BreachEvent::Used { user, .. } => {
            look(*user, String::new(), theme::LIGHT, 0.0, Some(Gesture::Lunge))
        }
        BreachEvent::Flagged { who, .. } => {
            look(*who, t!("breach-mark-flag"), theme::MAGIC, 15.0, Some(Gesture::Pulse))
        }
        BreachEvent::Clock(ClockEvent::QuickTurnGiven { who, .. }) => {
            look(*who, t!("breach-mark-quick-turn"), theme::MAGIC, 15.0, Some(Gesture::Pulse))
        }
        BreachEvent::Clock(ClockEvent::QuickTurnPassedOver { who, .. }) => {
            look(*who, t!("breach-mark-passed-over"), theme::MAGIC, 13.0, None)
        }
        BreachEvent::Answered { who, .. } => {
            look(*who, t!("breach-mark-answers"), theme::MAGIC, 13.0, Some(Gesture::Pulse))
        }
        BreachEvent::Sped { who, speed } => {
            look(*who, t!("breach-mark-speed", speed = *speed), theme::MAGIC, 13.0, None)
        }
        BreachEvent::Charged { who, charge } => {
            look(*who, t!("breach-mark-charge", charge = *charge), theme::MAGIC, 13.0, None)
        }
        BreachEvent::Burned { who, taken, .. } => {
            look(*who, format!("\u{2212}{taken}"), theme::DANGER, 16.0, Some(Gesture::Shake))
        }
        BreachEvent::Stayed { who, .. } => {
            look(*who, t!("breach-mark-stays"), theme::DIM, 13.0, Some(Gesture::Shake))
        }
        BreachEvent::Turned { who } => {
            look(*who, t!("breach-mark-turns"), theme::DANGER, 22.0, Some(Gesture::Pulse))
        }
        BreachEvent::Stack(StackEvent::Refused { choice, .. }) => {
            look(choice.user, t!("breach-mark-fails"), theme::DIM, 13.0, None)
        }
        _ => None,
    }
}
