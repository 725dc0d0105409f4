//! Buttons that repeat while a pointer or finger holds them, with the same delays as held keys: a
//! quick press is always one push.

use crate::base::*;
use daemonfall_input::repeat::Repeat;
use daemonfall_input::touch::RepeatButton;

/// A repeating button was pressed, or repeats.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Repeated {
    pub entity: Entity,
    pub again: bool,
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Held {
    button: Option<Entity>,
    fresh: bool,
    repeat: Repeat<Entity>,
}

impl Held {
    /// The held button; `None` once it was released or left.
    pub fn button(&self) -> Option<Entity> {
        self.button
    }

    fn press(&mut self, button: Entity) {
        (self.button, self.fresh) = (Some(button), true);
    }

    /// Advances by a frame in which the button is still `down`; returns it if it is pushed again.
    fn advance(&mut self, seconds: f32, down: bool) -> Option<Entity> {
        let all = [self.button?];
        if !down {
            *self = Self::default();
            return None;
        }
        let pressed = if std::mem::take(&mut self.fresh) { &all[..] } else { &[] };
        self.repeat.advance(seconds, &all, pressed, |_| down)
    }
}

fn press(
    press: On<Pointer<Press>>,
    buttons: Query<(), (With<RepeatButton>, Without<InteractionDisabled>)>,
    mut held: ResMut<Held>,
    mut commands: Commands,
) {
    let entity = press.entity;
    if buttons.contains(entity) && press.button == PointerButton::Primary {
        held.press(entity);
        let again = false;
        commands.trigger(Repeated { entity, again });
    }
}

fn keep(mut click: On<Pointer<Click>>, buttons: Query<(), With<RepeatButton>>) {
    if buttons.contains(click.entity) {
        click.propagate(false);
    }
}

fn go_on(
    time: Res<Time<Real>>,
    mouse: Res<ButtonInput<MouseButton>>,
    buttons: Query<&Hovered, (With<RepeatButton>, Without<InteractionDisabled>)>,
    mut held: ResMut<Held>,
    mut commands: Commands,
) {
    let Some(button) = held.button else { return };
    let over = buttons.get(button).is_ok_and(|hovered| hovered.get());
    let down = over && mouse.pressed(MouseButton::Left);
    if let Some(entity) = held.advance(time.delta_secs(), down) {
        let again = true;
        commands.trigger(Repeated { entity, again });
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Held>().add_observer(press).add_observer(keep).add_systems(Update, go_on);
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_input::repeat::{DELAY, INTERVAL};

    #[test]
    fn a_button_that_is_held_goes_on_as_a_key_does() {
        let mut held = Held::default();
        held.press(Entity::PLACEHOLDER);
        let pushes = |held: &mut Held, seconds: f32| {
            let frames = 0..(seconds * 100.0).round() as usize;
            let again = frames.filter(|_| held.advance(0.01, true).is_some());
            again.count()
        };
        assert_eq!(pushes(&mut held, DELAY - 0.02), 0);
        assert_eq!(pushes(&mut held, 2.0 * INTERVAL + 0.06), 3);
    }

    #[test]
    fn a_quick_press_is_one_push_however_long_the_frame_was() {
        let mut held = Held::default();
        held.press(Entity::PLACEHOLDER);
        assert_eq!(held.advance(2.0, true), None);
        assert_eq!(held.advance(0.01, false), None);
        assert_eq!(held.button(), None);
    }

    #[test]
    fn who_slides_off_a_button_and_back_has_let_it_go() {
        let mut held = Held::default();
        held.press(Entity::PLACEHOLDER);
        for down in [true, false] {
            assert_eq!(held.advance(DELAY, down), None);
        }
        assert_eq!(held.advance(5.0, true), None);
    }
}
