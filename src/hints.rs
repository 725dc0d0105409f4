//! First-time hints: one line at the moment a mechanic first matters. Each is shown once, and kept
//! as read with the settings.
//!
//! Every screen has a table of hints and reads the facts that they depend on from what is shown.
//! Whether a hint is due is a function of those facts alone. One is shown at a time, the most
//! pressing first; it goes when its matter is done, or when it has been read.

mod battle;
mod breach;
mod breach_facts;
mod dive;
mod dive_facts;
mod places;
mod sector;
mod show;

use crate::input::reading::{Reading, ReadingSystems};
use crate::ladder::climb::Climb;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::ui::terms::Opened;
use bevy::prelude::*;

/// A hint that depends on facts of this kind.
pub struct Hint<Facts> {
    /// The name that it is kept by.
    pub key: &'static str,
    /// The line, in the player's language.
    pub words: fn() -> String,
    /// Whether it matters now.
    pub due: fn(&Facts) -> bool,
}

/// The hint that is due: what is most pressing stands first in the table.
pub fn next<'a, Facts>(
    hints: &'a [Hint<Facts>],
    facts: &Facts,
    read: &[String],
) -> Option<&'a Hint<Facts>> {
    hints.iter().find(|hint| (hint.due)(facts) && read.iter().all(|known| known != hint.key))
}

/// When, within [`Update`], screens say what matters and hints are shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HintSystems {
    /// Screens say what matters.
    Attend,
    /// What has been read goes; what is due is drawn.
    Show,
}

/// Seconds that a hint stands at most, and at least when its matter is done.
const STANDS: f32 = 24.0;
const LEAST: f32 = 4.0;

/// A hint that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The name that it is kept by.
    pub key: &'static str,
    /// The line.
    pub words: String,
}

/// The hint that is shown, and for how long it has been.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hinting {
    /// Which.
    pub shown: Option<Shown>,
    /// Whether there is room for it now: while others have their turn, or where something lies over
    /// the screen, there is not.
    pub hidden: bool,
    seconds: f32,
    matters: bool,
}

impl Hinting {
    /// Says what matters on the screen at hand.
    fn attend<Facts>(&mut self, hints: &[Hint<Facts>], facts: &Facts, settings: &Settings) {
        let due = |key: &str| {
            let mut hints = hints.iter();
            hints.any(|hint| hint.key == key && (hint.due)(facts))
        };
        match &self.shown {
            Some(shown) => self.matters = due(shown.key),
            None if settings.show_hints => {
                let next = next(hints, facts, &settings.hints);
                self.shown = next.map(|hint| Shown { key: hint.key, words: (hint.words)() });
                (self.seconds, self.matters) = (0.0, true);
            }
            None => {}
        }
    }

    /// The hint that stands on the screen now.
    pub fn standing(&self) -> Option<&Shown> {
        self.shown.as_ref().filter(|_| !self.hidden)
    }

    /// Whether the hint that is shown has had its time.
    fn is_over(&self) -> bool {
        self.seconds > STANDS || (self.seconds > LEAST && !self.matters)
    }
}

/// Says what matters on the screen at hand, and whether there is room for a hint.
fn say<Facts>(
    hinting: &mut ResMut<Hinting>,
    hidden: bool,
    hints: &[Hint<Facts>],
    facts: &Facts,
    settings: &Settings,
) {
    let mut now = hinting.bypass_change_detection().clone();
    now.hidden = hidden;
    if !hidden {
        now.attend(hints, facts, settings);
    }
    hinting.set_if_neq(now);
}

/// Lets time go on for the hint, and puts what has been read among what is known.
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
    let Some(key) = hinting.shown.as_ref().map(|shown| shown.key) else {
        return;
    };
    if hinting.hidden {
        return;
    }
    // Who reads what its words mean has not read it yet.
    if opened.levels.is_empty() {
        let seconds = hinting.seconds + time.delta_secs().min(0.1);
        hinting.bypass_change_detection().seconds = seconds;
    }
    if dismissed || hinting.is_over() || !settings.show_hints {
        if settings.show_hints {
            settings.hints.push(key.into());
        }
        hinting.shown = None;
    }
}

/// Another screen has hints of its own; one that was read there all the same is known.
fn leave(mut hinting: ResMut<Hinting>, mut settings: ResMut<Settings>) {
    if let Some(shown) = &hinting.shown
        && hinting.seconds > LEAST
    {
        settings.hints.push(shown.key.into());
    }
    *hinting = Hinting::default();
}

/// Adds hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hinting>()
        .configure_sets(
            Update,
            (HintSystems::Attend, HintSystems::Show).chain().after(ReadingSystems),
        )
        // A puzzle of the ladder has hints of its own.
        .configure_sets(Update, HintSystems::Attend.run_if(not(resource_exists::<Climb>)))
        .add_systems(Update, pass.in_set(HintSystems::Show));
    for screen in Screen::ALL {
        app.add_systems(OnExit(screen), leave);
    }
    app.add_plugins((
        dive::plugin,
        breach::plugin,
        battle::plugin,
        sector::plugin,
        places::plugin,
        show::plugin,
    ));
}

#[cfg(test)]
mod tests;
