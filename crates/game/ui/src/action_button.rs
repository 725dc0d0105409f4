//! Buttons with a label, a tooltip, and what they do when used. For what cannot be undone, the
//! first use asks and the second confirms; moving the focus elsewhere cancels.

use crate::base::*;
use crate::entity_commands::ChangeEntity;
use crate::entity_commands::Spawns;
use crate::focus::Activate;
use crate::tooltip::Tooltip;
use crate::widgets::button;
use bevy::ecs::observer::IntoEntityObserver;

pub fn action<M>(
    parent: &mut impl Spawns,
    label: impl Into<String>,
    about: Tooltip,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    parent.spawn_one((button(label), about)).observe(does).id()
}

pub fn confirm<M>(
    parent: &mut impl Spawns,
    [label, question]: [String; 2],
    about: Tooltip,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    let asks = ConfirmButton::new(label.as_str(), question);
    parent.spawn_one((button(label), asks, about)).observe(does).id()
}

pub fn link(
    parent: &mut impl Spawns,
    label: impl Into<String>,
    about: Tooltip,
    to: Screen,
) -> Entity {
    let go = move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(to);
    action(parent, label, about, go)
}

pub fn sends<T: Message + Clone>(
    parent: &mut impl Spawns,
    label: impl Into<String>,
    about: Tooltip,
    message: T,
) -> Entity {
    let send = move |_: On<Activate>, mut messages: MessageWriter<T>| {
        messages.write(message.clone());
    };
    action(parent, label, about, send)
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

#[derive(Component, Clone, Debug)]
pub struct ConfirmButton {
    label: String,
    question: String,
    asked: bool,
}

impl ConfirmButton {
    pub fn new(label: impl Into<String>, question: impl Into<String>) -> Self {
        Self { label: label.into(), question: question.into(), asked: false }
    }
}

#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Confirmed {
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

pub fn plugin(app: &mut App) {
    app.add_observer(ask).add_systems(Update, forget.run_if(resource_changed::<InputFocus>));
}
