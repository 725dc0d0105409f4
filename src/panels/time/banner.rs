//! What stands over the game's screens while they show a past step: which one, and the way back.

use crate::panels::layout::{Dock, Edge};
use crate::panels::room::Room;
use crate::run::past::{self, Past};
use crate::ui::focus::Activate;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{button, text};
use bevy::prelude::*;

/// The line across the window that the banner stands in.
#[derive(Component)]
struct Line;

/// Beneath the heads of most screens, and as low as can be: it lies over what the past shows.
const TOP: f32 = 60.0;
const HEIGHT: f32 = 24.0;

fn stand(
    past: Res<Past>,
    fonts: Res<Fonts>,
    lines: Query<Entity, With<Line>>,
    mut commands: Commands,
) {
    for line in &lines {
        commands.entity(line).despawn();
    }
    let line = Node {
        position_type: PositionType::Absolute,
        top: px(TOP),
        left: px(0),
        right: px(0),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let face = Node {
        padding: UiRect::new(px(12), px(4), px(3), px(3)),
        border: UiRect {
            left: px(3),
            ..UiRect::all(px(1))
        },
        align_items: AlignItems::Center,
        column_gap: px(theme::PAD),
        ..default()
    };
    let edge = BorderColor {
        left: theme::MAGIC,
        ..BorderColor::all(theme::EDGE)
    };
    let words = format!("You look at step {} of {}", past.step(), past.steps());
    let low = Node {
        height: px(HEIGHT),
        padding: UiRect::horizontal(px(10)),
        border: UiRect::all(px(1)),
        align_items: AlignItems::Center,
        ..default()
    };
    let back = commands
        .spawn(button(&fonts, "Return to now"))
        .insert(low)
        .observe(|_: On<Activate>, mut commands: Commands| commands.queue(past::back))
        .id();
    commands
        .spawn((
            Line,
            Name::new("banner of the past"),
            line,
            GlobalZIndex(790),
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((face, BackgroundColor(theme::PANEL), edge))
                .with_child(text(&fonts, theme::BODY_MEDIUM, theme::LIGHT, words))
                .add_child(back);
        });
}

fn go(lines: Query<Entity, With<Line>>, mut commands: Commands) {
    for line in &lines {
        commands.entity(line).despawn();
    }
}

/// Stands in the middle of what the dock leaves of the window.
fn keep_clear(
    room: Res<Room>,
    dock: Res<Dock>,
    scale: Res<UiScale>,
    mut lines: Query<&mut Node, With<Line>>,
) {
    let covered = room.covered.first();
    let width = covered.map_or(0.0, |rect| rect.width() / scale.0);
    let (left, right) = match dock.edge {
        Edge::Left => (width, 0.0),
        Edge::Right => (0.0, width),
        Edge::Bottom => (0.0, 0.0),
    };
    for mut node in &mut lines {
        if (node.left, node.right) != (px(left), px(right)) {
            (node.left, node.right) = (px(left), px(right));
        }
    }
}

/// Shows the banner while the past is on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            stand.run_if(resource_exists_and_changed::<Past>),
            go.run_if(resource_removed::<Past>),
            keep_clear.run_if(resource_exists::<Past>),
        )
            .chain(),
    );
}
