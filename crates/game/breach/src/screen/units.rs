//! Units on the field: a glyph, and next to it name, health, shield, CPU and charge time.

use super::field::{WIDTH, cover};
use super::plate::{fill, has_signs};
use super::unit_card;
use crate::breach_view::{BreachView, UnitShown};
use crate::prelude::*;
use crate::{BreachSession, BreachSystems};
use daemonfall_ui::tooltip::KeepsClear;

#[derive(Component)]
pub struct Units;

#[derive(Component, Clone, Debug)]
pub struct UnitNode {
    pub shown: UnitShown,
    /// Its current place; it slides to its target.
    pub place: Vec2,
    health: f32,
    charge: f32,
}

/// A unit's picture; it hovers.
#[derive(Component, Clone, Copy, Debug)]
#[require(Animated)]
pub struct Glyph(pub CharacterId);

#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Filled {
    Health(CharacterId),
    /// With the length of the full bar.
    Charge(CharacterId, f32),
}

/// The width of a plate's bars.
const BAR: f32 = 104.0;
/// How far the middle of a small picture, and a plate, are from the panel's edge.
const IN: f32 = 160.0;
const EDGE: f32 = 15.5;

/// Offsets of a unit's parts from the corner of what it covers.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    pub glyph: Vec2,
    pub size: f32,
    /// Corner of the name's column.
    pub plate: Vec2,
    pub bar: f32,
}

/// Room above a picture, more below signs of the present, and below it, for marks of what comes.
const ABOVE: f32 = 4.0;
const SIGNS: f32 = 20.0;
const MARKS: f32 = 36.0;

pub fn places(shown: &UnitShown) -> Places {
    let area = cover(shown.stands);
    let own = shown.is_own();
    let (deep, wide) = (shown.stands.deep, shown.stands.wide);
    let size = area.size();
    let (above, below) = (if has_signs(shown) { SIGNS } else { ABOVE }, size.y - MARKS);
    let (middle, fits) = ((above + below) / 2.0, below - above);
    match (deep > 1, wide > 1) {
        (false, wide) => {
            // The glyph is on the side toward the field's middle.
            let glyph_size: f32 = if wide { 62.0 } else { 50.0 };
            let glyph = if own { IN } else { size.x - IN };
            let plate = if own { EDGE } else { size.x - EDGE - BAR };
            let down = if wide { 44.0 } else { 0.0 };
            Places {
                glyph: Vec2::new(glyph, middle),
                size: glyph_size.min(fits),
                plate: Vec2::new(plate, down),
                bar: BAR,
            }
        }
        (true, wide) => {
            let glyph_size: f32 = if wide { 164.0 } else { 64.0 };
            let front = WIDTH / 2.0 + 18.0;
            let glyph = if own { size.x - front } else { front };
            let plate = if own { 24.0 } else { 228.0 };
            Places {
                glyph: Vec2::new(glyph, middle),
                size: glyph_size.min(fits),
                plate: Vec2::new(plate, if wide { 12.0 } else { 0.0 }),
                bar: 140.0,
            }
        }
    }
}

pub fn glyph_at(shown: &UnitShown) -> Vec2 {
    cover(shown.stands).min + places(shown).glyph
}

fn mirror(
    (table, session): (Res<BreachView>, Option<Res<BreachSession>>),
    pens: Pens,
    layer: Query<Entity, With<Units>>,
    mut nodes: Query<(Entity, &mut UnitNode)>,
    mut commands: Commands,
) {
    let Ok(layer) = layer.single() else { return };
    let pen = pens.pen();
    let leader = session.and_then(|it| it.leader);
    for shown in &table.units {
        let node = nodes.iter_mut().find(|(_, node)| node.shown.id == shown.id);
        match node {
            Some((entity, _)) if !shown.present => commands.entity(entity).despawn(),
            Some((entity, mut node)) if node.shown != *shown => {
                node.shown = shown.clone();
                let (health, charge) = (node.health, node.charge);
                commands.entity(entity).despawn_related::<Children>();
                commands
                    .entity(entity)
                    .with_children(|parent| fill(parent, &pen, shown, (health, charge), leader));
            }
            Some(_) => {}
            None if shown.present => {
                let area = cover(shown.stands);
                let start = (shown.health.current as f32, shown.charge as f32);
                commands
                    .spawn((
                        UnitNode {
                            shown: shown.clone(),
                            place: area.min,
                            health: start.0,
                            charge: start.1,
                        },
                        at(area.min.x, area.min.y, area.width(), area.height()),
                        Tooltip::beside(""),
                        KeepsClear,
                        Pickable { should_block_lower: false, is_hoverable: true },
                        ChildOf(layer),
                    ))
                    .with_children(|parent| fill(parent, &pen, shown, start, leader));
            }
            None => {}
        }
    }
}

fn follow(
    time: Res<Time<Real>>,
    mut nodes: Query<(&mut UnitNode, &mut Node), Without<Filled>>,
    mut bars: Query<(&Filled, &mut Node), Without<UnitNode>>,
) {
    let part = 1.0 - (-time.delta_secs().min(0.1) * 9.0).exp();
    let toward = |now: f32, to: f32| {
        if (to - now).abs() < 0.2 { to } else { now + (to - now) * part }
    };
    for (mut unit, mut node) in &mut nodes {
        let place = cover(unit.shown.stands).min;
        let health = toward(unit.health, unit.shown.health.current as f32);
        let charge = toward(unit.charge, unit.shown.charge as f32);
        let unit = unit.bypass_change_detection();
        if unit.place != place {
            unit.place = Vec2::new(toward(unit.place.x, place.x), toward(unit.place.y, place.y));
            (node.left, node.top) = (px(unit.place.x), px(unit.place.y));
        }
        (unit.health, unit.charge) = (health, charge);
        let bar = places(&unit.shown).bar;
        for (filled, mut node) in &mut bars {
            let width = match filled {
                Filled::Health(id) if *id == unit.shown.id => {
                    bar * (health / unit.shown.health.max.max(1) as f32).clamp(0.0, 1.0)
                }
                Filled::Charge(id, track) if *id == unit.shown.id => {
                    track * (charge / 100.0).clamp(0.0, 1.0)
                }
                _ => continue,
            };
            if node.width != px(width) {
                node.width = px(width);
            }
        }
    }
}

pub fn plugin(app: &mut App) {
    let mirror = mirror.run_if(resource_changed::<BreachView>);
    app.add_systems(
        Update,
        (mirror, unit_card::explain.run_if(unit_card::changed), follow)
            .chain()
            .in_set(BreachSystems::Draw),
    );
}
