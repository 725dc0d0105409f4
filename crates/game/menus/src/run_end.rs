//! The end of a run.
//! How it ended and why, its score, losses, survivors, unlocks, a look back, and where to go next.

mod board;
mod look_back;
pub mod settle;
#[cfg(target_family = "wasm")]
mod share;

use crate::page;
use crate::prelude::*;
use crate::runs::review::LookBack;
use crate::runs::seed;
use daemonfall_campaign::saves::Slot;
use daemonfall_campaign::{Cause, Ending, Fallen, Summary};
use daemonfall_dive_mode::session::tally::article;
use daemonfall_run::begin::Begin;
use daemonfall_sector::Victory;
use settle::Settled;

fn summary(campaign: &Campaign) -> Option<&Summary> {
    match &campaign.run().phase {
        Phase::Over(summary) => Some(summary),
        _ => None,
    }
}

fn show(
    campaign: Res<Campaign>,
    settled: Res<Settled>,
    store: Res<SaveStore>,
    pens: Pens,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let Some(summary) = summary(&campaign) else {
        return;
    };
    let seed = campaign.run().settings.seed;
    // While looking back at a run, another one may be saved; a new run must ask about it first.
    let kept = store.read(Slot::Auto.file());
    let free = kept.is_ok_and(|kept| kept.is_none());
    let choices = choices(&mut commands, seed, free);
    let panel = board::spawn(&mut commands, pen, &campaign, summary, &settled);
    commands.entity(panel).add_child(choices);
    let root = page::centred(&mut commands, pen.atlas, Screen::RUN_END, 0.88);
    commands.entity(root).insert(Unhurried::default()).add_child(panel);
}

/// The buttons to go on; `free` says whether a new run replaces no saved one.
fn choices(commands: &mut Commands, seed: u64, free: bool) -> Entity {
    let about = Tooltip::new(t!("run-end-again-about"));
    let again = link(commands, t!("run-end-again"), about, Screen::NEW_RUN);
    commands.entity(again).insert(FocusFirst);
    let same = free.then(|| same(commands));
    let about = Tooltip::new(t!("run-end-title-about"));
    let title = link(commands, t!("run-end-title"), about, Screen::TITLE);
    let copy = seed::copy_button(commands, seed);
    let mut all = vec![again];
    all.extend(same);
    all.extend([look_back::open(commands), copy]);
    #[cfg(target_family = "wasm")]
    all.extend(share::buttons(commands));
    all.push(title);
    side_by_side(commands, 10.0, &all)
}

fn same(commands: &mut Commands) -> Entity {
    let begin = |_: On<Activate>, campaign: Res<Campaign>, mut begin: MessageWriter<Begin>| {
        begin.write(Begin::Fresh(campaign.run().settings.clone()));
    };
    let about = Tooltip::new(t!("run-end-same-about"));
    action(commands, t!("run-end-same"), about, begin)
}

/// The look-back page is closed first.
fn step_back(
    mut back: ResMut<Back>,
    looking: Option<ResMut<LookBack>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !back.take() {
        return;
    }
    match looking {
        Some(mut looking) if looking.open => looking.open = false,
        _ => next.set(Screen::TITLE),
    }
}

pub fn heading(ending: Ending) -> String {
    match ending {
        Ending::Won => t!("run-end-won"),
        Ending::LeaderLost => t!("run-end-leader-lost"),
        Ending::StacksLost => t!("run-end-stacks-lost"),
        Ending::GaveUp => t!("run-end-given-up"),
    }
}

pub fn kind(content: &Content, key: &str) -> String {
    let roster = &content.sector.roster;
    let found = roster.find(key).map(|id| roster.kind(id).name.clone());
    found.unwrap_or_else(|| t!("run-end-some-unit"))
}

pub fn item(content: &Content, key: &str) -> String {
    let found = content.campaign.find_mod(key);
    found.map_or_else(|| t!("run-end-some-mod"), |id| content.campaign.item(id).name.clone())
}

/// The cause of a loss; follows the name of the lost unit.
pub fn cause(content: &Content, cause: &Cause) -> String {
    match cause {
        Cause::Battle(key) => {
            let mut all = content.sector.library.factions();
            let found = all.find(|(_, it)| it.key == *key);
            let name = found.map_or_else(|| t!("run-end-some-faction"), |(_, it)| it.name.clone());
            t!("run-end-fell-battle", name = name)
        }
        Cause::Dive(key) => {
            let dungeon = &content.dungeon;
            let found = key.as_ref().and_then(|key| dungeon.find_kind(key));
            match found.map(|id| dungeon.kind(id)) {
                Some(kind) if kind.traits.player.is_some() => t!("run-end-fell-dive-own"),
                Some(kind) => {
                    let small = kind.name.to_lowercase();
                    let article = article(&small);
                    let name = kind.name.as_str();
                    t!("run-end-fell-dive-to", name = name, small = small, article = article)
                }
                None => t!("run-end-fell-dive"),
            }
        }
        Cause::Breach(key) => {
            let found = content.breach.guardian(key);
            let name = found.map_or_else(|| t!("run-end-some-guardian"), |it| it.name.clone());
            t!("run-end-fell-breach", name = name)
        }
        Cause::Encounter(key) => {
            let mut all = content.campaign.encounters();
            let found = all.find(|(_, it)| it.key == *key);
            let name =
                found.map_or_else(|| t!("run-end-some-encounter"), |(_, it)| it.name.clone());
            t!("run-end-lost-encounter", name = name)
        }
        Cause::Unpaid => t!("run-end-lost-unpaid"),
        Cause::Disbanded => t!("run-end-lost-let-go"),
    }
}

/// A lost unit, by its own name if it had one.
pub fn called(content: &Content, it: &Fallen) -> String {
    daemonfall_sector_mode::words::called(&it.name, &kind(content, &it.kind))
}

/// A sentence about a lost unit: "Needle died in battle against Ash."
pub fn fallen(content: &Content, it: &Fallen) -> String {
    let (name, how) = (called(content, it), cause(content, &it.cause));
    t!("run-end-fallen", name = name, how = how)
}

pub fn sentence(content: &Content, summary: &Summary, victory: Victory) -> String {
    let turn = summary.turns;
    let told = |it: &Fallen| (called(content, it), cause(content, &it.cause));
    let mut last = summary.tally.fallen.iter().rev();
    match summary.ending {
        Ending::Won => t!("run-end-told-won", victory = victory.key(), turn = turn),
        Ending::GaveUp => t!("run-end-told-given-up", turn = turn),
        Ending::LeaderLost => match last.find(|it| it.leader).map(told) {
            Some((name, how)) => t!("run-end-told-leader", name = name, how = how, turn = turn),
            None => t!("run-end-told-leader-unknown", turn = turn),
        },
        Ending::StacksLost => match last.next().map(told) {
            Some((name, how)) => t!("run-end-told-last", name = name, how = how, turn = turn),
            None => t!("run-end-told-last-unknown", turn = turn),
        },
    }
}

/// Names with counts: "Needle, Moth ×2".
pub fn counted(names: impl IntoIterator<Item = String>) -> String {
    let mut all: Vec<(String, usize)> = Vec::new();
    for name in names {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, number)) => *number += 1,
            None => all.push((name, 1)),
        }
    }
    let words = all.into_iter().map(|(name, number)| match number {
        1 => name,
        _ => format!("{name} \u{d7}{number}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::RUN_END)
        .add_plugins((settle::plugin, look_back::plugin))
        .add_systems(OnEnter(Screen::RUN_END), settle::settle.run_if(resource_exists::<Campaign>))
        .add_systems(
            Update,
            (
                // Each condition is looked at in every frame: no change is missed or seen late.
                show.run_if(resource_exists::<Campaign>)
                    .run_if(resource_exists_and_changed::<Settled>),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::RUN_END)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

    #[test]
    fn every_cause_is_told_by_names_of_the_data() -> Result<(), String> {
        let content = content()?;
        let told = |it: Cause| cause(&content, &it);
        for (_, faction) in content.sector.library.factions() {
            let words = told(Cause::Battle(faction.key.clone()));
            assert!(words.ends_with(&faction.name), "{words}");
        }
        for guardian in content.breach.guardians() {
            let words = told(Cause::Breach(guardian.key.clone()));
            assert!(words.ends_with(&guardian.name), "{words}");
        }
        for (_, encounter) in content.campaign.encounters() {
            let words = told(Cause::Encounter(encounter.key.clone()));
            assert!(words.ends_with(&encounter.name), "{words}");
        }
        let bitten = told(Cause::Dive(Some("crawler".into())));
        assert_eq!(bitten, "was killed in a dive by a crawler");
        let own = told(Cause::Dive(Some("player".into())));
        assert_eq!(own, "died in a dive, through its own fault");
        Ok(())
    }

    #[test]
    fn names_are_counted_in_the_order_in_which_they_come() {
        let names = ["Moth", "Needle", "Moth"].map(String::from);
        assert_eq!(counted(names), "Moth \u{d7}2, Needle");
    }
}
