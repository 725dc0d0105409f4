//! A figure's current look: hit, frozen, burning, fading in.

use super::sync::Known;
use super::{Body, Figure};
use crate::prelude::*;
use crate::view::dive_view::{DiveView, Thing};
use crate::view::playback::cue::{Cue, Struck};
use crate::view::{ViewSystems, palette};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (struck, paint).chain().after(super::sync::place).in_set(ViewSystems::Play),
    );
}

fn struck(mut cues: MessageReader<Struck>, mut bodies: Query<&mut Body>) {
    for Struck(cue) in cues.read() {
        if let Cue::Flinch { id, damage, .. } = cue {
            for mut body in bodies.iter_mut().filter(|body| body.id == *id) {
                body.flash = 1.0;
                body.shake = 3.0 + (*damage).clamp(0, 4) as f32;
            }
        }
    }
}

pub fn tint(thing: &Thing, seconds: f32) -> LinearRgba {
    let mut tint = LinearRgba::WHITE;
    for status in thing.statuses() {
        match status {
            Status::Freeze => tint = palette::FROST.to_linear() * 0.9,
            Status::Burn => {
                let flicker = 0.5 + 0.5 * (seconds * 17.0 + thing.object.id.0 as f32).sin();
                tint = tint.mix(&(theme::DANGER.to_linear() * 1.6), 0.25 + 0.25 * flicker);
            }
            Status::Stun => tint *= 0.75,
            Status::Bind => {}
        }
    }
    tint.with_alpha(1.0)
}

fn paint(
    time: Res<Time>,
    scene: Res<DiveView>,
    settings: Res<Settings>,
    figures: Query<&Known, With<Figure>>,
    mut bodies: Query<(&mut Body, &ChildOf, &mut Sprite, &mut Transform)>,
) {
    let (seconds, step) = (time.elapsed_secs(), time.delta_secs());
    for (mut body, parent, mut sprite, mut transform) in &mut bodies {
        let Ok(Known(thing)) = figures.get(parent.parent()) else {
            continue;
        };
        body.flash = (body.flash - step * 6.0).max(0.0);
        body.shake *= (-16.0 * step).exp();
        body.shown = (body.shown + step * 9.0).min(1.0);
        let frozen = thing.statuses().any(|status| status == Status::Freeze);
        if !settings.shakes() {
            body.shake = 0.0;
        }
        let sway = if frozen || settings.reduced_motion {
            0.0
        } else {
            breath(thing, scene.hero, seconds)
        };
        transform.translation.x += (seconds * 83.0).sin() * body.shake;
        transform.translation.y += (seconds * 67.0).cos() * body.shake * 0.5 + sway;
        transform.scale = Vec3::splat(0.6 + 0.4 * body.shown);
        let alpha = if thing.object.layer == Layer::Explosion { 0.35 } else { 1.0 };
        let flash = body.flash * body.flash * 3.0;
        let color = tint(thing, seconds) + LinearRgba::new(flash, flash, flash, 0.0);
        sprite.color = color.with_alpha(alpha * body.shown).into();
    }
}

/// Living things move a little even at rest.
fn breath(thing: &Thing, hero: Option<ObjectId>, seconds: f32) -> f32 {
    let phase = thing.object.id.0 as f32 * 1.7;
    if Some(thing.object.id) == hero {
        (seconds * 2.6).sin() * 0.7
    } else if thing.traits.flying.is_some() {
        (seconds * 5.0 + phase).sin() * 2.0
    } else {
        0.0
    }
}
