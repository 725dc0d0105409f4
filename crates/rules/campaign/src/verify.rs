//! Verifies a replay: plays its run again and compares the fingerprint of every step.

use crate::campaign::{Campaign, install};
use crate::command::RunCommand;
use crate::content::Content;
use crate::refusal::Refusal;
use crate::replay::RunReplay;
use crate::settings::BeginError;
use crate::versions::Changed;
use bevy_ecs::world::World;
use daemonfall_core::Fingerprint;
use std::sync::Arc;
use thiserror::Error;

/// Why a replay does not verify.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum ReplayError {
    #[error(transparent)]
    Changed(#[from] Changed),
    #[error("the run cannot begin: {0}")]
    Begin(#[from] BeginError),
    #[error("step {step}: the command {command:?} is refused: {refusal}")]
    Refused { step: u32, command: Box<RunCommand>, refusal: Refusal },
    #[error("step {step}, after {command:?}: the fingerprint is {found}, recorded was {recorded}")]
    Differs { step: u32, command: Box<RunCommand>, recorded: Fingerprint, found: Fingerprint },
}

impl RunReplay {
    /// Replays the run in its own world and compares the fingerprint of every step. Returns how many
    /// there are.
    pub fn verify(&self, content: &Arc<Content>) -> Result<u32, ReplayError> {
        self.fits(content)?;
        let mut world = World::new();
        install(&mut world, content);
        let (mut campaign, _) = Campaign::begin(content.clone(), self.settings.clone())?;
        for (step, (command, recorded)) in (1..).zip(&self.steps) {
            let done = campaign.apply(&mut world, command.clone());
            done.map_err(|refusal| ReplayError::Refused {
                step,
                command: Box::new(command.clone()),
                refusal,
            })?;
            let found = campaign.fingerprint(&world);
            if found != *recorded {
                return Err(ReplayError::Differs {
                    step,
                    command: Box::new(command.clone()),
                    recorded: *recorded,
                    found,
                });
            }
        }
        Ok(self.steps.len() as u32)
    }
}
