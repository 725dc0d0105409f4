//! Banners over the map's top edge.
//! They show whose turn it is while others have theirs, and stacks that could still move at the end
//! of the turn.

use super::stage::{ROOM, Stage};
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::input::SectorAction;
use crate::map_view::MapView;
use bevy::prelude::*;
use daemonfall_input::action_table::key_name;
use daemonfall_text::{Argument, pieces, t};
use daemonfall_ui::drawing::{TEXT, TEXT_BOLD, at};
use daemonfall_ui::scale::Adapts;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::{self, key_button};

#[derive(Component)]
struct Banner;

fn row(rim: Color) -> impl Bundle {
    (
        Adapts::new(
            Node {
                column_gap: px(10),
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(12), px(6)),
                border: UiRect { left: px(3), ..UiRect::all(px(1)) },
                max_width: px(820),
                ..default()
            },
            |node| node.max_width = px(610),
        ),
        BackgroundColor(theme::PANEL.with_alpha(0.96)),
        BorderColor { left: rim, ..BorderColor::all(theme::EDGE) },
    )
}

fn idle(parent: &mut ChildSpawnerCommands, fonts: &Fonts, count: usize) {
    let words = t!("sector-banner-idle", count = count);
    parent.spawn(row(theme::DANGER)).with_children(|row| {
        row.spawn(widgets::text(fonts, TEXT_BOLD, theme::LIGHT, words));
        let ways = [
            (SectorAction::NextStack, t!("sector-banner-next")),
            (SectorAction::EndTurn, t!("sector-banner-end")),
        ];
        for (action, what) in ways {
            row.spawn(key_button(fonts, key_name(action)));
            row.spawn(widgets::text(fonts, TEXT, theme::DIM, what));
        }
    });
}

fn others_turn(parent: &mut ChildSpawnerCommands, fonts: &Fonts, name: &str, colour: Color) {
    let told = Argument { name: "name", text: name.into(), of: () };
    let mut sentence = parent.spawn(widgets::text(fonts, TEXT, theme::DIM, ""));
    sentence.with_children(|sentence| {
        for piece in pieces("sector-banner-others", &[told], &[]) {
            let (style, ink) = match piece.of {
                Some(()) => (TEXT_BOLD, colour),
                None => (TEXT, theme::DIM),
            };
            sentence.spawn(widgets::span(fonts, style, ink, piece.text));
        }
    });
}

fn fill(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    fonts: Res<Fonts>,
    stages: Query<Entity, With<Stage>>,
    banners: Query<Entity, With<Banner>>,
    mut commands: Commands,
) {
    let Ok(stage) = stages.single() else { return };
    for banner in &banners {
        commands.entity(banner).despawn();
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::FlexStart,
        row_gap: px(6),
        ..at(ROOM.min.x + 8.0, ROOM.min.y + 6.0, 840.0, 80.0)
    };
    let banner = commands
        .spawn((Banner, node, Pickable::IGNORE))
        .with_children(|parent| {
            let others = table.active != table.player && table.outcome.is_none();
            if others {
                let colour = table.look(table.active).colour();
                parent.spawn(row(colour)).with_children(|row| {
                    others_turn(row, &fonts, table.faction_name(table.active), colour);
                });
            }
            if choosing.ending {
                // The same number as on the end-turn button, including stacks left on purpose.
                idle(parent, &fonts, table.idle().count());
            }
        })
        .id();
    commands.entity(stage).add_child(banner);
}

fn begins_or_ends_to_ask(choosing: Res<Choosing>, mut last: Local<bool>) -> bool {
    std::mem::replace(&mut *last, choosing.ending) != choosing.ending
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(begins_or_ends_to_ask)
        .or_else(any_match_filter::<Added<Stage>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
