//! The course of a scenario: all of its changing state, and the one function that changes it.

use super::data::{Scenario, SlowAction, Span};
use super::{
    ACTIVE_TURNS_AT_MOST, Doing, Nature, Phase, Progress, ScenarioEvent, Stop, Taken, TickPhase,
};
use crate::charge::next_turn;
use crate::components::{CharacterId, QuickFlag};
use crate::machine::{Fact, Machine, Order, Resolution};
use std::sync::Arc;

/// A scenario being played. A plain value: callers that want to step back copy it before a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    pub(super) scenario: Arc<Scenario>,
    /// The characters as the machine sees them, by number.
    pub facts: Vec<Fact>,
    /// Their speed and reaction, by number.
    pub natures: Vec<Nature>,
    /// How far they are in their scripts, by number.
    pub taken: Vec<Taken>,
    pub machine: Machine,
    /// Everything else that changes.
    pub progress: Progress,
}

impl Course {
    pub fn new(scenario: Arc<Scenario>) -> Self {
        let characters = scenario.characters.iter();
        let facts = characters
            .clone()
            .zip(0..)
            .map(|(character, number)| Fact {
                id: CharacterId(number),
                team: character.team,
                charge: character.charge,
                flag: QuickFlag::None,
                mime: character.mime,
                able: true,
            })
            .collect();
        let natures = characters
            .map(|character| Nature { speed: character.speed, reaction: character.reaction });
        Self {
            facts,
            natures: natures.collect(),
            taken: vec![Taken::default(); scenario.characters.len()],
            machine: Machine::default(),
            progress: Progress::of(&scenario),
            scenario,
        }
    }

    /// Becomes a copy of `other`, reusing the memory it has.
    pub fn copy_from(&mut self, other: &Self) {
        self.scenario.clone_from(&other.scenario);
        self.facts.clone_from(&other.facts);
        self.natures.clone_from(&other.natures);
        self.taken.clone_from(&other.taken);
        self.machine = other.machine;
        let slow = std::mem::take(&mut self.progress.slow);
        self.progress = Progress { slow, ..other.progress };
        self.progress.slow.clone_from(&other.progress.slow);
    }

    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Plays one transition, an order of the machine or what comes next; false if nothing is left.
    #[inline]
    pub fn step(&mut self, log: &mut impl FnMut(ScenarioEvent)) -> bool {
        let Phase::In(phase) = self.progress.phase else { return false };
        match phase {
            TickPhase::Charge => self.charge(log),
            TickPhase::Grow => self.grow(log),
            TickPhase::Resolve | TickPhase::Turns => match self.machine.order() {
                Order::End if phase == TickPhase::Resolve => self.next_slow_action(log),
                Order::End => self.next_active_turn(log),
                Order::Stopped => {
                    self.stop(Stop::QuickTurns(self.machine.place.quick_turns), log);
                }
                order => self.carry_out(order, log),
            },
        }
        true
    }

    pub fn play(&mut self, log: &mut impl FnMut(ScenarioEvent)) {
        while self.step(log) {}
    }

    fn charge(&mut self, log: &mut impl FnMut(ScenarioEvent)) {
        if let Span::Ticks(_) = self.scenario.span {
            log(ScenarioEvent::TickBegan { tick: self.progress.tick });
        }
        for slow in &mut self.progress.slow {
            slow.left = slow.left.saturating_sub(1);
        }
        self.enter(TickPhase::Resolve, log);
    }

    fn next_slow_action(&mut self, log: &mut impl FnMut(ScenarioEvent)) {
        let slow = &mut self.progress.slow;
        let Some(due) = slow.iter().position(|action| action.left == 0) else {
            return self.enter(TickPhase::Grow, log);
        };
        let SlowAction { actor, ability, hits, .. } = slow.remove(due);
        self.begin(Doing { actor, ability, hits }, Resolution::Slow, log);
    }

    fn grow(&mut self, log: &mut impl FnMut(ScenarioEvent)) {
        for (fact, nature) in self.facts.iter_mut().zip(&self.natures) {
            fact.charge = fact.charge.grown(nature.speed);
            log(ScenarioEvent::Grew { who: fact.id, charge: fact.charge });
        }
        match self.scenario.span {
            Span::SR | Span::CR => self.progress.phase = Phase::Over,
            Span::Ticks(_) => self.enter(TickPhase::Turns, log),
        }
    }

    fn next_active_turn(&mut self, log: &mut impl FnMut(ScenarioEvent)) {
        let Some((who, why)) = next_turn(&self.facts) else {
            self.progress.active_turns = 0;
            match self.scenario.span {
                Span::Ticks(ticks) if self.progress.tick < ticks => {
                    self.progress.tick += 1;
                    self.progress.phase = Phase::In(TickPhase::Charge);
                }
                _ => self.progress.phase = Phase::Over,
            }
            return;
        };
        if self.progress.active_turns >= ACTIVE_TURNS_AT_MOST {
            return self.stop(Stop::ActiveTurns(ACTIVE_TURNS_AT_MOST), log);
        }
        self.progress.active_turns += 1;
        log(ScenarioEvent::TurnBegan { who, why });
        if let Some(doing) = self.take_turn(who, log) {
            self.begin(doing, Resolution::Active, log);
        }
    }

    fn enter(&mut self, phase: TickPhase, log: &mut impl FnMut(ScenarioEvent)) {
        self.progress.phase = Phase::In(phase);
        log(ScenarioEvent::PhaseBegan(phase));
    }

    fn stop(&mut self, why: Stop, log: &mut impl FnMut(ScenarioEvent)) {
        self.progress.phase = Phase::Stopped(why);
        log(ScenarioEvent::Stopped(why));
    }
}
