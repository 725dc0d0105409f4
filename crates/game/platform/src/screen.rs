//! What fills the window, as one open list: each screen's crate names its own.

use bevy::prelude::*;

/// What fills the window. Two screens are the same when their names are.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Screen(&'static str);

impl Screen {
    pub const LOADING: Self = Self("loading");
    pub const TITLE: Self = Self("title");
    pub const DIVE: Self = Self("dive");
    /// A dive is over.
    pub const SUMMARY: Self = Self("summary");
    /// The list of practice modes.
    pub const PRACTICE: Self = Self("practice");
    /// Choice of sides for a practice breach.
    pub const LINE_UP: Self = Self("line-up");
    /// Steps through a scenario of the clock.
    pub const TIME_LAB: Self = Self("time lab");
    pub const BREACH: Self = Self("breach");
    pub const NEW_RUN: Self = Self("new run");
    pub const SECTOR: Self = Self("sector");
    /// Fits mods into the run's units.
    pub const GEAR: Self = Self("gear");
    /// Choice of units for a guardian's door.
    pub const DOOR: Self = Self("door");
    pub const PRIZE: Self = Self("prize");
    pub const RUN_END: Self = Self("run end");
    pub const SAVES: Self = Self("saves");
    /// The list of feats.
    pub const FEATS: Self = Self("feats");
    /// The list of packs.
    pub const PACKS: Self = Self("packs");
    /// Composes the stacks of a practice battle.
    pub const COMPOSE: Self = Self("compose");
    pub const BATTLE: Self = Self("battle");
    pub const LADDER: Self = Self("ladder");
    /// A battle puzzle: ordering a stack.
    pub const ARRANGE: Self = Self("arrange");

    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name used in scripts.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl Default for Screen {
    fn default() -> Self {
        Self::LOADING
    }
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Screens(pub Vec<Screen>);

impl Screens {
    pub fn named(&self, name: &str) -> Option<Screen> {
        self.0.iter().copied().find(|screen| screen.name() == name)
    }
}

pub trait AddScreen {
    fn add_screen(&mut self, screen: Screen) -> &mut Self;
}

impl AddScreen for App {
    fn add_screen(&mut self, screen: Screen) -> &mut Self {
        self.world_mut().get_resource_or_init::<Screens>().0.push(screen);
        self
    }
}

/// Whether the dive, the breach or the sector is paused: a dialogue is open over it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paused(pub bool);

pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Paused>();
}
