//! What happened: the newest lines over the map's corner, and all of them on a key; each looks where it speaks of.

use super::camera::View;
use super::stage::{ROOM, STACK};
use crate::assets::atlas::Atlas;
use crate::screens::Screen;
use crate::sector::SectorSystems;
use crate::sector::choosing::Choosing;
use crate::sector::log::{Chronicle, Told};
use crate::sector::show::Battles;
use crate::sector::table::Table;
use crate::ui::drawing::{self, Pen, at};
use crate::ui::focus::{Activate, FocusFirst, FocusScope};
use crate::ui::scroll::Scrolls;
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, divider, panel_face};
use bevy::prelude::*;
use daemonfall_sector::TileId;

/// The newest lines.
#[derive(Component)]
struct Recent;

/// The open log.
#[derive(Component)]
struct WholeRecord;

/// A line that can be clicked to look there.
#[derive(Component, Clone, Copy)]
struct Points(TileId);

/// Newest lines shown; lines of the open log at most.
const NEWEST: usize = 4;
const MOST: usize = 250;

/// Spawns the corner.
pub fn build(stage: &mut ChildSpawnerCommands) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::FlexStart,
        row_gap: px(2),
        ..at(STACK.min.x, ROOM.max.y - 92.0, 560.0, 90.0)
    };
    stage.spawn((Recent, node, Pickable::IGNORE));
}

/// A line; in the whole log with what can be done with it, where `last` is the last battle.
fn line(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    told: &Told,
    whole: Option<Option<usize>>,
    cover: f32,
) {
    let last = whole.flatten();
    let whole = whole.is_some();
    let ground = if whole {
        Color::NONE
    } else {
        theme::GROUND.with_alpha(0.78)
    };
    let mut row = parent.spawn((
        Node {
            column_gap: px(8),
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(6), px(2)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ground),
    ));
    match told.tile.filter(|_| whole) {
        Some(tile) => {
            row.insert(Points(tile)).observe(
                |click: On<Pointer<Click>>,
                 points: Query<&Points>,
                 table: Res<Table>,
                 mut view: ResMut<View>| {
                    if let Ok(points) = points.get(click.entity) {
                        view.go(table.place(points.0));
                    }
                },
            );
        }
        None => {
            row.insert(Pickable::IGNORE);
        }
    }
    row.with_children(|row| {
        if whole {
            row.spawn((
                Node {
                    width: px(22),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![widgets::text(
                    pen.fonts,
                    theme::KEY,
                    theme::DIM,
                    told.turn.to_string()
                )],
            ));
        }
        let colour = told.look.map_or(theme::NEUTRAL, |look| look.colour());
        row.spawn((
            ImageNode {
                color: colour.with_alpha(cover),
                ..pen.atlas.icon(pen.known(&told.icon))
            },
            Node {
                width: px(15),
                height: px(15),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ));
        let style = match whole {
            true => theme::SMALL,
            false => drawing::SMALL,
        };
        let ink = theme::LIGHT.with_alpha(cover);
        row.spawn(widgets::text(pen.fonts, style, ink, told.text.clone()));
        if let Some(number) = told.battle.filter(|_| whole) {
            watch(row, pen, number, last == Some(number));
        }
    });
}

/// A button that shows a battle again.
fn watch(row: &mut ChildSpawnerCommands, pen: &Pen, number: usize, last: bool) {
    let mut button = row.spawn((
        widgets::button(pen.fonts, "Watch"),
        Tooltip::beside("See this battle again, move by move."),
    ));
    if last {
        button.insert(FocusFirst);
    }
    button
        .entry::<Node>()
        .and_modify(|mut node| {
            (node.width, node.height) = (px(76), px(26));
            node.flex_shrink = 0.0;
            node.margin = UiRect::left(auto());
        })
        .entity()
        .observe(
            move |_: On<Activate>, mut battles: ResMut<Battles>, mut choosing: ResMut<Choosing>| {
                battles.show_again(number);
                choosing.log = false;
            },
        );
}

fn fill(
    chronicle: Res<Chronicle>,
    table: Res<Table>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    list: Query<Entity, With<Recent>>,
    mut commands: Commands,
) {
    let Ok(list) = list.single() else { return };
    let pen = Pen {
        fonts: &fonts,
        atlas: &atlas,
    };
    let from = chronicle.len().saturating_sub(NEWEST);
    commands
        .entity(list)
        .despawn_related::<Children>()
        .with_children(|parent| {
            for told in &chronicle.lines[from..] {
                let cover = if told.turn + 1 < table.turn {
                    0.5
                } else {
                    0.95
                };
                line(parent, &pen, told, None, cover);
            }
        });
}

/// Opens and closes the whole log.
fn open(
    choosing: Res<Choosing>,
    chronicle: Res<Chronicle>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    opened: Query<Entity, With<WholeRecord>>,
    mut commands: Commands,
) {
    if choosing.log != opened.is_empty() {
        return;
    }
    for panel in &opened {
        commands.entity(panel).despawn();
    }
    if !choosing.log {
        return;
    }
    let pen = Pen {
        fonts: &fonts,
        atlas: &atlas,
    };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(theme::WIDE),
        top: px(64),
        bottom: px(40),
        width: px(640),
        max_width: percent(96),
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(theme::PAD)),
        row_gap: px(10),
        border: UiRect::all(px(1)),
        ..default()
    };
    commands
        .spawn((
            node,
            panel_face(),
            WholeRecord,
            // Arrows walk from battle to battle.
            FocusScope(3),
            DespawnOnExit(Screen::Sector),
            GlobalZIndex(30),
        ))
        .with_children(|panel| {
            let words = "WHAT HAPPENED, BY TURNS";
            panel.spawn(widgets::text(&fonts, drawing::CAPTION, theme::DIM, words));
            panel.spawn(divider());
            let list = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(4),
                overflow: Overflow::scroll_y(),
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            };
            // Far beyond the end: the layout brings it back to the last line.
            let end = ScrollPosition(Vec2::new(0.0, 1.0e6));
            panel
                .spawn((list, end, Scrolls, Pickable::IGNORE))
                .with_children(|list| {
                    if chronicle.is_empty() {
                        let words = "Nothing has happened yet.";
                        list.spawn(widgets::text(&fonts, drawing::TEXT, theme::DIM, words));
                    }
                    let from = chronicle.len().saturating_sub(MOST);
                    let last = chronicle.lines.iter().rev().find_map(|line| line.battle);
                    for told in &chronicle.lines[from..] {
                        line(list, &pen, told, Some(last), 1.0);
                    }
                });
        });
}

/// Draws the log.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Chronicle>.or_else(any_match_filter::<Added<Recent>>);
    app.add_systems(
        Update,
        (fill.run_if(changed), open)
            .chain()
            .in_set(SectorSystems::Draw),
    );
}
