//! What is behind a line of an open log: its numbers, each with its name, and the place that it
//! refers to, marked on the field.

use super::log::Details;
use crate::base::*;
use crate::entity_commands::SpawnParts;
use crate::parts::column;
use crate::theme;
use crate::tooltip::KeepsClear;
use crate::widgets;

#[derive(Component)]
struct Numbers;

/// Opens and closes the numbers behind lines.
#[derive(SystemParam)]
pub struct LineDetails<'w, 's> {
    opened: Query<'w, 's, (Entity, &'static ChildOf), With<Numbers>>,
    commands: Commands<'w, 's>,
}

impl LineDetails<'_, '_> {
    /// Opens or closes the numbers behind a line; `details` is called only to open them.
    pub fn turn(&mut self, line: Entity, details: impl FnOnce() -> Details) {
        let own = self.opened.iter().find(|(_, parent)| parent.parent() == line);
        if let Some((numbers, _)) = own {
            self.commands.entity(numbers).despawn();
            return;
        }
        let details = details();
        if details.is_empty() {
            return;
        }
        let list = Node { padding: UiRect::new(px(40), px(6), px(2), px(6)), ..column(2.0) };
        self.commands.entity(line).with_children(|line| {
            line.part((Numbers, list), |list| {
                for (name, number) in details {
                    row(list, name, number);
                }
            });
        });
    }
}

fn row(list: &mut ChildSpawnerCommands, name: String, number: String) {
    let row = Node { justify_content: JustifyContent::SpaceBetween, ..default() };
    let style = theme::SMALL;
    list.part(row, |row| {
        row.spawn(widgets::text(style, theme::DIM, name));
        row.spawn(widgets::text(style, theme::LIGHT, number));
    });
}

/// A place that a line can refer to: a tile, a cell, panels.
pub trait Place: Clone + PartialEq + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Send + Sync + 'static> Place for T {}

#[derive(Component, Clone, Copy, Debug)]
#[require(Hovered, KeepsClear)]
pub struct RefersTo<T: Place>(T);

/// Makes a line refer to a place; clicks pass through it to what is below.
pub fn speaks<T: Place>(place: T) -> impl Bundle {
    let through = Pickable { should_block_lower: false, is_hoverable: true };
    (RefersTo(place), through)
}

/// The place of the line that is pointed at or focused.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Spoken<T: Place>(pub Option<T>);

/// The focus counts only where no pointer is over a line.
fn listen<T: Place>(
    lines: Query<(Entity, &RefersTo<T>, &Hovered)>,
    focus: Option<Res<InputFocus>>,
    mut spoken: ResMut<Spoken<T>>,
) {
    let focused = focus.and_then(|focus| focus.get());
    let hovered = lines.iter().find(|(_, _, hovered)| hovered.get());
    let line = hovered.or_else(|| lines.iter().find(|line| Some(line.0) == focused));
    let now = line.map(|(_, speaks, _)| speaks.0.clone());
    spoken.set_if_neq(Spoken(now));
}

/// Lets lines refer to places of this type.
pub fn plugin<T: Place>(app: &mut App) {
    app.insert_resource(Spoken::<T>(None)).add_systems(PreUpdate, listen::<T>);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn a_line_that_is_chosen_opens_its_numbers_and_closes_them_when_it_is_chosen_again() {
        let mut world = World::new();
        let line = world.spawn_empty().id();
        let mut opened = |rows: usize| {
            let formula = vec![("shield".to_owned(), "3".to_owned()); rows];
            let turned = world.run_system_once(move |mut behind: LineDetails| {
                behind.turn(line, || formula.clone());
            });
            assert!(turned.is_ok());
            let mut numbers = world.query_filtered::<&Children, With<Numbers>>();
            let rows: Vec<usize> = numbers.iter(&world).map(|rows| rows.len()).collect();
            rows
        };
        assert_eq!(opened(2), [2]);
        assert_eq!(opened(2), [0; 0]);
        assert_eq!(opened(0), [0; 0], "a line without numbers opens none");
    }

    #[test]
    fn the_line_under_the_pointer_is_heard_before_the_one_with_the_focus() {
        let mut app = App::new();
        app.add_plugins(plugin::<u32>);
        let mut spawn = |place: u32| app.world_mut().spawn(RefersTo(place)).id();
        let lines = [spawn(3), spawn(7)];
        let mut focus = InputFocus::default();
        focus.set(lines[0], FocusCause::Navigated);
        app.insert_resource(focus);
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, Some(3));
        app.world_mut().entity_mut(lines[1]).insert(Hovered(true));
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, Some(7));
        for line in lines {
            app.world_mut().despawn(line);
        }
        app.update();
        assert_eq!(app.world().resource::<Spoken<u32>>().0, None);
    }
}
