//! Buttons: reached with arrows and confirmed, or pointed at.

use super::places::reach;
use super::{DriverAction, InputDriver};
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use daemonfall_input::focus::FocusScope;
use daemonfall_ui::focus::{FocusWish, Focusable, way};

/// The next action to reach a widget, or to use it. Fails if arrows do not lead there.
pub fn to(world: &mut World, hand: InputDriver, widget: Entity) -> Result<DriverAction, String> {
    let Some(confirm) = hand.confirm() else {
        return reach(world, widget);
    };
    if world.resource::<InputFocus>().get() == Some(widget) {
        return Ok(confirm);
    }
    let wish = world.run_system_once_with(way, widget);
    let wish = wish.map_err(|error| error.to_string())?;
    let key = match wish {
        Some(FocusWish::Up) => "ArrowUp",
        Some(FocusWish::Down) => "ArrowDown",
        Some(FocusWish::Left) => "ArrowLeft",
        Some(FocusWish::Right) => "ArrowRight",
        _ => return Err("arrows do not lead to that button".into()),
    };
    hand.arrow(key).ok_or_else(|| "it has no arrows".into())
}

/// Fails if there is no enabled button with this label, or arrows do not lead there.
pub fn labelled(world: &mut World, hand: InputDriver, words: &str) -> Result<DriverAction, String> {
    match all_labelled(world, words).first() {
        Some(button) => to(world, hand, *button),
        None => Err(format!("no button on the screen says {words:?}")),
    }
}

/// Those with the fewest other words in their labels first, then from the top.
pub fn all_labelled(world: &mut World, words: &str) -> Vec<Entity> {
    let top = top_scope(world);
    let mut buttons = world.query_filtered::<
        (Entity, &UiGlobalTransform, &InheritedVisibility),
        (With<Focusable>, Without<InteractionDisabled>),
    >();
    let seen: Vec<(Entity, f32)> = buttons
        .iter(world)
        .filter(|(.., seen)| seen.get())
        .map(|(entity, place, _)| (entity, place.translation.y))
        .collect();
    let mut found: Vec<(usize, f32, Entity)> = seen
        .into_iter()
        .filter(|(entity, _)| top.is_none_or(|top| is_in(world, *entity, top)))
        .filter_map(|(entity, y)| {
            let text = text_of(world, entity);
            text.contains(words).then_some((text.len(), y, entity))
        })
        .collect();
    found.sort_by(|a, b| (a.0, a.1).partial_cmp(&(b.0, b.1)).unwrap_or(std::cmp::Ordering::Equal));
    found.into_iter().map(|(.., entity)| entity).collect()
}

fn top_scope(world: &mut World) -> Option<Entity> {
    let mut scopes = world.query::<(Entity, &FocusScope)>();
    let top = scopes.iter(world).max_by_key(|(_, scope)| scope.0);
    top.map(|(entity, _)| entity)
}

/// Whether a dialogue or screen captures the keys.
pub fn has_scope(world: &mut World) -> bool {
    top_scope(world).is_some()
}

fn is_in(world: &World, mut entity: Entity, root: Entity) -> bool {
    while let Some(parent) = world.get::<ChildOf>(entity) {
        entity = parent.parent();
        if entity == root {
            return true;
        }
    }
    false
}

fn text_of(world: &World, entity: Entity) -> String {
    let own = world.get::<Text>(entity).map(|text| text.0.clone());
    let children = world.get::<Children>(entity);
    let children = children.into_iter().flat_map(|children| children.iter());
    let words = children.map(|child| text_of(world, child));
    own.into_iter().chain(words).collect::<Vec<_>>().join(" ")
}
