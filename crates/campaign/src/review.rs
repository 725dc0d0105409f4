//! A run looked back at: its record played again, a bit at a time, with its time, its story and its
//! luck as far as that has come.

use crate::campaign::install;
use crate::content::Content;
use crate::luck::LuckAudit;
use crate::replay::RunReplay;
use crate::saves::SavedRun;
use crate::story::Story;
use crate::timeline::{Reading, ReadingError, TimelineError};
use bevy_ecs::world::World;
use std::sync::Arc;

/// A recorded run that is looked back at.
pub struct Review {
    content: Arc<Content>,
    replay: RunReplay,
    reading: Reading,
    luck: LuckAudit,
    story: Story,
    done: bool,
}

impl Review {
    /// From the beginning of a record.
    ///
    /// # Errors
    /// As [`Reading::begin`].
    pub fn begin(content: &Arc<Content>, replay: RunReplay) -> Result<Self, ReadingError> {
        Ok(Self {
            reading: Reading::begin(content, &replay)?,
            content: content.clone(),
            replay,
            luck: LuckAudit::default(),
            story: Story::default(),
            done: false,
        })
    }

    /// All of a record.
    ///
    /// # Errors
    /// Other data, or the first step that differs.
    pub fn of(content: &Arc<Content>, replay: RunReplay) -> Result<Self, ReadingError> {
        let mut review = Self::begin(content, replay)?;
        while review.step()? {}
        Ok(review)
    }

    /// Plays one command or one choice of others more; whether there was one.
    ///
    /// # Errors
    /// The step that is refused, or has another fingerprint than was recorded.
    pub fn step(&mut self) -> Result<bool, ReadingError> {
        let Some(events) = self.reading.step(&self.replay)? else {
            self.done = true;
            return Ok(false);
        };
        self.luck.hear(self.reading.campaign(), &events);
        self.story.hear(self.reading.campaign(), &events);
        Ok(true)
    }

    /// Whether all of the record was played.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How many steps were played, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.reading.timeline().steps(), self.replay.steps.len())
    }

    /// The record.
    pub fn replay(&self) -> &RunReplay {
        &self.replay
    }

    /// The luck, as far as was played.
    pub fn luck(&self) -> &LuckAudit {
        &self.luck
    }

    /// The story, as far as was played.
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// The run as it was after a step that was played, worked out in a world of its own.
    ///
    /// # Errors
    /// As [`Timeline::at`](crate::Timeline::at).
    pub fn at(&self, step: usize) -> Result<SavedRun, TimelineError> {
        let mut world = World::new();
        install(&mut world, &self.content);
        let campaign = self.reading.timeline().at(step, &mut world)?;
        Ok(SavedRun::of(&campaign, &mut world))
    }
}
