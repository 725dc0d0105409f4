//! Explosions, sparks of hits, falling walls, sparkles of pick-ups, weapon sweeps.

use super::Scatter;
use super::specks::Speck;
use crate::prelude::*;
use crate::view::camera::Shake;
use crate::view::coords::{CELL, middle};
use crate::view::dive_view::DiveView;
use crate::view::figures::sync::Figures;
use crate::view::playback::cue::{Cue, Struck};
use crate::view::{ViewSystems, palette, playback};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, burst.after(playback::run).in_set(ViewSystems::Play));
}

struct Maker<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    art: &'a Atlas,
    scatter: &'a mut Scatter,
    motion: bool,
}

impl Maker<'_, '_, '_> {
    /// The number of particles that fly: all of `count`, or none without motion.
    fn flying(&self, count: usize) -> usize {
        if self.motion { count } else { 0 }
    }

    fn picture(&mut self, image: Handle<Image>, size: f32, color: Color, at: Vec3, speck: Speck) {
        let sprite = Sprite {
            image,
            custom_size: Some(Vec2::splat(size)),
            color: color.with_alpha(0.0),
            ..default()
        };
        self.commands.spawn((
            sprite,
            Transform::from_translation(at).with_scale(Vec3::splat(0.01)),
            speck,
        ));
    }

    fn sparks(&mut self, at: Vec2, count: usize, color: Color, speed: f32, life: f32) {
        for _ in 0..self.flying(count) {
            let size = self.scatter.between(5.0, 11.0);
            let speck = Speck {
                speed: self.scatter.direction() * self.scatter.between(0.25, 1.0) * speed,
                life: life * self.scatter.between(0.5, 1.0),
                drag: 5.0,
                ..default()
            };
            self.picture(self.art.particle.clone(), size, color, at.extend(25.0), speck);
        }
    }

    fn shards(&mut self, cell: Cell, count: usize, color: Color) {
        for _ in 0..self.flying(count) {
            let at = middle(cell)
                + Vec2::new(self.scatter.between(-20.0, 20.0), self.scatter.between(-20.0, 20.0));
            let out = (at - middle(cell)).normalize_or_zero() * self.scatter.between(30.0, 110.0);
            let side = self.scatter.between(3.0, 9.0);
            let speck = Speck {
                speed: out,
                fall: 160.0,
                life: self.scatter.between(0.25, 0.5),
                size: (1.0, 0.5),
                spin: 6.0,
                ..default()
            };
            let sprite = Sprite::from_color(color.with_alpha(0.0), Vec2::splat(side));
            self.commands.spawn((sprite, Transform::from_translation(at.extend(12.0)), speck));
        }
    }

    fn blast(&mut self, centre: Cell) {
        let at = middle(centre);
        let light = self.art.light.clone();
        self.picture(
            light.clone(),
            5.5 * CELL,
            theme::DANGER,
            at.extend(24.0),
            Speck::still(0.5, 0.6, 1.1, 0.45),
        );
        self.picture(
            light,
            3.0 * CELL,
            theme::LIGHT,
            at.extend(24.1),
            Speck::still(0.22, 1.0, 0.4, 1.0),
        );
        self.picture(
            self.art.ring.clone(),
            3.4 * CELL,
            theme::DANGER,
            at.extend(24.2),
            Speck::still(0.34, 0.2, 1.15, 0.8),
        );
        for dy in -1..=1 {
            for dx in -1..=1 {
                let cell = Cell::new(centre.x + dx, centre.y + dy);
                let mut sprite =
                    Sprite::from_color(theme::DANGER.with_alpha(0.0), Vec2::splat(CELL - 2.0));
                sprite.color.set_alpha(0.0);
                self.commands.spawn((
                    sprite,
                    Transform::from_translation(middle(cell).extend(6.5)),
                    Speck::still(0.35, 1.0, 1.0, 0.28),
                ));
            }
        }
        self.sparks(at, 34, theme::DANGER, 330.0, 0.6);
        self.sparks(at, 10, theme::LIGHT, 240.0, 0.4);
        self.shards(centre, 8, theme::DANGER);
    }
}

fn burst(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    settings: Res<Settings>,
    mut scatter: ResMut<Scatter>,
    mut shake: ResMut<Shake>,
    mut cues: MessageReader<Struck>,
    figures: Res<Figures>,
    places: Query<&GlobalTransform>,
) {
    let mut maker = Maker {
        commands: &mut commands,
        art: &art,
        scatter: &mut scatter,
        motion: !settings.reduced_motion,
    };
    let place = |id| {
        figures
            .0
            .get(id)
            .and_then(|figure| places.get(*figure).ok())
            .map(|at| at.translation().truncate())
    };
    for Struck(cue) in cues.read() {
        match cue {
            Cue::Blast { centre } => {
                maker.blast(*centre);
                shake.0 = shake.0.max(7.0);
            }
            Cue::Flinch { id, damage, hero } => {
                if let Some(at) = place(id) {
                    maker.sparks(
                        at,
                        5 + 2 * (*damage).clamp(0, 5) as usize,
                        if *hero { theme::HOSTILE } else { theme::LIGHT },
                        190.0,
                        0.35,
                    );
                }
                if *hero {
                    shake.0 = shake.0.max(2.0 + *damage as f32);
                }
            }
            Cue::Sweep { by, cells } => {
                let color = if Some(*by) == scene.hero { theme::YOU } else { theme::HOSTILE };
                for cell in cells {
                    let sprite =
                        Sprite { color: color.with_alpha(0.0), ..art.plain("frame_corners") };
                    let transform = Transform::from_translation(middle(*cell).extend(9.0));
                    maker.commands.spawn((sprite, transform, Speck::still(0.22, 0.8, 1.0, 0.9)));
                }
            }
            Cue::Crumble { cell } => maker.shards(*cell, 16, theme::EDGE),
            Cue::Gather { cell, .. } => maker.sparks(middle(*cell), 12, theme::PICKUP, 120.0, 0.5),
            Cue::Afflict { id, status } => {
                if let Some(at) = place(id) {
                    maker.sparks(at, 10, affliction(*status), 110.0, 0.5);
                }
            }
            Cue::Dissolve { cell, .. } => maker.sparks(middle(*cell), 8, theme::LIGHT, 120.0, 0.4),
            _ => {}
        }
    }
}

fn affliction(status: Status) -> Color {
    match status {
        Status::Freeze => palette::FROST,
        Status::Burn => theme::DANGER,
        Status::Stun | Status::Bind => theme::MAGIC,
    }
}
