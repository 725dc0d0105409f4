//! Short-lived effects: rising numbers, glyphs that lunge, shake and dissolve, sparks.
//! Their scatter comes from no rules stream.

use super::marks::{Gesture, look};
use super::shared::side_colour;
use super::units::{Glyph, glyph_at, places};
use crate::breach_view::{BreachView, UnitShown};
use crate::prelude::*;
use crate::{BreachSystems, Shown};
use bevy::platform::collections::HashMap;
use daemonfall_ui::drawing::Anchor::Middle;

#[derive(Component)]
pub struct Effects;

#[derive(Component, Clone, Copy, Debug)]
struct Fleeting {
    age: f32,
    life: f32,
    from: Vec2,
    speed: Vec2,
    grows: f32,
    colour: Color,
}

/// Gestures in progress, with their age in seconds.
#[derive(Resource, Default)]
struct Gestures(HashMap<CharacterId, (Gesture, f32)>);

const GESTURE: f32 = 0.28;
/// Seconds that a word lives, and the pixels by which it sinks in one: it rises.
const LIFE: f32 = 1.1;
const RISING: f32 = -36.0;

fn show(
    mut shown: MessageReader<Shown>,
    table: Res<BreachView>,
    pens: Pens,
    layer: Query<Entity, With<Effects>>,
    mut gestures: ResMut<Gestures>,
    time: Res<Time<Real>>,
    mut now: Local<f32>,
    mut latest: Local<HashMap<CharacterId, (f32, f32)>>,
    mut commands: Commands,
) {
    // As the words age.
    *now += time.delta_secs().min(0.1);
    let Ok(layer) = layer.single() else {
        shown.clear();
        return;
    };
    let pen = pens.pen();
    for Shown { event, skipped } in shown.read() {
        if let BreachEvent::Stack(StackEvent::Removed { id }) = event
            && let Some(unit) = table.unit(*id)
        {
            commands.entity(layer).with_children(|layer| dissolve(layer, &pen, unit));
        }
        // When events are skipped, show only the last one; the log has the rest.
        let Some(look) = look(event, &table).filter(|_| !skipped) else {
            continue;
        };
        if let Some(gesture) = look.gesture {
            gestures.0.insert(look.who, (gesture, 0.0));
        }
        let Some(unit) = table.unit(look.who) else {
            continue;
        };
        if look.word.is_empty() {
            continue;
        }
        // Below the last word that still rises over the unit.
        let down = latest.get(&look.who).map_or(0.0, |(begun, down)| {
            let age = *now - begun;
            let clear = down + RISING * age + 1.3 * look.size * pen.letters + 4.0;
            if age < LIFE { clear.max(0.0) } else { 0.0 }
        });
        latest.insert(look.who, (*now, down));
        let from = glyph_at(unit) + Vec2::new(0.0, 8.0 + down);
        let style = Style { size: look.size, ..theme::NAME_SMALL };
        commands.entity(layer).with_children(|layer| {
            layer
                .spawn((
                    Fleeting {
                        age: 0.0,
                        life: LIFE,
                        from,
                        speed: Vec2::new(0.0, RISING),
                        grows: 0.0,
                        colour: look.colour,
                    },
                    at(from.x, from.y, 0.0, 0.0),
                    Pickable::IGNORE,
                ))
                .with_children(|word| {
                    // A dark copy below keeps the word readable on any background.
                    pen.text(word, (1.0, 1.0), Middle, style, theme::ABYSS, look.word.clone());
                    pen.text(word, (0.0, 0.0), Middle, style, look.colour, look.word);
                });
        });
    }
}

fn dissolve(layer: &mut ChildSpawnerCommands, pen: &Pen, unit: &UnitShown) {
    let middle = glyph_at(unit);
    let size = places(unit).size;
    let colour = side_colour(unit.is_own());
    let mut left = |name: &str, life: f32, grows: f32, speed: Vec2, size: f32| {
        let entity = pen.icon(layer, name, middle, size, colour, !unit.is_own());
        layer.commands_mut().entity(entity).insert((
            UiTransform::default(),
            Fleeting {
                age: 0.0,
                life,
                from: middle - Vec2::splat(size / 2.0),
                speed,
                grows,
                colour,
            },
        ));
    };
    left(&unit.sprite, 0.9, 0.5, Vec2::ZERO, size);
    for piece in 0..14 {
        let angle = piece as f32 * 2.4;
        let speed = Vec2::from_angle(angle) * (50.0 + 14.0 * (piece % 5) as f32);
        left("breach_damage", 0.8, -0.6, speed, 6.0 + (piece % 3) as f32 * 3.0);
    }
}

fn fleet(
    time: Res<Time<Real>>,
    mut all: Query<(
        Entity,
        &mut Fleeting,
        &mut Node,
        Option<&mut ImageNode>,
        Option<&mut UiTransform>,
        Option<&Children>,
    )>,
    children: Query<&Children>,
    mut texts: Query<&mut TextColor>,
    mut commands: Commands,
) {
    let seconds = time.delta_secs().min(0.1);
    for (entity, mut fleeting, mut node, image, transform, own) in &mut all {
        fleeting.age += seconds;
        if fleeting.age >= fleeting.life {
            commands.entity(entity).despawn();
            continue;
        }
        let part = fleeting.age / fleeting.life;
        let eased = 1.0 - (1.0 - part) * (1.0 - part);
        // Words rise evenly, so that none runs into another.
        let along = if image.is_some() { eased } else { part };
        let place = fleeting.from + fleeting.speed * along * fleeting.life;
        (node.left, node.top) = (px(place.x), px(place.y));
        let cover = (1.0 - part) * (1.0 - part * part);
        if let Some(mut image) = image {
            image.color = fleeting.colour.with_alpha(cover);
        }
        if let Some(mut transform) = transform {
            transform.scale = Vec2::splat(1.0 + fleeting.grows * eased);
        }
        let cover = (2.0 * (1.0 - part)).min(1.0);
        let boxes = own.into_iter().flatten().filter_map(|node| children.get(*node).ok());
        for text in boxes.flatten() {
            if let Ok(mut colour) = texts.get_mut(*text) {
                colour.0 = colour.0.with_alpha(cover);
            }
        }
    }
}

/// Sideways offset and scale of a glyph in this part of its gesture.
fn pose(gesture: Gesture, part: f32, own: bool, shakes: bool) -> (f32, f32) {
    let bow = (part * std::f32::consts::PI).sin();
    match gesture {
        Gesture::Lunge if own => (16.0 * bow, 0.0),
        Gesture::Lunge => (-16.0 * bow, 0.0),
        Gesture::Shake if shakes => ((part * 26.0).sin() * 6.0 * (1.0 - part), 0.0),
        Gesture::Shake => (0.0, 0.0),
        Gesture::Pulse => (0.0, 0.14 * bow),
    }
}

fn gesture(
    time: Res<Time<Real>>,
    table: Res<BreachView>,
    settings: Res<Settings>,
    mut gestures: ResMut<Gestures>,
    mut glyphs: Query<(&Glyph, &mut UiTransform), Without<Fleeting>>,
) {
    let seconds = time.delta_secs().min(0.1);
    gestures.0.retain(|_, (_, age)| {
        *age += seconds;
        *age < GESTURE
    });
    for (glyph, mut transform) in &mut glyphs {
        let Some(unit) = table.unit(glyph.0) else {
            continue;
        };
        let phase = glyph.0.0 as f32 * 1.7;
        let hover = (time.elapsed_secs() * 1.6 + phase).sin() * 1.2;
        let (mut offset, mut scale) = (Vec2::new(0.0, hover), 1.0);
        if settings.reduced_motion {
            offset = Vec2::ZERO;
        } else if let Some((gesture, age)) = gestures.0.get(&glyph.0) {
            let (aside, grown) = pose(*gesture, age / GESTURE, unit.is_own(), settings.shakes());
            offset.x += aside;
            scale += grown;
        }
        transform.set_if_neq(UiTransform {
            translation: Val2::px(offset.x, offset.y),
            scale: Vec2::splat(scale),
            ..UiTransform::IDENTITY
        });
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Gestures>()
        .add_systems(Update, (show, fleet, gesture).chain().in_set(BreachSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wants_no_shaking_sees_lunges_and_pulses_alone() {
        let moves = |gesture, shakes| {
            let mut parts = (1..10).map(|part| pose(gesture, part as f32 / 10.0, true, shakes));
            parts.any(|pose| pose != (0.0, 0.0))
        };
        assert!(moves(Gesture::Shake, true));
        assert!(!moves(Gesture::Shake, false));
        assert!(moves(Gesture::Lunge, false) && moves(Gesture::Pulse, false));
    }
}
