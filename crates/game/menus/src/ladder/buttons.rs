//! The buttons of a puzzle: in its banner, in the pause, and on its end card.

use super::requests::LadderRequest;
use bevy::prelude::*;
use daemonfall_ui::prelude::*;

pub fn wish(commands: &mut Commands, fonts: &Fonts, wish: LadderRequest) -> Entity {
    let (label, about) = match wish {
        LadderRequest::Undo => (t!("ladder-undo"), t!("ladder-undo-about")),
        LadderRequest::Restart => (t!("ladder-restart"), t!("ladder-restart-about")),
        LadderRequest::Hint => (t!("ladder-hint"), t!("ladder-hint-about")),
        LadderRequest::Next => (t!("ladder-next"), t!("ladder-next-about")),
        LadderRequest::Leave => (t!("ladder-leave"), t!("ladder-leave-about")),
    };
    sends(commands, fonts, label, Tooltip::beside(about), wish)
}

pub fn of_pause(commands: &mut Commands, fonts: &Fonts) -> Vec<Entity> {
    [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint, LadderRequest::Leave]
        .map(|it| wish(commands, fonts, it))
        .into()
}
