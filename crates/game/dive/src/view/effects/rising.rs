//! Words that rise from cells and fade: damage, gains, failures.

use crate::prelude::*;
use crate::view::coords::middle;
use crate::view::over::Over;
use crate::view::playback::cue::{Cue, Struck, Tone};
use crate::view::{ViewSystems, playback, words};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, raise.after(playback::run).in_set(ViewSystems::Play));
    app.add_systems(Update, rise.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Rising {
    age: f32,
    from: Vec2,
    cell: Cell,
}

/// Seconds that a word stays.
const LIFE: f32 = 0.85;

fn raise(mut commands: Commands, mut cues: MessageReader<Struck>, others: Query<&Rising>) {
    let mut new: Vec<Cell> = Vec::new();
    for Struck(cue) in cues.read() {
        let Cue::Word { cell, text, tone, .. } = cue else {
            continue;
        };
        let (color, height) = match tone {
            Tone::Harm => (theme::HOSTILE, 20.0),
            Tone::Blow => (theme::LIGHT, 17.0),
            Tone::Gain => (theme::PICKUP, 14.0),
            Tone::Quiet => (theme::DIM, 12.0),
        };
        // Words from the same cell are stacked.
        let before = others.iter().filter(|other| other.cell == *cell && other.age < 0.4).count();
        let place = before + new.iter().filter(|other| *other == cell).count();
        new.push(*cell);
        let from = middle(*cell) + Vec2::Y * (14.0 + 15.0 * place as f32);
        let half = Vec2::new(0.3 * text.chars().count() as f32, 0.6) * height;
        let shade = words::word(text.clone(), height, theme::GROUND, Vec3::new(1.5, -1.5, -0.1));
        commands
            .spawn((
                words::word(text.clone(), height, color, from.extend(40.0)),
                Rising { age: 0.0, from, cell: *cell },
                Over { place: from, middle: from, half },
            ))
            .with_child(shade);
    }
}

fn rise(
    mut commands: Commands,
    time: Res<Time>,
    mut rising: Query<(Entity, &mut Rising, &mut Over, &mut TextColor, Option<&Children>)>,
    mut shades: Query<&mut TextColor, Without<Rising>>,
) {
    for (entity, mut word, mut over, mut color, children) in &mut rising {
        word.age += time.delta_secs();
        if word.age > LIFE {
            commands.entity(entity).despawn();
            continue;
        }
        let part = word.age / LIFE;
        let up = 1.0 - (1.0 - part).powi(3);
        let at = word.from + Vec2::Y * 24.0 * up;
        (over.place, over.middle) = (at, at);
        let cover = (2.5 * (1.0 - part)).min(1.0);
        color.0.set_alpha(cover);
        for child in children.map_or(&[][..], |children| children) {
            if let Ok(mut shade) = shades.get_mut(*child) {
                shade.0.set_alpha(cover);
            }
        }
    }
}
