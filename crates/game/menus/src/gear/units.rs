//! All units of the run, stack by stack: picture, name, health, and the content of their slots.

use super::parts::{caption, slot_icon};
use super::selection::AtHand;
use crate::prelude::*;
use daemonfall_sector::UnitId;
use daemonfall_sector_mode::map_view::{MapView, StackShown, UnitShown};
use daemonfall_sector_mode::words::called;

#[derive(Component)]
pub struct Units;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(pub UnitId);

pub fn fill(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    hand: Res<AtHand>,
    pens: Pens,
    list: Single<Entity, With<Units>>,
    rows: Query<&Row>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let focused = focus.get().and_then(|entity| rows.get(entity).ok()).copied();
    commands.entity(*list).despawn_related::<Children>().with_children(|list| {
        for stack in table.own_stacks() {
            head(list, pen, stack);
            for unit in &stack.units {
                let is_at_hand = hand.0 == Some(unit.id);
                let row = unit_row(list, pen, &campaign, unit, is_at_hand);
                if focused == Some(Row(unit.id)) {
                    focus.set(row, FocusCause::Navigated);
                }
            }
        }
    });
}

fn head(list: &mut ChildSpawnerCommands, pen: &Pen, stack: &StackShown) {
    let units = t!("gear-stack-units", count = stack.units.len());
    caption(list, pen, None, &stack.name, &units);
}

fn unit_row(
    list: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    unit: &UnitShown,
    is_at_hand: bool,
) -> Entity {
    let node = Node { height: px(46), ..list_row(10.0, UiRect::horizontal(px(8))) };
    let carried = campaign.run().gear.of(unit.id);
    let content = campaign.content();
    let names: Vec<&str> =
        carried.iter().map(|id| content.campaign.item(*id).name.as_str()).collect();
    let mut unit_row = list.spawn((Row(unit.id), GameButton, node, panel_face()));
    if !names.is_empty() {
        let name = called(&unit.career.name, &unit.name);
        let about = t!("gear-carries", name = name, mods = names.join(", "));
        unit_row.insert(Tooltip::beside(about));
    }
    if is_at_hand {
        unit_row.insert((Taken, FocusFirst));
    }
    let id = unit.id;
    unit_row.observe(move |_: On<Activate>, mut hand: ResMut<AtHand>| hand.0 = Some(id));
    let slots = campaign.rules().roster.kind(unit.kind).chassis.slots;
    unit_row.with_children(|line| {
        line.spawn(icon(pen.atlas, &unit.sprite, 32.0, theme::YOU));
        let wide = Node { flex_grow: 1.0, ..column(4.0) };
        line.part(wide, |words| {
            words.part(row(6.0), |line| {
                line.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, unit.called()));
                if unit.leader {
                    line.spawn(icon(pen.atlas, "sector_crown", 12.0, theme::YOU));
                }
            });
            health(words, unit.health);
        });
        pips(line, pen.atlas, campaign, carried, slots);
    });
    unit_row.id()
}

fn health(parent: &mut ChildSpawnerCommands, (left, most): (i32, i32)) {
    let part = left as f32 / most.max(1) as f32;
    let colour = if part < 0.35 { theme::DANGER } else { theme::YOU };
    parent.part(row(8.0), |line| {
        let bar = Node { width: px(84), height: px(4), ..default() };
        line.cell(
            (bar, BackgroundColor(theme::EDGE)),
            (
                Node {
                    width: percent(100.0 * part.clamp(0.0, 1.0)),
                    height: percent(100),
                    ..default()
                },
                BackgroundColor(colour),
                Pickable::IGNORE,
            ),
        );
        let words = format!("{left}/{most}");
        line.spawn(text(theme::KEY, theme::DIM, words));
    });
}

fn pips(
    parent: &mut ChildSpawnerCommands,
    atlas: &Atlas,
    campaign: &Campaign,
    carried: &[daemonfall_campaign::ModId],
    slots: u8,
) {
    parent.part(Node { column_gap: px(2), ..default() }, |pips| {
        for place in 0..usize::from(slots).max(carried.len()) {
            let item = carried.get(place);
            let item = item.map(|id| campaign.content().campaign.item(*id));
            let edge = if item.is_some() { theme::YOU } else { theme::EDGE };
            let node = centred(Node {
                width: px(19),
                height: px(19),
                border: UiRect::all(px(1)),
                ..default()
            });
            pips.part((node, BorderColor::all(edge)), |pip| {
                if let Some(item) = item {
                    pip.spawn(icon(atlas, slot_icon(item.slot), 12.0, theme::YOU));
                }
            });
        }
    });
}

pub fn mark(hand: Res<AtHand>, rows: Query<(Entity, &Row)>, mut commands: Commands) {
    for (entity, row) in &rows {
        commands.entity(entity).mark::<(Taken, FocusFirst)>(hand.0 == Some(row.0));
    }
}
