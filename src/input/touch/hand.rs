//! The finger as a pointer: what it does becomes the pointer's moves, clicks and wheel, a step a
//! frame where that needs to be seen first.

use super::gesture::{Fingers, Gesture};
use super::seen;
use super::target::{self, Drags, Thing};
use crate::input::action::DiveAction;
use crate::input::feign;
use crate::input::taps::Taps;
use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use std::collections::VecDeque;

/// Logical pixels that a finger goes for a swipe.
const SWIPE: f32 = 28.0;
/// Where the pointer is when it is nowhere.
const AWAY: Vec2 = Vec2::splat(-4000.0);

/// Two fingers went apart or together, by a step, around a place in logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pinched {
    /// Between both.
    pub at: Vec2,
    /// Apart.
    pub nearer: bool,
}

/// A finger that drags nothing moved, by so many logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Dragged(pub Vec2);

/// What the pointer does next.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    /// Goes there; to what is meant there, if it is not dragged.
    Go(Vec2),
    /// A frame passes.
    Rest,
    /// What goes on while it is held is pressed already; whether the finger has stayed there.
    Grip(bool),
    /// A tap: looks, or clicks.
    Tap,
    /// It was lifted where it had stayed.
    Lift,
    Press,
    Release,
    /// The finger begins to move.
    Begin(Vec2),
    /// It moved there.
    Pull(Vec2),
    /// It was lifted.
    Drop,
    /// Two fingers pinch.
    Pinch(Vec2, bool),
    /// Goes away.
    Away,
}

/// What the finger that moves does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Drag {
    Pulls,
    Swipes(Vec2),
    Scrolls(Vec2),
    Spent,
}

/// The hand.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hand {
    fingers: Fingers,
    steps: VecDeque<Step>,
    drag: Option<Drag>,
    /// What was looked at by the last tap.
    looked: Option<Thing>,
}

impl Hand {
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
            // What it holds is let go where nothing is.
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

    /// Lets go of what was pressed as the finger came; whether there is such a thing.
    fn let_go(&mut self) -> bool {
        let gripped = self.drag.take() == Some(Drag::Pulls);
        if gripped {
            self.steps.push_front(Step::Away);
            self.steps.push_front(Step::Release);
        }
        gripped
    }
}

/// Reads fingers, and does what they mean.
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
    let mut hand = world.resource_mut::<Hand>();
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
    seen::pass(world);
}

/// Does a step; whether a frame has to pass before the next one.
fn act(world: &mut World, hand: &mut Hand, step: Step) -> bool {
    match step {
        Step::Go(at) => {
            let meant = target::meant(world, at);
            feign::lead_to(world, meant);
            true
        }
        Step::Rest => true,
        Step::Grip(stayed) => {
            let grips = hand.drag.is_none() && target::grips(world, stayed);
            if grips {
                hand.drag = Some(Drag::Pulls);
                feign::button(world, MouseButton::Left, ButtonState::Pressed);
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
            feign::button(world, MouseButton::Left, ButtonState::Pressed);
            true
        }
        Step::Release => {
            feign::button(world, MouseButton::Left, ButtonState::Released);
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
                feign::lead_to(world, from);
                feign::button(world, MouseButton::Left, ButtonState::Pressed);
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
                feign::button(world, MouseButton::Left, ButtonState::Released);
            } else {
                feign::lead_to(world, AWAY);
            }
            true
        }
        Step::Pinch(at, nearer) => {
            feign::lead_to(world, at);
            feign::roll(world, MouseScrollUnit::Line, if nearer { 1.0 } else { -1.0 });
            world.write_message(Pinched { at, nearer });
            true
        }
        Step::Away => {
            feign::lead_to(world, AWAY);
            true
        }
    }
}

fn pull(world: &mut World, drag: Drag, at: Vec2) -> Drag {
    match drag {
        Drag::Pulls => {
            feign::lead_to(world, at);
            drag
        }
        Drag::Scrolls(last) => {
            let scale = world.resource::<UiScale>().0;
            feign::roll(world, MouseScrollUnit::Pixel, (at.y - last.y) / scale);
            world.write_message(Dragged(at - last));
            Drag::Scrolls(at)
        }
        Drag::Swipes(from) => match way(at - from) {
            Some(action) => {
                world.resource_mut::<Taps>().asked.push(action);
                Drag::Spent
            }
            None => drag,
        },
        Drag::Spent => drag,
    }
}

/// Where a swipe leads; none while it is too short to tell.
fn way(by: Vec2) -> Option<DiveAction> {
    if by.abs().max_element() < SWIPE {
        return None;
    }
    Some(match (by.x.abs() > by.y.abs(), by.x > 0.0, by.y > 0.0) {
        (true, true, _) => DiveAction::Right,
        (true, false, _) => DiveAction::Left,
        (false, _, true) => DiveAction::Down,
        (false, _, false) => DiveAction::Up,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swipe_leads_where_it_goes_farthest() {
        assert_eq!(way(Vec2::new(40.0, -12.0)), Some(DiveAction::Right));
        assert_eq!(way(Vec2::new(-12.0, -40.0)), Some(DiveAction::Up));
        assert_eq!(way(Vec2::new(12.0, 9.0)), None);
    }

    #[test]
    fn a_tap_comes_after_the_pointer_has_rested_where_the_finger_is() {
        let mut hand = Hand::default();
        let at = Vec2::new(3.0, 4.0);
        for gesture in [Gesture::Put(at), Gesture::Tap(at)] {
            hand.take(gesture);
        }
        let rested = [Step::Go(at), Step::Rest, Step::Grip(false), Step::Tap];
        assert_eq!(hand.steps, rested);
    }
}
