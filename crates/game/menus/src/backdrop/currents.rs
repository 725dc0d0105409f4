//! Currents in the rock: sparks that run along the lines between cells, and rising motes.

use super::{CELL, middle, room};
use crate::prelude::*;
use daemonfall_platform::settings;

/// A particle of a spark, with the spark's number; higher `place`s trail behind the first.
#[derive(Component)]
struct Spark {
    number: u32,
    place: u32,
}

/// A mote; its number gives its speed and place.
#[derive(Component)]
struct Mote(u32);

const SPARKS: u32 = 9;
const TRAIL: u32 = 9;
const MOTES: u32 = 46;
const PACE: f32 = 150.0;

pub fn charge(commands: &mut Commands, root: Entity, atlas: &Atlas) {
    let speck = |size: f32, colour: Color| Sprite {
        image: atlas.particle.clone(),
        custom_size: Some(Vec2::splat(size)),
        color: colour,
        ..default()
    };
    for (number, place) in
        (0..SPARKS).flat_map(|number| (0..TRAIL).map(move |place| (number, place)))
    {
        let strength = 1.0 - place as f32 / TRAIL as f32;
        let colour = if number % 4 == 3 { theme::MAGIC } else { theme::YOU };
        let sprite = speck(6.0 + 8.0 * strength, colour.with_alpha(0.75 * strength * strength));
        commands.spawn((
            Spark { number, place },
            sprite,
            Transform::from_xyz(0.0, 0.0, 0.5),
            ChildOf(root),
        ));
    }
    for number in 0..MOTES {
        commands.spawn((
            Mote(number),
            speck(5.0, theme::LIGHT.with_alpha(0.0)),
            Transform::from_xyz(0.0, 0.0, 6.0),
            ChildOf(root),
        ));
    }
}

/// Crosses the room along one line, shifts to another in the middle, and starts again elsewhere.
fn on_its_way(number: u32, way: f32) -> Vec2 {
    let length = (room::WIDTH as f32 + 6.0) * CELL;
    let (run, along) = ((way / length).floor(), way.rem_euclid(length));
    let chance = room::noise(number as i32, run as i32);
    let row = (chance % room::HEIGHT as u32) as f32 - 0.5;
    let turn = (4 + chance / 16 % 18) as f32 * CELL;
    let aside = if chance.is_multiple_of(2) { 2.0 } else { -2.0 } * CELL;
    let left = middle(-3.0, row);
    let place = if along < turn {
        left + Vec2::X * along
    } else if along < turn + aside.abs() {
        left + Vec2::new(turn, (along - turn) * aside.signum())
    } else {
        left + Vec2::new(along - aside.abs(), aside)
    };
    // Every other spark runs the opposite way.
    if number.is_multiple_of(2) { place } else { Vec2::new(-place.x, place.y) }
}

fn run(time: Res<Time<Real>>, mut sparks: Query<(&Spark, &mut Transform)>) {
    for (spark, mut transform) in &mut sparks {
        let way =
            time.elapsed_secs() * PACE + spark.number as f32 * 517.0 - spark.place as f32 * 7.0;
        transform.translation =
            on_its_way(spark.number, way.max(0.0)).extend(transform.translation.z);
    }
}

fn rise(
    time: Res<Time<Real>>,
    mut motes: Query<(&Mote, &mut Transform, &mut Sprite), Without<Spark>>,
) {
    let (width, height) = (room::WIDTH as f32 * CELL, room::HEIGHT as f32 * CELL);
    for (Mote(number), mut transform, mut sprite) in &mut motes {
        let chance = room::noise(*number as i32, 77);
        let pace = 6.0 + (chance % 100) as f32 * 0.14;
        let phase = time.elapsed_secs() * pace + (chance % 997) as f32;
        let sway = (time.elapsed_secs() * 0.4 + chance as f32).sin() * 14.0;
        let place = Vec2::new(
            (chance % 7919) as f32 / 7919.0 * width - width / 2.0 + sway,
            phase.rem_euclid(height) - height / 2.0,
        );
        transform.translation = place.extend(transform.translation.z);
        let twinkle = 0.5
            + 0.5 * (time.elapsed_secs() * (0.6 + (chance % 7) as f32 * 0.2) + chance as f32).sin();
        sprite.color = theme::LIGHT.with_alpha(0.05 + 0.30 * twinkle * twinkle);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (run, rise).run_if(settings::motion));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sparks_run_on_without_a_leap_until_they_are_out_of_sight() {
        for number in 0..SPARKS {
            for step in 0..4000 {
                let way = step as f32 * 1.5;
                let (from, to) = (on_its_way(number, way), on_its_way(number, way + 1.5));
                let out_of_sight = from.x.abs() > room::WIDTH as f32 * CELL / 2.0;
                assert!(
                    from.distance(to) < 2.2 || out_of_sight,
                    "spark {number} leaps at {way}: {from} to {to}"
                );
            }
        }
    }
}
