//! A unit of the player's that can do nothing waits by itself: the same command as the player's.

use super::Choosing;
use crate::act::{is_own_turn, take_back};
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, Copies};
use daemonfall_breach::can_only_wait;
use daemonfall_campaign::RunCommand;
use daemonfall_run::act::execute;

fn wait(world: &mut World) {
    let ready = world.resource::<BreachPlayback>().is_over() && is_own_turn(world);
    if !ready || !can_only_wait(world) {
        return;
    }
    // It is refused only while something other than this breach is shown.
    if execute(world, RunCommand::Breach(Command::Wait)).is_ok() {
        let Choosing { log, early, .. } = *world.resource::<Choosing>();
        world.insert_resource(Choosing { log, early, ..Choosing::default() });
    }
}

/// What is taken back or chosen in the same frame is meant for a unit that can do something.
pub(super) fn plugin(app: &mut App) {
    let wait = wait.in_set(BreachSystems::Act).before(take_back);
    app.add_systems(Update, wait.run_if(resource_exists::<Copies>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;
    use crate::log::BreachLog;
    use crate::{BreachSession, Choose, Refused, TakeBack, act, muster};
    use bevy::state::app::StatesPlugin;
    use daemonfall_breach::bots::Policy;
    use daemonfall_breach::{Scratch, Unit, install, turn};
    use daemonfall_campaign::{Content, Exercise, Practice};
    use daemonfall_platform::screen;

    /// A practised breach on its screen, without a picture: these two against a unit that never
    /// acts. Nothing of what happens takes time to show.
    fn breach(own: &str) -> Result<App, Box<dyn std::error::Error>> {
        let base = library()?;
        let unit = |key: &str| base.find_unit(key).map(|id| base.unit(id).clone()).ok_or("unit");
        let idle = |key: &str, speed| -> Result<Unit, &str> {
            let (key, kind) = (format!("idle_{key}"), unit(key)?);
            Ok(Unit { key, speed, subroutines: Vec::new(), ..kind })
        };
        let library = base.with_units([idle("needle", 100)?, idle("bastion", 10)?]);
        let (title, muster) = muster::read(&library, &format!("{own}:idle_bastion"), 1)?;
        let exercise =
            Exercise::Breach { title: title.clone(), muster, foes: Policy::Greedy, seed: 1 };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, screen::plugin))
            .insert_state(Screen::BREACH)
            .add_message::<Choose>()
            .add_message::<TakeBack>()
            .add_message::<Refused>()
            .add_message::<Notice>()
            .init_resource::<BreachPlayback>()
            .init_resource::<BreachLog>()
            .init_resource::<Choosing>()
            .add_plugins((act::plugin, plugin));
        let world = app.world_mut();
        install(world, library.clone());
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let content = Content::load_dir(folder).map_err(|errors| errors.to_string())?;
        let (practice, _) = Practice::begin(&content, world, exercise)?;
        world.insert_resource(practice);
        world.insert_resource(Copies(Scratch::new(&library)));
        world.insert_resource(BreachSession { title, seed: 1, ..default() });
        Ok(app)
    }

    /// Lets frames pass in which everything is shown at once.
    fn frames(app: &mut App, count: usize) {
        for _ in 0..count {
            app.update();
            app.world_mut().resource_mut::<BreachPlayback>().clear();
        }
    }

    fn session(app: &App) -> (u32, usize, bool) {
        let session = app.world().resource::<BreachSession>();
        (session.choices, session.marks.len(), session.can_take_back())
    }

    fn state(app: &App) -> BreachSnapshot {
        BreachSnapshot::of(app.world())
    }

    #[test]
    fn a_unit_that_can_do_nothing_waits_and_undo_goes_back_to_the_players_own_choice()
    -> Result<(), Box<dyn std::error::Error>> {
        let mut app = breach("idle_needle,needle")?;
        frames(&mut app, 30);
        let (asked, before) = (state(&app), session(&app));
        let who = turn(app.world()).map(|turn| turn.who);
        assert!(who == Some(CharacterId(1)) && !can_only_wait(app.world()), "{who:?} is asked");
        assert!(before.0 == 0 && before.1 > 0, "the idle one waited, uncounted: {before:?}");
        // Nothing of that was the player's: there is nothing to take back, and the player is told.
        assert!(!before.2);
        app.world_mut().write_message(TakeBack);
        frames(&mut app, 1);
        assert_eq!((state(&app), session(&app)), (asked.clone(), before));
        assert_eq!(app.world().resource::<Messages<Notice>>().len(), 1);

        app.world_mut().write_message(Choose(Command::Wait));
        frames(&mut app, 30);
        let after = session(&app);
        assert_eq!((after.0, after.2), (1, true));
        assert!(after.1 > before.1 + 1, "the idle one waited again: {after:?}");
        app.world_mut().write_message(TakeBack);
        frames(&mut app, 1);
        assert_eq!((state(&app), session(&app)), (asked, before));
        Ok(())
    }
}
