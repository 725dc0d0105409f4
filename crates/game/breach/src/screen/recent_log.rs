//! The newest log lines in the corner.
//! The panels that a line mentions are marked while it is hovered.

use crate::BreachSystems;
use crate::log::{BreachLine, BreachLog};
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::hints::Hinting;
use daemonfall_ui::log_details::speaks;

#[derive(Component)]
struct Recent;

const TOP: f32 = 556.0;
const WIDTH: f32 = 324.0;
/// Height of the corner and of a text line in it, and letters per line.
const HEIGHT: f32 = 152.0;
const TEXT_LINE: f32 = 16.0;
const LETTERS: usize = 42;
/// The same for a hint above the list, and the padding around its lines.
const HINT_LINE: f32 = 16.0;
const HINT_LETTERS: usize = 33;
const HINT_AROUND: f32 = 20.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let heading = (936.0, 548.0);
    pen.text(stage, heading, Start, theme::CAPTION, theme::DIM, t!("breach-record"));
    stage.spawn((
        Recent,
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::FlexEnd,
            row_gap: px(4),
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

fn height_of_hint(words: &str) -> f32 {
    let rows = words.chars().count().div_ceil(HINT_LETTERS);
    HINT_LINE * rows as f32 + HINT_AROUND
}

fn fitting(lines: &[BreachLine], mut room: f32) -> usize {
    let rows = |text: &str| text.chars().count().div_ceil(LETTERS) as f32;
    let mut from = lines.len();
    for line in lines.iter().rev() {
        room -= TEXT_LINE * (rows(&line.text()) + rows(&line.why)) + 5.0;
        if room < 0.0 {
            break;
        }
        from -= 1;
    }
    from
}

fn fill(
    chronicle: Res<BreachLog>,
    hinting: Option<Res<Hinting>>,
    pens: Pens,
    mut list: Query<(Entity, &mut Node), With<Recent>>,
    mut commands: Commands,
) {
    let Ok((list, mut node)) = list.single_mut() else {
        return;
    };
    let standing = hinting.as_ref().and_then(|hinting| hinting.standing());
    let taken = standing.map_or(0.0, |hint| height_of_hint(&hint.words));
    (node.top, node.height) = (px(TOP + taken), px(HEIGHT - taken));
    let pen = pens.pen();
    let from = fitting(&chronicle.lines, HEIGHT - taken);
    commands.entity(list).despawn_related::<Children>().with_children(|parent| {
        if chronicle.lines.is_empty() {
            let words = t!("breach-record-begins");
            parent.spawn(widgets::text(theme::SMALL, theme::FAINT, words));
        }
        for line in &chronicle.lines[from..] {
            recent_line(parent, &pen, line);
        }
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachLog>.or_else(resource_exists_and_changed::<Hinting>);
    app.add_systems(Update, fill.in_set(BreachSystems::Draw).run_if(changed));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_log_give_way_to_a_hint() {
        let line = BreachLine {
            why: "Resolves next round.".into(),
            ..BreachLine::new(1, "", Color::NONE)
        };
        let lines = vec![line; 20];
        let longest = height_of_hint(&"x".repeat(124));
        assert!(longest < HEIGHT * 0.6, "{longest}");
        let (alone, beneath) = (fitting(&lines, HEIGHT), fitting(&lines, HEIGHT - longest));
        assert!(alone < beneath && beneath < lines.len());
    }
}
