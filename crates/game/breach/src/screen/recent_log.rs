//! The newest log lines in the corner.
//! The panels that a line mentions are marked while it is hovered.

use super::meanwhile::Meanwhile;
use crate::BreachSystems;
use crate::log::{BreachLine, BreachLog};
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::drawing::{newest, small_height};
use daemonfall_ui::log_details::speaks;
use daemonfall_ui::tooltip::{KeepsClear, TooltipRoom};

#[derive(Component)]
struct Recent;

const TOP: f32 = 556.0;
const WIDTH: f32 = 324.0;
/// Height of the corner, and the gap between two lines of the log.
const HEIGHT: f32 = 152.0;
const GAP: f32 = 4.0;
/// The picture before a line's words, what is above it, and the space between both.
const PICTURE: f32 = 18.0;
const ABOVE: f32 = 2.0;
const BESIDE: f32 = 10.0;

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
    Node { column_gap: px(BESIDE), flex_shrink: 0.0, ..default() }
}

fn recent_line(parent: &mut ChildSpawnerCommands, pen: &Pen, line: &BreachLine) {
    let mut spawned = parent.spawn((row(), KeepsClear));
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
            width: px(PICTURE),
            height: px(PICTURE),
            flex_shrink: 0.0,
            margin: UiRect::top(px(ABOVE)),
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

/// The first of the newest lines that have room, below them the sentence about what was lost; and
/// whether that line has room only without its reason.
fn fitting(letters: f32, lines: &[BreachLine], lost: &str) -> (usize, bool) {
    let high = |words: &str| small_height(letters, words, WIDTH - PICTURE - BESIDE);
    let room = match lost.is_empty() {
        true => HEIGHT,
        false => HEIGHT - GAP - small_height(letters, lost, WIDTH),
    };
    let bare = |line: &BreachLine| high(&line.text()).max(ABOVE + PICTURE);
    let whole = |line: &BreachLine| bare(line).max(high(&line.text()) + high(&line.why));
    let from = newest(lines, room, GAP, whole);
    let taken: f32 = lines[from..].iter().map(|line| whole(line) + GAP).sum();
    match lines[..from].last() {
        Some(line) if taken + bare(line) <= room => (from - 1, true),
        _ => (from, false),
    }
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
    let (from, is_bare) = fitting(pen.letters, &chronicle.lines, lost);
    commands.entity(*list).despawn_related::<Children>().with_children(|parent| {
        if chronicle.lines.is_empty() {
            let words = t!("breach-record-begins");
            parent.spawn(widgets::text(theme::SMALL, theme::DIM, words));
        }
        for (place, line) in chronicle.lines[from..].iter().enumerate() {
            if is_bare && place == 0 {
                recent_line(parent, &pen, &BreachLine { why: String::new(), ..line.clone() });
            } else {
                recent_line(parent, &pen, line);
            }
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
            why: "Needle loses 5, 13 left. Leech is already at full health.".into(),
            ..BreachLine::new(1, "", Color::NONE)
        };
        let lines = vec![line; 20];
        let shown = |letters: f32, lost: &str| {
            let (from, is_bare) = fitting(letters, &lines, lost);
            lines.len() - from - usize::from(is_bare)
        };
        assert!(shown(1.2, "") < shown(1.0, "") && shown(1.2, "") > 2);
        assert!(shown(1.0, "Needle is destroyed") < shown(1.0, ""));
    }

    #[test]
    fn a_line_above_them_is_shown_without_its_reason_if_only_that_has_room() {
        let long = "Needle loses 5, 13 left. ".repeat(30);
        let line =
            |why: &str| BreachLine { why: why.into(), ..BreachLine::new(1, "", Color::NONE) };
        assert_eq!(fitting(1.0, &[line(&long), line("")], ""), (0, true));
        assert_eq!(fitting(1.0, &[line(""), line("")], ""), (0, false));
    }

    #[test]
    fn a_line_is_as_high_as_its_picture_at_least() {
        let lines = vec![BreachLine::new(1, "", Color::NONE); 20];
        let shown = lines.len() - fitting(1.0, &lines, "").0;
        assert!(shown as f32 * (ABOVE + PICTURE + GAP) - GAP <= HEIGHT, "{shown}");
    }
}
