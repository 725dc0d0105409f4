//! Lines that check what there is.

use super::idle::Watch;
use super::line::{self, Act, Kind, number, once, steps};
use super::{breach, readable, sector, words};
use crate::console::called::coordinates;
use crate::prelude::*;
use daemonfall_ui::accessibility;
use daemonfall_ui::screen_fade::Veil;
use std::fmt::Display;
use std::str::FromStr;

pub const KINDS: &[Kind] = &[
    ("expect fingerprint HEX", |rest, _| {
        let print = u64::from_str_radix(rest, 16)
            .map_err(|_| format!("{rest:?} is not a fingerprint: write sixteen digits 0-9 a-f"))?;
        same("fingerprint", Fingerprint(print), print_of)
    }),
    ("expect screen NAME", |rest, screens| {
        let wanted = line::screen(rest, screens)?;
        same("screen", wanted.name(), |world| Ok(screen(world).name().into()))
    }),
    ("expect floor N", |rest, _| counted("floor", rest, |world| Ok(dive(world)?.floor + 1))),
    ("expect beat N", |rest, _| counted("beat", rest, |world| Ok(dive(world)?.beat))),
    ("expect round N", |rest, _| counted("round", rest, |world| Ok(breach::table(world)?.round))),
    ("expect move N", |rest, _| {
        counted("move", rest, |world| sector::show(world).map(|_| sector::moves(world)))
    }),
    ("expect turn NAME", |rest, _| {
        same("turn", rest, |world| {
            let table = breach::table(world)?;
            Ok(table.turn.map_or("nobody", |turn| table.name(turn.who)).into())
        })
    }),
    ("expect outcome OUTCOME", |rest, _| {
        if !["won", "lost", "draw", "none"].contains(&rest) {
            return Err("write expect outcome won, lost, draw or none".into());
        }
        same("outcome", rest, |world| {
            Ok(match screen(world) {
                Screen::BATTLE => sector::outcome_name(sector::show(world)?).into(),
                Screen::SECTOR => {
                    let outcome = sector::table(world)?.outcome;
                    daemonfall_sector_mode::words::outcome_name(outcome).into()
                }
                _ => breach::outcome_name(breach::table(world)?.outcome).into(),
            })
        })
    }),
    ("expect sector-turn N", |rest, _| {
        counted("turn", rest, |world| Ok(sector::table(world)?.turn))
    }),
    ("expect cycles N", |rest, _| {
        counted("cycles", rest, |world| Ok(sector::table(world)?.purse.cycles))
    }),
    ("expect stack COLUMN,ROW WHO", |rest, _| {
        let (place, who) = at(rest)?;
        same("stack", who, move |world| sector::stack(world, place))
    }),
    ("expect owner COLUMN,ROW WHO", |rest, _| {
        let (place, who) = at(rest)?;
        same("owner", who, move |world| sector::owner(world, place))
    }),
    ("expect text WORDS", |rest, _| shown("screen", rest, texts)),
    ("expect spoken ROLE NAME", |rest, _| {
        spoken(rest, |world, words| {
            let all = accessibility::known(world);
            if let Some(nameless) = all.iter().find(|it| !it.named) {
                return Err(format!("a {}has no name", nameless.words));
            }
            let words = words.to_owned();
            match all.iter().any(|it| it.words.starts_with(&words)) {
                true => Ok(()),
                false => {
                    let all: Vec<&str> = all.iter().map(|it| it.words.as_str()).collect();
                    Err(format!("a screen reader is not told {words:?}, but {all:?}"))
                }
            }
        })
    }),
    ("expect title WORDS", |rest, _| {
        shown("window", rest, |world| {
            let mut windows = world.query::<&Window>();
            windows.iter(world).map(|window| window.title.clone()).collect()
        })
    }),
    ("expect idle FRAMES", |rest, _| {
        let frames: usize = number(rest, "frames")?;
        let mut watch = None;
        steps(move |world, moment| {
            let watch = watch.get_or_insert_with(|| Watch::begin(world));
            watch.look(world);
            if moment.step < frames { Ok(false) } else { watch.result().map(|()| true) }
        })
    }),
    ("expect readable", |_, _| once(readable::check)),
    ("expect panel WORDS", |rest, _| shown("dock", rest, words::texts)),
    ("expect panels closed", |_, _| {
        once(|world| match words::open(world) {
            false => Ok(()),
            true => Err("the panels are open".into()),
        })
    }),
];

fn same(
    what: &'static str,
    wanted: impl Display,
    found: impl Fn(&mut World) -> Result<String, String> + Send + Sync + 'static,
) -> Result<Act, String> {
    let wanted = wanted.to_string();
    once(move |world| match found(world)? {
        found if found == wanted => Ok(()),
        found => Err(format!("expected {what} {wanted}, found {found}")),
    })
}

fn counted<N: FromStr + Display + 'static>(
    what: &'static str,
    wanted: &str,
    found: fn(&mut World) -> Result<N, String>,
) -> Result<Act, String> {
    let wanted: N = number(wanted, what)?;
    same(what, wanted, move |world| found(world).map(|it| it.to_string()))
}

fn shown(
    what: &'static str,
    words: &str,
    texts: fn(&mut World) -> Vec<String>,
) -> Result<Act, String> {
    let words = words.to_owned();
    once(move |world| {
        let texts = texts(world);
        match contain(&texts, &words) {
            true => Ok(()),
            false => Err(format!("expected the text {words:?}; the {what} shows {texts:?}")),
        }
    })
}

/// A line about what screen readers are told. It is told from the frame after they begin to listen.
pub fn spoken(words: &str, act: fn(&mut World, &str) -> Result<(), String>) -> Result<Act, String> {
    let words = words.to_owned();
    line::steps(move |world, moment| {
        accessibility::listen(world);
        if moment.step < 3 {
            return Ok(false);
        }
        act(world, &words).map(|()| true)
    })
}

pub fn contain(texts: &[String], words: &str) -> bool {
    texts.iter().any(|text| text.contains(words))
}

fn at(text: &str) -> Result<(sector::Place, String), String> {
    let (place, who) =
        text.split_once(' ').ok_or("write COLUMN,ROW and the stack: 5,7 Ash 3, or 5,7 nobody")?;
    Ok((coordinates(place)?, who.trim().into()))
}

fn print_of(world: &mut World) -> Result<String, String> {
    let print = match screen(world) {
        Screen::BREACH => daemonfall_breach::fingerprint(world),
        Screen::BATTLE => sector::show(world)?.fought.battle.ending.fingerprint(),
        Screen::SECTOR => {
            world.get_resource::<Campaign>().ok_or("no run has begun")?;
            world.resource_scope(|world, mut campaign: Mut<Campaign>| campaign.fingerprint(world))
        }
        _ => {
            dive(world)?;
            daemonfall_dungeon::fingerprint(world)
        }
    };
    Ok(print.to_string())
}

/// Whether the screen is still fading in.
pub fn veiled(world: &mut World) -> bool {
    world.query_filtered::<(), With<Veil>>().iter(world).next().is_some()
}

pub fn dive(world: &World) -> Result<DiveState, String> {
    world.get_resource::<daemonfall_dive_mode::session::Session>().ok_or("no dive has begun")?;
    world.get_resource::<DiveState>().cloned().ok_or_else(|| "no dive has begun".into())
}

/// All texts on the screen, in alphabetical order.
pub fn texts(world: &mut World) -> Vec<String> {
    let shown = words::shown(world).into_iter().map(|(text, _)| text);
    let mut found: Vec<String> = shown.filter(|text| !text.is_empty()).collect();
    found.sort();
    found
}
