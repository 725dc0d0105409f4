//! Settles a finished run once: counts it into the profile, saves its replay, and empties its slot.

use crate::prelude::*;
use crate::runs::open_replay::Opened;
use daemonfall_campaign::saves::{
    Kept, SaveError, Slot, clear, keep_profile, load, load_ladder, load_profile,
};
use daemonfall_campaign::{News, Profile, RunReplay, Summary};
use daemonfall_platform::clock::today;
use daemonfall_platform::saves::replays::name_of_run;
use daemonfall_platform::saves::store::Store;
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;
use std::sync::Arc;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// The name of the replay settled last.
    name: String,
    /// What the run has brought, by keys in the data.
    pub news: News,
    /// The place of the replay, or why it could not be saved.
    pub replay: Option<Result<String, String>>,
    /// What went wrong, for the player.
    told: Vec<String>,
}

fn leads_to(earlier: &RunReplay, replay: &RunReplay) -> bool {
    earlier.settings == replay.settings && replay.steps.starts_with(&earlier.steps)
}

/// Counts a run into the profile; returns what it has brought, and adds messages for the player. A
/// profile that cannot be reached may be whole: nothing is counted then, and the error returned.
/// Puzzles that were solved before there were feats are counted, too.
fn count(
    store: &dyn Store,
    content: &Arc<Content>,
    summary: &Summary,
    replay: &RunReplay,
    told: &mut Vec<String>,
) -> Result<News, SaveError> {
    let mut profile = match load_profile(store) {
        Ok(Kept { value, damage }) => {
            if let Some(error) = damage {
                let error = refused::kept(&error);
                told.push(t!("run-end-profile-backup", error = error));
            }
            value
        }
        Err(error) if error.is_damage() => {
            let error = refused::kept(&error);
            told.push(t!("run-end-profile-unreadable", error = error));
            Profile::default()
        }
        Err(error) => return Err(error),
    };
    let today = today();
    let mut news = profile.count(content, &replay.settings, summary, today);
    if let Ok(ladder) = load_ladder(store) {
        news.feats.extend(profile.climb(content, &ladder.value, today));
    }
    keep_profile(store, &profile)?;
    Ok(news)
}

/// A run whose replay already exists was counted before.
fn once(
    store: &dyn Store,
    content: &Arc<Content>,
    summary: &Summary,
    replay: &RunReplay,
) -> Settled {
    let mut told = Vec::new();
    let name = name_of_run(replay, summary.ending);
    let text = replay.write();
    let known = store.read(&name).is_ok_and(|old| old.as_ref() == Some(&text));
    let counted = match known {
        true => Ok(News::default()),
        false => count(store, content, summary, replay, &mut told),
    };
    let news = match counted {
        Ok(news) => news,
        Err(error) => {
            // Neither replay nor slot changes: *Continue* leads here again, and then it counts.
            let error = refused::kept(&error);
            told.push(t!("run-end-profile-unkept", error = error));
            return Settled { told, ..Settled::default() };
        }
    };
    let kept = store.write(&name, &text);
    let auto = load(store, Slot::Auto, content);
    if auto.is_ok_and(|kept| kept.is_some_and(|kept| leads_to(&kept.replay, replay)))
        && let Err(error) = clear(store, Slot::Auto)
    {
        let error = error.to_string();
        told.push(t!("run-end-slot-stays", error = error));
    }
    let place = store.place(&name);
    let replay = kept.map(|()| place).map_err(|error| error.to_string());
    Settled { name, news, replay: Some(replay), told }
}

/// Settles in the background; then the screen is shown. An opened replay was settled when it ended,
/// by its own player.
pub fn settle(
    campaign: Res<Campaign>,
    opened: Option<Res<Opened>>,
    store: Res<SaveStore>,
    mut settled: ResMut<Settled>,
) {
    let Phase::Over(summary) = &campaign.run().phase else {
        return;
    };
    if let Some(opened) = opened {
        *settled = Settled { replay: Some(Ok(opened.0.clone())), ..Settled::default() };
        return;
    }
    let replay = campaign.replay().clone();
    let name = name_of_run(&replay, summary.ending);
    if settled.name == name {
        // Without its result it is still on the way.
        if settled.replay.is_some() {
            settled.set_changed();
        }
        return;
    }
    *settled.bypass_change_detection() = Settled { name, ..Settled::default() };
    let (content, summary) = (campaign.content().clone(), summary.clone());
    let work = move |store: &dyn Store| once(store, &content, &summary, &replay);
    store.later(None, work, |world, settled| {
        for words in &settled.told {
            world.write_message(Notice::wrong(words));
        }
        world.insert_resource(settled);
    });
}

fn unlock(settled: Res<Settled>, mut effects: Effects) {
    if settled.news != News::default() {
        effects.play(Sound::Unlock);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Settled>()
        .add_systems(Update, unlock.run_if(resource_exists_and_changed::<Settled>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{content, small_run};
    use daemonfall_campaign::Ending;
    use daemonfall_campaign::saves::{SavedRun, keep};
    use daemonfall_platform::saves::store::{MemoryStore, ReadStore};

    /// A run given up at once, and its earlier save.
    fn given_up(seed: u64) -> Result<(Campaign, SavedRun), String> {
        let (mut world, mut campaign) = small_run(content()?, seed)?;
        let before = SavedRun::of(&campaign, &mut world);
        let done = campaign.apply(&mut world, RunCommand::GiveUp);
        done.map_err(|refusal| refusal.to_string())?;
        Ok((campaign, before))
    }

    fn settled(store: &MemoryStore, campaign: &Campaign) -> Result<Settled, String> {
        match &campaign.run().phase {
            Phase::Over(over) => Ok(once(store, campaign.content(), over, campaign.replay())),
            _ => Err("it is not over".into()),
        }
    }

    #[test]
    fn a_run_is_counted_once_and_its_slot_emptied() -> Result<(), String> {
        let (campaign, before) = given_up(5)?;
        let store = MemoryStore::default();
        keep(&store, Slot::Auto, &before, campaign.content()).map_err(|error| error.to_string())?;
        let it = settled(&store, &campaign)?;
        assert_eq!((it.told, it.news.unlocks), (Vec::new(), vec!["first_light".into()]));
        assert_eq!(store.read(Slot::Auto.file()), Ok(None));
        let name = name_of_run(campaign.replay(), Ending::GaveUp);
        let text = store.read(&name);
        assert_eq!(text, Ok(Some(campaign.replay().write())));
        assert_eq!(settled(&store, &campaign)?.news, News::default(), "in another program run");
        let profile = load_profile(&store).map_err(|error| error.to_string())?.value;
        assert_eq!(profile.progress.runs, 1);
        Ok(())
    }

    #[test]
    fn another_run_in_the_slot_stays() -> Result<(), String> {
        let (campaign, _) = given_up(5)?;
        let (_, other) = given_up(6)?;
        let store = MemoryStore::default();
        keep(&store, Slot::Auto, &other, campaign.content()).map_err(|error| error.to_string())?;
        settled(&store, &campaign)?;
        let held = store.read(Slot::Auto.file());
        assert_eq!(held, Ok(Some(other.write())));
        Ok(())
    }

    #[test]
    fn a_profile_that_cannot_be_read_is_told_and_set_aside() -> Result<(), String> {
        let (campaign, _) = given_up(5)?;
        let store = MemoryStore::default();
        let broken = |error: daemonfall_platform::saves::store::StoreError| error.to_string();
        store.write("profile.save", "nonsense").map_err(broken)?;
        let told = settled(&store, &campaign)?.told;
        assert_eq!(told.len(), 1, "{told:?}");
        let aside = store.read("profile-aside-1.save");
        assert_eq!(aside, Ok(Some("nonsense".into())));
        let profile = load_profile(&store).map_err(|error| error.to_string())?.value;
        assert_eq!(profile.progress.runs, 1);
        Ok(())
    }
}
