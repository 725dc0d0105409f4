//! Diagram of the six steps: a box per step, a line for every transition.
//! The current step and the last transition shine; steps blocked by the safety are faint.

use super::steps::{self, ASIDE, Plan, STEPS};
use super::transport::Transport;
use daemonfall_clock::film::Edge;
use daemonfall_clock::{QuickSafety, Step};
use daemonfall_ui::prelude::*;

pub const PLAN: Plan = Plan {
    size: Vec2::new(158.0, 31.0),
    corner: Vec2::new(52.0, 0.0),
    return_lane: 6.0,
    loop_lane: 30.0,
    skip_lane: 236.0,
};

#[derive(Component, Clone, Copy)]
pub struct StepBox(Step);

#[derive(Component, Clone, Copy)]
pub struct Part(Edge);

/// A step's name, and what happens in it.
pub fn words(step: Step) -> [String; 2] {
    match step {
        Step::Initial => [t!("lab-step-action"), t!("lab-step-action-about")],
        Step::Reactions => [t!("lab-step-reactions"), t!("lab-step-reactions-about")],
        Step::EarlyTurn => [t!("lab-step-early-turn"), t!("lab-step-early-turn-about")],
        Step::Mimes => [t!("lab-step-mimes"), t!("lab-step-mimes-about")],
        Step::LateTurn => [t!("lab-step-late-turn"), t!("lab-step-late-turn-about")],
        Step::End => [t!("lab-step-end"), t!("lab-step-end-about")],
    }
}

pub fn rule(step: Step) -> String {
    let [_, about] = words(step);
    t!("lab-step-rule", number = step.number(), about = about)
}

pub fn spawn(left: &mut ChildSpawnerCommands) {
    let node = Node {
        height: px(PLAN.top(Step::End) + PLAN.size.y + 2.0),
        width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    left.part(node, |area| {
        for edge in Edge::ALL {
            line(area, edge);
        }
        let (beside, centre) = (PLAN.skip_lane + 4.0, PLAN.centre() + 9.0);
        let between = |one, other| (PLAN.middle(one) + PLAN.middle(other)) / 2.0 - 10.0;
        for (words, x, y) in [
            (t!("lab-way-safety-on"), beside, between(Step::Reactions, Step::Mimes)),
            (t!("lab-way-safety-on"), beside, between(Step::Mimes, Step::End)),
            (t!("lab-way-safety-off"), centre, PLAN.top(Step::EarlyTurn) - 17.0),
            (t!("lab-way-safety-off"), centre, PLAN.top(Step::LateTurn) - 17.0),
            (t!("lab-way-no-flag"), centre, PLAN.top(Step::End) - 17.0),
            (t!("lab-way-begin"), beside, PLAN.middle(Step::Initial) - 8.0),
            (t!("lab-way-over"), beside, PLAN.middle(Step::End) + ASIDE - 8.0),
        ] {
            area.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(x),
                    top: px(y),
                    max_width: px(88),
                    ..default()
                },
                text(theme::SMALL, theme::DIM, words),
            ));
        }
        for step in STEPS {
            step_box(area, step);
        }
    });
}

fn step_box(area: &mut ChildSpawnerCommands, step: Step) {
    let node = Node {
        padding: UiRect::horizontal(px(10)),
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        align_items: AlignItems::Center,
        column_gap: px(12),
        ..drawing::at(PLAN.left(), PLAN.top(step), PLAN.size.x, PLAN.size.y)
    };
    let [name, about] = words(step);
    area.spawn((
        StepBox(step),
        node,
        BackgroundColor(theme::PANEL),
        BorderColor::all(theme::EDGE),
        BoxShadow::new(Color::NONE, px(0), px(0), px(0), px(0)),
        Hovered::default(),
        Tooltip::beside(about),
        children![
            text(theme::NUMBER, theme::DIM, step.number().to_string()),
            text(theme::BODY_MEDIUM, theme::NEUTRAL, name)
        ],
    ));
}

/// A transition as thin boxes, with an arrow's two strokes at its end.
fn line(area: &mut ChildSpawnerCommands, edge: Edge) {
    let corners = PLAN.corners(edge);
    for pair in corners.windows(2) {
        let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        part(area, edge, low - 1.0, high - low + 2.0, 0.0);
    }
    let [.., before, end] = corners[..] else {
        return;
    };
    let way = (end - before).normalize_or_zero();
    for turn in [0.75_f32, -0.75] {
        let back = Vec2::from_angle(turn).rotate(-way);
        let centre = end - way * 1.5 + back * 3.5;
        let size = Vec2::new(9.0, 2.0);
        part(area, edge, centre - size / 2.0, size, back.to_angle());
    }
}

fn part(area: &mut ChildSpawnerCommands, edge: Edge, corner: Vec2, size: Vec2, turned: f32) {
    area.spawn((
        Part(edge),
        drawing::at(corner.x, corner.y, size.x, size.y),
        UiTransform::from_rotation(Rot2::radians(turned)),
        BackgroundColor(theme::EDGE),
        Pickable::IGNORE,
    ));
}

pub fn paint(
    reel: Res<Transport>,
    mut boxes: Query<(&StepBox, &Children, &mut BackgroundColor, &mut BorderColor, &mut BoxShadow)>,
    mut parts: Query<(&Part, &mut BackgroundColor, &mut ZIndex), Without<StepBox>>,
    mut inks: Query<&mut TextColor>,
) {
    let frame = reel.frame();
    let off = frame.safety == QuickSafety::Off;
    for (step, children, mut ground, mut border, mut shadow) in &mut boxes {
        let now = frame.step == Some(step.0);
        let (light, [face, rim, ink]) = steps::colours(step.0, now, off);
        let rim = if rim == theme::MAGIC && !now { rim.with_alpha(0.55) } else { rim };
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
