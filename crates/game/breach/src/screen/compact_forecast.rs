//! Buttons of a compact window.
//! The forecast covers the field only on request; buttons open the forecast, the log and the pause.

use super::compact_buttons::{BETWEEN, Moment};
use super::forecast;
use crate::input::BreachAction;
use crate::prelude::*;
use daemonfall_input::action_input::Wanted;
use daemonfall_ui::widgets::Presses;

#[derive(Component)]
struct Ahead;

/// The background of the forecast, needed only over the field.
#[derive(Component)]
struct Ground;

const STRIP: Region =
    Region { shown: false, ..Region::new(Vec2::new(180.0, 4.0), Vec2::new(6.0, 172.0), 0.95) };
/// The buttons, which a wide window does not show.
const BUTTONS: Region = Region::new(Vec2::ZERO, Vec2::new(720.0, 327.0), 1.0);
/// Width of a row of them.
pub const ROOM: f32 = 212.0;
/// Height: large enough for a finger where an interface pixel is smaller than a logical one.
const HEIGHT: f32 = 49.0;
const AROUND: f32 = 4.0;

pub fn build(stage: &mut ChildSpawnerCommands, letters: f32) {
    let whole = || at(0.0, 0.0, super::shared::SIZE.x, super::shared::SIZE.y);
    stage
        .spawn((
            (Ahead, STRIP, whole(), UiTransform::IDENTITY),
            (GlobalZIndex(5), Pickable::IGNORE),
        ))
        .with_children(|strip| {
            strip.spawn((
                Ground,
                Node { display: Display::None, ..at(180.0, 4.0, 990.0, 92.0) },
                BackgroundColor(theme::ABYSS.with_alpha(0.95)),
            ));
            strip.spawn((forecast::Strip, whole(), Pickable::IGNORE));
        });
    let line = |y: f32| Node { column_gap: px(BETWEEN), ..at(0.0, y, ROOM, HEIGHT) };
    region::spawn(stage, BUTTONS, |buttons| {
        buttons.spawn((Moment::default(), line(0.0), Pickable::IGNORE));
        let hidden = Node { display: Display::None, ..line(HEIGHT + BETWEEN) };
        let third = (ROOM - 2.0 * BETWEEN) / 3.0;
        buttons.spawn((Ground, hidden, Pickable::IGNORE)).with_children(|line| {
            thumb(line, letters, &t!("breach-forecast"), third).observe(turn);
            thumb(line, letters, &t!("breach-open-log"), third).observe(
                |_: On<Activate>, mut wanted: MessageWriter<Wanted>| {
                    wanted.write_batch(Wanted::of(BreachAction::Log));
                },
            );
            thumb(line, letters, &t!("breach-pause"), third).insert(Presses::cap(BACK));
        });
    });
}

/// A touch button in a row. Key navigation skips it.
pub(super) fn thumb<'a>(
    line: &'a mut ChildSpawnerCommands,
    letters: f32,
    label: &str,
    width: f32,
) -> EntityCommands<'a> {
    let node = Node {
        width: px(width),
        height: percent(100),
        flex_shrink: 0.0,
        border: UiRect::all(px(1)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let room = width - 2.0 * AROUND;
    let style = fitting(letters, theme::BODY_MEDIUM, label, room);
    let words = (text(style, theme::LIGHT, label), TextLayout::no_wrap());
    let mut button = line.spawn((GameButton, node, panel_face(), children![words]));
    button.remove::<Focusable>();
    button
}

fn turn(_: On<Activate>, mut strip: Query<&mut Region, With<Ahead>>) {
    for mut region in &mut strip {
        region.shown = !region.shown;
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

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Compact>.or_else(any_match_filter::<Added<Ground>>);
    app.add_systems(Update, follow.run_if(changed));
}
