//! The transitions. Each `enter_…` begins a step; the numbers are those of the seed's rewritten six
//! steps.

use super::place::{Cursor, Place, QuickSafety, Resolution, Step};
use super::{
    ClockEvent, Deed, Fact, LastAction, Machine, Order, PassedOver, QUICK_TURNS_AT_MOST, Report,
    SafetyReason,
};
use crate::components::{CharacterId, QuickFlag};

impl Machine {
    /// Begins to resolve an action. Does nothing while another is being resolved.
    #[inline]
    pub fn begin(
        mut self,
        resolution: Resolution,
        facts: &[Fact],
        log: &mut impl FnMut(ClockEvent),
    ) -> (Machine, Order) {
        if !self.is_resting() {
            return (self, self.order());
        }
        self.place = Place { cursor: Cursor::Initial, resolution, quick_turns: 0 };
        log(ClockEvent::StepEntered(Step::Initial));
        // 1.1, with the "else" of the seed's earlier rule 1.
        if any_flag(facts) {
            self.set_safety(QuickSafety::Off, SafetyReason::FlagHeld, log);
        } else {
            self.set_safety(QuickSafety::On, SafetyReason::NobodyFlagged, log);
        }
        (self, self.order())
    }

    /// Continues after an order was carried out, up to the next order. A machine at rest does not
    /// change. A report that does not fit its order counts as [`Report::Done`]: mimicries and
    /// reactions never become the last action.
    #[inline]
    pub fn advance(
        mut self,
        facts: &[Fact],
        report: Report,
        log: &mut impl FnMut(ClockEvent),
    ) -> (Machine, Order) {
        match self.place.cursor {
            Cursor::Rest | Cursor::Stopped => {}
            Cursor::Initial => {
                // 1.3, 1.4.
                let acted = self.note(report, log);
                log(ClockEvent::StepEntered(Step::Reactions));
                if acted {
                    self.place.cursor = Cursor::InitialReactions;
                } else {
                    self.end_reactions(facts, log);
                }
            }
            Cursor::InitialReactions => self.end_reactions(facts, log),
            Cursor::EarlyTurn(_) => {
                // 3.3, 3.4.
                if self.note(report, log) {
                    self.place.cursor = Cursor::EarlyReactions;
                } else {
                    self.enter_mimes(facts, log);
                }
            }
            // 3.5.
            Cursor::EarlyReactions => self.enter_mimes(facts, log),
            Cursor::Mimicry(mime) => self.place.cursor = Cursor::MimicryReactions(mime),
            Cursor::MimicryReactions(mime) => self.next_mime(Some(mime), facts, log),
            Cursor::LateTurn(_) => {
                // 5.4, 5.5.
                if self.note(report, log) {
                    self.place.cursor = Cursor::LateReactions;
                } else {
                    self.enter_mimes(facts, log);
                }
            }
            // 5.6.
            Cursor::LateReactions => self.enter_mimes(facts, log),
        }
        (self, self.order())
    }

    #[inline]
    pub fn order(&self) -> Order {
        match self.place.cursor {
            Cursor::Rest => Order::End,
            Cursor::Stopped => Order::Stopped,
            Cursor::Initial => Order::Resolve,
            Cursor::InitialReactions | Cursor::EarlyReactions | Cursor::LateReactions => {
                Order::React { in_mime_cycle: false }
            }
            Cursor::MimicryReactions(_) => Order::React { in_mime_cycle: true },
            Cursor::EarlyTurn(who) | Cursor::LateTurn(who) => Order::QuickTurn { who },
            Cursor::Mimicry(who) => Order::Mimic { who },
        }
    }

    /// Whether no action is being resolved.
    #[inline]
    pub fn is_resting(&self) -> bool {
        matches!(self.place.cursor, Cursor::Rest | Cursor::Stopped)
    }

    /// Rewrites the last action if the report is an action; returns whether it is.
    fn note(&mut self, report: Report, log: &mut impl FnMut(ClockEvent)) -> bool {
        match report {
            Report::Acted(deed) => {
                self.last_action = LastAction(Some(deed));
                log(ClockEvent::LastActionRewritten(deed));
                true
            }
            Report::Done => false,
        }
    }

    fn end_reactions(&mut self, facts: &[Fact], log: &mut impl FnMut(ClockEvent)) {
        // 2.2: only a qs-flag counts here.
        let spelled = |fact: &Fact| fact.able & (fact.flag == QuickFlag::Spell);
        if self.safety == QuickSafety::On && facts.iter().any(spelled) {
            self.set_safety(QuickSafety::Off, SafetyReason::QuickSpell, log);
        }
        match self.safety {
            // 2.3.
            QuickSafety::Off => self.enter_early_turn(facts, log),
            // 2.4.
            QuickSafety::On => {
                pass_over(facts, Step::EarlyTurn, PassedOver::SafetyOn, log);
                self.enter_mimes(facts, log);
            }
        }
    }

    fn enter_early_turn(&mut self, facts: &[Fact], log: &mut impl FnMut(ClockEvent)) {
        log(ClockEvent::StepEntered(Step::EarlyTurn));
        // 3.1, 3.2.
        let Some(first) = facts.iter().position(Fact::is_flagged) else {
            return self.enter_mimes(facts, log);
        };
        let who = facts[first].id;
        self.give_turn(who, Step::EarlyTurn, log);
        pass_over(&facts[first + 1..], Step::EarlyTurn, PassedOver::NotFirst, log);
        self.place.cursor = Cursor::EarlyTurn(who);
    }

    fn enter_mimes(&mut self, facts: &[Fact], log: &mut impl FnMut(ClockEvent)) {
        log(ClockEvent::StepEntered(Step::Mimes));
        // 4.1.
        if self.safety == QuickSafety::On && any_flag(facts) {
            self.set_safety(QuickSafety::Off, SafetyReason::FlagBeforeMimes, log);
        }
        // 4.2.
        self.next_mime(None, facts, log);
    }

    /// Starts the next mime on the team of the last action, in list order. If there is none, the
    /// cycle ends.
    fn next_mime(
        &mut self,
        after: Option<CharacterId>,
        facts: &[Fact],
        log: &mut impl FnMut(ClockEvent),
    ) {
        if let LastAction(Some(Deed { team, .. })) = self.last_action {
            let mimics = |fact: &&Fact| {
                fact.mime & fact.able & (fact.team == team) && after.is_none_or(|id| fact.id > id)
            };
            if let Some(mime) = facts.iter().find(mimics) {
                self.place.cursor = Cursor::Mimicry(mime.id);
                return;
            }
        }
        // 4.3.
        self.clear(log);
        match self.safety {
            // 4.4.
            QuickSafety::Off => self.enter_late_turn(facts, log),
            // 4.5.
            QuickSafety::On => {
                pass_over(facts, Step::LateTurn, PassedOver::SafetyOn, log);
                self.enter_end(Cursor::Rest, log);
            }
        }
    }

    fn enter_late_turn(&mut self, facts: &[Fact], log: &mut impl FnMut(ClockEvent)) {
        log(ClockEvent::StepEntered(Step::LateTurn));
        // 5.1, 5.2.
        let Some(fact) = facts.iter().find(|fact| fact.is_flagged()) else {
            return self.enter_end(Cursor::Rest, log);
        };
        if self.place.quick_turns >= QUICK_TURNS_AT_MOST {
            log(ClockEvent::ChainStopped { quick_turns: self.place.quick_turns });
            pass_over(facts, Step::LateTurn, PassedOver::TooMany, log);
            return self.enter_end(Cursor::Stopped, log);
        }
        // 5.3.
        self.give_turn(fact.id, Step::LateTurn, log);
        self.place.cursor = Cursor::LateTurn(fact.id);
    }

    fn enter_end(&mut self, rest: Cursor, log: &mut impl FnMut(ClockEvent)) {
        log(ClockEvent::StepEntered(Step::End));
        self.place.cursor = rest;
        // 6.1; an active turn does not change the safety.
        if self.place.resolution == Resolution::Slow {
            self.set_safety(QuickSafety::On, SafetyReason::SlowActionOver, log);
        }
    }

    fn give_turn(&mut self, who: CharacterId, step: Step, log: &mut impl FnMut(ClockEvent)) {
        self.place.quick_turns += 1;
        log(ClockEvent::QuickTurnGiven { who, step });
    }

    fn set_safety(
        &mut self,
        safety: QuickSafety,
        why: SafetyReason,
        log: &mut impl FnMut(ClockEvent),
    ) {
        if self.safety != safety {
            self.safety = safety;
            log(ClockEvent::SafetyChanged { safety, why });
        }
    }

    fn clear(&mut self, log: &mut impl FnMut(ClockEvent)) {
        if self.last_action.0.take().is_some() {
            log(ClockEvent::LastActionCleared);
        }
    }
}

#[inline]
fn any_flag(facts: &[Fact]) -> bool {
    facts.iter().any(Fact::is_flagged)
}

fn pass_over(facts: &[Fact], step: Step, why: PassedOver, log: &mut impl FnMut(ClockEvent)) {
    for fact in facts.iter().filter(|fact| fact.is_flagged()) {
        let who = fact.id;
        log(ClockEvent::QuickTurnPassedOver { who, step, why });
    }
}
