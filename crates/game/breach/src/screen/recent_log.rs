//! The newest log lines in the corner.
//! The panels that a line mentions are marked while it is hovered.

use super::meanwhile::Meanwhile;
use crate::BreachSystems;
use crate::log::{BreachLine, BreachLog};
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::drawing::{newest, small_height};
use daemonfall_ui::log_details::speaks;
use daemonfall_ui::tooltip::TooltipRoom;

#[derive(Component)]
struct Recent;

const TOP: f32 = 556.0;
const WIDTH: f32 = 324.0;
/// Height of the corner, the gap between two lines of the log, and the room for a picture before the
/// words.
const HEIGHT: f32 = 152.0;
const GAP: f32 = 4.0;
const PICTURE: f32 = 28.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let heading = (936.0, 548.0);
    pen.text(stage, heading, Start, theme::CAPTION, theme::DIM, t!("breach-record"));
    // What is explained is read there: the field and the cards stay visible.
    stage.spawn((TooltipRoom, at(918.0, 524.0, 346.0, 188.0), Pickable::IGNORE));
    stage.spawn((
        Recent,
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::FlexEnd,
            row_gap: px(GAP),
            overflow: Overflow::clip(),
            ..at(936.0, TOP, WIDTH, HEIGHT)
        },
        Pickable::IGNORE,
    ));
}

pub(super) fn row() -> Node {
    Node { column_gap: px(10), flex_shrink: 0.0, ..default() }
}

fn recent_line(parent: &mut ChildSpawnerCommands, pen: &Pen, line: &BreachLine) {
    let mut spawned = parent.spawn(row());
    match &line.place {
        Some(panels) => spawned.insert(speaks(panels.clone())),
        None => spawned.insert(Pickable::IGNORE),
    };
    spawned.with_children(|row| words(row, pen, line, theme::SMALL));
}

pub(super) fn words(
    row: &mut ChildSpawnerCommands,
    pen: &Pen,
    line: &BreachLine,
    style: theme::Style,
) {
    let image =
        ImageNode { color: line.tint, flip_x: line.flip, ..pen.atlas.icon(pen.known(&line.icon)) };
    row.spawn((
        image,
        Node {
            width: px(18),
            height: px(18),
            flex_shrink: 0.0,
            margin: UiRect::top(px(2)),
            ..default()
        },
        Pickable::IGNORE,
    ));
    row.spawn((
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 1.0,
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|texts| {
        line.spawn(texts, style, false);
        if !line.why.is_empty() {
            let why = line.why.clone();
            texts.spawn(widgets::text(style, theme::DIM, why));
        }
    });
}

/// The first of the newest lines that have room.
fn fitting(letters: f32, lines: &[BreachLine], room: f32) -> usize {
    let high = |words: &str| small_height(letters, words, WIDTH - PICTURE);
    newest(lines, room, GAP, |line| high(&line.text()) + high(&line.why))
}

fn fill(
    chronicle: Res<BreachLog>,
    meanwhile: Res<Meanwhile>,
    pens: Pens,
    list: Single<Entity, With<Recent>>,
    mut commands: Commands,
) {
    let pen = pens.pen();
    let lost = &meanwhile.0;
    let from =
        fitting(pen.letters, &chronicle.lines, HEIGHT - small_height(pen.letters, lost, WIDTH));
    commands.entity(*list).despawn_related::<Children>().with_children(|parent| {
        if chronicle.lines.is_empty() {
            let words = t!("breach-record-begins");
            parent.spawn(widgets::text(theme::SMALL, theme::DIM, words));
        }
        for line in &chronicle.lines[from..] {
            recent_line(parent, &pen, line);
        }
        if !lost.is_empty() {
            let whole = Node { flex_shrink: 0.0, ..default() };
            parent.spawn((whole, widgets::text(theme::SMALL, theme::DANGER, lost.as_str())));
        }
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachLog>.or_else(resource_changed::<Meanwhile>);
    app.add_systems(Update, fill.in_set(BreachSystems::Draw).run_if(changed));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_lines_of_the_log_are_shown_and_fewer_in_larger_letters() {
        let line = BreachLine {
            why: "Resolves next round.".into(),
            ..BreachLine::new(1, "", Color::NONE)
        };
        let lines = vec![line; 20];
        let shown = |letters: f32| lines.len() - fitting(letters, &lines, HEIGHT);
        assert!(shown(1.2) < shown(1.0) && shown(1.2) > 2);
    }
}
