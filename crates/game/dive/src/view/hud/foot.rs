//! The last lines of the log: of the last beat all that there is room for, what harms first.

use super::frame::LastLines;
use super::lines;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::Foot;
use crate::view::log::{DiveLog, Line};
use bevy::text::RemSize;

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveLog>
        .or_else(any_match_filter::<Added<LastLines>>)
        .or_else(resource_changed::<Foot>)
        .or_else(resource_changed::<UiScale>);
    app.add_systems(Update, (leave_out, fill.run_if(changed)).chain().in_set(ViewSystems::Mark));
}

/// Lines that have room, if each takes one row of text.
fn room(foot: Foot) -> usize {
    if foot == Foot::Beside { 4 } else { 3 }
}

/// How much a shown line matters: least of an earlier beat, most if it tells of harm.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    Earlier,
    Plain,
    Harm,
}

fn weight(line: &Line, newest: u32) -> Weight {
    match (line.when == newest, line.details.0) {
        (false, _) => Weight::Earlier,
        (true, false) => Weight::Plain,
        (true, true) => Weight::Harm,
    }
}

/// The place of what matters least, and among equals is oldest.
fn least(weights: impl Iterator<Item = Weight>) -> usize {
    weights.enumerate().min_by_key(|(_, weight)| *weight).map_or(0, |(place, _)| place)
}

/// The lines to be shown, oldest first.
fn chosen(lines: &[Line], most: usize) -> Vec<(&Line, Weight)> {
    let newest = lines.last().map_or(0, |line| line.when);
    let of_beat = lines.iter().rev().take_while(|line| line.when == newest).count();
    let from = lines.len() - of_beat.max(most).min(lines.len());
    let mut chosen: Vec<(&Line, Weight)> =
        lines[from..].iter().map(|line| (line, weight(line, newest))).collect();
    while chosen.len() > most {
        chosen.remove(least(chosen.iter().map(|(_, weight)| *weight)));
    }
    chosen
}

fn fill(
    mut commands: Commands,
    journal: Res<DiveLog>,
    (atlas, bar): (Res<Atlas>, Res<Foot>),
    mut foot: Query<(Entity, &mut Node), With<LastLines>>,
) {
    let Ok((foot, mut style)) = foot.single_mut() else { return };
    style.max_height = auto();
    commands.entity(foot).despawn_related::<Children>().with_children(|foot| {
        for (line, weight) in chosen(&journal.lines, room(*bar)) {
            let quiet = weight == Weight::Earlier;
            lines::spawn(foot, &atlas, line, (false, quiet)).insert(weight);
        }
    });
}

/// The height of as many rows of text as have room, each this high.
fn whole_rows(room: f32, row: f32) -> f32 {
    (room / row + 0.01).floor().max(1.0) * row
}

/// Lines that have no room are left out whole, those first that matter least. The last one is shown
/// from its beginning, and no row of it is cut.
fn leave_out(
    rem: Res<RemSize>,
    mut foot: Query<(&ComputedNode, &Children, &mut Node), With<LastLines>>,
    lines: Query<(&ComputedNode, &Weight)>,
    mut commands: Commands,
) {
    for (node, children, mut style) in &mut foot {
        let shown: Vec<_> = children.iter().filter_map(|line| lines.get(line).ok()).collect();
        let high: f32 = shown.iter().map(|(line, _)| line.size.y).sum();
        let is_full = high > node.content_box().height() + SLACK;
        if is_full && shown.len() > 1 {
            let place = least(shown.iter().map(|(_, weight)| **weight));
            commands.entity(children[place]).despawn();
        }
        let align = match (shown.len(), is_full) {
            (1, true) => JustifyContent::FlexStart,
            _ => JustifyContent::FlexEnd,
        };
        if style.justify_content != align {
            style.justify_content = align;
        }
        if align == JustifyContent::FlexStart {
            let row = ROW * theme::size::BODY * theme::letters(&rem);
            let room = node.content_box().height() * node.inverse_scale_factor;
            let high = px(whole_rows(room, row));
            if style.max_height != high {
                style.max_height = high;
            }
        }
    }
}

/// Pixels by which lines may exceed their place, since they are rounded to whole pixels.
const SLACK: f32 = 1.0;

/// The height of a row of text, in heights of its letters.
const ROW: f32 = 1.2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::log::Harm;

    #[test]
    fn of_a_full_beat_the_lines_about_harm_stay() {
        let line = |when, words: &str, harm| Line {
            icon: words.into(),
            details: Harm(harm),
            ..Line::new(when, "", theme::LIGHT)
        };
        let mut lines = vec![line(1, "old", true), line(2, "bomb", false), line(2, "hit", true)];
        lines.extend(["pushed", "stops"].map(|words| line(2, words, false)));
        let shown = |most| -> Vec<&str> {
            chosen(&lines, most).iter().map(|(line, _)| line.icon.as_str()).collect()
        };
        assert_eq!(shown(5), ["old", "bomb", "hit", "pushed", "stops"]);
        assert_eq!(shown(3), ["hit", "pushed", "stops"]);
        assert_eq!(shown(1), ["hit"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_after_a_whole_row() {
        assert_eq!(whole_rows(71.0, 20.0), 60.0);
        assert_eq!(whole_rows(60.0, 20.0), 60.0, "and stays so");
        assert_eq!(whole_rows(5.0, 20.0), 20.0);
    }
}
