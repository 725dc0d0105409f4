//! What is under a finger: the nearest pressable thing, and what the pointer rests on.

use super::{FINGER, Pressable, RepeatButton, Scrolls, Spot, TakesDrag, TapTwice};
use crate::node_rect;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, InteractionDisabled, UiGlobalTransform};

/// What a tap is on, to detect a second tap on the same thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    entity: Option<Entity>,
    place: Option<(i32, i32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drags {
    /// As a held pointer.
    Pulls,
    Swipes,
    /// As a wheel.
    Scrolls,
}

fn hovered(world: &World) -> Vec<Entity> {
    let map = world.resource::<HoverMap>().get(&PointerId::Mouse);
    map.map_or(Vec::new(), |map| map.keys().copied().collect())
}

fn within<C: Component>(world: &World, entity: Entity) -> Option<Entity> {
    let mut at = entity;
    loop {
        if world.get::<C>(at).is_some() {
            return Some(at);
        }
        at = world.get::<ChildOf>(at)?.parent();
    }
}

/// The thing under the pointer that needs two taps; `None` where one tap is enough.
pub fn thing(world: &World) -> Option<Thing> {
    let entities = hovered(world);
    if entities.iter().any(|entity| within::<Pressable>(world, *entity).is_some()) {
        return None;
    }
    let place = world.resource::<Spot>().place;
    let twice = entities.iter().find_map(|entity| within::<TapTwice>(world, *entity));
    let swipes = world.resource::<Spot>().swipes;
    (twice.is_some() || swipes).then_some(Thing { entity: twice, place })
}

pub fn drags(world: &World) -> Drags {
    if world.resource::<Spot>().swipes {
        return Drags::Swipes;
    }
    let pulls =
        hovered(world).into_iter().any(|entity| within::<TakesDrag>(world, entity).is_some());
    if pulls { Drags::Pulls } else { Drags::Scrolls }
}

/// Inside a list the finger must first stay, since it may be meant to drag the list.
pub fn grips(world: &World, stayed: bool) -> bool {
    let under = hovered(world).into_iter();
    let mut buttons = under.filter_map(|entity| within::<RepeatButton>(world, entity));
    let button = buttons.next();
    button.is_some_and(|button| stayed || within::<Scrolls>(world, button).is_none())
}

fn root(world: &World, entity: Entity) -> Entity {
    let mut at = entity;
    while let Some(above) = world.get::<ChildOf>(at) {
        at = above.parent();
    }
    at
}

/// A point inside the nearest pressable thing, if that were as large as a finger.
pub fn meant(world: &mut World, at: Vec2) -> Vec2 {
    let mut windows = world.query::<&Window>();
    let factor = windows.iter(world).next().map_or(1.0, Window::scale_factor);
    let finger = at * factor;
    let mut things = world.query_filtered::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
    ), (With<Pressable>, Without<InteractionDisabled>)>();
    let near = things.iter(world).filter_map(|(entity, node, place, seen, clip)| {
        if !seen.get() || node.is_empty() {
            return None;
        }
        let rect = node_rect::rect(node, place);
        let (middle, half) = (rect.center(), rect.half_size());
        let reach = half.max(Vec2::splat(FINGER * factor / 2.0));
        let off = (finger - middle).abs();
        let inside = finger.clamp(middle - half * 0.9, middle + half * 0.9);
        // Skip anything scrolled out of sight.
        let shows = clip.is_none_or(|clip| clip.clip.contains(inside));
        let near = off.x <= reach.x && off.y <= reach.y;
        (near && shows).then(|| (entity, inside, finger.distance(inside)))
    });
    let mut near: Vec<(Entity, Vec2, f32)> = near.collect();
    near.sort_by(|a, b| a.2.total_cmp(&b.2));
    // Only the topmost layer can be meant; it covers what is below.
    let top = near.iter().map(|(entity, ..)| depth(world, *entity)).max();
    let found = near.into_iter().find(|(entity, ..)| Some(depth(world, *entity)) == top);
    found.map_or(at, |(_, inside, _)| inside / factor)
}

fn depth(world: &World, entity: Entity) -> i32 {
    let root = root(world, entity);
    world.get::<GlobalZIndex>(root).map_or(0, |index| index.0)
}
