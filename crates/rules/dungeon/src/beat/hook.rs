//! A hook at the beginning and end of each phase, for timing: rules never read a clock.

use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use std::fmt;

/// Beginning or end of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// It begins, or continues after a stop.
    Begin,
    /// It is over, or stops for now.
    End,
}

/// A callback for both ends of each phase, in worlds that have one.
#[derive(Resource)]
pub struct PhaseHook(Box<dyn FnMut(BeatSet, Edge) + Send + Sync>);

impl PhaseHook {
    pub fn new(call: impl FnMut(BeatSet, Edge) + Send + Sync + 'static) -> Self {
        Self(Box::new(call))
    }

    pub(crate) fn call(&mut self, set: BeatSet, edge: Edge) {
        (self.0)(set, edge);
    }
}

impl fmt::Debug for PhaseHook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PhaseHook")
    }
}

pub(super) fn tell(hook: &mut Option<ResMut<PhaseHook>>, set: BeatSet, edge: Edge) {
    if let Some(hook) = hook {
        hook.call(set, edge);
    }
}
