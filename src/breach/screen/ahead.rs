//! In a compact window the forecast lies over the field, and only while it is asked for; a button asks, another one pauses.

use super::forecast;
use crate::input::anywhere::BACK;
use crate::ui::drawing::at;
use crate::ui::focus::Focusable;
use crate::ui::region::{self, Region};
use crate::ui::scale::Compact;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{GameButton, Presses, button, panel_face, text};
use bevy::prelude::*;
use daemonfall_text::t;

/// The region of the forecast.
#[derive(Component)]
struct Ahead;

/// The ground behind it, which it needs only over the field.
#[derive(Component)]
struct Ground;

const STRIP: Region = Region {
    shown: false,
    ..Region::new(Vec2::new(180.0, 4.0), Vec2::new(6.0, 172.0), 0.95)
};
/// The buttons, where a wide window shows nothing of them.
const BUTTONS: Region = Region::new(Vec2::ZERO, Vec2::new(724.0, 372.0), 1.0);

/// Spawns the forecast and the buttons.
pub fn build(stage: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let whole = || at(0.0, 0.0, super::stage::SIZE.x, super::stage::SIZE.y);
    stage
        .spawn((
            (Ahead, STRIP, whole(), UiTransform::IDENTITY),
            (GlobalZIndex(5), Pickable::IGNORE),
        ))
        .with_children(|strip| {
            strip.spawn((
                Ground,
                Node {
                    display: Display::None,
                    ..at(180.0, 4.0, 990.0, 92.0)
                },
                BackgroundColor(theme::ABYSS.with_alpha(0.95)),
            ));
            strip.spawn((forecast::Strip, whole(), Pickable::IGNORE));
        });
    region::spawn(stage, BUTTONS, |buttons| {
        let node = |x: f32| Node {
            display: Display::None,
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..at(x, 0.0, 100.0, 50.0)
        };
        buttons
            .spawn((button(fonts, t!("breach-forecast")), Ground))
            .insert(node(0.0))
            .remove::<Focusable>()
            .observe(turn);
        let pause = (Presses::cap(BACK), Ground, node(106.0), panel_face());
        buttons.spawn(pause).with_child(text(
            fonts,
            theme::BODY_MEDIUM,
            theme::LIGHT,
            t!("breach-pause"),
        ));
    });
}

fn turn(
    click: On<Pointer<Click>>,
    buttons: Query<(), With<GameButton>>,
    mut strip: Query<&mut Region, With<Ahead>>,
) {
    if buttons.contains(click.entity) {
        for mut region in &mut strip {
            region.shown = !region.shown;
        }
    }
}

fn follow(compact: Res<Compact>, mut nodes: Query<&mut Node, With<Ground>>) {
    for mut node in &mut nodes {
        node.display = match compact.0 {
            true => Display::Flex,
            false => Display::None,
        };
    }
}

/// Shows in compact windows what only they need.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Compact>.or_else(any_match_filter::<Added<Ground>>);
    app.add_systems(Update, follow.run_if(changed));
}
