//! The trace in words, with remarks next to every row.
//! The current row shines; later rows are faint. A click goes to a row; the wheel scrolls without
//! moving the film.

use super::parts::{caption, filling_column};
use super::transport::{LabRequest, NewFilm, Transport};
use super::{lines, remarks};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use daemonfall_clock::QuickSafety;
use daemonfall_clock::film::{Frame, Remark};
use daemonfall_clock::scenario::{Span, TickPhase};
use daemonfall_ui::prelude::*;
use daemonfall_ui::scroll::scroll_on;

#[derive(Component)]
pub struct Trace;

/// Whether the list scrolls to the current row; not while the player scrolls.
#[derive(Resource, Default)]
pub struct Following(bool);

#[derive(Component, Clone, Copy)]
pub struct Row(usize);

#[derive(Component, Clone, Copy)]
pub struct Words {
    frame: usize,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A heading where the notation has no line.
    Heading,
    /// A step begins, or a line of the end.
    Step,
    Action,
    SafetyOn,
    SafetyOff,
    Remark,
}

/// The frames that have rows: all frames of a long film are too many for the layout.
#[derive(Resource, Default)]
pub struct Shown(std::ops::Range<usize>);

/// Rows kept on each side of the current one.
const AROUND: usize = 150;
/// The rows are replaced when the current one gets this close to their end.
const NEAR: usize = 40;
const LINE: f32 = 214.0;

pub fn spawn(body: &mut ChildSpawnerCommands) {
    let node = Node { min_width: px(0), min_height: px(0), ..filling_column(0.0) };
    body.spawn((node, BackgroundColor(theme::ABYSS))).with_children(|area| {
        let heads =
            Node { padding: UiRect::axes(px(theme::PAD), px(12)), flex_shrink: 0.0, ..default() };
        area.part(heads, |heads| {
            heads.part(Node { width: px(LINE + 11.0), flex_shrink: 0.0, ..default() }, |head| {
                caption(head, &t!("lab-trace"))
            });
            caption(heads, &t!("lab-why"));
        });
        area.spawn((
            Trace,
            Node {
                min_height: px(0),
                padding: UiRect::horizontal(px(6)),
                overflow: Overflow::scroll_y(),
                ..filling_column(0.0)
            },
            ScrollPosition::default(),
        ));
    });
}

fn kind(frame: &Frame) -> Kind {
    let turned = frame.remarks.iter().find_map(|remark| match remark {
        Remark::SafetyTurned { safety, .. } => Some(*safety),
        _ => None,
    });
    match (&frame.line, turned) {
        (None, _) => Kind::Heading,
        (_, Some(QuickSafety::On)) => Kind::SafetyOn,
        (_, Some(QuickSafety::Off)) => Kind::SafetyOff,
        (Some(line), _) if line.starts_with("step ") || frame.acts.is_none() => {
            if line.starts_with("tick ") { Kind::Heading } else { Kind::Step }
        }
        _ => Kind::Action,
    }
}

fn heading(frame: &Frame) -> String {
    match frame.remarks.first() {
        Some(Remark::Opening(Span::CR)) => t!("lab-heading-cr"),
        Some(Remark::Opening(_)) => t!("lab-heading-start"),
        Some(Remark::SlowActionsOver) => t!("lab-heading-sr-over"),
        Some(Remark::CutOff) => t!("lab-heading-cut-off"),
        Some(Remark::PhaseBegins(TickPhase::Charge)) => t!("lab-heading-charge"),
        Some(Remark::PhaseBegins(TickPhase::Resolve)) => t!("lab-heading-sr"),
        Some(Remark::PhaseBegins(TickPhase::Grow)) => t!("lab-heading-grow"),
        Some(Remark::PhaseBegins(TickPhase::Turns)) => t!("lab-heading-cr"),
        _ => String::new(),
    }
}

pub fn fill(
    mut films: MessageReader<NewFilm>,
    reel: Res<Transport>,
    list: Query<(Entity, &Children), With<Trace>>,
    empty: Query<Entity, (With<Trace>, Without<Children>)>,
    mut scroll: Query<&mut ScrollPosition, With<Trace>>,
    mut shown: ResMut<Shown>,
    mut following: ResMut<Following>,
    mut commands: Commands,
) {
    let anew = films.read().count() > 0;
    let count = reel.film.frames().len();
    let fits = (shown.0.start == 0 || shown.0.start + NEAR <= reel.at)
        && (shown.0.end == count || reel.at + NEAR < shown.0.end);
    let found = list.single().map(|found| found.0).or(empty.single());
    let (Ok(list), true) = (found, anew || !fits) else {
        return;
    };
    shown.0 = reel.at.saturating_sub(AROUND)..count.min(reel.at + AROUND);
    following.0 = true;
    if anew && let Ok(mut scroll) = scroll.single_mut() {
        scroll.0 = Vec2::ZERO;
    }
    commands.entity(list).despawn_related::<Children>().with_children(|list| {
        for place in shown.0.clone() {
            row(list, &reel, place);
        }
        // Keeps the last row off the edge.
        list.spawn((
            Node { height: px(theme::WIDE), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        ));
    });
}

fn row(list: &mut ChildSpawnerCommands, reel: &Transport, place: usize) {
    let frame = &reel.film.frames()[place];
    let kind = kind(frame);
    let above =
        if kind == Kind::Heading || frame.line.as_deref() == Some("step 1") { 9.0 } else { 0.0 };
    let node = Node {
        flex_shrink: 0.0,
        margin: UiRect::top(px(above)),
        padding: UiRect::axes(px(8), px(2)),
        border: UiRect::left(px(3)),
        column_gap: px(10),
        ..default()
    };
    let said = remarks::of(frame, reel.film.scenario());
    let words = match &frame.line {
        Some(line) => lines::spelled(line, frame.step),
        None => heading(frame),
    };
    list.spawn((
        Row(place),
        node,
        BackgroundColor(Color::NONE),
        BorderColor::all(Color::NONE),
        Hovered::default(),
    ))
    .with_children(|row| {
        let style = match kind {
            Kind::Heading => theme::CAPTION,
            _ => theme::SMALL_MEDIUM,
        };
        let inset = match &frame.line {
            Some(line) => 6.0 * (line.len() - line.trim_start().len()) as f32,
            None => 0.0,
        };
        let line = Node { padding: UiRect::left(px(inset)), ..cell(LINE) };
        row.cell(line, (text(style, theme::DIM, words), Words { frame: place, kind }));
        row.part(filling_column(1.0), |remarks| {
            for said in said {
                remarks.spawn((
                    text(theme::SMALL, theme::DIM, said),
                    Words { frame: place, kind: Kind::Remark },
                ));
            }
        });
    });
}

pub fn paint(
    reel: Res<Transport>,
    mut rows: Query<(&Row, &Hovered, &mut BackgroundColor, &mut BorderColor)>,
    mut words: Query<(&Words, &mut TextColor)>,
) {
    for (row, hovered, mut ground, mut border) in &mut rows {
        let (face, rim) = match (row.0 == reel.at, hovered.get()) {
            (true, _) => (theme::PANEL_LIT, theme::YOU),
            (_, true) => (theme::PANEL, theme::EDGE),
            _ => (Color::NONE, Color::NONE),
        };
        ground.set_if_neq(BackgroundColor(face));
        border.set_if_neq(BorderColor::all(rim));
    }
    for (words, mut ink) in &mut words {
        let colour = match (words.frame.cmp(&reel.at), words.kind) {
            (std::cmp::Ordering::Greater, _) => theme::FAINT,
            (_, Kind::SafetyOff) => theme::MAGIC,
            (_, Kind::SafetyOn) => theme::NEUTRAL,
            (std::cmp::Ordering::Equal, Kind::Step | Kind::Heading) => theme::YOU,
            (std::cmp::Ordering::Equal, _) => theme::LIGHT,
            (_, Kind::Action) => theme::LIGHT,
            (_, Kind::Step | Kind::Heading) => theme::NEUTRAL,
            (_, Kind::Remark) => theme::DIM,
        };
        ink.set_if_neq(TextColor(colour));
    }
}

/// Height in the list at which the current row rests.
const REST: f32 = 0.42;

pub fn follow(
    time: Res<Time<Real>>,
    reel: Res<Transport>,
    following: Res<Following>,
    mut list: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<Trace>>,
    rows: Query<(&Row, &UiGlobalTransform), Without<Trace>>,
) {
    let (Ok((mut scroll, node, place)), true) = (list.single_mut(), following.0) else {
        return;
    };
    let Some((_, present)) = rows.iter().find(|(row, _)| row.0 == reel.at) else {
        return;
    };
    if node.size.y <= 0.0 {
        return;
    }
    // It scrolls in its own pixels, however much the lens enlarges it.
    let scale = place.matrix2.y_axis.length().max(f32::EPSILON);
    let from_middle = (present.translation.y - place.translation.y) / scale;
    let off = (from_middle - (REST - 0.5) * node.size.y) * node.inverse_scale_factor;
    let room = ((node.content_size.y - node.size.y) * node.inverse_scale_factor).max(0.0);
    let target = (scroll.y + off).clamp(0.0, room);
    let share = 1.0 - (-time.delta_secs() * 14.0).exp();
    let next = if (target - scroll.y).abs() < 0.5 {
        target
    } else {
        scroll.y + (target - scroll.y) * share
    };
    if next != scroll.y {
        scroll.y = next;
    }
}

/// Hides the lines that the list's edges would cut.
pub fn hide_cut(
    list: Single<(&ComputedNode, &UiGlobalTransform), With<Trace>>,
    mut lines: Query<(&ComputedNode, &UiGlobalTransform, &mut Visibility), With<Words>>,
) {
    let reach = |node: &ComputedNode, place: &UiGlobalTransform| {
        0.5 * node.size.y * place.matrix2.y_axis.length()
    };
    let (node, list) = *list;
    let room = reach(node, list) + 1.0;
    for (node, place, mut shown) in &mut lines {
        let off = (place.translation.y - list.translation.y).abs();
        let half = reach(node, place);
        // A new line has no size yet.
        let cut = half > 0.0 && off + half > room && off - half < room;
        shown.set_if_neq(if cut { Visibility::Hidden } else { Visibility::Inherited });
    }
}

pub fn look_ahead(
    mut wheel: MessageReader<MouseWheel>,
    mut following: ResMut<Following>,
    mut list: Query<(&mut ScrollPosition, &ComputedNode), With<Trace>>,
) {
    let rolled: f32 = wheel
        .read()
        .map(|roll| match roll.unit {
            MouseScrollUnit::Line => roll.y * 54.0,
            MouseScrollUnit::Pixel => roll.y,
        })
        .sum();
    if rolled == 0.0 {
        return;
    }
    following.0 = false;
    for (mut scroll, node) in &mut list {
        scroll_on(&mut scroll, node, -rolled);
    }
}

pub fn moved(mut following: ResMut<Following>) {
    following.0 = true;
}

pub fn click(click: On<Pointer<Click>>, rows: Query<&Row>, mut wishes: MessageWriter<LabRequest>) {
    if let Ok(row) = rows.get(click.entity) {
        wishes.write(LabRequest::To(row.0));
    }
}
