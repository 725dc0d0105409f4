//! Whether the interface is idle: over some frames, none of its entities is spawned, despawned or
//! changed, running animations apart.

use crate::prelude::*;
use bevy::ecs::change_detection::Tick;
use bevy::ecs::entity::{EntityHashMap, EntityHashSet};
use daemonfall_ui::canvas::Animated;
use daemonfall_ui::shape::Shape;
use std::cmp::Reverse;

/// The most events that a message lists.
const LISTED: usize = 20;

type IsChanged = fn(EntityRef, Tick, Tick) -> bool;

fn is_changed<C: Component>(entity: EntityRef, since: Tick, now: Tick) -> bool {
    entity.get_change_ticks::<C>().is_some_and(|ticks| ticks.is_changed(since, now))
}

const WATCHED: &[(&str, IsChanged)] = &[
    ("Node", is_changed::<Node>),
    ("Text", is_changed::<Text>),
    ("TextSpan", is_changed::<TextSpan>),
    ("TextFont", is_changed::<TextFont>),
    ("TextColor", is_changed::<TextColor>),
    ("ImageNode", is_changed::<ImageNode>),
    ("BackgroundColor", is_changed::<BackgroundColor>),
    ("BorderColor", is_changed::<BorderColor>),
    ("Shape", is_changed::<Shape>),
    ("UiTransform", is_changed::<UiTransform>),
    ("Visibility", is_changed::<Visibility>),
];

/// What happened to the interface since it was first looked at.
pub struct Watch {
    since: Tick,
    /// All entities of the interface, described.
    known: EntityHashMap<String>,
    /// What happened, and in how many frames.
    events: BTreeMap<String, usize>,
}

impl Watch {
    pub fn begin(world: &mut World) -> Self {
        let known = parts(world).into_iter().map(|part| (part, describe(world, part))).collect();
        Self { since: world.increment_change_tick(), known, events: BTreeMap::new() }
    }

    /// Notes what happened since the last look.
    pub fn look(&mut self, world: &mut World) {
        let now = world.increment_change_tick();
        let parts = parts(world);
        let mut events = Vec::new();
        self.known.retain(|part, described| {
            let stays = parts.contains(part);
            if !stays {
                events.push(format!("despawned {described}"));
            }
            stays
        });
        for part in parts {
            let Some(described) = self.known.get(&part) else {
                let described = describe(world, part);
                events.push(format!("spawned {described}"));
                self.known.insert(part, described);
                continue;
            };
            let entity = world.entity(part);
            let changed = WATCHED.iter().filter(|(_, is)| is(entity, self.since, now));
            let names: Vec<&str> = changed.map(|(name, _)| *name).collect();
            if !names.is_empty() {
                events.push(format!("changed {} of {described}", names.join(", ")));
            }
        }
        for event in events {
            *self.events.entry(event).or_default() += 1;
        }
        self.since = now;
    }

    /// The error lists what happened, the most frequent first.
    pub fn result(&self) -> Result<(), String> {
        if self.events.is_empty() {
            return Ok(());
        }
        let mut events: Vec<_> = self.events.iter().collect();
        events.sort_by_key(|(_, frames)| Reverse(**frames));
        let lines = events.iter().take(LISTED);
        let lines: String = lines.map(|(what, frames)| format!("\n  {what} ({frames})")).collect();
        Err(format!("the interface is not idle; in brackets the number of frames:{lines}"))
    }
}

/// All nodes and texts that are not animated and not inside animated ones.
fn parts(world: &mut World) -> EntityHashSet {
    let mut all = world.query_filtered::<Entity, Or<(With<Node>, With<TextSpan>)>>();
    let world = &*world;
    let is_animated =
        |part: Entity| above(world, part).any(|it| world.get::<Animated>(it).is_some());
    all.query(world).iter().filter(|part| !is_animated(*part)).collect()
}

/// An entity, its parent, and so on up to the root.
pub fn above(world: &World, part: Entity) -> impl Iterator<Item = Entity> {
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(part), parent)
}

/// The way from the root to an entity.
pub fn describe(world: &World, part: Entity) -> String {
    let mut labels: Vec<String> = above(world, part).map(|entity| label(world, entity)).collect();
    labels.retain(|label| !label.is_empty());
    labels.reverse();
    format!("{part} {}", labels.join(" > "))
}

/// An entity's name, the game's own components on it, and its words.
fn label(world: &World, entity: Entity) -> String {
    let name = world.get::<Name>(entity).map(ToString::to_string);
    let components = world.inspect_entity(entity).into_iter().flatten();
    let own = components.filter_map(|it| it.name().strip_prefix("daemonfall_").map(String::from));
    let text = world.get::<Text>(entity).map(|text| format!("{:?}", text.0));
    let span = world.get::<TextSpan>(entity).map(|span| format!("{:?}", span.0));
    let all: Vec<String> = name.into_iter().chain(own).chain(text).chain(span).collect();
    all.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_animated_may_not_change() {
        let mut world = World::new();
        let line = world.spawn((Name::new("line"), Node::default())).id();
        let caret = world.spawn((Node::default(), Animated)).id();
        let blinking = world.spawn((Text::new("_"), ChildOf(caret))).id();
        let mut watch = Watch::begin(&mut world);
        world.get_mut::<Text>(blinking).expect("it has a text").0.clear();
        watch.look(&mut world);
        assert_eq!(watch.result(), Ok(()));
        world.get_mut::<Node>(line).expect("it has a node").width = px(3);
        watch.look(&mut world);
        watch.look(&mut world);
        world.despawn(line);
        world.spawn((Name::new("other"), Node::default()));
        watch.look(&mut world);
        let told = watch.result().err().unwrap_or_default();
        for event in ["changed Node of", "line (1)", "despawned", "spawned", "other (1)"] {
            assert!(told.contains(event), "{event:?} is missing in {told}");
        }
    }
}
