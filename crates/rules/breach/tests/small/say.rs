//! Events in short words, for comparing lists of them.

use daemonfall_breach::{Aim, BreachEvent, BreachLibrary, Command};
use daemonfall_clock::ClockEvent;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, Choice, Part, StackEvent, SubroutineId};

pub struct Words<'a> {
    pub names: &'a [String],
    pub library: &'a BreachLibrary,
}

impl Words<'_> {
    fn who(&self, who: CharacterId) -> &str {
        &self.names[who.0 as usize]
    }

    fn what(&self, subroutine: SubroutineId) -> &str {
        self.library.subroutine_key(subroutine)
    }

    fn aim(&self, aim: Aim) -> String {
        match aim {
            Aim::Character(who) => self.who(who).into(),
            Aim::Panel(panel) => format!("{},{}", panel.x, panel.column),
        }
    }

    fn choice(&self, choice: &Choice) -> String {
        let target = choice.target.map_or("a panel", |who| self.who(who));
        format!("{} {} {target}", self.who(choice.user), self.what(choice.subroutine))
    }

    fn change(&self, change: Change) -> String {
        match change {
            Change::Damaged { absorbed: 0, taken, left } => format!("loses {taken}, {left} left"),
            Change::Damaged { absorbed, taken, left } => {
                format!("loses {taken} behind {absorbed} of shield, {left} left")
            }
            Change::Healed { given, left } => format!("gains {given}, {left} now"),
            Change::BeyondHealing => "is beyond healing".into(),
            Change::Shielded { by, left } => format!("shield {by:+}, {left} now"),
            Change::MaxCpu { by, max, free } => {
                format!("most CPU {by:+}, {max} now, {free} free")
            }
            Change::StatusSet { status, rounds } => format!("{status:?} for {rounds}"),
        }
    }

    fn stack(&self, event: &StackEvent) -> String {
        match event {
            StackEvent::RoundBegan { round } => format!("round {round}"),
            StackEvent::Resolved(entry) => format!("due: {}", self.choice(&entry.choice)),
            StackEvent::Added { choice, cost, free, .. } => {
                format!("added: {}, {cost} CPU, {free} left", self.choice(choice))
            }
            StackEvent::Refused { choice, refusal } => {
                format!("refused: {}: {refusal}", self.choice(choice))
            }
            StackEvent::Executed(entry) => format!("resolves: {}", self.choice(&entry.choice)),
            StackEvent::Changed { cause, target, change } => {
                let by = match cause.part {
                    Part::Use => "by",
                    Part::After => "after",
                };
                let change = self.change(*change);
                format!("{} {change}, {by} {}", self.who(*target), self.who(cause.user))
            }
            StackEvent::Removed { id } => format!("{} is removed", self.who(*id)),
            StackEvent::Finished { choice, why, returned, .. } => {
                let returned = returned.map_or("no".into(), |cpu| cpu.to_string());
                format!("finished: {}, {why:?}, {returned} CPU back", self.choice(choice))
            }
            StackEvent::StatusEnded { id, status } => {
                format!("{}: {status:?} ends", self.who(*id))
            }
        }
    }

    fn clock(&self, event: &ClockEvent) -> String {
        match event {
            ClockEvent::StepEntered(step) => format!("step {}", step.number()),
            ClockEvent::SafetyChanged { safety, why } => format!("safety {safety:?}: {why:?}"),
            ClockEvent::QuickTurnGiven { who, step } => {
                format!("step {} gives {} a turn", step.number(), self.who(*who))
            }
            ClockEvent::QuickTurnPassedOver { who, step, why } => {
                format!("step {} passes {} over: {why:?}", step.number(), self.who(*who))
            }
            ClockEvent::LastActionRewritten(deed) => {
                format!("last action: {}'s", self.who(deed.actor))
            }
            ClockEvent::LastActionCleared => "last action cleared".into(),
            ClockEvent::ChainStopped { quick_turns } => {
                format!("stopped after {quick_turns} quick turns")
            }
        }
    }

    pub fn say(&self, event: &BreachEvent) -> String {
        match event {
            BreachEvent::Stack(event) => self.stack(event),
            BreachEvent::Clock(event) => self.clock(event),
            BreachEvent::TurnBegan { turn, reason } => match reason {
                Some(reason) => format!("turn of {}: {reason:?}", self.who(turn.who)),
                None => format!("quick turn of {}", self.who(turn.who)),
            },
            BreachEvent::Chose { turn, command, charge, .. } => {
                let who = self.who(turn.who);
                match command {
                    Command::Wait => format!("{who} waits, {charge} CT"),
                    Command::Use { subroutine, aim } => {
                        let what = self.what(*subroutine);
                        format!("{who} chooses {what} {}, {charge} CT", self.aim(*aim))
                    }
                }
            }
            BreachEvent::Used { user, subroutine, aim, center, hits, manner, .. } => {
                let hits: Vec<&str> = hits.iter().map(|who| self.who(*who)).collect();
                let center = center.map_or("off the field".into(), |panel| {
                    format!("on {},{}", panel.x, panel.column)
                });
                format!(
                    "{manner:?}: {} {} {} {center} hits [{}]",
                    self.who(*user),
                    self.what(*subroutine),
                    self.aim(*aim),
                    hits.join(" ")
                )
            }
            BreachEvent::Flagged { who, flag, charge } => {
                format!("{} flagged {flag}, {charge} CT", self.who(*who))
            }
            BreachEvent::Answered { who, to, answer } => {
                format!("{} answers {}: {answer:?}", self.who(*who), self.who(*to))
            }
            BreachEvent::Sped { who, speed } => format!("{} has speed {speed}", self.who(*who)),
            BreachEvent::Charged { who, charge } => {
                format!("{} has {charge} CT", self.who(*who))
            }
            BreachEvent::Moved { who, from, to } => format!(
                "{} moves {},{} to {},{}",
                self.who(*who),
                from.x,
                from.column,
                to.x,
                to.column
            ),
            BreachEvent::Stayed { who, held } => match held {
                Some(status) => format!("{} stays: {status:?}", self.who(*who)),
                None => format!("{} stays: no room", self.who(*who)),
            },
            BreachEvent::Burned { who, taken, left, .. } => {
                format!("{} burns, {taken}, {left} left", self.who(*who))
            }
            BreachEvent::Thawed { who } => format!("{} thaws", self.who(*who)),
            BreachEvent::Turned { who } => format!("{} turns", self.who(*who)),
            BreachEvent::GoalMet(goal) => format!("goal met: {goal:?}"),
            BreachEvent::Over(outcome) => format!("over: {outcome:?}"),
        }
    }
}

/// Whether an event is about what is done to characters, not about the machine.
pub fn is_a_deed(event: &BreachEvent) -> bool {
    match event {
        BreachEvent::Stack(event) => matches!(
            event,
            StackEvent::Changed { .. }
                | StackEvent::Removed { .. }
                | StackEvent::StatusEnded { .. }
                | StackEvent::Refused { .. }
        ),
        BreachEvent::Clock(_) => false,
        BreachEvent::TurnBegan { turn, .. } => turn.quick,
        BreachEvent::Chose { turn, .. } => turn.quick,
        _ => true,
    }
}
