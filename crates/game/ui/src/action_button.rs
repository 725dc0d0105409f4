//! Buttons with a label, a tooltip, and what they do when used.

use crate::confirm_button::ConfirmButton;
use crate::entity_commands::{ChangeEntity, Spawns};
use crate::focus::Activate;
use crate::theme::Fonts;
use crate::tooltip::Tooltip;
use crate::widgets::button;
use bevy::ecs::observer::IntoEntityObserver;
use bevy::prelude::*;
use daemonfall_platform::screen::Screen;

/// A button that runs an observer of [`Activate`].
pub fn action<M>(
    parent: &mut impl Spawns,
    fonts: &Fonts,
    label: impl Into<String>,
    about: Tooltip,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    parent.spawn_one((button(fonts, label), about)).observe(does).id()
}

/// A button that asks a question, and runs an observer of [`Confirmed`](crate::confirm_button).
pub fn confirm<M>(
    parent: &mut impl Spawns,
    fonts: &Fonts,
    [label, question]: [String; 2],
    about: Tooltip,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    let asks = ConfirmButton::new(label.as_str(), question);
    parent.spawn_one((button(fonts, label), asks, about)).observe(does).id()
}

/// A button that leads to a screen.
pub fn link(
    parent: &mut impl Spawns,
    fonts: &Fonts,
    label: impl Into<String>,
    about: Tooltip,
    to: Screen,
) -> Entity {
    let go = move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(to);
    action(parent, fonts, label, about, go)
}

/// A button that sends a message.
pub fn sends<T: Message + Clone>(
    parent: &mut impl Spawns,
    fonts: &Fonts,
    label: impl Into<String>,
    about: Tooltip,
    message: T,
) -> Entity {
    let send = move |_: On<Activate>, mut messages: MessageWriter<T>| {
        messages.write(message.clone());
    };
    action(parent, fonts, label, about, send)
}

/// Buttons in a row with this gap, all of the same width; returns the row.
pub fn side_by_side(commands: &mut Commands, gap: f32, buttons: &[Entity]) -> Entity {
    for button in buttons {
        commands.entity(*button).node(|node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
        });
    }
    let row = Node { column_gap: px(gap), ..default() };
    commands.spawn((row, Pickable::IGNORE)).add_children(buttons).id()
}
