//! The buttons of a puzzle: in its banner, in the pause, and on its end card.

use super::wishes::Wish;
use bevy::prelude::*;
use daemonfall_ui::prelude::*;

/// A button that sends a request.
pub fn wish(commands: &mut Commands, fonts: &Fonts, wish: Wish) -> Entity {
    let (label, about) = match wish {
        Wish::Undo => (t!("ladder-undo"), t!("ladder-undo-about")),
        Wish::Restart => (t!("ladder-restart"), t!("ladder-restart-about")),
        Wish::Hint => (t!("ladder-hint"), t!("ladder-hint-about")),
        Wish::Next => (t!("ladder-next"), t!("ladder-next-about")),
        Wish::Leave => (t!("ladder-leave"), t!("ladder-leave-about")),
    };
    sends(commands, fonts, label, Tooltip::beside(about), wish)
}

pub fn of_pause(commands: &mut Commands, fonts: &Fonts) -> Vec<Entity> {
    [Wish::Undo, Wish::Restart, Wish::Hint, Wish::Leave].map(|it| wish(commands, fonts, it)).into()
}
