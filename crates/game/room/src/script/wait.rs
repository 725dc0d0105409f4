//! Lines that wait.

use super::line::{Kind, number, screen, seconds, steps, until};
use super::{battle, breach, expect, panels, sector};

pub const KINDS: &[Kind] = &[
    ("wait SCREEN", |rest, screens| {
        let wanted = screen(rest, screens)?;
        until(move |world, _| {
            let found = expect::screen(world);
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
            let texts = panels::texts(world);
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
            let found = battle::moves(world);
            Ok((found >= wanted, format!("move {wanted} of the film, still at {found}")))
        })
    }),
    ("wait choice", |_, _| until(|world, _| Ok((breach::is_ready(world), "a choice".into())))),
    ("wait turn", |_, _| until(|world, _| Ok((sector::is_ready(world), "a turn".into())))),
    ("wait odds", |_, _| {
        until(|world, _| Ok((battle::odds_are_counted(world), "the odds".into())))
    }),
    ("wait film", |_, _| {
        until(|world, _| Ok((battle::film_is_over(world)?, "the end of the film".into())))
    }),
];
