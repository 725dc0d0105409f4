//! Shared by the panels of a dive: names of objects, words for their actions, and the rules' own
//! record of the last beats, which is kept while one of these panels is shown.

pub mod act;
pub mod names;
pub mod words;

use super::dock_state::RoomSystems;
use super::world::{WorldPanel, place};
use crate::panels::parts::changed;
use crate::panels::prelude::*;
use act::reason;
use bevy::ecs::change_detection::Tick;
use daemonfall_dive_mode::session::hold::Hold;
use daemonfall_dive_mode::session::{BeginSystems, Refused};
use daemonfall_dungeon::beat::BeatCursor;
use daemonfall_dungeon::components::Object;
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{Breakpoints, Refusal};
use names::Names;

pub const KEPT: usize = 40;

#[derive(Resource, Default)]
pub struct Tale {
    pub names: Names,
    pub chosen: Option<ObjectId>,
    /// The last refused command, and the beat before it.
    refused: Option<(u32, Refused)>,
    /// The last entity selected in the panel World.
    seen: Option<Entity>,
    /// The record, while the rules do not keep it.
    shelf: Option<Trace>,
    /// Whether the rules keep it now.
    awake: bool,
}

/// When the dive's state last changed; what is computed from it is valid while this is the same.
pub type Stamp = [Option<Tick>; 3];

pub fn stamp(world: &World) -> Stamp {
    [changed::<DiveState>(world), changed::<BeatCursor>(world), changed::<Trace>(world)]
}

pub fn in_dive(world: &World) -> bool {
    screen(world) == Screen::DIVE && world.contains_resource::<DiveState>()
}

impl Tale {
    pub fn choose(&mut self, world: &mut World, id: ObjectId) {
        self.chosen = Some(id);
        let index = world.get_resource::<Index>();
        let entity = index.and_then(|index| index.entity(id));
        if let (Some(entity), Some(mut panel)) = (entity, world.get_resource_mut::<WorldPanel>()) {
            panel.choose(entity);
            self.seen = Some(entity);
        }
    }

    /// Also follows the selection of the panel World, and marks it on the screen.
    pub fn refresh(&mut self, ui: &egui::Ui, world: &mut World) {
        self.names.refresh(world);
        let panel = world.get_resource::<WorldPanel>();
        let seen = panel.and_then(WorldPanel::chosen);
        if self.seen != seen {
            self.seen = seen;
            let object = seen.and_then(|entity| world.get::<Object>(entity));
            self.chosen = object.map(|object| object.id).or(self.chosen);
        }
        if in_dive(world)
            && let Some(id) = self.chosen
        {
            let entity = world.resource::<Index>().entity(id);
            place::mark(ui.ctx(), world, entity);
        }
    }
}

/// The rules keep their record while a panel is shown or beats should stop.
pub fn watch(world: &mut World) {
    let room = world.resource::<Room>();
    let looks = room.shows(PanelKind::Beat) || room.shows(PanelKind::Events);
    let hold = world.get_resource::<Hold>();
    let holds = hold.is_some_and(|hold| hold.every || hold.command().is_some());
    let wanted = looks || holds || world.contains_resource::<Breakpoints>();
    let mut tale = world.resource_mut::<Tale>();
    if tale.awake == wanted {
        return;
    }
    tale.awake = wanted;
    if wanted {
        let record = tale.shelf.take().unwrap_or_else(|| Trace::new(KEPT));
        world.insert_resource(record);
    } else {
        let record = world.remove_resource::<Trace>();
        world.resource_mut::<Tale>().shelf = record;
    }
}

/// Clears everything for a new dive: numbers of objects and beats start again.
fn begin(world: &mut World) {
    let awake = world.resource::<Tale>().awake;
    world.insert_resource(Tale { awake, ..default() });
    if awake {
        world.insert_resource(Trace::new(KEPT));
    }
}

fn is_awake(room: Res<Room>, tale: Res<Tale>) -> bool {
    room.open || tale.awake
}

pub fn note(
    mut refused: MessageReader<Refused>,
    state: Option<Res<DiveState>>,
    mut tale: ResMut<Tale>,
) {
    let (Some(last), Some(state)) = (refused.read().last(), state) else {
        return;
    };
    tale.refused = Some((state.beat, *last));
}

impl Tale {
    pub fn refused_since(&self, world: &World) -> Option<String> {
        let beat = world.get_resource::<DiveState>()?.beat;
        let (_, refused) = self.refused.filter(|(since, _)| *since == beat)?;
        let why = match refused.refusal {
            Refusal::Nothing(why) => reason(&self.names, why),
            other => other.to_string(),
        };
        let command = words::command(refused.command);
        Some(format!("Refused since: {command}: {why}. Nothing was played."))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Tale>()
        .add_systems(OnEnter(Screen::DIVE), begin.in_set(BeginSystems))
        .add_systems(PreUpdate, watch.after(RoomSystems).run_if(is_awake))
        .add_systems(PostUpdate, note.run_if(is_awake));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::{Command, act};

    #[test]
    fn the_record_is_kept_while_a_panel_looks_and_lies_aside_else() -> testing::Outcome {
        let mut world = testing::dive();
        let beats = |world: &World| world.get_resource::<Trace>().map(|it| it.beats().count());
        watch(&mut world);
        assert_eq!(beats(&world), None);
        let mut room = world.resource_mut::<Room>();
        room.turn();
        room.shown.push(PanelKind::Events);
        watch(&mut world);
        act(&mut world, Command::Wait)?;
        assert_eq!(beats(&world), Some(1));
        world.resource_mut::<Room>().turn();
        watch(&mut world);
        assert_eq!(beats(&world), None);
        act(&mut world, Command::Wait)?;
        world.resource_mut::<Room>().turn();
        world.resource_mut::<Room>().shown.push(PanelKind::Beat);
        watch(&mut world);
        assert_eq!(beats(&world), Some(1));
        begin(&mut world);
        assert_eq!(beats(&world), Some(0));
        Ok(())
    }
}
