//! What a handler looked at: its components, with their current values.

use super::words::looks;
use bevy::prelude::*;
use daemonfall_dungeon::Index;
use daemonfall_dungeon::beat::Chains;
use daemonfall_dungeon::chain::Whose;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::trace::{BeatTrace, NodeId, What};

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
    let told = format!("{:?}", value.as_partial_reflect());
    Some(format!("{:?}", ShortName(&told)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::trace::Trace;
    use daemonfall_dungeon::{Command, act};

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
