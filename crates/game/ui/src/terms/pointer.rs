//! Opening definitions. Pointer: resting opens one, clicks and taps pin it. Keys and pad step from
//! term to term, into the open definition, and out again with back.

use super::TermSystems;
use super::boxes::TermBox;
use super::opened::{Level, Opened};
use super::spans::Spans;
use crate::base::*;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerId, PointerLocation};
use daemonfall_input::global_actions::{Reading, ReadingSystems};

/// Seconds that a pointer must rest on a term before it is explained.
const AFTER: f32 = 0.35;

#[derive(Default)]
struct Resting {
    on: Option<Entity>,
    seconds: f32,
    /// Whether the pointer moved to the term. A term that appears under a resting pointer, or where
    /// a finger was, does not count.
    came: bool,
    /// Whether the term has been explained since the pointer came.
    spent: bool,
    distance: f32,
    at: Option<Vec2>,
    /// Frames since the pointer moved.
    still: u32,
}

impl Resting {
    /// Advances by a frame; returns whether the term under the pointer should be explained now.
    fn step(&mut self, on: Option<Entity>, at: Option<Vec2>, seconds: f32) -> bool {
        self.still = if self.at == at { self.still.saturating_add(1) } else { 0 };
        self.at = at;
        if self.on != on {
            // What is under the pointer may be found one frame late.
            (self.on, self.came) = (on, self.still <= 1);
            (self.seconds, self.spent) = (0.0, false);
        }
        self.came |= self.still == 0;
        self.seconds += seconds;
        let due = on.is_some() && self.came && self.seconds >= AFTER && !self.spent;
        self.spent |= due;
        due
    }
}

/// The mouse pointer's position, in physical pixels of the window.
pub fn cursor(pointers: &Query<(&PointerId, &PointerLocation)>, window: &Window) -> Option<Vec2> {
    let mut pointers = pointers.iter();
    let (_, place) = pointers.find(|(id, _)| **id == PointerId::Mouse)?;
    Some(place.location()?.position * window.scale_factor())
}

fn distance(rect: Rect, point: Vec2) -> f32 {
    point.distance(point.clamp(rect.min, rect.max))
}

fn rest(
    time: Res<Time<Real>>,
    hovers: Res<HoverMap>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    window: Query<&Window, With<PrimaryWindow>>,
    spans: Spans,
    boxes: Query<(&TermBox, &ComputedNode, &UiGlobalTransform)>,
    mut resting: Local<Resting>,
    mut opened: ResMut<Opened>,
) {
    let Ok(window) = window.single() else { return };
    let seconds = time.delta_secs().min(0.1);
    let hovered = hovers
        .get(&PointerId::Mouse)
        .and_then(|map| map.keys().find(|entity| spans.term(**entity).is_some()))
        .copied();
    let point = cursor(&pointers, window);
    if resting.step(hovered, point, seconds)
        && let Some(span) = hovered
        && opened.from(span).is_none()
    {
        open(&mut opened, &spans, span, false);
    }
    let panel = |depth: usize| {
        let mut boxes = boxes.iter();
        let (_, node, place) = boxes.find(|(it, ..)| it.depth == depth)?;
        Some(Rect::from_center_size(place.translation, node.size))
    };
    let inside: Vec<bool> = (0..opened.levels.len())
        .map(|depth| {
            let on_word = hovered.is_some() && hovered == Some(opened.levels[depth].from);
            let on_it = panel(depth).zip(point).is_some_and(|(it, at)| it.contains(at));
            on_word || on_it
        })
        .collect();
    let innermost = opened.levels.len().checked_sub(1).and_then(panel);
    let now = innermost.zip(point).map(|(it, at)| distance(it, at));
    let nearer = now.is_some_and(|now| now < resting.distance);
    resting.distance = now.unwrap_or(f32::MAX);
    if !opened.levels.is_empty() {
        opened.age(&inside, nearer, seconds);
    }
}

pub fn open(opened: &mut Opened, spans: &Spans, span: Entity, pinned: bool) {
    let (Some(term), Some(anchor)) = (spans.term(span), spans.rects(span).first().copied()) else {
        return;
    };
    let level = Level { term, from: span, anchor, pinned, away: 0.0 };
    opened.open(spans.depth(span), level);
}

/// A click on a term pins its definition and reaches nothing below; elsewhere it closes all.
fn click(mut click: On<Pointer<Click>>, spans: Spans, mut opened: ResMut<Opened>) {
    let span = click.entity;
    if spans.term(span).is_some() {
        click.propagate(false);
        match opened.from(span) {
            Some(depth) => {
                opened.levels.truncate(depth + 1);
                opened.levels[depth].pinned = true;
            }
            None => open(&mut opened, &spans, span, true),
        }
    } else if click.original_event_target() == span && !spans.is_in_a_box(span) {
        opened.close();
    }
}

/// Definitions follow the words that they were opened from, and close with them.
fn follow(spans: Spans, mut opened: ResMut<Opened>) {
    for depth in 0..opened.levels.len() {
        let level = &opened.levels[depth];
        let rects = spans.rects(level.from);
        let near = rects.into_iter().min_by(|a, b| {
            let far = |rect: &Rect| rect.center().distance(level.anchor.center());
            far(a).total_cmp(&far(b))
        });
        match near {
            Some(anchor) if anchor != level.anchor => opened.levels[depth].anchor = anchor,
            Some(_) => {}
            None => {
                opened.levels.truncate(depth);
                return;
            }
        }
    }
}

/// The index after or before `from`, going around at the ends.
fn step(count: usize, from: Option<usize>, back: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (from, back) {
        (Some(at), true) => at.checked_sub(1).unwrap_or(last),
        (None, true) => last,
        (Some(at), false) if at < last => at + 1,
        _ => 0,
    })
}

fn walk(
    mut wishes: MessageReader<Reading>,
    window: Query<&Window, With<PrimaryWindow>>,
    spans: Spans,
    mut opened: ResMut<Opened>,
) {
    let Ok(window) = window.single() else { return };
    let size = window.physical_size().as_vec2();
    for wish in wishes.read() {
        let opens = match wish {
            Reading::Dismiss => None,
            Reading::Out => {
                opened.close_innermost();
                None
            }
            Reading::Inside if opened.levels.len() > opened.walked => {
                let inside = opened.walked + 1;
                let first = spans.readable(inside, size).first().copied();
                first.map(|first| (inside, first))
            }
            Reading::Inside => None,
            Reading::Next | Reading::Previous => {
                let depth = opened.walked;
                let all = spans.readable(depth, size);
                let from = opened.levels.get(depth).map(|level| level.from);
                let at = from.and_then(|from| all.iter().position(|span| *span == from));
                let next = step(all.len(), at, *wish == Reading::Previous);
                next.map(|place| (depth, all[place]))
            }
        };
        if let Some((depth, span)) = opens {
            open(&mut opened, &spans, span, true);
            opened.walked = depth;
        }
    }
}

fn step_back(mut back: ResMut<Back>, mut opened: ResMut<Opened>) {
    let asked = opened.levels.iter().any(|level| level.pinned);
    if asked && back.take() {
        opened.step_back();
    }
}

pub fn plugin(app: &mut App) {
    app.add_observer(click)
        .add_systems(Update, (follow, rest).chain().in_set(TermSystems))
        .add_systems(
            Update,
            (step_back.in_set(BackSystems::Word), walk.after(ReadingSystems).in_set(TermSystems)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a term is explained within a second of coming under the pointer.
    fn is_explained(resting: &mut Resting, term: Entity, at: Vec2) -> bool {
        (0..20).any(|_| resting.step(Some(term), Some(at), 0.05))
    }

    #[test]
    fn a_term_that_appears_beneath_a_pointer_at_rest_is_not_explained_until_the_pointer_moves() {
        let mut world = World::new();
        let [first, other] = [(); 2].map(|()| world.spawn_empty().id());
        let mut resting = Resting::default();
        assert!(is_explained(&mut resting, first, Vec2::new(10.0, 10.0)));
        assert!(!is_explained(&mut resting, first, Vec2::new(10.0, 10.0)), "it is explained once");
        assert!(!resting.step(None, Some(Vec2::new(10.0, 10.0)), 0.05));
        assert!(!is_explained(&mut resting, other, Vec2::new(10.0, 10.0)));
        assert!(is_explained(&mut resting, other, Vec2::new(11.0, 10.0)));
    }

    #[test]
    fn the_walk_goes_round() {
        assert_eq!(step(3, None, false), Some(0));
        assert_eq!(step(3, Some(2), false), Some(0));
        assert_eq!(step(3, Some(0), true), Some(2));
        assert_eq!(step(3, None, true), Some(2));
        assert_eq!(step(0, None, false), None);
    }
}
