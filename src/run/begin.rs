//! How a run enters the world, new or saved, and how it leaves.

use super::follow::screen_of;
use super::look_back::LookBack;
use super::recall::Recall;
use super::reopen::Opened;
use super::{Untold, past};
use crate::data::GameData;
use crate::notice::Notice;
use crate::screen::Screen;
use crate::sector;
use crate::view::log::Journal;
use crate::watching::drawing;
use bevy::prelude::*;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Campaign, Settings};
use daemonfall_core::seed_text;
use daemonfall_text::t;

#[derive(Message, Clone, Debug)]
pub enum Begin {
    Fresh(Settings),
    Resume(Box<SavedRun>),
}

/// Brings a run into the world and returns its screen.
///
/// # Errors
///
/// Why it cannot be done, in words; then the world has no run.
pub fn begin(world: &mut World, wish: Begin) -> Result<Screen, String> {
    clear(world);
    let content = world.resource::<GameData>().0.clone();
    let campaign = match wish {
        Begin::Fresh(settings) => drawing(world, 0, |_| Campaign::begin(content, settings))
            .map(|(campaign, _)| campaign)
            .map_err(|error| error.to_string())?,
        Begin::Resume(saved) => {
            let recall = Recall::new(&content, &saved.replay);
            let campaign = saved.resume(content, world);
            let campaign = campaign.map_err(|error| error.to_string())?;
            // Anything reported before is reported again.
            world.insert_resource(Journal::default());
            if let Some(recall) = recall {
                world.insert_resource(recall);
            }
            campaign
        }
    };
    let settings = &campaign.run().settings;
    info!("a run: {}, {}, seed {}", settings.sector, settings.difficulty, seed_text(settings.seed));
    let screen = screen_of(&campaign.run().place);
    sector::begin::lay_out(world, &campaign);
    world.insert_resource(campaign);
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

/// Removes the run and everything it left in the world; the data are the game's own again.
fn clear(world: &mut World) {
    past::forget(world);
    world.remove_resource::<Campaign>();
    world.remove_resource::<Recall>();
    world.remove_resource::<LookBack>();
    world.remove_resource::<Opened>();
    world.insert_resource(Untold::default());
    let content = world.resource::<GameData>().0.clone();
    world.insert_resource(content.dungeon.clone());
    world.insert_resource(content.breach.clone());
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
