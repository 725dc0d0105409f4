//! First-time hints: one line at the moment a mechanic first matters. Each is shown once; read
//! hints are saved with the settings.
//!
//! Every mode has a table of its hints and reads the facts that they depend on from what is shown.
//! Whether a hint is due depends on those facts alone. One is shown at a time, the most urgent
//! first; once it was read it makes room for a more urgent one. It goes away when it no longer
//! applies or has been read; one that was gone too soon to be read comes again.

mod show;
pub use show::{HintRoom, Line};

use crate::base::*;
use crate::terms::Opened;
use bevy::state::state::StateTransitionSystems;
use daemonfall_input::global_actions::{Reading, ReadingSystems};

/// A hint that depends on facts of type `Facts`.
pub struct Hint<Facts> {
    /// The name under which it is saved.
    pub key: &'static str,
    /// The line, in the player's language.
    pub words: fn() -> String,
    pub due: fn(&Facts) -> bool,
}

impl<Facts> Hint<Facts> {
    /// A row of a mode's table.
    pub const fn new(key: &'static str, words: fn() -> String, due: fn(&Facts) -> bool) -> Self {
        Self { key, words, due }
    }
}

/// The hint that is due. The table lists the most urgent first.
pub fn next<'a, Facts>(
    hints: &'a [Hint<Facts>],
    facts: &Facts,
    read: &[String],
) -> Option<&'a Hint<Facts>> {
    due(hints, facts, |key| is_read(read, key))
}

fn due<'a, Facts>(
    hints: &'a [Hint<Facts>],
    facts: &Facts,
    is_read: impl Fn(&str) -> bool,
) -> Option<&'a Hint<Facts>> {
    hints.iter().find(|hint| (hint.due)(facts) && !is_read(hint.key))
}

fn is_read(read: &[String], key: &str) -> bool {
    read.iter().any(|known| known == key)
}

/// Order, within [`Update`], of reporting facts and showing hints.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HintSystems {
    /// Screens report which hints apply.
    Attend,
    /// Read hints go away; the due hint is drawn.
    Show,
}

/// Seconds that a hint stays at most, that it stays once it no longer applies, and after which it
/// counts as read; the last is shorter where the player leaves the screen that it is about.
const STANDS: f32 = 24.0;
const LINGERS: f32 = 0.5;
const READ: f32 = 4.0;
const LEFT: f32 = 1.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its name in the settings once it was read.
    pub key: &'static str,
    pub words: String,
}

/// The hint on screen, and how long it has been there.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hinting {
    pub shown: Option<Shown>,
    /// Whether there is no room for it now: in others' turns, or under something else.
    pub hidden: bool,
    /// Hints that teach what the player has done already: they count as read from now on.
    known: Vec<&'static str>,
    seconds: f32,
    matters: bool,
    /// Seconds that it has stayed since it last applied.
    idle: f32,
}

impl Hinting {
    fn attend<Facts>(&mut self, hints: &[Hint<Facts>], facts: &Facts, settings: &Settings) {
        let is_read = |key: &str| is_read(&settings.hints, key) || self.known.contains(&key);
        let next = due(hints, facts, is_read);
        match &self.shown {
            Some(shown) => {
                let place = |key| hints.iter().position(|hint| hint.key == key);
                let due = place(shown.key).is_some_and(|place| (hints[place].due)(facts));
                let urgent = next.is_some_and(|next| place(next.key) < place(shown.key));
                let known = is_read(shown.key);
                self.matters = due && !known && !(urgent && self.seconds > READ);
            }
            None if settings.show_hints => {
                self.shown = next.map(|hint| Shown { key: hint.key, words: (hint.words)() });
                (self.seconds, self.idle, self.matters) = (0.0, 0.0, true);
            }
            None => {}
        }
    }

    /// What no longer applies when it could be seen again would mislead.
    fn come_back(&mut self) {
        if !self.matters {
            self.shown = None;
        }
    }

    fn grow_older(&mut self, seconds: f32) {
        self.seconds += seconds;
        self.idle = if self.matters { 0.0 } else { self.idle + seconds };
    }

    /// The hint that is visible now.
    pub fn standing(&self) -> Option<&Shown> {
        self.shown.as_ref().filter(|_| !self.hidden)
    }

    fn is_over(&self) -> bool {
        self.seconds > STANDS || self.idle > LINGERS
    }
}

/// Reports which hints of the current screen apply, and whether there is room for one.
pub fn say<Facts>(
    hinting: &mut ResMut<Hinting>,
    hidden: bool,
    hints: &[Hint<Facts>],
    facts: &Facts,
    settings: &Settings,
) {
    let mut now = hinting.bypass_change_detection().clone();
    let comes_back = std::mem::replace(&mut now.hidden, hidden) && !hidden;
    if !hidden {
        now.attend(hints, facts, settings);
    }
    if comes_back {
        now.come_back();
    }
    hinting.set_if_neq(now);
}

/// Takes the hint away at once if it no longer applies, as after what it spoke of was taken back.
pub fn recheck(hinting: &mut ResMut<Hinting>) {
    let mut now = hinting.bypass_change_detection().clone();
    now.come_back();
    hinting.set_if_neq(now);
}

/// Reports the hints that teach what the player has done already, before saying which apply.
pub fn know(hinting: &mut ResMut<Hinting>, known: impl Iterator<Item = &'static str>) {
    hinting.bypass_change_detection().known = known.collect();
}

/// Counts a hint as read.
fn read(settings: &mut ResMut<Settings>, key: &str) {
    if !is_read(&settings.hints, key) {
        settings.hints.push(key.into());
    }
}

fn pass(
    time: Res<Time<Real>>,
    mut wishes: MessageReader<Reading>,
    opened: Res<Opened>,
    mut hinting: ResMut<Hinting>,
    mut settings: ResMut<Settings>,
) {
    let dismissed = wishes
        .read()
        .filter(|wish| match wish {
            Reading::Dismiss => true,
            Reading::Out => opened.levels.is_empty(),
            _ => false,
        })
        .count()
        > 0;
    if settings.show_hints {
        hinting.known.iter().for_each(|key| read(&mut settings, key));
    }
    let Some(key) = hinting.shown.as_ref().map(|shown| shown.key) else {
        return;
    };
    if hinting.standing().is_none() {
        return;
    }
    // While a definition of its words is open, the hint has not been read yet.
    if opened.levels.is_empty() {
        let before = hinting.seconds;
        hinting.bypass_change_detection().grow_older(time.delta_secs().min(0.1));
        if before <= READ && hinting.seconds > READ {
            // Screens look again: something more urgent may have waited.
            hinting.set_changed();
        }
    }
    if dismissed || hinting.is_over() || !settings.show_hints {
        if settings.show_hints && (dismissed || hinting.seconds > READ) {
            read(&mut settings, key);
        }
        hinting.shown = None;
    }
}

/// Another screen has its own hints; one that was read is still marked as read.
fn leave(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    mut hinting: ResMut<Hinting>,
    mut settings: ResMut<Settings>,
) {
    let leaves = |change: &StateTransitionEvent<Screen>| {
        let again = change.allow_same_state_transitions;
        change.exited.is_some() && (again || change.exited != change.entered)
    };
    if !changes.read().last().is_some_and(leaves) {
        return;
    }
    if let Some(shown) = &hinting.shown
        && hinting.seconds > LEFT
    {
        read(&mut settings, shown.key);
    }
    *hinting = Hinting::default();
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Hinting>()
        .configure_sets(
            Update,
            (HintSystems::Attend, HintSystems::Show).chain().after(ReadingSystems),
        )
        .add_systems(StateTransition, leave.in_set(StateTransitionSystems::TransitionSchedules))
        .add_systems(Update, pass.in_set(HintSystems::Show))
        .add_plugins(show::plugin);
}

#[cfg(test)]
mod tests;
