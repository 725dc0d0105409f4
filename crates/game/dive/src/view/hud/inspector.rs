//! The card of the cell that is pointed at or inspected.

use super::facts::{self, Card as Facts, Sense};
use super::frame::Card;
use super::inspector_text;
use super::order::OrderRow;
use super::pattern;
use crate::prelude::*;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Thing};
use crate::view::telegraph::aim::Aim;
use crate::view::{ViewSystems, palette};

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveView>
        .or_else(resource_exists_and_changed::<Aim>)
        .or_else(resource_exists_and_changed::<NextBeat>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<(With<OrderRow>, Changed<Hovered>)>)
        .or_else(any_match_filter::<Added<Card>>);
    app.add_systems(Update, fill.run_if(changed).in_set(ViewSystems::Mark));
}

fn fill(
    mut commands: Commands,
    (scene, next, library): (Res<DiveView>, Res<NextBeat>, Res<Library>),
    aim: Res<Aim>,
    atlas: Res<Atlas>,
    compact: Res<Compact>,
    rows: Query<&Hovered, With<OrderRow>>,
    card: Query<Entity, With<Card>>,
    mut shown: Local<Option<(Entity, Option<Facts>)>>,
) {
    let Ok(card) = card.single() else { return };
    // In a compact window the card would take the list's room, and move the row from under the
    // pointer: a press on a row shows it instead.
    let from_row = compact.0 && !aim.looking && rows.iter().any(Hovered::get);
    let pointed = aim.cell.filter(|_| !from_row);
    let mut facts = facts::shown(&scene, &next, pointed, aim.looking);
    if let Some(facts) = &mut facts {
        facts.lines.extend(reached(&scene, &aim).map(|words| (Sense::Plan, words)));
    }
    if shown.as_ref().is_some_and(|(entity, old)| *entity == card && *old == facts) {
        return;
    }
    *shown = Some((card, facts.clone()));
    commands.entity(card).despawn_related::<Children>();
    let Some(facts) = facts else { return };
    let node = Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(12)),
        row_gap: px(10),
        border: UiRect::all(px(1)),
        overflow: Overflow::scroll_y(),
        ..default()
    };
    let node = Adapts::new(node, |node| {
        node.padding = UiRect::all(px(theme::GAP));
        node.row_gap = px(6);
    });
    commands.entity(card).with_children(|parent| {
        parent.spawn((node, panel_face(), Scrolls, Pickable::IGNORE)).with_children(|panel| {
            title(panel, &atlas, &facts);
            if let Some(weapon) = facts.weapon {
                pattern::draw(panel, library.weapon(weapon), pattern::Drawing::WithStriker);
            }
            inspector_text::body(panel, &facts);
        });
    });
}

/// Says who is struck in other cells by the choice that is pointed at.
fn reached(scene: &DiveView, aim: &Aim) -> Option<String> {
    let elsewhere = |thing: &&Thing| {
        let at = |cell: &Cell| thing.covers(*cell);
        aim.struck.iter().any(at) && !aim.cell.as_ref().is_some_and(at)
    };
    let struck = aim.prospects.iter().filter(|it| !it.hero).map(|it| it.id);
    let struck = struck.filter(|id| scene.things.get(id).as_ref().is_some_and(elsewhere));
    let names: Vec<&str> = struck.filter_map(|id| scene.name(id)).collect();
    (!names.is_empty()).then(|| t!("dive-card-reaches", who = names.join(", ")))
}

fn title(panel: &mut ChildSpawnerCommands, atlas: &Atlas, facts: &Facts) {
    panel.spawn((row(12.0), Pickable::IGNORE)).with_children(|head| {
        let turned = UiTransform::from_rotation(Rot2::radians(facts.turned));
        head.spawn((icon(atlas, &facts.icon, 36.0, theme::AS_DRAWN), turned));
        let column = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexStart,
            row_gap: px(4),
            ..default()
        };
        head.spawn((column, Pickable::IGNORE)).with_children(|column| {
            column.spawn(text(theme::NAME, theme::LIGHT, facts.name.clone()));
            if let Some(health) = facts.health {
                health_row(column, facts, health);
            }
        });
    });
    if !facts.stats.is_empty() {
        panel.spawn(divider());
        let wraps =
            Node { column_gap: px(16), row_gap: px(4), flex_wrap: FlexWrap::Wrap, ..default() };
        panel.spawn((wraps, Pickable::IGNORE)).with_children(|stats| {
            for (name, value) in &facts.stats {
                stats.spawn((row(6.0), Pickable::IGNORE)).with_children(|stat| {
                    stat.spawn(text(theme::SMALL, theme::DIM, name.clone()));
                    stat.spawn(text(theme::NUMBER_SMALL, theme::LIGHT, value.clone()));
                });
            }
        });
    }
}

fn health_row(column: &mut ChildSpawnerCommands, facts: &Facts, (current, max): (i32, i32)) {
    let (full, lost) = if facts.hostile {
        (theme::HOSTILE, palette::HOSTILE_LOST)
    } else {
        (theme::NEUTRAL, palette::NEUTRAL_LOST)
    };
    column.spawn((row(2.0), Pickable::IGNORE)).with_children(|pips| {
        let width = (96.0 / max.max(1) as f32 - 3.0).clamp(3.0, 12.0);
        for point in 0..max.min(16) {
            let color = if point < current { full } else { lost };
            pips.spawn((
                Node { width: px(width), height: px(6), ..default() },
                BackgroundColor(color),
                Pickable::IGNORE,
            ));
        }
        pips.spawn((
            Node { margin: UiRect::left(px(5)), ..default() },
            text(theme::KEY, theme::DIM, format!("{current}/{max}")),
        ));
    });
}
