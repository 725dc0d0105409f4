//! The whole log, opened by a key or button: arrows and pointers move between lines, and choosing
//! one shows the numbers behind it, each with its name. Each mode says where it stands, how a line
//! is drawn, and what else a line does.

use super::log::Line;
use super::log_details::{Place, speaks};
use crate::base::*;
use crate::drawing::{Pen, Pens};
use crate::entity_commands::SpawnParts;
use crate::focus::{FocusFirst, Focusable};
use crate::parts::column;
use crate::theme;
use crate::{dialogue, widgets};
use bevy::ecs::component::Mutable;
use bevy::ui_widgets::Button;
use daemonfall_input::action_table::ActionTable;

#[derive(Component)]
pub struct LogPanel;

/// The scope in which arrows move between lines; anything over the log has a higher one.
const SCOPE: FocusScope = FocusScope(3);
const MOST: usize = 250;

/// The panel of an open log; its screen positions it.
pub fn log_panel() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: px(640),
        max_width: percent(96),
        padding: UiRect::all(px(theme::PAD)),
        border: UiRect::all(px(1)),
        ..column(10.0)
    }
}

/// A mode's log, and how its screen shows it whole.
pub trait WholeLog: Resource {
    /// What a line refers to.
    type Place: Place;
    /// What is behind a line.
    type Details;
    /// Knows whether the log is open.
    type Choosing: Resource<Mutability = Mutable>;
    /// The mode's actions.
    type Action: ActionTable;
    const SCREEN: Screen;
    /// The action that opens it; it also closes it.
    const KEY: Self::Action;
    const GAP: f32;
    /// The room for when a line was.
    const WHEN: f32;

    /// All lines, oldest first.
    fn lines(&self) -> &[Line<Self::Place, Self::Details>];
    fn is_open(choosing: &Self::Choosing) -> bool;
    fn close(choosing: &mut Self::Choosing);
    /// Fills the root: a panel with a heading, and below it what `list` spawns.
    fn panel(root: EntityCommands, is_empty: bool, list: impl FnOnce(&mut ChildSpawnerCommands));
    fn none() -> String;
    /// When a line was, in its own words.
    fn when(line: &Line<Self::Place, Self::Details>) -> String {
        line.when.to_string()
    }
    fn row() -> Node;
    /// Spawns what a line says.
    fn words(row: &mut ChildSpawnerCommands, pen: &Pen, line: &Line<Self::Place, Self::Details>);
    fn observe(line: &mut EntityCommands);
}

fn list<L: WholeLog>(panel: &mut ChildSpawnerCommands, pen: &Pen, log: &L) {
    let node = Node {
        overflow: Overflow::scroll_y(),
        flex_grow: 1.0,
        flex_basis: px(0),
        ..column(L::GAP)
    };
    // Far beyond the end: the layout clamps it to the last line.
    let end = ScrollPosition(Vec2::new(0.0, 1.0e6));
    let lines = log.lines();
    panel.part((node, end, Scrolls), |list| {
        if lines.is_empty() {
            list.spawn(widgets::text(theme::SMALL, theme::DIM, L::none()));
        }
        let from = lines.len().saturating_sub(MOST);
        for (number, line) in lines.iter().enumerate().skip(from) {
            let mut spawned = list.spawn(log_line(number));
            if let Some(place) = &line.place {
                spawned.insert(speaks(place.clone()));
            }
            if number + 1 == lines.len() {
                spawned.insert(FocusFirst);
            }
            L::observe(&mut spawned);
            spawned.with_children(|spawned| {
                spawned.part(L::row(), |row| {
                    let when = widgets::text(theme::KEY, theme::DIM, L::when(line));
                    let room = Node { width: px(L::WHEN), flex_shrink: 0.0, ..default() };
                    row.cell(room, when);
                    L::words(row, pen, line);
                });
            });
        }
    });
}

pub fn open<L: WholeLog>(
    choosing: Res<L::Choosing>,
    log: Res<L>,
    pens: Pens,
    opened: Query<Entity, With<LogPanel>>,
    mut commands: Commands,
) {
    if !dialogue::turns(L::is_open(&choosing), &opened, &mut commands) {
        return;
    }
    let pen = pens.pen();
    let root = commands.spawn((LogPanel, SCOPE, DespawnOnExit(L::SCREEN), GlobalZIndex(30)));
    L::panel(root, log.lines().is_empty(), |panel| list::<L>(panel, &pen, &log));
}

/// The key that opens the log also closes it.
pub fn close<L: WholeLog>(
    input: Res<ActionInput>,
    opened: Query<(), With<LogPanel>>,
    scopes: Query<&FocusScope>,
    mut choosing: ResMut<L::Choosing>,
) {
    let on_top = scopes.iter().all(|scope| scope.0 <= SCOPE.0);
    if input.has(L::KEY) && on_top && L::is_open(&choosing) && !opened.is_empty() {
        L::close(&mut choosing);
    }
}

/// Closes an open log so that it is rebuilt: recalled lines come before those shown so far.
pub fn renew(opened: Query<Entity, With<LogPanel>>, mut commands: Commands) {
    for root in &opened {
        commands.entity(root).despawn();
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Focusable, Hovered, Pressable, Button)]
pub struct LogLine(pub usize);

/// A line; its first child is the event, the numbers go below.
fn log_line(number: usize) -> impl Bundle {
    let node = Node { flex_shrink: 0.0, border: UiRect::all(px(1)), ..column(0.0) };
    (LogLine(number), node, BackgroundColor(Color::NONE), BorderColor::all(Color::NONE))
}

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

pub fn plugin(app: &mut App) {
    app.add_systems(Update, light.run_if(resource_changed::<InputFocus>));
}
