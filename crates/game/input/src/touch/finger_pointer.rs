//! Acts on gestures with pointer moves, clicks and wheel turns, one step per frame where something
//! must react first.

use super::gesture::{Fingers, Gesture};
use super::target::{self, Drags, Thing};
use crate::{synthetic, touch};
use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchInput;
use bevy::math::CompassQuadrant;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use std::collections::VecDeque;

/// Logical pixels that a finger must move for a swipe.
const SWIPE: f32 = 28.0;
/// The pointer's position when it is nowhere.
const AWAY: Vec2 = Vec2::splat(-4000.0);

/// Two fingers pinched by one step around a position in logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pinched {
    pub at: Vec2,
    pub nearer: bool,
}

/// A finger that drags nothing moved by this many logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Dragged(pub Vec2);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swiped(pub CompassQuadrant);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    /// Goes to a position, or to the pressable thing meant there if nothing is dragged.
    Go(Vec2),
    Rest,
    /// Presses a button that repeats while held; the value: whether the finger has stayed there.
    Grip(bool),
    /// A tap: inspects, or clicks.
    Tap,
    /// The finger was lifted after a hold.
    Lift,
    Press,
    Release,
    Begin(Vec2),
    Pull(Vec2),
    Drop,
    Pinch(Vec2, bool),
    Away,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Drag {
    Pulls,
    Swipes(Vec2),
    Scrolls(Vec2),
    Spent,
}

#[derive(Resource, Clone, Debug, Default)]
pub struct TouchPointer {
    fingers: Fingers,
    steps: VecDeque<Step>,
    drag: Option<Drag>,
    /// The thing inspected by the last tap.
    looked: Option<Thing>,
}

impl TouchPointer {
    fn take(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Put(at) => {
                let steps = [Step::Go(at), Step::Rest, Step::Grip(false)];
                self.steps.extend(steps);
            }
            Gesture::Tap(_) => self.steps.push_back(Step::Tap),
            Gesture::Hold(_) => {
                self.looked = None;
                self.steps.push_back(Step::Grip(true));
            }
            Gesture::Lift => self.steps.push_back(Step::Lift),
            Gesture::Begin(from) => self.steps.push_back(Step::Begin(from)),
            Gesture::Pull(at) => match self.steps.back_mut() {
                Some(Step::Pull(last)) => *last = at,
                _ => self.steps.push_back(Step::Pull(at)),
            },
            Gesture::Drop => self.steps.push_back(Step::Drop),
            // Anything held is released away from everything.
            Gesture::Cancel => {
                self.looked = None;
                self.steps.retain(|step| !matches!(step, Step::Grip(_)));
                self.steps.extend([Step::Away, Step::Drop]);
            }
            Gesture::Pinch { at, nearer } => {
                self.looked = None;
                self.steps.push_back(Step::Pinch(at, nearer));
            }
        }
    }

    /// Releases the button pressed when the finger came down. Returns whether there was one.
    fn let_go(&mut self) -> bool {
        let gripped = self.drag.take() == Some(Drag::Pulls);
        if gripped {
            self.steps.push_front(Step::Away);
            self.steps.push_front(Step::Release);
        }
        gripped
    }
}

pub fn follow(
    world: &mut World,
    mut read: Local<MessageCursor<TouchInput>>,
    mut focus: Local<MessageCursor<WindowFocused>>,
) {
    let touches: Vec<TouchInput> =
        read.read(world.resource::<Messages<TouchInput>>()).copied().collect();
    let seconds = world.resource::<Time<Real>>().delta_secs();
    let mut focus = focus.read(world.resource::<Messages<WindowFocused>>());
    let left = focus.any(|message| !message.focused);
    let mut hand = world.resource_mut::<TouchPointer>();
    let mut gestures = Vec::new();
    if left {
        hand.fingers.forget(&mut gestures);
    }
    for touch in touches {
        hand.fingers.feed(touch.id, touch.phase, touch.position, &mut gestures);
    }
    hand.fingers.advance(seconds, &mut gestures);
    for gesture in gestures {
        hand.take(gesture);
    }
    if hand.steps.is_empty() {
        return;
    }
    let mut hand = std::mem::take(&mut *hand);
    while let Some(step) = hand.steps.pop_front() {
        if act(world, &mut hand, step) {
            break;
        }
    }
    world.insert_resource(hand);
    touch::pass(world);
}

/// Performs a step. Returns whether a frame must pass before the next one.
fn act(world: &mut World, hand: &mut TouchPointer, step: Step) -> bool {
    match step {
        Step::Go(at) => {
            let meant = target::meant(world, at);
            synthetic::lead_to(world, meant);
            true
        }
        Step::Rest => true,
        Step::Grip(stayed) => {
            let grips = hand.drag.is_none() && target::grips(world, stayed);
            if grips {
                hand.drag = Some(Drag::Pulls);
                synthetic::button(world, MouseButton::Left, ButtonState::Pressed);
            }
            grips
        }
        Step::Lift => {
            hand.let_go();
            false
        }
        Step::Tap if hand.let_go() => false,
        Step::Tap => {
            let thing = target::thing(world);
            let looks = thing.is_some() && hand.looked != thing;
            hand.looked = thing.filter(|_| looks);
            if !looks {
                hand.steps.push_front(Step::Press);
                hand.steps.insert(1, Step::Release);
                if thing.is_none() {
                    hand.steps.insert(2, Step::Away);
                }
            }
            false
        }
        Step::Press => {
            synthetic::button(world, MouseButton::Left, ButtonState::Pressed);
            true
        }
        Step::Release => {
            synthetic::button(world, MouseButton::Left, ButtonState::Released);
            true
        }
        Step::Begin(from) => {
            hand.looked = None;
            if hand.drag.is_some() {
                return false;
            }
            let drag = match target::drags(world) {
                Drags::Pulls => Drag::Pulls,
                Drags::Swipes => Drag::Swipes(from),
                Drags::Scrolls => Drag::Scrolls(from),
            };
            hand.drag = Some(drag);
            if drag == Drag::Pulls {
                synthetic::lead_to(world, from);
                synthetic::button(world, MouseButton::Left, ButtonState::Pressed);
            }
            drag == Drag::Pulls
        }
        Step::Pull(at) => {
            let Some(drag) = hand.drag else { return false };
            hand.drag = Some(pull(world, drag, at));
            true
        }
        Step::Drop => {
            if hand.drag.take() == Some(Drag::Pulls) {
                synthetic::button(world, MouseButton::Left, ButtonState::Released);
            } else {
                synthetic::lead_to(world, AWAY);
            }
            true
        }
        Step::Pinch(at, nearer) => {
            synthetic::lead_to(world, at);
            synthetic::roll(world, MouseScrollUnit::Line, if nearer { 1.0 } else { -1.0 });
            world.write_message(Pinched { at, nearer });
            true
        }
        Step::Away => {
            synthetic::lead_to(world, AWAY);
            true
        }
    }
}

fn pull(world: &mut World, drag: Drag, at: Vec2) -> Drag {
    match drag {
        Drag::Pulls => {
            synthetic::lead_to(world, at);
            drag
        }
        Drag::Scrolls(last) => {
            let scale = world.resource::<UiScale>().0;
            synthetic::roll(world, MouseScrollUnit::Pixel, (at.y - last.y) / scale);
            world.write_message(Dragged(at - last));
            Drag::Scrolls(at)
        }
        Drag::Swipes(from) => match way(at - from) {
            Some(way) => {
                world.write_message(Swiped(way));
                Drag::Spent
            }
            None => drag,
        },
        Drag::Spent => drag,
    }
}

/// The direction of a swipe; `None` while it is too short to tell.
fn way(by: Vec2) -> Option<CompassQuadrant> {
    if by.abs().max_element() < SWIPE {
        return None;
    }
    Some(match (by.x.abs() > by.y.abs(), by.x > 0.0, by.y > 0.0) {
        (true, true, _) => CompassQuadrant::East,
        (true, false, _) => CompassQuadrant::West,
        (false, _, true) => CompassQuadrant::South,
        (false, _, false) => CompassQuadrant::North,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swipe_leads_where_it_goes_farthest() {
        assert_eq!(way(Vec2::new(40.0, -12.0)), Some(CompassQuadrant::East));
        assert_eq!(way(Vec2::new(-12.0, -40.0)), Some(CompassQuadrant::North));
        assert_eq!(way(Vec2::new(12.0, 9.0)), None);
    }

    #[test]
    fn a_tap_comes_after_the_pointer_has_rested_where_the_finger_is() {
        let mut hand = TouchPointer::default();
        let at = Vec2::new(3.0, 4.0);
        for gesture in [Gesture::Put(at), Gesture::Tap(at)] {
            hand.take(gesture);
        }
        let rested = [Step::Go(at), Step::Rest, Step::Grip(false), Step::Tap];
        assert_eq!(hand.steps, rested);
    }
}
