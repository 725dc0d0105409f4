//! Two recorded runs compared piece by piece, so that whoever waits can do something else between.

use super::compare::{Comparison, Parting};
use crate::campaign::{Campaign, install};
use crate::command::RunCommand;
use crate::content::Content;
use crate::replay::RunReplay;
use crate::snapshot::RunSnapshot;
use bevy_ecs::world::World;
use daemonfall_core::diff;
use std::collections::VecDeque;
use std::sync::Arc;

/// A comparison under way. What both runs have in common is played once, then the step of each.
pub struct Comparing {
    content: Arc<Content>,
    found: Comparison,
    work: Option<Work>,
    played: usize,
    all: usize,
}

/// What is played.
struct Work {
    world: World,
    run: Campaign,
    left: VecDeque<RunCommand>,
    phase: Phase,
}

/// How far it has come.
enum Phase {
    /// What both have in common.
    Common,
    /// The one's own step; the state before it is kept for the other's.
    One(Box<RunSnapshot>),
    /// The other's own step; what came of the one's is kept.
    Other(Box<RunSnapshot>),
}

/// Where two records part, without playing them: how many steps are the same, and how they part.
fn look(left: &RunReplay, right: &RunReplay) -> (usize, Option<Parting>) {
    if left.data != right.data {
        return (0, Some(Parting::Data(left.data, right.data)));
    }
    if left.settings != right.settings {
        let differences = diff(&left.settings, &right.settings);
        return (0, Some(Parting::Settings(differences)));
    }
    let same = left.common(right);
    let not_yet = || "it is not known yet".to_owned();
    let parting = match (left.steps.get(same), right.steps.get(same)) {
        (None, None) => None,
        (Some((one, print)), Some((other, other_print))) if one == other => Some(Parting::Print {
            step: same + 1,
            command: Box::new(one.clone()),
            prints: (*print, *other_print),
            now: Err(not_yet()),
        }),
        (Some((one, _)), Some((other, _))) => Some(Parting::Command {
            step: same + 1,
            commands: Box::new((one.clone(), other.clone())),
            differences: Err(not_yet()),
        }),
        _ => Some(Parting::Length),
    };
    (same, parting)
}

impl Comparing {
    /// Begins to compare.
    pub fn new(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Self {
        let (same, parting) = look(left, right);
        let all = match &parting {
            Some(Parting::Command { .. }) => same + 2,
            Some(Parting::Print { .. }) => same + 1,
            _ => 0,
        };
        let mut comparing = Self {
            content: content.clone(),
            found: Comparison { steps: (left.steps.len(), right.steps.len()), same, parting },
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

    /// Plays a command or a choice of somebody else's; whether there is more to be done.
    pub fn step(&mut self) -> bool {
        let Some(mut work) = self.work.take() else {
            return false;
        };
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
                    "by these rules step {step}, {command:?}, is refused: {refusal}"
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

    /// A phase is over: what follows it, if anything does.
    fn on(&mut self, mut work: Work) -> Result<Option<Work>, String> {
        let after = work.run.snapshot(&mut work.world);
        match (&mut self.found.parting, work.phase) {
            (Some(Parting::Command { commands, .. }), Phase::Common) => {
                work.left.push_back(commands.0.clone());
                work.phase = Phase::One(Box::new(after));
                Ok(Some(work))
            }
            (Some(Parting::Command { commands, .. }), Phase::One(before)) => {
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
            (Some(Parting::Command { differences, .. }), Phase::Other(one)) => {
                *differences = Ok(diff(&*one, &after));
                Ok(None)
            }
            (Some(Parting::Print { command, .. }), Phase::Common) => {
                work.left.push_back((**command).clone());
                work.phase = Phase::One(Box::new(after));
                Ok(Some(work))
            }
            (Some(Parting::Print { now, .. }), _) => {
                *now = Ok(work.run.fingerprint(&work.world));
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// What would be known by playing cannot be told.
    fn fail(&mut self, reason: String) {
        match &mut self.found.parting {
            Some(Parting::Command { differences, .. }) => *differences = Err(reason),
            Some(Parting::Print { now, .. }) => *now = Err(reason),
            _ => {}
        }
    }

    /// How many steps were played, and how many there are to play.
    pub fn progress(&self) -> (usize, usize) {
        (self.played, self.all)
    }

    /// What is known by now; all of it once [`Comparing::step`] has nothing more to do.
    pub fn found(&self) -> &Comparison {
        &self.found
    }

    /// The same, for good.
    pub fn into_found(self) -> Comparison {
        self.found
    }
}

impl Work {
    /// The run of a record from its beginning, with so many steps to be played.
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
