//! Specks: small pictures that fly, slow down, shrink and fade.

use crate::prelude::*;
use crate::view::ViewSystems;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, fly.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Speck {
    /// World units per second.
    pub speed: Vec2,
    /// Drag: rate of exponential decay of the speed, per second.
    pub drag: f32,
    /// Downward acceleration, in world units per second squared.
    pub fall: f32,
    /// Seconds since its birth; negative means not visible yet.
    pub age: f32,
    /// Its lifetime in seconds.
    pub life: f32,
    /// Size at birth and at death, relative to its picture.
    pub size: (f32, f32),
    /// Opacity at birth.
    pub cover: f32,
    /// Radians per second.
    pub spin: f32,
}

impl Default for Speck {
    fn default() -> Self {
        Self {
            speed: Vec2::ZERO,
            drag: 4.0,
            fall: 0.0,
            age: 0.0,
            life: 0.5,
            size: (1.0, 0.2),
            cover: 1.0,
            spin: 0.0,
        }
    }
}

impl Speck {
    /// A speck that stays in place for `life` seconds, growing or shrinking.
    pub fn still(life: f32, from: f32, to: f32, cover: f32) -> Self {
        Self { life, size: (from, to), cover, ..Self::default() }
    }

    /// Opacity and size at its current age.
    pub fn look(&self) -> (f32, f32) {
        let part = (self.age / self.life).clamp(0.0, 1.0);
        let ease = 1.0 - (1.0 - part) * (1.0 - part);
        let cover = if self.age < 0.0 { 0.0 } else { self.cover * (1.0 - part) };
        (cover, self.size.0 + (self.size.1 - self.size.0) * ease)
    }
}

fn fly(
    mut commands: Commands,
    time: Res<Time>,
    mut specks: Query<(Entity, &mut Speck, &mut Transform, &mut Sprite)>,
) {
    let step = time.delta_secs();
    for (entity, mut speck, mut transform, mut sprite) in &mut specks {
        speck.age += step;
        if speck.age > speck.life {
            commands.entity(entity).despawn();
            continue;
        }
        if speck.age > 0.0 {
            speck.speed = speck.speed * (-speck.drag * step).exp() - Vec2::Y * speck.fall * step;
            transform.translation += (speck.speed * step).extend(0.0);
            transform.rotate_z(speck.spin * step);
        }
        let (cover, size) = speck.look();
        transform.scale = Vec3::splat(size.max(0.01));
        sprite.color.set_alpha(cover);
    }
}
