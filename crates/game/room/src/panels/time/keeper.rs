//! Keeps the current run's timeline up to date while the panel is shown: reads the existing record
//! in slices, then adds new steps as they happen. Recomputes a step from the nearest keyframe.

use crate::panels::prelude::*;
use daemonfall_campaign::{Reading, RunSnapshot, Timeline, TimelineError};

const SLICE: Duration = Duration::from_millis(4);
/// A run at most this many steps ahead is followed step by step; otherwise its record is read.
const NOTED: usize = 8;

#[derive(Default)]
enum Work {
    #[default]
    None,
    Reading(Box<Reading>),
    Ready(Box<Timeline>),
}

#[derive(Default)]
pub struct Keeper {
    work: Work,
    /// Why its record could not be read to its end.
    pub stopped: Option<String>,
}

impl Keeper {
    pub fn timeline(&self) -> Option<&Timeline> {
        match &self.work {
            Work::None => None,
            Work::Reading(reading) => Some(reading.timeline()),
            Work::Ready(timeline) => Some(timeline),
        }
    }

    pub fn is_reading(&self) -> bool {
        !matches!(self.work, Work::Ready(_)) && self.stopped.is_none()
    }

    pub fn replace(&mut self, timeline: Timeline) -> Option<Timeline> {
        self.stopped = None;
        match std::mem::replace(&mut self.work, Work::Ready(Box::new(timeline))) {
            Work::None => None,
            Work::Reading(reading) => Some(reading.finish()),
            Work::Ready(former) => Some(*former),
        }
    }

    fn is_of(&self, replay: &RunReplay) -> bool {
        self.timeline().is_none_or(|timeline| {
            let own = timeline.replay();
            own.data == replay.data && own.settings == replay.settings
        })
    }

    /// Works for as long as a frame may take; returns whether it is the same run as before.
    pub fn keep(&mut self, world: &mut World) -> bool {
        if rewind::is_travelling(world) {
            return true;
        }
        let Some(run) = rewind::now(world) else {
            *self = Self::default();
            return false;
        };
        let same = self.is_of(run.replay());
        if !same {
            *self = Self::default();
        }
        if self.stopped.is_none() {
            self.work = match std::mem::take(&mut self.work) {
                Work::None => self.begin(Reading::begin(run.content(), run.replay())),
                Work::Reading(reading) => self.read(*reading, run),
                Work::Ready(timeline) => self.follow(timeline, world),
            };
        }
        same
    }

    fn begin(&mut self, reading: Result<Reading, impl ToString>) -> Work {
        match reading {
            Ok(reading) => Work::Reading(Box::new(reading)),
            Err(error) => {
                self.stopped = Some(error.to_string());
                Work::None
            }
        }
    }

    fn read(&mut self, mut reading: Reading, run: &Campaign) -> Work {
        let end = for_a_while(SLICE, || match reading.step(run.replay()) {
            Ok(Some(_)) => None,
            Ok(None) => Some(None),
            Err(error) => Some(Some(error.to_string())),
        });
        match end {
            None => Work::Reading(Box::new(reading)),
            Some(stopped) => {
                self.stopped = stopped;
                Work::Ready(Box::new(reading.finish()))
            }
        }
    }

    fn follow(&mut self, mut timeline: Box<Timeline>, world: &mut World) -> Work {
        let Some(run) = rewind::now(world) else {
            return Work::None;
        };
        let steps = &run.replay().steps;
        let print = steps.last().map(|step| step.1);
        if timeline.steps() == steps.len() && timeline.print(steps.len()) == print {
            return Work::Ready(timeline);
        }
        let near = steps.len().saturating_sub(timeline.steps()) <= NOTED;
        if near && !rewind::is_away(world) {
            world.resource_scope(|world, run: Mut<Campaign>| timeline.note(&run, world));
            return Work::Ready(timeline);
        }
        self.begin(Reading::go_on(*timeline))
    }
}

pub struct Shown {
    pub step: usize,
    /// The recorded fingerprint; `None` for step 0.
    pub recorded: Option<Fingerprint>,
    pub found: Fingerprint,
    /// The state before it; `None` for step 0.
    pub before: Option<RunSnapshot>,
    pub run: SavedRun,
}

impl Shown {
    pub fn of(timeline: &Timeline, step: usize, world: &mut World) -> Result<Self, TimelineError> {
        let mut before = None;
        let known = step
            .checked_sub(1)
            .filter(|before| *before >= timeline.first())
            .zip(timeline.replay().steps.get(step.saturating_sub(1)));
        let mut campaign = match known {
            Some((last, (command, _))) => {
                let mut campaign = timeline.at(last, world)?;
                before = Some(campaign.snapshot(world));
                let done = campaign.apply(world, command.clone());
                done.map_err(|refusal| TimelineError::Refused { step, refusal })?;
                campaign
            }
            None => timeline.at(step, world)?,
        };
        Ok(Self {
            step,
            recorded: timeline.print(step),
            found: campaign.fingerprint(world),
            before,
            run: SavedRun::of(&campaign, world),
        })
    }

    pub fn is_right(&self) -> bool {
        self.recorded.is_none_or(|recorded| recorded == self.found)
    }

    pub fn is_of(&self, timeline: &Timeline, step: usize) -> bool {
        self.step == step && self.recorded == timeline.print(step)
    }

    pub fn state(&self) -> &RunSnapshot {
        &self.run.snapshot
    }
}
