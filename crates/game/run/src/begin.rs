//! How a run enters the world, new or saved, and how it leaves.

use super::phase::screen_of;
use super::tell;
use bevy::prelude::*;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Campaign, Content, Practice, Settings};
use daemonfall_core::seed_text;
use daemonfall_platform::data::GameData;
use daemonfall_platform::diagnostics::drawing;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;

#[derive(Message, Clone, Debug)]
pub enum Begin {
    Fresh(Settings),
    Resume(Box<SavedRun>),
}

/// A run is in the world now, or another state of it: the screens lay it out anew.
#[derive(Event, Clone, Copy, Debug)]
pub struct Entered {
    /// Whether a saved run is continued: what was reported before is reported again.
    pub resumed: bool,
}

/// What waited to be shown of a run will not be shown any more.
#[derive(Event, Clone, Copy, Debug)]
pub struct Dropped;

/// The run has left the world: everything that it left there goes as well.
#[derive(Event, Clone, Copy, Debug)]
pub struct Left;

/// Returns the run's screen. After an error, the world has no run.
pub fn begin(world: &mut World, wish: Begin) -> Result<Screen, String> {
    clear(world);
    let content = world.resource::<GameData>().0.clone();
    let resumed = matches!(wish, Begin::Resume(_));
    let campaign = match wish {
        Begin::Fresh(settings) => drawing(world, 0, |_| Campaign::begin(content, settings))
            .map(|(campaign, _)| campaign)
            .map_err(|error| error.to_string())?,
        Begin::Resume(saved) => saved.resume(content, world).map_err(|error| error.to_string())?,
    };
    let settings = &campaign.run().settings;
    info!("a run: {}, {}, seed {}", settings.sector, settings.difficulty, seed_text(settings.seed));
    let screen = screen_of(&campaign.run().phase);
    world.insert_resource(campaign);
    tell(world, Entered { resumed });
    Ok(screen)
}

fn obey(world: &mut World) {
    let wish = world.resource_mut::<Messages<Begin>>().drain().last();
    let Some(wish) = wish else { return };
    match begin(world, wish) {
        Ok(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
        Err(reason) => {
            world.write_message(Notice::wrong(t!("run-cannot-begin", reason = reason)));
        }
    }
}

/// Makes room for another state of a run; the data are the game's own again.
pub fn make_room(world: &mut World, content: &Content) {
    world.insert_resource(content.dungeon.clone());
    world.insert_resource(content.breach.clone());
    tell(world, Dropped);
}

fn clear(world: &mut World) {
    world.remove_resource::<Campaign>();
    world.remove_resource::<Practice>();
    tell(world, Left);
    let content = world.resource::<GameData>().0.clone();
    make_room(world, &content);
}

/// On the way to the title, the run leaves the world in this set.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeaveSystems;

pub fn plugin(app: &mut App) {
    app.add_message::<Begin>().add_systems(Update, obey.run_if(on_message::<Begin>)).add_systems(
        OnEnter(Screen::TITLE),
        clear.in_set(LeaveSystems).run_if(super::is_under_way),
    );
}
