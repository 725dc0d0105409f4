//! Short overlays on the whole map: darkness between floors, red for a wound.

use crate::prelude::*;
use crate::session::{BeginSystems, Happened};
use crate::view::ViewSystems;
use crate::view::camera::{ColumnWidth, TOP};
use crate::view::playback::cue::{Cue, Struck};
use bevy::ui::{ColorStop, Gradient, RadialGradient};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::DIVE), spawn.after(BeginSystems));
    app.add_systems(Update, (fit, draw_curtain, bleed).in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Curtain(f32);

#[derive(Component, Clone, Copy, Debug)]
pub struct DamageFlash(f32);

fn spawn(mut commands: Commands) {
    let over = || Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        top: px(TOP),
        // The foot lies over its end.
        bottom: px(0),
        ..default()
    };
    let common = || (over(), GlobalZIndex(-1), DespawnOnExit(Screen::DIVE), Pickable::IGNORE);
    commands.spawn((common(), BackgroundColor(theme::ABYSS), Curtain(1.0)));
    commands.spawn((common(), BackgroundGradient::default(), DamageFlash(0.0)));
}

/// They end at the right column.
fn fit(
    width: Res<ColumnWidth>,
    mut overlays: Query<&mut Node, Or<(With<Curtain>, With<DamageFlash>)>>,
) {
    for mut overlay in &mut overlays {
        if overlay.right != px(width.0) {
            overlay.right = px(width.0);
        }
    }
}

fn draw_curtain(
    time: Res<Time>,
    settings: Res<Settings>,
    mut happened: MessageReader<Happened>,
    mut curtains: Query<(&mut Curtain, &mut BackgroundColor)>,
) {
    let falls =
        happened.read().any(|Happened(event)| matches!(event, DiveEvent::FloorBegan { .. }));
    for (mut curtain, mut ground) in &mut curtains {
        curtain.0 = if settings.reduced_motion {
            0.0
        } else if falls {
            1.0
        } else {
            (curtain.0 - time.delta_secs().min(0.05) * 2.6).max(0.0)
        };
        ground.set_if_neq(BackgroundColor(theme::ABYSS.with_alpha(curtain.0 * curtain.0)));
    }
}

fn bleed(
    time: Res<Time>,
    mut cues: MessageReader<Struck>,
    mut wounds: Query<(&mut DamageFlash, &mut BackgroundGradient)>,
) {
    let hits: i32 = cues
        .read()
        .map(
            |Struck(cue)| {
                if let Cue::Flinch { damage, hero: true, .. } = cue { *damage } else { 0 }
            },
        )
        .sum();
    for (mut wound, mut gradient) in &mut wounds {
        let before = wound.0;
        wound.0 = if hits > 0 {
            (0.3 + 0.1 * hits as f32).min(0.6)
        } else {
            (wound.0 - time.delta_secs() * 0.9).max(0.0)
        };
        if before > 0.0 || wound.0 > 0.0 {
            let stops = vec![
                ColorStop::new(theme::HOSTILE.with_alpha(0.0), percent(70)),
                ColorStop::new(theme::HOSTILE.with_alpha(wound.0 * 0.07), percent(100)),
            ];
            gradient.0 = vec![Gradient::Radial(RadialGradient { stops, ..default() })];
        }
    }
}
