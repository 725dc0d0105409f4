//! Compares two recorded runs piece by piece, so that callers can do other work in between.

use super::divergence::{Comparison, Divergence, parting};
use crate::campaign::{Campaign, install};
use crate::command::RunCommand;
use crate::content::Content;
use crate::replay::RunReplay;
use crate::snapshot::RunSnapshot;
use bevy_ecs::world::World;
use daemonfall_core::diff;
use std::collections::VecDeque;
use std::sync::Arc;

/// A comparison in progress. The shared steps are played once, then one more step of each run.
pub struct Comparing {
    content: Arc<Content>,
    found: Comparison,
    work: Option<Work>,
    played: usize,
    all: usize,
}

struct Work {
    world: World,
    run: Campaign,
    left: VecDeque<RunCommand>,
    phase: Phase,
}

enum Phase {
    Common,
    /// The first run's next step, with the state before it saved for the second.
    One(Box<RunSnapshot>),
    /// The second run's next step, with the first run's result.
    Other(Box<RunSnapshot>),
}

/// Without playing them: the number of equal steps, and how the records diverge after them.
fn look(left: &RunReplay, right: &RunReplay) -> (usize, Option<Divergence>) {
    if left.data != right.data {
        return (0, Some(Divergence::Data(left.data, right.data)));
    }
    if left.settings != right.settings {
        let differences = diff(&left.settings, &right.settings);
        return (0, Some(Divergence::Settings(differences)));
    }
    parting(&left.steps, &right.steps, RunCommand::clone)
}

impl Comparing {
    pub fn new(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Self {
        let (same, divergence) = look(left, right);
        let all = match &divergence {
            Some(Divergence::Command { .. }) => same + 2,
            Some(Divergence::Print { .. }) => same + 1,
            _ => 0,
        };
        let mut comparing = Self {
            content: content.clone(),
            found: Comparison { steps: (left.steps.len(), right.steps.len()), same, divergence },
            work: None,
            played: 0,
            all,
        };
        if all > 0 {
            match Work::begin(content, left, same) {
                Ok(work) => comparing.work = Some(work),
                Err(reason) => comparing.fail(reason),
            }
        }
        comparing
    }

    /// Plays one command or choice of others; returns whether there is more to do.
    pub fn step(&mut self) -> bool {
        let Some(mut work) = self.work.take() else { return false };
        if work.run.go_on(&mut work.world).is_some() {
            self.work = Some(work);
            return true;
        }
        if let Some(command) = work.left.pop_front() {
            let step = self.played.min(self.found.same) + 1;
            let done = work.run.start(&mut work.world, command.clone());
            match done {
                Ok(_) => {
                    self.played += 1;
                    self.work = Some(work);
                }
                Err(refusal) => self.fail(format!(
                    "with these rules, step {step}, {command:?}, is refused: {refusal}"
                )),
            }
            return self.work.is_some();
        }
        match self.on(work) {
            Ok(work) => self.work = work,
            Err(reason) => self.fail(reason),
        }
        self.work.is_some()
    }

    /// A stage is over: returns the next one, if any.
    fn on(&mut self, mut work: Work) -> Result<Option<Work>, String> {
        let after = work.run.snapshot(&mut work.world);
        match (&mut self.found.divergence, work.phase) {
            (Some(Divergence::Command { commands, .. }), Phase::Common) => {
                work.left.push_back(commands.0.clone());
                work.phase = Phase::One(Box::new(after));
                Ok(Some(work))
            }
            (Some(Divergence::Command { commands, .. }), Phase::One(before)) => {
                let record = RunReplay::new(&self.content, before.run.settings.clone());
                let mut world = World::new();
                install(&mut world, &self.content);
                let content = self.content.clone();
                let run = Campaign::restore(content, *before, record, &mut world)
                    .map_err(|error| error.to_string())?;
                Ok(Some(Work {
                    world,
                    run,
                    left: VecDeque::from([commands.1.clone()]),
                    phase: Phase::Other(Box::new(after)),
                }))
            }
            (Some(Divergence::Command { differences, .. }), Phase::Other(one)) => {
                *differences = Ok(diff(&*one, &after));
                Ok(None)
            }
            (Some(Divergence::Print { command, .. }), Phase::Common) => {
                work.left.push_back((**command).clone());
                work.phase = Phase::One(Box::new(after));
                Ok(Some(work))
            }
            (Some(Divergence::Print { now, .. }), _) => {
                *now = Ok(work.run.fingerprint(&work.world));
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn fail(&mut self, reason: String) {
        match &mut self.found.divergence {
            Some(Divergence::Command { differences, .. }) => *differences = Err(reason),
            Some(Divergence::Print { now, .. }) => *now = Err(reason),
            _ => {}
        }
    }

    /// Steps played, and steps in total.
    pub fn progress(&self) -> (usize, usize) {
        (self.played, self.all)
    }

    /// The result so far; complete once [`Comparing::step`] returns false.
    pub fn found(&self) -> &Comparison {
        &self.found
    }

    /// The result, by value.
    pub fn into_found(self) -> Comparison {
        self.found
    }
}

impl Work {
    fn begin(content: &Arc<Content>, replay: &RunReplay, steps: usize) -> Result<Self, String> {
        if replay.data != content.fingerprint {
            return Err(format!(
                "they were recorded with other data ({}, these data have {})",
                replay.data, content.fingerprint
            ));
        }
        let begun = Campaign::begin(content.clone(), replay.settings.clone());
        let (run, _) = begun.map_err(|error| error.to_string())?;
        let mut world = World::new();
        install(&mut world, content);
        let left = replay.steps.iter().take(steps);
        Ok(Self {
            world,
            run,
            left: left.map(|(command, _)| command.clone()).collect(),
            phase: Phase::Common,
        })
    }
}

/// Plays the steps that two recorded runs share, and one more; [`Comparing`] does it in pieces.
pub fn compare(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Comparison {
    let mut comparing = Comparing::new(content, left, right);
    while comparing.step() {}
    comparing.into_found()
}
