//! Diagram of the six steps: a box per step, a line for every transition.
//! The current step and the last transition shine; steps blocked by the safety are faint.

use super::LabSystems;
use super::reel::Reel;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_clock::film::Edge;
use daemonfall_clock::{QuickSafety, Step};
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;
use daemonfall_ui::drawing;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::text;

/// Size of a box, and distance to the next.
const BOX: Vec2 = Vec2::new(158.0, 34.0);
const PITCH: f32 = 53.0;
/// Left edge of the boxes, and the lanes next to them.
const LEFT: f32 = 52.0;
const RETURN_LANE: f32 = 6.0;
const LOOP_LANE: f32 = 30.0;
const SKIP_LANE: f32 = 236.0;
/// Distance from the middle of a box's side at which lines sharing that side meet it.
const ASIDE: f32 = 7.0;

#[derive(Component, Clone, Copy)]
struct StepBox(Step);

/// A part of a transition's line.
#[derive(Component, Clone, Copy)]
struct Part(Edge);

const STEPS: [Step; 6] =
    [Step::Initial, Step::Reactions, Step::EarlyTurn, Step::Mimes, Step::LateTurn, Step::End];

fn name(step: Step) -> String {
    match step {
        Step::Initial => t!("lab-step-action"),
        Step::Reactions => t!("lab-step-reactions"),
        Step::EarlyTurn => t!("lab-step-early-turn"),
        Step::Mimes => t!("lab-step-mimes"),
        Step::LateTurn => t!("lab-step-late-turn"),
        Step::End => t!("lab-step-end"),
    }
}

fn about(step: Step) -> String {
    match step {
        Step::Initial => t!("lab-step-action-about"),
        Step::Reactions => t!("lab-step-reactions-about"),
        Step::EarlyTurn => t!("lab-step-early-turn-about"),
        Step::Mimes => t!("lab-step-mimes-about"),
        Step::LateTurn => t!("lab-step-late-turn-about"),
        Step::End => t!("lab-step-end-about"),
    }
}

/// The rule of a step, in words.
pub fn rule(step: Step) -> String {
    t!("lab-step-rule", number = step.number(), about = about(step))
}

fn top(step: Step) -> f32 {
    (step.number() - 1) as f32 * PITCH
}

fn middle(step: Step) -> f32 {
    top(step) + BOX.y / 2.0
}

/// The corners of a transition's line, from its start to its arrow.
fn corners(edge: Edge) -> Vec<Vec2> {
    use Step::*;
    let (right, centre) = (LEFT + BOX.x, LEFT + BOX.x / 2.0);
    let bypass = |from: f32, to: f32| {
        vec![
            Vec2::new(right, from),
            Vec2::new(SKIP_LANE, from),
            Vec2::new(SKIP_LANE, to),
            Vec2::new(right, to),
        ]
    };
    let around = |lane: f32, from: f32, to: f32| {
        vec![Vec2::new(LEFT, from), Vec2::new(lane, from), Vec2::new(lane, to), Vec2::new(LEFT, to)]
    };
    match (edge.from, edge.to) {
        (Some(Reactions), Some(Mimes)) => bypass(middle(Reactions), middle(Mimes) - ASIDE),
        (Some(Mimes), Some(End)) => bypass(middle(Mimes) + ASIDE, middle(End) - ASIDE),
        (Some(LateTurn), Some(Mimes)) => around(LOOP_LANE, middle(LateTurn), middle(Mimes)),
        (Some(End), Some(Initial)) => around(RETURN_LANE, middle(End), middle(Initial)),
        (None, _) => vec![Vec2::new(SKIP_LANE, middle(Initial)), Vec2::new(right, middle(Initial))],
        (_, None) => {
            vec![Vec2::new(right, middle(End) + ASIDE), Vec2::new(SKIP_LANE, middle(End) + ASIDE)]
        }
        (Some(from), Some(to)) => {
            vec![Vec2::new(centre, top(from) + BOX.y), Vec2::new(centre, top(to))]
        }
    }
}

pub fn spawn(left: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let node = Node {
        height: px(top(Step::End) + BOX.y + 2.0),
        width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    left.spawn((node, Pickable::IGNORE)).with_children(|area| {
        for edge in Edge::ALL {
            line(area, edge);
        }
        for (words, x, y) in [
            (t!("lab-way-safety-on"), SKIP_LANE + 7.0, 105.0),
            (t!("lab-way-safety-on"), SKIP_LANE + 7.0, 220.0),
            (t!("lab-way-safety-off"), LEFT + BOX.x / 2.0 + 9.0, top(Step::EarlyTurn) - 17.0),
            (t!("lab-way-safety-off"), LEFT + BOX.x / 2.0 + 9.0, top(Step::LateTurn) - 17.0),
            (t!("lab-way-no-flag"), LEFT + BOX.x / 2.0 + 9.0, top(Step::End) - 17.0),
            (t!("lab-way-begin"), SKIP_LANE + 7.0, middle(Step::Initial) - 8.0),
            (t!("lab-way-over"), SKIP_LANE + 7.0, middle(Step::End) + ASIDE - 8.0),
        ] {
            area.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(x),
                    top: px(y),
                    ..default()
                },
                text(fonts, drawing::SMALL, theme::DIM, words),
            ));
        }
        for step in STEPS {
            step_box(area, fonts, step);
        }
    });
}

fn step_box(area: &mut ChildSpawnerCommands, fonts: &Fonts, step: Step) {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(LEFT),
        top: px(top(step)),
        width: px(BOX.x),
        height: px(BOX.y),
        padding: UiRect::horizontal(px(10)),
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        align_items: AlignItems::Center,
        column_gap: px(12),
        ..default()
    };
    area.spawn((
        StepBox(step),
        node,
        BackgroundColor(theme::PANEL),
        BorderColor::all(theme::EDGE),
        BoxShadow::new(Color::NONE, px(0), px(0), px(0), px(0)),
        Hovered::default(),
        Tooltip::beside(about(step)),
        children![
            text(fonts, theme::NUMBER, theme::DIM, step.number().to_string()),
            text(fonts, theme::BODY_MEDIUM, theme::NEUTRAL, name(step))
        ],
    ));
}

/// A transition as thin boxes, with an arrow's two strokes at its end.
fn line(area: &mut ChildSpawnerCommands, edge: Edge) {
    let corners = corners(edge);
    for pair in corners.windows(2) {
        let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        part(area, edge, low - 1.0, high - low + 2.0, 0.0);
    }
    let [.., before, end] = corners[..] else {
        return;
    };
    let way = (end - before).normalize_or_zero();
    for turn in [0.75_f32, -0.75] {
        // A stroke back from the tip, at an angle.
        let back = Vec2::from_angle(turn).rotate(-way);
        let centre = end - way * 1.5 + back * 3.5;
        let size = Vec2::new(9.0, 2.0);
        part(area, edge, centre - size / 2.0, size, back.to_angle());
    }
}

fn part(area: &mut ChildSpawnerCommands, edge: Edge, corner: Vec2, size: Vec2, turned: f32) {
    area.spawn((
        Part(edge),
        Node {
            position_type: PositionType::Absolute,
            left: px(corner.x),
            top: px(corner.y),
            width: px(size.x),
            height: px(size.y),
            ..default()
        },
        UiTransform::from_rotation(Rot2::radians(turned)),
        BackgroundColor(theme::EDGE),
        Pickable::IGNORE,
    ));
}

fn paint(
    reel: Res<Reel>,
    mut boxes: Query<(&StepBox, &Children, &mut BackgroundColor, &mut BorderColor, &mut BoxShadow)>,
    mut parts: Query<(&Part, &mut BackgroundColor, &mut ZIndex), Without<StepBox>>,
    mut inks: Query<&mut TextColor>,
) {
    let frame = reel.frame();
    let off = frame.safety == QuickSafety::Off;
    for (step, children, mut ground, mut border, mut shadow) in &mut boxes {
        let now = frame.step == Some(step.0);
        let gated = matches!(step.0, Step::EarlyTurn | Step::LateTurn);
        let light = if gated { theme::MAGIC } else { theme::YOU };
        let (face, rim, ink) = match (now, gated, off) {
            (true, ..) => (light.with_alpha(0.20), light, theme::LIGHT),
            (_, true, true) => (theme::PANEL, theme::MAGIC.with_alpha(0.55), theme::MAGIC),
            (_, true, false) => (Color::NONE, theme::LINE, theme::FAINT),
            _ => (theme::PANEL, theme::EDGE, theme::NEUTRAL),
        };
        ground.set_if_neq(BackgroundColor(face));
        border.set_if_neq(BorderColor::all(rim));
        let shine = if now { 0.35 } else { 0.0 };
        *shadow = BoxShadow::new(light.with_alpha(shine), px(0), px(0), px(0), px(12));
        for child in children {
            if let Ok(mut colour) = inks.get_mut(*child) {
                colour.set_if_neq(TextColor(ink));
            }
        }
    }
    for (part, mut ground, mut layer) in &mut parts {
        let taken = frame.edge == Some(part.0);
        let colour = if taken { theme::YOU } else { theme::EDGE };
        ground.set_if_neq(BackgroundColor(colour));
        layer.set_if_neq(ZIndex(i32::from(taken)));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .after(LabSystems)
            .run_if(in_state(Screen::TIME_LAB).and_then(resource_changed::<Reel>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_drawn_straight_between_its_boxes() {
        for edge in Edge::ALL {
            let corners = corners(edge);
            for pair in corners.windows(2) {
                let way = pair[1] - pair[0];
                assert!((way.x == 0.0) != (way.y == 0.0), "{edge:?}: {corners:?}");
            }
            assert!(corners.iter().all(|corner| corner.min_element() >= 0.0));
        }
    }
}
