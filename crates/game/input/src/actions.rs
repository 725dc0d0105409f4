//! The actions that can be bound: an open list, to which each mode adds its table.

use super::action_table::{ActionTable, ScreenAction, input_map, remap};
use super::bindings::Bindings;
use super::group::{ActionId, Group, Row};
use super::quick_taps::let_go_between;
use bevy::input::InputSystems;
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

/// All tables, in the order in which groups are listed.
#[derive(Clone, Debug, Default)]
pub struct Actions {
    tables: Vec<(Group, Vec<Row>)>,
}

impl Actions {
    pub fn add(&mut self, group: Group, rows: Vec<Row>) {
        let place = self.tables.partition_point(|(other, _)| other.place <= group.place);
        self.tables.insert(place, (group, rows));
    }

    pub fn tables(&self) -> impl Iterator<Item = &(Group, Vec<Row>)> {
        self.tables.iter()
    }

    pub fn all(&self) -> impl Iterator<Item = (ActionId, &Row)> {
        self.tables.iter().flat_map(|(group, rows)| {
            let rows = rows.iter().enumerate();
            rows.map(|(place, row)| (ActionId { group: group.id, place }, row))
        })
    }

    /// The action with a name such as `dive.wait`.
    pub fn named(&self, name: &str) -> Option<ActionId> {
        self.all().find(|(_, row)| row.name() == name).map(|(id, _)| id)
    }

    pub fn group(&self, id: ActionId) -> Option<&Group> {
        self.find(id).map(|(group, _)| group)
    }

    pub fn row(&self, id: ActionId) -> Option<&Row> {
        self.find(id).map(|(_, row)| row)
    }

    /// Whether both are active at the same time, so that an input can serve only one of them.
    pub fn meet(&self, one: ActionId, other: ActionId) -> bool {
        let (Some((group, row)), Some((with, with_row))) = (self.find(one), self.find(other))
        else {
            return false;
        };
        let mut shared = group.shared.iter().chain(with.shared);
        group.overlaps(with)
            && !shared.any(|pair| pair.contains(&row.name()) && pair.contains(&with_row.name()))
    }

    fn find(&self, id: ActionId) -> Option<(&Group, &Row)> {
        let (group, rows) = self.tables.iter().find(|(group, _)| group.id == id.group)?;
        Some((group, rows.get(id.place)?))
    }
}

/// Adds tables of actions to an app.
pub trait RegisterActions {
    /// Adds a table: its actions can be bound, and are listed in the settings.
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self;

    /// Adds the table of a screen, whose actions a pad's stick can also trigger.
    fn register_screen_actions<A: ScreenAction>(&mut self) -> &mut Self;
}

impl RegisterActions for App {
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self {
        self.world_mut().get_resource_or_init::<Bindings>().add::<A>();
        self
    }

    fn register_screen_actions<A: ScreenAction>(&mut self) -> &mut Self {
        self.register_actions::<A>()
            .add_plugins(InputManagerPlugin::<A>::default())
            .add_systems(Startup, spawn::<A>)
            .add_systems(
                PreUpdate,
                (
                    remap::<A>.after(InputSystems).run_if(resource_changed::<Bindings>),
                    let_go_between::<A>
                        .after(InputManagerSystem::Unify)
                        .before(InputManagerSystem::Update),
                ),
            )
    }
}

fn spawn<A: ScreenAction>(bindings: Res<Bindings>, mut commands: Commands) {
    commands.spawn((
        Name::new(format!("{} input", A::GROUP.id)),
        input_map::<A>(&bindings),
        ActionState::<A>::default(),
    ));
}
