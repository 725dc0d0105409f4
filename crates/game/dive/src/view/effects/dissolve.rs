//! Deaths dissolve: the picture flares, breaks into tiles that drift apart, and vanishes.

use super::Scatter;
use super::specks::Speck;
use crate::prelude::*;
use crate::view::dive_view::DiveView;
use crate::view::figures::sync::{Figures, Known};
use crate::view::figures::{self, scale};
use crate::view::playback::cue::{Cue, Struck};
use crate::view::{ViewSystems, palette, playback};
use daemonfall_platform::settings;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        dissolve
            .run_if(settings::motion)
            .after(playback::run)
            .before(figures::sync::place)
            .in_set(ViewSystems::Play),
    );
}

/// Tiles per side that a picture breaks into.
const TILES: i32 = 5;

fn dissolve(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    mut scatter: ResMut<Scatter>,
    mut cues: MessageReader<Struck>,
    figures: Res<Figures>,
    known: Query<(&Known, &Transform)>,
) {
    for Struck(cue) in cues.read() {
        let Cue::Dissolve { id, .. } = cue else {
            continue;
        };
        let Some((Known(thing), transform)) =
            figures.0.get(id).and_then(|figure| known.get(*figure).ok())
        else {
            continue;
        };
        let Some(look) = scene.look(thing.object.kind) else {
            continue;
        };
        let whole = art.plain(&look.sprite);
        let (Some(rect), Some(size)) = (whole.rect, whole.custom_size) else {
            continue;
        };
        let size = size * scale(look.layer);
        let (cut, tile) = (rect.size() / TILES as f32, size / TILES as f32);
        for row in 0..TILES {
            for column in 0..TILES {
                let place = Vec2::new(column as f32, row as f32);
                let min = rect.min + cut * place;
                let offset = (place + 0.5) * tile - size / 2.0;
                let at = transform.translation.truncate() + Vec2::new(offset.x, -offset.y);
                let out = Vec2::new(offset.x, -offset.y).normalize_or_zero();
                let speck = Speck {
                    speed: out * scatter.between(20.0, 90.0) + Vec2::Y * scatter.between(0.0, 40.0),
                    life: scatter.between(0.22, 0.45),
                    size: (1.0, 0.3),
                    drag: 3.0,
                    ..default()
                };
                let sprite = Sprite {
                    rect: Some(Rect::from_corners(min, min + cut)),
                    custom_size: Some(tile),
                    color: palette::DISSOLVING,
                    ..whole.clone()
                };
                commands.spawn((sprite, Transform::from_translation(at.extend(12.0)), speck));
            }
        }
    }
}
