//! The pause key.
//! Anything that covers a pause keeps the key to itself. A pause is a dialogue, so screens below it
//! read no keys, and the key that paused map or breach also resumes here.

use crate::prelude::*;
use daemonfall_input::action_table::ActionTable;

/// The level of pauses among dialogues.
pub const LEVEL: i32 = 10;

/// Whether something covers a pause, or would cover one: the settings, the help.
#[derive(SystemParam)]
pub struct Covered<'w, 's> {
    scopes: Query<'w, 's, &'static FocusScope>,
}

impl Covered<'_, '_> {
    pub fn now(&self) -> bool {
        self.scopes.iter().any(|scope| scope.0 > LEVEL)
    }
}

fn go_on<A: ActionTable>(app: &mut App, screen: Screen, pause: A) {
    app.add_systems(
        Update,
        (move |input: Res<ActionInput>,
               covered: Covered,
               paused: Res<State<Paused>>,
               mut next: ResMut<NextState<Paused>>| {
            if input.has(pause) && paused.0 && !covered.now() {
                next.set(Paused(false));
            }
        })
        .in_set(BackSystems::Screen)
        .run_if(in_state(screen)),
    );
}

pub fn plugin(app: &mut App) {
    go_on(app, Screen::SECTOR, SectorAction::Pause);
    go_on(app, Screen::BREACH, BreachAction::Pause);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn what_lies_over_a_pause_keeps_its_key_to_itself_and_what_lies_under_it_does_not() {
        let mut world = World::new();
        let mut covered_by = |level: i32| {
            let scope = world.spawn(FocusScope(level)).id();
            let covered = world.run_system_once(|covered: Covered| covered.now());
            world.despawn(scope);
            covered.ok()
        };
        assert_eq!(covered_by(5), Some(false));
        assert_eq!(covered_by(LEVEL), Some(false));
        assert_eq!(covered_by(20), Some(true));
    }
}
