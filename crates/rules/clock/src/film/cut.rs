//! Cuts the events of each transition into frames.
//!
//! Decides which events share a row, what each changes, and which remarks it gets.

mod steps;

use super::remark::{Holder, Remark};
use super::{Edge, Frame, SafetyChange};
use crate::components::{CharacterId, QuickFlag};
use crate::machine::{ClockEvent, Fact, LastAction, PassedOver, QuickSafety, Step};
use crate::reaction::Manner;
use crate::scenario::{Ability, Course, Hits, Phase, ScenarioEvent, TickPhase, trace};
use std::sync::Arc;

/// The frames so far, and what is needed to build the next ones.
pub struct Cutter {
    pub frames: Vec<Frame>,
    /// Whether the newest row is still waiting for its line.
    open: bool,
    /// The last quick turn given, until its row is written.
    quick: Option<(CharacterId, Step)>,
}

impl Cutter {
    /// Starts with the frame before anything happens.
    pub fn new(course: &Course) -> Self {
        let span = course.scenario().span;
        Self {
            frames: vec![Frame {
                line: None,
                remarks: vec![Remark::Opening(span)],
                tick: 1,
                phase: match course.progress.phase {
                    Phase::In(phase) => phase,
                    Phase::Over | Phase::Stopped(_) => TickPhase::Charge,
                },
                step: None,
                edge: None,
                safety: QuickSafety::On,
                changed: None,
                last_action: LastAction(None),
                facts: Arc::new(course.facts.clone()),
                slow: Arc::new(course.progress.slow.clone()),
                acts: None,
                hits: Hits::default(),
                mimicking: None,
                settled: Some(course.machine),
            }],
            open: false,
            quick: None,
        }
    }

    /// Adds the rows of one transition. `course` is the state after it.
    pub fn transition(&mut self, events: &[ScenarioEvent], course: &Course) {
        let before = self.frames.len();
        for event in events {
            self.event(event, course);
            let frame = self.now();
            frame.tick = course.progress.tick;
            if *frame.slow != course.progress.slow {
                frame.slow = Arc::new(course.progress.slow.clone());
            }
        }
        if self.frames.len() > before {
            self.now().settled = Some(course.machine);
        }
    }

    /// Adds a row with only a remark.
    pub fn say_alone(&mut self, remark: Remark) {
        self.row(None);
        self.say(remark);
    }

    /// Adds the final rows.
    pub fn end(&mut self, lines: Vec<String>) {
        for line in lines {
            let remark = match line.split_once(' ').map(|(word, _)| word) {
                Some("flags") => Remark::HeldOver(self.now().holders()),
                Some("CT") => Remark::ChargeTime,
                _ => Remark::NextTurns,
            };
            self.row(Some(line));
            self.say(remark);
            self.leave_the_steps();
        }
    }

    fn event(&mut self, event: &ScenarioEvent, course: &Course) {
        let line = trace::line(event, course.scenario());
        match *event {
            ScenarioEvent::TickBegan { tick } => {
                self.row(line);
                self.leave_the_steps();
                self.now().phase = TickPhase::Charge;
                if tick > 1 {
                    self.say(Remark::NextTick);
                }
                self.say(Remark::PhaseBegins(TickPhase::Charge));
            }
            ScenarioEvent::PhaseBegan(phase) => {
                self.row(None);
                self.leave_the_steps();
                if phase == TickPhase::Grow {
                    // The growth itself is the next transition, with a row of its own.
                    self.say(Remark::SlowActionsOver);
                } else {
                    self.now().phase = phase;
                    self.say(Remark::PhaseBegins(phase));
                }
            }
            ScenarioEvent::Clock(event) => self.clock(event, line, course),
            ScenarioEvent::TurnBegan { who, why } => {
                self.row(line);
                self.leave_the_steps();
                self.now().acts = Some(who);
                self.say(Remark::ActiveTurn { who, why });
            }
            ScenarioEvent::FlagTaken { who, .. } => {
                self.turn_row(who);
                self.change(who, |fact| fact.flag = QuickFlag::None);
            }
            ScenarioEvent::Paid { who, charge } => {
                self.turn_row(who);
                let mut from = charge;
                self.change(who, |fact| from = std::mem::replace(&mut fact.charge, charge));
                self.say(Remark::Paid { who, from, left: charge });
            }
            ScenarioEvent::Waited { who } | ScenarioEvent::SlowBegun { who, .. } => {
                self.row(line);
                self.now().acts = Some(who);
                self.tell_quick_turn();
            }
            ScenarioEvent::Did { who, ability, hits, manner, .. } => {
                self.row(line);
                let frame = self.now();
                (frame.acts, frame.hits) = (Some(who), hits);
                match manner {
                    Manner::Action => self.tell_quick_turn(),
                    Manner::Mimicry => {
                        frame.mimicking = Some(who);
                        if let LastAction(Some(deed)) = frame.last_action {
                            self.say(Remark::Mimics { who, ability, of: deed.actor });
                        }
                    }
                    Manner::Reaction => self.say(Remark::CounterMagic(who)),
                }
            }
            ScenarioEvent::CriticalQuick { who, .. } => {
                self.row(line);
                self.now().acts = Some(who);
                self.say(Remark::CriticalQuick(who));
            }
            ScenarioEvent::FlagGiven { who, flag, replaced, charge } => {
                self.change(who, |fact| (fact.flag, fact.charge) = (flag, charge));
                let to = Holder { who, flag };
                self.say(Remark::FlagGiven { to, replaced });
            }
            ScenarioEvent::Grew { who, charge } => {
                if self.now().phase != TickPhase::Grow {
                    self.row(None);
                    self.now().phase = TickPhase::Grow;
                    self.say(Remark::PhaseBegins(TickPhase::Grow));
                }
                self.change(who, |fact| fact.charge = charge);
            }
            ScenarioEvent::Stopped(why) => {
                self.row(line);
                self.leave_the_steps();
                self.say(Remark::Stopped(why));
            }
        }
    }

    fn clock(&mut self, event: ClockEvent, line: Option<String>, course: &Course) {
        match event {
            ClockEvent::StepEntered(step) => {
                self.row(line);
                self.enter(step, course);
            }
            ClockEvent::SafetyChanged { safety, why } => {
                self.row(line);
                let frame = self.now();
                let change = SafetyChange::new(safety, why, frame.holders());
                let holders = change.holders.clone();
                (frame.safety, frame.changed) = (safety, Some(change));
                self.say(Remark::SafetyTurned { safety, why, holders });
            }
            ClockEvent::QuickTurnGiven { who, step } => self.quick = Some((who, step)),
            ClockEvent::QuickTurnPassedOver { who, step, why } => {
                // While the safety is on, the step is not entered: the next step's row reports it.
                if why == PassedOver::SafetyOn {
                    self.wait_for_line();
                    self.skip(step);
                }
                let instead = self.quick.map(|(first, _)| first);
                self.say(Remark::PassedOver { who, step, why, instead });
            }
            ClockEvent::LastActionRewritten(deed) => {
                let quick = matches!(self.now().step, Some(Step::EarlyTurn | Step::LateTurn));
                let before = self.now().last_action.0;
                self.now().last_action = LastAction(Some(deed));
                self.say(Remark::LastAction {
                    who: deed.actor,
                    ability: Ability::of(deed.action).unwrap_or_default(),
                    instead_of: before.map(|deed| deed.actor),
                    quick,
                });
            }
            ClockEvent::LastActionCleared => {
                self.wait_for_line();
                self.now().last_action = LastAction(None);
                self.say(Remark::MimesEnd);
            }
            ClockEvent::ChainStopped { quick_turns } => self.say(Remark::ChainStopped(quick_turns)),
        }
    }

    fn tell_quick_turn(&mut self) {
        if let Some((_, step)) = self.quick.take() {
            self.now().remarks.insert(0, Remark::QuickTurn(step));
        }
    }

    /// Begins a row, or fills in the newest row's line if it is waiting for one.
    fn row(&mut self, line: Option<String>) {
        if std::mem::take(&mut self.open) {
            self.now().line = line;
            return;
        }
        let next = Frame {
            line,
            remarks: Vec::new(),
            acts: None,
            hits: Hits::default(),
            settled: None,
            ..self.now().clone()
        };
        self.frames.push(next);
    }

    fn wait_for_line(&mut self) {
        if !self.open {
            self.row(None);
            self.open = true;
        }
    }

    /// The row of a turn. Its line, the deed, comes later.
    fn turn_row(&mut self, who: CharacterId) {
        self.wait_for_line();
        self.now().acts = Some(who);
    }

    fn leave_the_steps(&mut self) {
        let frame = self.now();
        if frame.step.is_some() {
            frame.edge = Some(Edge { from: frame.step, to: None });
            frame.step = None;
        }
    }

    fn change(&mut self, who: CharacterId, change: impl FnOnce(&mut Fact)) {
        if let Some(fact) = Arc::make_mut(&mut self.now().facts).get_mut(who.0 as usize) {
            change(fact);
        }
    }

    fn say(&mut self, remark: Remark) {
        self.now().remarks.push(remark);
    }

    fn now(&mut self) -> &mut Frame {
        let newest = self.frames.len() - 1;
        &mut self.frames[newest]
    }
}
