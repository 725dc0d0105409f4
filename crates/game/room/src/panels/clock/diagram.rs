//! The six steps as a diagram: a box for each step, a line for every way between two of them,
//! labelled with its condition. The present step and the last ways are highlighted; steps disabled
//! by the safety are faint.

use super::sight::Sight;
use crate::panels::look::medium;
use crate::panels::prelude::*;
use bevy_egui::egui::{CornerRadius, Painter, Pos2, Rect, Vec2};
use daemonfall_clock::film::Edge;
use daemonfall_clock::{QuickSafety, Step};
use daemonfall_time_lab_mode::rule;
use daemonfall_time_lab_mode::steps::{self, ASIDE, PITCH, Plan, STEPS};

const PLAN: Plan = Plan {
    size: bevy::math::Vec2::new(150.0, 34.0),
    corner: bevy::math::Vec2::new(72.0, 2.0),
    return_lane: 8.0,
    loop_lane: 50.0,
    skip_lane: 244.0,
};
pub const SIZE: Vec2 = vec2(304.0, 5.0 * PITCH + 34.0 + 4.0);

fn name(step: Step) -> &'static str {
    match step {
        Step::Initial => "Action",
        Step::Reactions => "Reactions",
        Step::EarlyTurn | Step::LateTurn => "Quick turn",
        Step::Mimes => "Mime cycle",
        Step::End => "End",
    }
}

fn frame(step: Step) -> Rect {
    Rect::from_min_size(pos2(PLAN.left(), PLAN.top(step)), vec2(PLAN.size.x, PLAN.size.y))
}

fn corners(edge: Edge) -> Vec<Pos2> {
    PLAN.corners(edge).into_iter().map(|at| pos2(at.x, at.y)).collect()
}

/// A way's label, and its position: the left end of its middle line.
fn label(edge: Edge) -> Option<(&'static str, Pos2)> {
    use Step::*;
    let beside =
        |step: Step| pos2(PLAN.centre() + 8.0, PLAN.top(step) - (PITCH - PLAN.size.y) / 2.0);
    let lane = |step: Step| pos2(PLAN.skip_lane + 6.0, PLAN.middle(step));
    Some(match (edge.from, edge.to) {
        (None, _) => ("begins", lane(Initial)),
        (Some(Initial), Some(Reactions)) => ("acted", beside(Reactions)),
        (Some(Reactions), Some(EarlyTurn)) => ("safety off", beside(EarlyTurn)),
        (Some(Reactions), Some(Mimes)) => ("safety on", lane(EarlyTurn)),
        (Some(EarlyTurn), Some(Mimes)) => ("one turn", beside(Mimes)),
        (Some(Mimes), Some(LateTurn)) => ("safety off", beside(LateTurn)),
        (Some(Mimes), Some(End)) => ("safety on", lane(LateTurn)),
        (Some(LateTurn), Some(Mimes)) => {
            ("turn", pos2(PLAN.loop_lane - 30.0, PLAN.top(LateTurn) - 9.0))
        }
        (Some(LateTurn), Some(End)) => ("no flag", beside(End)),
        (Some(End), Some(Initial)) => {
            ("next", pos2(PLAN.return_lane + 6.0, PLAN.top(EarlyTurn) - 9.0))
        }
        (_, None) => ("over", lane(End) + vec2(0.0, ASIDE)),
        _ => return None,
    })
}

pub fn draw(ui: &mut Ui, sight: &Sight) {
    let (whole, _) = ui.allocate_exact_size(SIZE, Sense::hover());
    if !ui.is_rect_visible(whole) {
        return;
    }
    let origin = whole.min.to_vec2();
    let painter = ui.painter().with_clip_rect(whole.intersect(ui.clip_rect()));
    let taken = |edge: Edge| sight.edges.iter().rposition(|other| *other == edge);
    let mut ways: Vec<(Option<usize>, Edge)> = Edge::ALL.map(|edge| (taken(edge), edge)).into();
    // Highlighted ways are on top, the latest uppermost.
    ways.sort_by_key(|(place, _)| *place);
    for (place, edge) in ways {
        let (stroke, ink) = match place {
            Some(place) if place + 1 == sight.edges.len() => {
                (Stroke::new(2.5, colour(theme::YOU)), theme::YOU)
            }
            Some(_) => (Stroke::new(2.0, colour(theme::RIM)), theme::NEUTRAL),
            None => (Stroke::new(1.0, colour(theme::EDGE)), theme::DIM),
        };
        way(&painter, origin, edge, stroke);
        if let Some((words, at)) = label(edge) {
            let font = FontId::proportional(theme::CAPTION.size);
            painter.text(at + origin, Align2::LEFT_CENTER, words, font, colour(ink));
        }
    }
    for step in STEPS {
        let name = name(step);
        let place = frame(step).translate(origin);
        step_box(&painter, place, (step, name), sight);
        let id = ui.id().with(("clock step", step.number()));
        let box_response = ui.interact(place, id, Sense::hover());
        named(&box_response, WidgetType::Label, format!("Step {}: {name}", step.number()));
        box_response.on_hover_text(rule(step));
    }
}

fn way(painter: &Painter, origin: Vec2, edge: Edge, stroke: Stroke) {
    let corners: Vec<Pos2> = corners(edge).into_iter().map(|corner| corner + origin).collect();
    if let [.., before, end] = corners[..] {
        let way = (end - before).normalized();
        for turn in [0.5_f32, -0.5] {
            let back = egui::emath::Rot2::from_angle(turn) * -way;
            painter.line_segment([end, end + back * 7.0], stroke);
        }
    }
    painter.line(corners, stroke);
}

/// Whether a step is the present one, or the last one of an action that has just ended.
fn is_lit(step: Step, sight: &Sight) -> bool {
    let left = sight.edges.last().and_then(|edge| edge.to);
    sight.step == Some(step) || (sight.step.is_none() && left == Some(step))
}

fn step_box(painter: &Painter, place: Rect, (step, name): (Step, &str), sight: &Sight) {
    let off = sight.safety == QuickSafety::Off;
    let (light, [face, rim, ink]) = steps::colours(step, is_lit(step, sight), off);
    let round = CornerRadius::same(2);
    painter.rect_filled(place, round, colour(theme::GROUND));
    painter.rect_filled(place, round, colour(face));
    painter.rect_stroke(place, round, Stroke::new(1.0, colour(rim)), StrokeKind::Inside);
    let bar = Rect::from_min_size(place.min, vec2(3.0, place.height()));
    painter.rect_filled(bar, round, colour(rim));
    let (number, words) =
        (place.left_center() + vec2(12.0, 0.0), place.left_center() + vec2(28.0, 0.0));
    let font = |size: f32| FontId::new(size, medium());
    let digit = step.number().to_string();
    painter.text(number, Align2::LEFT_CENTER, digit, font(14.0), colour(ink));
    let present = sight.step == Some(step) && !sight.doing.is_empty();
    let high = if present { vec2(0.0, -7.0) } else { Vec2::ZERO };
    painter.text(words + high, Align2::LEFT_CENTER, name, font(13.0), colour(ink));
    if present {
        let inner =
            painter.with_clip_rect(place.shrink2(vec2(4.0, 0.0)).intersect(painter.clip_rect()));
        let at = words + vec2(0.0, 8.0);
        let small = FontId::proportional(theme::CAPTION.size);
        inner.text(at, Align2::LEFT_CENTER, &sight.doing, small, colour(light));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// About as wide as words are at their size.
    fn written(words: &str, at: Pos2) -> Rect {
        Rect::from_min_size(at - vec2(0.0, 6.5), vec2(5.4 * words.len() as f32, 13.0))
    }

    #[test]
    fn every_way_is_drawn_within_the_diagram() {
        let whole = Rect::from_min_size(Pos2::ZERO, SIZE);
        for edge in Edge::ALL {
            assert!(corners(edge).iter().all(|corner| whole.contains(*corner)), "{edge:?}");
        }
    }

    #[test]
    fn labels_lie_on_no_box_no_line_and_no_other_label() {
        let whole = Rect::from_min_size(Pos2::ZERO, SIZE);
        let labels: Vec<(&str, Rect)> = Edge::ALL
            .into_iter()
            .filter_map(label)
            .map(|(words, at)| (words, written(words, at)))
            .collect();
        assert_eq!(labels.len(), Edge::ALL.len(), "every way has its label");
        for (place, (words, rect)) in labels.iter().enumerate() {
            assert!(whole.contains_rect(*rect), "{words} is cut off");
            for step in STEPS {
                assert!(!frame(step).intersects(*rect), "{words} lies on {step:?}");
            }
            for (other, (more, beside)) in labels.iter().enumerate() {
                assert!(other == place || !beside.intersects(*rect), "{words} on {more}");
            }
            for edge in Edge::ALL {
                for pair in corners(edge).windows(2) {
                    let line = Rect::from_two_pos(pair[0], pair[1]);
                    assert!(!line.intersects(*rect), "{words} lies on {edge:?}");
                }
            }
        }
    }
}
