//! Actions for fitting mods, composing stacks, choosing sides and taking prizes, in addition to the
//! menu actions; and picking units into the places of two sides.

use crate::prelude::*;
use bevy::ecs::component::Mutable;
use daemonfall_platform::clock::fresh_seed;

daemonfall_input::actions! {
    pub enum FittingAction,
        Group { beside: &["menus"], ..Group::alone("fitting", 6, || t!("actions-fitting")) };
    /// Remove the selected item, or empty the slot.
    TakeOut => "fitting.take_out", t!("action-fitting-take-out"), [Delete Backspace], [West], repeats;
    Undo => "fitting.undo", t!("action-fitting-undo"), [KeyU], [North];
    /// Previous unit; in a stack, one place forward.
    Before => "fitting.before", t!("action-fitting-before"), [KeyQ], [LeftTrigger], repeats;
    /// Next unit; in a stack, one place back.
    After => "fitting.after", t!("action-fitting-after"), [KeyE], [RightTrigger], repeats;
    Take1 => "fitting.take_1", t!("action-fitting-take-1"), [Digit1], [];
    Take2 => "fitting.take_2", t!("action-fitting-take-2"), [Digit2], [];
    Take3 => "fitting.take_3", t!("action-fitting-take-3"), [Digit3], [];
}

impl FittingAction {
    /// The index of the prize that it takes, from 0.
    pub fn prize(self) -> Option<usize> {
        let place = (self as usize).checked_sub(Self::Take1 as usize);
        place.filter(|place| *place < 3)
    }
}

/// Tokens, for texts.
pub const TAKE_OUT: &str = "[[fitting.take_out]]";
pub const TAKE: [&str; 3] = ["[[fitting.take_1]]", "[[fitting.take_2]]", "[[fitting.take_3]]"];

/// A place as a button.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceButton<P: Send + Sync + 'static>(pub P);

/// The place that has the focus.
#[derive(SystemParam)]
pub struct FocusedPlace<'w, 's, P: Send + Sync + 'static> {
    focus: ResMut<'w, InputFocus>,
    places: Query<'w, 's, (Entity, &'static PlaceButton<P>)>,
}

impl<P: Copy + PartialEq + Send + Sync> FocusedPlace<'_, '_, P> {
    /// The entity that has the focus, whatever it is.
    pub fn entity(&self) -> Option<Entity> {
        self.focus.get()
    }

    pub fn get(&self) -> Option<P> {
        let (_, place) = self.places.get(self.entity()?).ok()?;
        Some(place.0)
    }

    /// Gives a place the focus.
    pub fn set(&mut self, place: P) {
        if let Some((entity, _)) = self.places.iter().find(|(_, it)| it.0 == place) {
            self.focus.set(entity, FocusCause::Navigated);
        }
    }
}

/// What a button does that changes a whole side: `change` gets all units, and a fresh seed.
pub fn changes<R: Resource<Mutability = Mutable>>(
    change: impl Fn(&mut R, &BreachLibrary, u64) + Send + Sync + 'static,
) -> impl FnMut(On<Activate>, Res<BreachLibrary>, Res<Time<Real>>, ResMut<R>) {
    move |_, library, time, mut picked| {
        change(&mut picked, &library, fresh_seed(time.elapsed()));
    }
}

pub fn plugin(app: &mut App) {
    app.register_actions::<FittingAction>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn the_focus_goes_to_the_button_of_a_place() {
        let mut world = World::new();
        world.init_resource::<InputFocus>();
        world.spawn_batch([PlaceButton(1), PlaceButton(2)]);
        let before = world.run_system_once(|place: FocusedPlace<i32>| place.get());
        assert_eq!(before.ok(), Some(None));
        let set = |mut place: FocusedPlace<i32>| {
            place.set(2);
            place.set(3);
            place.get()
        };
        assert_eq!(world.run_system_once(set).ok(), Some(Some(2)));
    }
}
