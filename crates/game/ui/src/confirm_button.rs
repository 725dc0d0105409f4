//! Buttons for actions that cannot be undone: the first use asks, the second confirms. Moving the
//! focus elsewhere cancels.

use super::focus::Activate;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// A button that asks for confirmation before it sends [`Confirmed`].
#[derive(Component, Clone, Debug)]
pub struct ConfirmButton {
    label: String,
    question: String,
    asked: bool,
}

impl ConfirmButton {
    /// A button with this label and question.
    pub fn new(label: impl Into<String>, question: impl Into<String>) -> Self {
        Self { label: label.into(), question: question.into(), asked: false }
    }
}

/// The button was used and its question confirmed.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Confirmed {
    /// The button.
    pub entity: Entity,
}

fn write(words: &str, children: Option<&Children>, texts: &mut Query<&mut Text>) {
    let label = children.and_then(|children| children.first());
    if let Some(mut text) = label.and_then(|label| texts.get_mut(*label).ok()) {
        words.clone_into(&mut text.0);
    }
}

fn ask(
    used: On<Activate>,
    mut buttons: Query<(&mut ConfirmButton, Option<&Children>)>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let Ok((mut asks, children)) = buttons.get_mut(used.entity) else {
        return;
    };
    if asks.asked {
        commands.trigger(Confirmed { entity: used.entity });
    }
    asks.asked = !asks.asked;
    let words = if asks.asked { &asks.question } else { &asks.label };
    write(words, children, &mut texts);
}

fn forget(
    focus: Res<InputFocus>,
    mut buttons: Query<(Entity, &mut ConfirmButton, Option<&Children>)>,
    mut texts: Query<&mut Text>,
) {
    for (entity, mut asks, children) in &mut buttons {
        if asks.asked && focus.get() != Some(entity) {
            asks.asked = false;
            write(&asks.label, children, &mut texts);
        }
    }
}

/// Registers confirmation buttons.
pub fn plugin(app: &mut App) {
    app.add_observer(ask).add_systems(Update, forget.run_if(resource_changed::<InputFocus>));
}
