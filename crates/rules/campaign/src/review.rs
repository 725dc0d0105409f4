//! Review of a run: replays its record bit by bit, with its timeline, story and luck so far.

use crate::campaign::install;
use crate::content::Content;
use crate::luck::LuckAudit;
use crate::replay::RunReplay;
use crate::saves::SavedRun;
use crate::story::Story;
use crate::timeline::{Reading, ReadingError, TimelineError};
use bevy_ecs::world::World;
use std::sync::Arc;

/// A review of a recorded run.
pub struct Review {
    content: Arc<Content>,
    replay: RunReplay,
    reading: Reading,
    luck: LuckAudit,
    story: Story,
    done: bool,
}

impl Review {
    /// Starts at the beginning of a record.
    pub fn begin(content: &Arc<Content>, replay: RunReplay) -> Result<Self, ReadingError> {
        let reading = Reading::begin(content, &replay)?;
        Ok(Self {
            luck: LuckAudit::begin(reading.campaign()),
            reading,
            content: content.clone(),
            replay,
            story: Story::default(),
            done: false,
        })
    }

    /// Reviews a whole record.
    pub fn of(content: &Arc<Content>, replay: RunReplay) -> Result<Self, ReadingError> {
        let mut review = Self::begin(content, replay)?;
        while review.step()? {}
        Ok(review)
    }

    /// Plays one more command or choice of others; returns whether there was one.
    pub fn step(&mut self) -> Result<bool, ReadingError> {
        let Some(events) = self.reading.step(&self.replay)? else {
            self.done = true;
            return Ok(false);
        };
        self.luck.hear(self.reading.campaign(), &events);
        self.story.hear(self.reading.campaign(), &events);
        Ok(true)
    }

    /// Whether the whole record was played.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Steps played, and steps in total.
    pub fn progress(&self) -> (usize, usize) {
        (self.reading.timeline().steps(), self.replay.steps.len())
    }

    pub fn replay(&self) -> &RunReplay {
        &self.replay
    }

    pub fn luck(&self) -> &LuckAudit {
        &self.luck
    }

    pub fn story(&self) -> &Story {
        &self.story
    }

    /// The run after a step that was already played, restored in its own world.
    pub fn at(&self, step: usize) -> Result<SavedRun, TimelineError> {
        let mut world = World::new();
        install(&mut world, &self.content);
        let campaign = self.reading.timeline().at(step, &mut world)?;
        Ok(SavedRun::of(&campaign, &mut world))
    }
}
