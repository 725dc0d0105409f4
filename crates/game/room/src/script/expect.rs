//! The checks of scripts.

use super::line::Line;
use super::{battle, breach, panels, sector, words};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_dungeon::{DiveState, fingerprint};
use daemonfall_platform::screen::Screen;
use daemonfall_ui::screen_fade::Veil;

/// Checks an `expect` line; other lines always pass. The error says what was found instead.
pub fn check(world: &mut World, line: &Line) -> Result<(), String> {
    match line {
        Line::ExpectScreen(wanted) => same("screen", wanted.name(), screen(world).name()),
        Line::ExpectFingerprint(wanted) if screen(world) == Screen::BREACH => same(
            "fingerprint",
            &wanted.to_string(),
            &daemonfall_breach::fingerprint(world).to_string(),
        ),
        Line::ExpectFingerprint(wanted) if screen(world) == Screen::BATTLE => same(
            "fingerprint",
            &wanted.to_string(),
            &battle::show(world)?.fought.battle.ending.fingerprint().to_string(),
        ),
        Line::ExpectMove(wanted) => {
            battle::show(world)?;
            same("move", &wanted.to_string(), &battle::moves(world).to_string())
        }
        Line::ExpectOutcome(wanted) if screen(world) == Screen::BATTLE => {
            same("outcome", wanted, battle::outcome_name(battle::show(world)?))
        }
        Line::ExpectFingerprint(wanted) if screen(world) == Screen::SECTOR => {
            world.get_resource::<Campaign>().ok_or("no run has begun")?;
            let found = world
                .resource_scope(|world, mut campaign: Mut<Campaign>| campaign.fingerprint(world));
            same("fingerprint", &wanted.to_string(), &found.to_string())
        }
        Line::ExpectSectorTurn(wanted) => {
            same("turn", &wanted.to_string(), &sector::table(world)?.turn.to_string())
        }
        Line::ExpectCycles(wanted) => {
            same("cycles", &wanted.to_string(), &sector::table(world)?.purse.cycles.to_string())
        }
        Line::ExpectStack(place, wanted) => same("stack", wanted, &sector::stack(world, *place)?),
        Line::ExpectOwner(place, wanted) => same("owner", wanted, &sector::owner(world, *place)?),
        Line::ExpectOutcome(wanted) if screen(world) == Screen::SECTOR => same(
            "outcome",
            wanted,
            daemonfall_sector_mode::words::outcome_name(sector::table(world)?.outcome),
        ),
        Line::ExpectRound(wanted) => {
            same("round", &wanted.to_string(), &breach::table(world)?.round.to_string())
        }
        Line::ExpectTurn(wanted) => {
            let table = breach::table(world)?;
            let who = table.turn.map_or("nobody", |turn| table.name(turn.who));
            same("turn", wanted, who)
        }
        Line::ExpectOutcome(wanted) => {
            same("outcome", wanted, breach::outcome_name(breach::table(world)?.outcome))
        }
        Line::ExpectFingerprint(wanted) => {
            dive(world)?;
            same("fingerprint", &wanted.to_string(), &fingerprint(world).to_string())
        }
        Line::ExpectFloor(wanted) => {
            same("floor", &wanted.to_string(), &(dive(world)?.floor + 1).to_string())
        }
        Line::ExpectBeat(wanted) => {
            same("beat", &wanted.to_string(), &dive(world)?.beat.to_string())
        }
        Line::ExpectText(words) => contains("screen", words, &texts(world)),
        Line::ExpectTitle(words) => contains("window", words, &titles(world)),
        Line::ExpectPanel(words) => contains("dock", words, &panels::texts(world)),
        Line::ExpectNoPanels => match panels::open(world) {
            false => Ok(()),
            true => Err("the panels are open".into()),
        },
        _ => Ok(()),
    }
}

/// The titles of the windows.
fn titles(world: &mut World) -> Vec<String> {
    let mut windows = world.query::<&Window>();
    let titles = windows.iter(world).map(|window| window.title.clone());
    titles.collect()
}

fn contains(what: &str, words: &str, texts: &[String]) -> Result<(), String> {
    if texts.iter().any(|text| text.contains(words)) {
        Ok(())
    } else {
        Err(format!("expected the text {words:?}; the {what} shows {texts:?}"))
    }
}

fn same(what: &str, wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("expected {what} {wanted}, found {found}")) }
}

pub fn screen(world: &World) -> Screen {
    *world.resource::<State<Screen>>().get()
}

/// Whether the screen is still fading in.
pub fn veiled(world: &mut World) -> bool {
    world.query_filtered::<(), With<Veil>>().iter(world).next().is_some()
}

/// The current or last dive.
pub fn dive(world: &World) -> Result<DiveState, String> {
    world.get_resource::<daemonfall_dive_mode::session::Session>().ok_or("no dive has begun")?;
    world.get_resource::<DiveState>().cloned().ok_or_else(|| "no dive has begun".into())
}

/// All texts on the screen, in order.
fn texts(world: &mut World) -> Vec<String> {
    let shown = words::shown(world).into_iter().map(|(text, _)| text);
    let mut found: Vec<String> = shown.filter(|text| !text.is_empty()).collect();
    found.sort();
    found
}
