//! Builds a run's timeline from its record, choice by choice, so that callers need not wait for the
//! whole replay.

use super::{Timeline, TimelineError};
use crate::campaign::{Campaign, install};
use crate::content::Content;
use crate::events::RunEvent;
use crate::replay::RunReplay;
use crate::verify::ReplayError;
use bevy_ecs::world::World;
use daemonfall_core::Fingerprint;
use std::sync::Arc;
use thiserror::Error;

/// Why a record cannot be read on.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum ReadingError {
    /// It does not replay correctly.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The part already read cannot be restored.
    #[error(transparent)]
    Timeline(#[from] TimelineError),
}

/// A record that is replayed in its own world bit by bit, with a timeline of what was played.
pub struct Reading {
    world: World,
    campaign: Campaign,
    timeline: Timeline,
}

impl Reading {
    /// Starts at the beginning of a record.
    pub fn begin(content: &Arc<Content>, replay: &RunReplay) -> Result<Self, ReadingError> {
        replay.fits(content).map_err(ReplayError::from)?;
        let mut world = World::new();
        install(&mut world, content);
        let begun = Campaign::begin(content.clone(), replay.settings.clone());
        let (campaign, _) = begun.map_err(ReplayError::from)?;
        let timeline = Timeline::begin(&campaign, &mut world);
        Ok(Self { world, campaign, timeline })
    }

    /// Continues at the end of a timeline.
    pub fn go_on(timeline: Timeline) -> Result<Self, ReadingError> {
        let mut world = World::new();
        install(&mut world, &timeline.content);
        let campaign = timeline.at(timeline.steps(), &mut world)?;
        Ok(Self { world, campaign, timeline })
    }

    /// Plays one more command or choice of others from a record; returns its events, or `None` if
    /// there is no more. Steps that are no longer in the record are undone first.
    pub fn step(&mut self, replay: &RunReplay) -> Result<Option<Vec<RunEvent>>, ReadingError> {
        let events = match self.campaign.go_on(&mut self.world) {
            Some(events) => events,
            None => {
                self.take_back(replay)?;
                let place = self.campaign.replay().steps.len();
                let Some((command, _)) = replay.steps.get(place) else { return Ok(None) };
                let begun = self.campaign.start(&mut self.world, command.clone());
                let applied = begun.map_err(|refusal| ReplayError::Refused {
                    step: place as u32 + 1,
                    command: Box::new(command.clone()),
                    refusal,
                })?;
                applied.events
            }
        };
        if !self.campaign.is_open() {
            self.compare(replay)?;
            self.timeline.note(&self.campaign, &mut self.world);
        }
        Ok(Some(events))
    }

    /// The run as far as it was played.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// Goes back to the last step that is still in the record.
    fn take_back(&mut self, replay: &RunReplay) -> Result<(), ReadingError> {
        let own = &self.campaign.replay().steps;
        let last = own.len().checked_sub(1).map(|place| replay.steps.get(place));
        if last.is_none_or(|there| there == own.last()) {
            return Ok(());
        }
        let common = self.timeline.replay.common(replay);
        self.campaign = self.timeline.at(common, &mut self.world)?;
        self.timeline.note(&self.campaign, &mut self.world);
        Ok(())
    }

    fn compare(&self, replay: &RunReplay) -> Result<(), ReplayError> {
        let own = &self.campaign.replay().steps;
        let Some((command, found)) = own.last() else { return Ok(()) };
        // A step that is no longer in the record is undone before the next one.
        let recorded: Option<Fingerprint> = replay.steps.get(own.len() - 1).map(|it| it.1);
        match recorded {
            Some(recorded) if recorded != *found => Err(ReplayError::Differs {
                step: own.len() as u32,
                command: Box::new(command.clone()),
                recorded,
                found: *found,
            }),
            _ => Ok(()),
        }
    }

    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The timeline so far, when no more will be read.
    pub fn finish(self) -> Timeline {
        self.timeline
    }
}
