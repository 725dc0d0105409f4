//! The buttons of a puzzle: in its banner, in the pause, on the card at its end.

use super::wishes::Wish;
use crate::ui::focus::Activate;
use crate::ui::theme::Fonts;
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::button;
use bevy::prelude::*;

/// A button that wishes something.
pub fn wish(commands: &mut Commands, fonts: &Fonts, wish: Wish) -> Entity {
    let (label, about) = match wish {
        Wish::Undo => ("Take back", "Takes the last choice back. Key: U."),
        Wish::Restart => ("Begin again", "The same puzzle from its beginning. Key: R."),
        Wish::Hint => ("Hint", "Shows another hint. Key: I."),
        Wish::Next => ("Next puzzle", "On to the next step of the ladder."),
        Wish::Leave => ("To the ladder", "Leaves the puzzle. What you did stays."),
    };
    commands
        .spawn((button(fonts, label), Tooltip::beside(about)))
        .observe(move |_: On<Activate>, mut wishes: MessageWriter<Wish>| {
            wishes.write(wish);
        })
        .id()
}

/// What a pause over a puzzle offers.
pub fn of_pause(commands: &mut Commands, fonts: &Fonts) -> Vec<Entity> {
    [Wish::Undo, Wish::Restart, Wish::Hint, Wish::Leave]
        .map(|it| wish(commands, fonts, it))
        .into()
}
