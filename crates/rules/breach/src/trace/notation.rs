//! Moments in the seed's notation: one line per event, like the clock's scenarios.

use super::moment::Moment;
use crate::command::Command;
use crate::events::{BreachEvent, Manner};
use crate::library::BreachLibrary;
use daemonfall_clock::machine::Cursor;
use daemonfall_clock::{CharacterId, ClockEvent, QuickFlag};
use daemonfall_stack::SubroutineId;

impl Moment {
    /// The lines of the events: `AT A`, `step 3`, `safety off`, `A - quicken - B,C`, before mimes
    /// two spaces and `m`, before reactions two (in a mime cycle four) and `r`, `A - charge ram 2`,
    /// `A - wait`.
    pub fn lines(
        &self,
        library: &BreachLibrary,
        name: &dyn Fn(CharacterId) -> String,
    ) -> Vec<String> {
        let in_mime_cycle = matches!(self.before.place.cursor, Cursor::MimicryReactions(_));
        let reaction = if in_mime_cycle { "    r" } else { "  r" };
        let what = |id: SubroutineId| library.subroutine(id).name.clone();
        let line = |event: &BreachEvent| {
            Some(match event {
                BreachEvent::Clock(ClockEvent::StepEntered(step)) => {
                    format!("step {}", step.number())
                }
                BreachEvent::Clock(ClockEvent::SafetyChanged { safety, .. }) => {
                    format!("safety {}", safety.name())
                }
                BreachEvent::TurnBegan { turn, .. } => format!("AT {}", name(turn.who)),
                BreachEvent::Chose { turn, command, .. } => match command {
                    Command::Wait => format!("{} - wait", name(turn.who)),
                    Command::Use { subroutine, .. } => {
                        let time = library.subroutine(*subroutine).time;
                        if turn.quick && time == 0 {
                            return None;
                        }
                        format!("{} - charge {} {time}", name(turn.who), what(*subroutine))
                    }
                },
                BreachEvent::Used { user, subroutine, hits, manner, .. } => {
                    let before = match manner {
                        Manner::Action => "",
                        Manner::Mimicry => "  m",
                        Manner::CounterMagic | Manner::Riposte => reaction,
                    };
                    let hits: Vec<String> = hits.iter().map(|who| name(*who)).collect();
                    let hits = if hits.is_empty() { "miss".into() } else { hits.join(",") };
                    format!("{before}{} - {} - {hits}", name(*user), what(*subroutine))
                }
                BreachEvent::Flagged { who, flag, .. }
                    if matches!(flag, QuickFlag::Critical | QuickFlag::MimeCritical) =>
                {
                    format!("{reaction}{} - {flag}", name(*who))
                }
                BreachEvent::Answered { who, answer, .. } => {
                    format!("{reaction}{} - {answer:?}", name(*who))
                }
                _ => return None,
            })
        };
        self.events.iter().filter_map(line).collect()
    }
}
