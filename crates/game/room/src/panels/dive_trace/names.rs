//! Names of a dive's objects: as in the game's log, with their numbers. Dead objects keep their
//! names. Also the values that a handler looked at.

use super::words::looks;
use super::{Stamp, stamp};
use crate::panels::prelude::*;
use bevy::platform::collections::HashMap;
use daemonfall_core::Side;
use daemonfall_dungeon::beat::Chains;
use daemonfall_dungeon::chain::Whose;
use daemonfall_dungeon::components::Layer;
use daemonfall_dungeon::library::kinds::Kind;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::trace::{BeatTrace, Node, NodeId, Trace, What};
use daemonfall_dungeon::{DiveEvent, Grid};

#[derive(Clone, Debug, Default)]
pub struct Names {
    kinds: HashMap<ObjectId, KindId>,
    looks: Vec<Look>,
    hero: Option<ObjectId>,
    read: Option<Stamp>,
    /// The last beat whose record was read.
    beat: u32,
}

#[derive(Clone, Debug)]
struct Look {
    name: String,
    /// Its name in the data, which the panel World uses for all but the player.
    key: String,
    colour: Color,
}

/// The colour of a kind, as in the game's log.
fn colour_of(kind: &Kind) -> Color {
    match (kind.side, kind.layer) {
        (Side::Player, _) => theme::YOU,
        (Side::Hostile, _) => theme::HOSTILE,
        (_, Layer::Item) => theme::PICKUP,
        (_, Layer::Trap | Layer::Explosive | Layer::Explosion | Layer::Projectile) => theme::DANGER,
        _ => theme::NEUTRAL,
    }
}

fn introduced(node: &Node) -> Option<(ObjectId, KindId)> {
    match &node.what {
        What::Act { actor, kind, .. } => Some((*actor, (*kind)?)),
        What::Event(
            DiveEvent::Spawned { id, kind, .. }
            | DiveEvent::Died { id, kind, .. }
            | DiveEvent::Vanished { id, kind, .. }
            | DiveEvent::Hurt { id, kind, .. },
        ) => Some((*id, *kind)),
        What::Event(DiveEvent::Hit { target, target_kind, .. }) => Some((*target, *target_kind)),
        What::Event(DiveEvent::PickedUp { item, kind, .. }) => Some((*item, *kind)),
        _ => None,
    }
}

impl Names {
    pub fn refresh(&mut self, world: &World) {
        let now = stamp(world);
        if self.read == Some(now) {
            return;
        }
        self.read = Some(now);
        let (Some(library), Some(index)) =
            (world.get_resource::<Library>(), world.get_resource::<Index>())
        else {
            return;
        };
        if self.looks.len() != library.kinds.len() {
            let look = |(id, kind): (u16, &Kind)| Look {
                name: kind.name.to_lowercase(),
                key: library.kind_name(KindId(id)).to_lowercase(),
                colour: colour_of(kind),
            };
            self.looks = (0..).zip(&library.kinds).map(look).collect();
        }
        let alive = index.alive().filter_map(|id| Some((id, index.kind(id)?)));
        self.kinds.extend(alive);
        if let Some(watch) = world.get_resource::<Trace>() {
            let fresh = watch.beats().filter(|trace| trace.beat >= self.beat);
            for trace in fresh {
                self.kinds.extend(trace.nodes.iter().filter_map(introduced));
            }
            self.beat = watch.beats().next_back().map_or(0, |trace| trace.beat);
        }
        let players = world.resource::<Grid>().players();
        self.hero = players.first().map(|(id, _)| *id).or(self.hero);
    }

    pub fn kind(&self, kind: KindId) -> &str {
        self.look(kind).map_or("something", |look| &look.name)
    }

    fn look(&self, kind: KindId) -> Option<&Look> {
        self.looks.get(usize::from(kind.0))
    }

    /// "crawler 14", "you 1".
    pub fn of(&self, id: ObjectId) -> String {
        let name = match self.kinds.get(&id) {
            _ if self.hero == Some(id) => "you",
            Some(kind) => self.kind(*kind),
            None => "object",
        };
        format!("{name} {}", id.0)
    }

    pub fn colour(&self, id: ObjectId) -> Color {
        if self.hero == Some(id) {
            return theme::YOU;
        }
        let kind = self.kinds.get(&id);
        let look = kind.and_then(|kind| self.look(*kind));
        look.map_or(theme::NEUTRAL, |look| look.colour)
    }

    pub fn words(&self, id: ObjectId) -> Words {
        Words::new().of(self.of(id), self.colour(id))
    }

    /// By part of its name, here or in the panel World, or its number; an empty text matches all.
    pub fn is_meant(&self, id: ObjectId, typed: &str) -> bool {
        let typed = typed.trim().to_lowercase();
        match typed.parse::<u32>() {
            Ok(number) => id.0 == number,
            Err(_) => {
                let look = self.kinds.get(&id).and_then(|kind| self.look(*kind));
                let listed = look.map(|look| format!("{} {}", look.key, id.0));
                self.of(id).contains(&typed) || listed.is_some_and(|it| it.contains(&typed))
            }
        }
    }
}

/// A line for each component that still exists; `None` for nodes other than handlers.
pub fn of_handler(world: &World, trace: &BeatTrace, node: NodeId) -> Option<String> {
    let found = trace.nodes.get(node as usize)?;
    let What::Handler { name, .. } = found.what else {
        return None;
    };
    let above = trace.nodes.get(found.parent? as usize)?;
    let What::Chain { chain, actor, target, .. } = above.what else {
        return None;
    };
    let handlers = world.get_resource::<Chains>()?.handlers(chain);
    let told = handlers.iter().find(|it| it.name == name)?.access;
    let mut lines = vec![format!("Looks at {}.", looks(told))];
    for (whose, component) in told.unwrap_or_default() {
        let (whose, id) = match whose {
            Whose::Actor => ("actor", actor),
            Whose::Target => ("target", target),
            Whose::Other | Whose::Cell => continue,
        };
        if let Some(value) = value(world, id, component) {
            lines.push(format!("Now, of the {whose}: {value}"));
        }
    }
    Some(lines.join("\n"))
}

fn value(world: &World, id: ObjectId, component: &str) -> Option<String> {
    let entity = world.get_resource::<Index>()?.entity(id)?;
    let registry = world.get_resource::<AppTypeRegistry>()?.read();
    let of = registry.get_with_short_type_path(component)?.type_id();
    let value = world.get_reflect(entity, of).ok()?;
    Some(parts::short(&format!("{:?}", value.as_partial_reflect())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::trace::Trace;
    use daemonfall_dungeon::{Command, act};

    #[test]
    fn objects_are_called_as_in_the_log_with_their_number() -> testing::Outcome {
        let world = testing::dive();
        let mut names = Names::default();
        names.refresh(&world);
        assert_eq!(names.of(ObjectId(1)), "you 1");
        assert_eq!(names.colour(ObjectId(1)), theme::YOU);
        let index = world.resource::<Index>();
        let library = world.resource::<Library>();
        let foe = index.alive().find(|id| index.side(*id) == Side::Hostile);
        let foe = foe.ok_or("no unit is hostile")?;
        let kind = index.kind(foe).ok_or("it has no kind")?;
        let name = library.kind(kind).name.to_lowercase();
        assert_eq!(names.of(foe), format!("{name} {}", foe.0));
        assert_eq!(names.colour(foe), theme::HOSTILE);
        assert_eq!(names.of(ObjectId(99_999)), "object 99999");
        Ok(())
    }

    #[test]
    fn a_number_means_one_object_and_letters_all_of_that_name() -> testing::Outcome {
        let world = testing::dive();
        let mut names = Names::default();
        names.refresh(&world);
        assert!(names.is_meant(ObjectId(1), "1") && !names.is_meant(ObjectId(11), "1"));
        assert!(names.is_meant(ObjectId(1), " You") && names.is_meant(ObjectId(11), ""));
        assert!(!names.is_meant(ObjectId(1), "crawler"));
        assert!(names.is_meant(ObjectId(1), "Player 1"), "as in the data");
        Ok(())
    }

    #[test]
    fn a_handler_tells_the_components_it_looks_at_and_their_values() -> testing::Outcome {
        let mut world = testing::dive();
        world.insert_resource(AppTypeRegistry::new_with_derived_types());
        world.insert_resource(Trace::new(1));
        act(&mut world, Command::Wait)?;
        let watch = world.resource::<Trace>();
        let trace = watch.beats().next_back().ok_or("no beat")?;
        let stop = trace.stops().find(|it| it.handler == "a_foe_is_in_reach");
        let stop = stop.ok_or("no unit wanted to strike")?;
        let told = of_handler(&world, trace, stop.node).ok_or("it has no description")?;
        assert!(told.starts_with("Looks at actor's Attacking, "), "{told}");
        assert!(told.contains("Now, of the actor: Attacking { damage"), "{told}");
        assert_eq!(of_handler(&world, trace, 0), None);
        Ok(())
    }
}
