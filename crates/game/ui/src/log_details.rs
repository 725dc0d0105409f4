//! The numbers behind a line of an open log, each with its name.

use super::log::Details;
use super::theme::{self, Fonts};
use super::{drawing, widgets};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

#[derive(Component)]
struct Numbers;

/// Opens and closes the numbers behind lines.
#[derive(SystemParam)]
pub struct LineDetails<'w, 's> {
    opened: Query<'w, 's, (Entity, &'static ChildOf), With<Numbers>>,
    fonts: Res<'w, Fonts>,
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
        let list = Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(40), px(6), px(2), px(6)),
            row_gap: px(2),
            ..default()
        };
        let fonts = &self.fonts;
        self.commands.entity(line).with_children(|line| {
            line.spawn((Numbers, list, Pickable::IGNORE)).with_children(|list| {
                for (name, number) in details {
                    row(list, fonts, name, number);
                }
            });
        });
    }
}

fn row(list: &mut ChildSpawnerCommands, fonts: &Fonts, name: String, number: String) {
    let row = Node { justify_content: JustifyContent::SpaceBetween, ..default() };
    let style = drawing::SMALL;
    list.spawn((row, Pickable::IGNORE)).with_children(|row| {
        row.spawn(widgets::text(fonts, style, theme::DIM, name));
        row.spawn(widgets::text(fonts, style, theme::LIGHT, number));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn a_line_that_is_chosen_opens_its_numbers_and_closes_them_when_it_is_chosen_again() {
        let mut world = World::new();
        world.insert_resource(Fonts { handles: Default::default() });
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
}
