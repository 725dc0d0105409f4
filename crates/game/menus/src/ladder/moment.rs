//! The moment of a solved puzzle on its card: its stars pop up one after the other in a fading glow.
//! Nothing waits for it; with reduced motion they just stand there.

use crate::prelude::*;

/// Seconds from one star to the next, and until a star has settled.
const APART: f32 = 0.16;
const SETTLES: f32 = 0.32;
/// Seconds until the glow behind them has faded.
const FADES: f32 = 1.1;
/// How far the glow reaches around them.
const GLOW: f32 = 22.0;
const HALO: Vec2 = Vec2::new(96.0, 30.0);
/// The steps in which the glow fades, so that it needs few materials.
const STEPS: f32 = 16.0;

/// A star that has not settled yet; its age is negative until it is its turn.
#[derive(Component)]
struct Pops {
    age: f32,
    colour: Color,
}

#[derive(Component)]
struct Fades(f32);

/// The stars of a puzzle that was just solved.
pub(super) fn spawn(panel: &mut ChildSpawnerCommands, count: u8, motion: bool) {
    let colour = if count > 1 { theme::PICKUP } else { theme::LIGHT };
    panel.part(Node { height: px(44), ..row(4.0) }, |line| {
        if motion {
            line.spawn((halo(colour, 1.0), Fades(0.0), Pickable::IGNORE));
        }
        for place in 0..2 {
            if place >= count {
                line.spawn(text(theme::TITLE, theme::DIM, "\u{25c7}"));
                continue;
            }
            let mut star = line.spawn(text(theme::TITLE, colour, "\u{2605}"));
            if motion {
                let waits = f32::from(place) * APART;
                star.insert((Pops { age: -waits, colour }, scaled(size(-waits))));
            }
        }
    });
}

fn scaled(scale: f32) -> UiTransform {
    UiTransform { scale: Vec2::splat(scale), ..UiTransform::IDENTITY }
}

fn halo(colour: Color, light: f32) -> (Node, Shape) {
    let shape = Shape::filled(HALO, Outline::Ellipse, colour.with_alpha(0.02 * light))
        .with_edge(colour.with_alpha(light), 1.5)
        .with_light(light, GLOW);
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(-GLOW - 12.0),
        top: px(-GLOW + 7.0),
        width: px(shape.size.x),
        height: px(shape.size.y),
        ..default()
    };
    (node, shape)
}

/// A star's size at an age: it grows beyond its size, then settles.
fn size(age: f32) -> f32 {
    let part = (age / SETTLES).clamp(0.0, 1.0);
    (part + 0.7 * (part * std::f32::consts::PI).sin()).max(0.01)
}

fn pop(
    time: Res<Time<Real>>,
    mut stars: Query<(Entity, &mut Pops, &mut UiTransform, &mut TextColor)>,
    mut commands: Commands,
) {
    for (entity, mut star, mut shown, mut colour) in &mut stars {
        star.age += time.delta_secs();
        *shown = scaled(size(star.age));
        *colour = TextColor(if star.age < SETTLES / 2.0 { theme::FLASH } else { star.colour });
        if star.age >= SETTLES {
            commands.entity(entity).remove::<Pops>();
        }
    }
}

fn fade(
    time: Res<Time<Real>>,
    mut halos: Query<(Entity, &mut Fades, &mut Shape)>,
    mut commands: Commands,
) {
    for (entity, mut age, mut shape) in &mut halos {
        age.0 += time.delta_secs();
        let left = (1.0 - age.0 / FADES).max(0.0);
        let (_, dimmer) = halo(shape.edge.with_alpha(1.0), (left * STEPS).ceil() / STEPS);
        shape.set_if_neq(dimmer);
        if left <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

pub fn plugin(app: &mut App) {
    let popping = any_with_component::<Pops>;
    app.add_systems(Update, (pop.run_if(popping), fade.run_if(any_with_component::<Fades>)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_waits_for_its_turn_grows_beyond_its_size_and_settles() {
        assert!(size(-APART) < 0.1);
        assert!(size(SETTLES / 2.0) > 1.1);
        assert!((size(SETTLES) - 1.0).abs() < 1e-3);
    }
}
