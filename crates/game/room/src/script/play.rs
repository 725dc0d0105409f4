//! Lines that wait, play commands and replays, take pictures, and change the window.

use super::beats::{self, Beat, Playing};
use super::driver::{self, Following, InputDriver, Work};
use super::line::{Kind, at_once, number, once, screen, seconds, steps, until};
use super::{breach, expect, inject, sector, window, words};
use crate::console::called::coordinates;
use crate::prelude::{self, *};
use daemonfall_platform::cli::parse_size;
use daemonfall_ui::photo;

/// The time at which the game ends, whatever the script is doing, in seconds since it began.
#[derive(Resource)]
pub struct End(pub f32);

pub const KINDS: &[Kind] = &[
    ("wait SCREEN", |rest, screens| {
        let wanted = screen(rest, screens)?;
        until(move |world, _| {
            let found = prelude::screen(world);
            let there = found == wanted && !expect::veiled(world);
            Ok((there, format!("the screen {}, still at {}", wanted.name(), found.name())))
        })
    }),
    ("wait frames N", |rest, _| {
        let count: usize = number(rest, "frames")?;
        steps(move |_, moment| Ok(moment.step >= count))
    }),
    ("wait seconds N", |rest, _| {
        let seconds = seconds(rest)?;
        steps(move |_, moment| Ok(moment.waited >= seconds))
    }),
    ("wait text WORDS", |rest, _| {
        let words = rest.to_owned();
        until(move |world, _| {
            let texts = expect::texts(world);
            Ok((expect::contain(&texts, &words), format!("the text {words:?}")))
        })
    }),
    ("wait panel WORDS", |rest, _| {
        let words = rest.to_owned();
        until(move |world, _| {
            let texts = words::texts(world);
            Ok((expect::contain(&texts, &words), format!("the words {words:?} in the panels")))
        })
    }),
    ("wait beat N", |rest, _| {
        let wanted: u32 = number(rest, "beat")?;
        until(move |world, _| {
            let beat = expect::dive(world).map_or(0, |dive| dive.beat);
            Ok((beat >= wanted, format!("beat {wanted}, still at {beat}")))
        })
    }),
    ("wait move N", |rest, _| {
        let wanted: usize = number(rest, "moves")?;
        until(move |world, _| {
            let found = sector::moves(world);
            Ok((found >= wanted, format!("move {wanted} of the film, still at {found}")))
        })
    }),
    ("wait choice", |_, _| until(|world, _| Ok((breach::is_ready(world), "a choice".into())))),
    ("wait turn", |_, _| until(|world, _| Ok((sector::is_ready(world), "a turn".into())))),
    ("wait odds", |_, _| {
        until(|world, _| Ok((sector::odds_are_counted(world), "the odds".into())))
    }),
    ("wait film", |_, _| {
        until(|world, _| Ok((sector::film_is_over(world)?, "the end of the film".into())))
    }),
    ("command COMMAND", |rest, _| {
        let mut beat = Beat::new(beats::read(rest)?);
        steps(move |world, moment| beat.go_on(world, moment.waited))
    }),
    ("choose CHOICE", |rest, _| {
        let (pick, mut before, mut work) = (breach::read(rest)?, None, Work::default());
        until(move |world, _| {
            let before = match before {
                Some(before) => before,
                None => *before.insert(breach::choices(world)?),
            };
            let next = |world: &mut World| breach::next(world, &pick, before);
            let done = work.go_on(world, InputDriver::Keys, next)?;
            Ok((done, format!("{pick:?} to be chosen")))
        })
    }),
    ("cursor COLUMN,ROW", |rest, _| {
        let (place, mut work) = (coordinates(rest)?, Work::default());
        until(move |world, _| {
            let next = |world: &mut World| sector::next(world, place);
            let done = work.go_on(world, InputDriver::Keys, next)?;
            Ok((done, format!("the cursor at {place:?}")))
        })
    }),
    ("end turn", |_, _| {
        let mut work = Work::default();
        steps(move |world, _| {
            let pressed = work.last.is_some();
            let next = |world: &mut World| sector::next_of_end(world, pressed);
            work.go_on(world, InputDriver::Keys, next)
        })
    }),
    // Every fingerprint of a replay must match.
    ("play FILE", |rest, _| {
        let (file, mut playing) = (rest.to_owned(), None);
        steps(move |world, moment| match &mut playing {
            None => {
                playing = Some(Playing::begin(world, &file, moment.now)?);
                Ok(false)
            }
            Some(playing) => playing.go_on(world, moment.now),
        })
    }),
    ("follow FILE", |rest, _| {
        let ((file, turn), mut following) = (driver::read(rest)?, None);
        steps(move |world, moment| match &mut following {
            None => {
                following = Some(Following::begin(world, &file, turn, moment.now)?);
                Ok(false)
            }
            Some(following) => following.go_on(world, moment.now),
        })
    }),
    ("shot FILE", |rest, _| {
        let (file, mut taken) = (rest.to_owned(), None);
        until(move |world, _| {
            let shot = match &taken {
                Some(shot) => shot,
                None => taken.insert(photo::take_shot(world, &file)?),
            };
            let done = shot.done(world).transpose()?.is_some();
            Ok((done, format!("the picture {file}")))
        })
    }),
    ("film NAME MILLISECONDS", |rest, _| {
        let (name, lasts) = rest
            .rsplit_once(' ')
            .ok_or("write the pictures' name and the milliseconds of each: film dive 80")?;
        let (name, lasts) = (name.trim().to_owned(), number(lasts, "milliseconds")?);
        if !(1..=1000).contains(&lasts) {
            return Err("a picture of a film must last 1 to 1000 milliseconds".into());
        }
        once(move |world| window::begin(world, &name, lasts))
    }),
    ("cut", |_, _| until(|world, _| Ok((window::cut(world), "the pictures of the film".into())))),
    ("resize WIDTHxHEIGHT", |rest, _| {
        let (wide, high) = parse_size(rest)?;
        until(move |world, moment| {
            let resized = window::resize(world, (wide, high), moment.step);
            Ok((resized, format!("a window of {wide}x{high}")))
        })
    }),
    ("scale BY", |rest, _| {
        let by: f32 = number(rest, "pixels")?;
        if !(0.5..=4.0).contains(&by) {
            return Err("write scale and 0.5 to 4".into());
        }
        at_once(move |world| window::scale(world, by))
    }),
    ("close", |_, _| at_once(inject::close)),
    ("quit", |_, _| {
        at_once(|world| {
            world.write_message(AppExit::Success);
        })
    }),
    ("quit after SECONDS", |rest, _| {
        let seconds = seconds(rest)?;
        at_once(move |world| world.insert_resource(End(seconds)))
    }),
];
