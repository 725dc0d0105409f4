//! An open log and its lines: arrows and pointers move between lines, and choosing one shows the
//! numbers behind it, each with its name. Each screen adds what else a line does.

use super::focus::{Activate, Focusable};
use super::theme::{self, Fonts};
use super::{drawing, widgets};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_input::focus::FocusScope;
use daemonfall_input::touch::{Pressable, Scrolls};

/// The root of an open log.
#[derive(Component)]
pub struct LogPanel;

/// The scope in which arrows move between lines; anything over the log has a higher one.
pub const SCOPE: FocusScope = FocusScope(3);

/// The most lines of an open log.
const MOST: usize = 250;

/// The panel of an open log; its screen positions it.
pub fn log_panel() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: px(640),
        max_width: percent(96),
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(theme::PAD)),
        row_gap: px(10),
        border: UiRect::all(px(1)),
        ..default()
    }
}

/// The newest of `all` lines with this gap, scrolled to the last. `line` spawns a line by its
/// number and is told whether it is the last; `empty` is shown if there are no lines.
pub fn log_list(
    panel: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    gap: f32,
    (all, empty): (usize, String),
    mut line: impl FnMut(&mut ChildSpawnerCommands, usize, bool),
) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        overflow: Overflow::scroll_y(),
        flex_grow: 1.0,
        flex_basis: px(0),
        ..default()
    };
    // Far beyond the end: the layout clamps it to the last line.
    let end = ScrollPosition(Vec2::new(0.0, 1.0e6));
    panel.spawn((node, end, Scrolls, Pickable::IGNORE)).with_children(|list| {
        if all == 0 {
            list.spawn(widgets::text(fonts, drawing::TEXT, theme::DIM, empty));
        }
        for number in all.saturating_sub(MOST)..all {
            line(list, number, number + 1 == all);
        }
    });
}

/// Closes an open log so that it is rebuilt: recalled lines come before those shown so far.
pub fn renew(opened: Query<Entity, With<LogPanel>>, mut commands: Commands) {
    for root in &opened {
        commands.entity(root).despawn();
    }
}

/// Numbers, each with its name.
pub type Formula = Vec<(String, String)>;

/// A line of an open log, by its number.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Focusable, Hovered, Pressable)]
pub struct LogLine(pub usize);

/// The open numbers behind a line.
#[derive(Component)]
struct Numbers;

/// A line; its first child is the event, the numbers go below.
pub fn log_line(number: usize) -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        border: UiRect::all(px(1)),
        ..default()
    };
    (LogLine(number), node, BackgroundColor(Color::NONE), BorderColor::all(Color::NONE))
}

/// Opens and closes the numbers behind lines.
#[derive(SystemParam)]
pub struct LineDetails<'w, 's> {
    opened: Query<'w, 's, (Entity, &'static ChildOf), With<Numbers>>,
    fonts: Res<'w, Fonts>,
    commands: Commands<'w, 's>,
}

impl LineDetails<'_, '_> {
    /// Opens or closes the numbers behind a line; `formula` is called only to open them.
    pub fn turn(&mut self, line: Entity, formula: impl FnOnce() -> Formula) {
        let own = self.opened.iter().find(|(_, parent)| parent.parent() == line);
        if let Some((numbers, _)) = own {
            self.commands.entity(numbers).despawn();
            return;
        }
        let formula = formula();
        if formula.is_empty() {
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
                for (name, number) in formula {
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

/// A click on a line chooses it.
fn click(click: On<Pointer<Click>>, lines: Query<(), With<LogLine>>, mut commands: Commands) {
    if lines.contains(click.entity) && click.button == PointerButton::Primary {
        let entity = click.entity;
        commands.trigger(Activate { entity });
    }
}

/// Highlights the line with the focus.
fn light(
    focus: Res<InputFocus>,
    mut lines: Query<(Entity, &mut BackgroundColor, &mut BorderColor), With<LogLine>>,
) {
    for (entity, mut ground, mut rim) in &mut lines {
        let (face, edge) = match focus.get() == Some(entity) {
            true => (theme::PANEL_LIT, theme::RIM),
            false => (Color::NONE, Color::NONE),
        };
        ground.set_if_neq(BackgroundColor(face));
        rim.set_if_neq(BorderColor::all(edge));
    }
}

/// Lets lines be chosen.
pub fn plugin(app: &mut App) {
    app.add_observer(click).add_systems(Update, light.run_if(resource_changed::<InputFocus>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn a_line_that_is_chosen_opens_its_numbers_and_closes_them_when_it_is_chosen_again() {
        let mut world = World::new();
        world.insert_resource(Fonts { handles: Default::default() });
        let line = world.spawn(log_line(0)).id();
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
