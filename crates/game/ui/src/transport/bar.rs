//! The row of buttons with which films are played.

use crate::action_button::sends;
use crate::parts::centred;
use crate::repeat_button::Repeated;
use crate::theme::Fonts;
use crate::tooltip::Tooltip;
use bevy::prelude::*;
use daemonfall_input::touch::RepeatButton;

/// The signs of the buttons that go to the start, a step back, a step on, to the end.
pub const SIGNS: [&str; 4] = ["|\u{25C0}", "\u{25C0}", "\u{25B6}", "\u{25B6}|"];

/// Spawns a button in this node that sends a request.
pub fn transport_button<R: Message + Copy>(
    row: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    node: Node,
    sign: impl Into<String>,
    about: String,
    request: R,
) -> Entity {
    let button = sends(row, fonts, sign, Tooltip::new(about), request);
    row.commands_mut().entity(button).insert(centred(node));
    button
}

/// Makes a button send its request again while it is held.
pub fn repeats<R: Message + Copy>(mut button: EntityCommands, request: R) {
    button.insert(RepeatButton).observe(
        move |pushed: On<Repeated>, mut requests: MessageWriter<R>| {
            if pushed.again {
                requests.write(request);
            }
        },
    );
}
