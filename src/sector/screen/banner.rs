//! Lines over the map's upper edge: the hint that matters, and whose turn it is while others have theirs.

use super::stage::{ROOM, Stage};
use crate::input::bound::key_name;
use crate::sector::SectorSystems;
use crate::sector::hints::Hinting;
use crate::sector::input::{Clicked, SectorAction};
use crate::sector::table::Table;
use crate::ui::drawing::{SMALL, TEXT, TEXT_BOLD, at};
use crate::ui::scale::Adapts;
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, key_cap};
use bevy::prelude::*;

/// The room for banners.
#[derive(Component)]
struct Banner;

fn row(rim: Color) -> impl Bundle {
    (
        Adapts::new(
            Node {
                column_gap: px(10),
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(12), px(6)),
                border: UiRect {
                    left: px(3),
                    ..UiRect::all(px(1))
                },
                max_width: px(820),
                ..default()
            },
            |node| node.max_width = px(610),
        ),
        BackgroundColor(theme::PANEL.with_alpha(0.96)),
        BorderColor {
            left: rim,
            ..BorderColor::all(theme::EDGE)
        },
    )
}

fn fill(
    table: Res<Table>,
    hinting: Res<Hinting>,
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
                    let name = table.faction_name(table.active);
                    row.spawn(widgets::text(&fonts, TEXT_BOLD, colour, name));
                    let words = "has its turn. Any key goes to yours.";
                    row.spawn(widgets::text(&fonts, TEXT, theme::DIM, words));
                });
            }
            if let Some(hint) = hinting.shown.filter(|_| !others) {
                parent
                    .spawn((
                        row(theme::PICKUP),
                        Tooltip::new("A hint. Click, or press its key, once you have read it."),
                    ))
                    .observe(|_: On<Pointer<Click>>, mut clicked: ResMut<Clicked>| {
                        clicked.0.push(SectorAction::Dismiss);
                    })
                    .with_children(|row| {
                        row.spawn(widgets::text(&fonts, SMALL, theme::LIGHT, hint.words()));
                        row.spawn(key_cap(&fonts, key_name(SectorAction::Dismiss)));
                    });
            }
        })
        .id();
    commands.entity(stage).add_child(banner);
}

/// Draws banners.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Table>
        .or_else(resource_changed::<Hinting>)
        .or_else(any_match_filter::<Added<Stage>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
