//! The transition between screens: the new one fades in from dark.

use crate::base::*;
use crate::theme;
use daemonfall_platform::settings;

const LASTS: f32 = 0.25;

/// Covers a new screen; holds the seconds it has been there.
#[derive(Component, Default)]
pub struct Veil(f32);

/// Above everything that screens draw, below notices.
const LEVEL: i32 = 700;

fn fall(old: Query<Entity, With<Veil>>, mut commands: Commands) {
    for old in &old {
        commands.entity(old).despawn();
    }
    commands.spawn((
        Veil::default(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        BackgroundColor(theme::GROUND),
        GlobalZIndex(LEVEL),
        Pickable::IGNORE,
    ));
}

/// Opacity after a share of its time: it clears fast at first.
fn darkness(share: f32) -> f32 {
    (1.0 - share.clamp(0.0, 1.0)).powi(2)
}

fn lift(
    time: Res<Time<Real>>,
    mut veils: Query<(Entity, &mut Veil, &mut BackgroundColor)>,
    mut commands: Commands,
) {
    for (entity, mut veil, mut colour) in &mut veils {
        // A long first frame, in which the screen was built, does not count.
        veil.0 += time.delta_secs().min(0.05);
        colour.0 = theme::GROUND.with_alpha(darkness(veil.0 / LASTS));
        if veil.0 >= LASTS {
            commands.entity(entity).despawn();
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lift, fall.run_if(state_changed::<Screen>.and_then(settings::motion))).chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_comes_out_of_the_dark_without_a_leap() {
        assert_eq!((darkness(0.0), darkness(1.0)), (1.0, 0.0));
        for step in 0..20 {
            let (now, then) = (darkness(step as f32 / 20.0), darkness((step + 1) as f32 / 20.0));
            assert!(then < now && now - then < 0.12, "{now} {then}");
        }
    }
}
