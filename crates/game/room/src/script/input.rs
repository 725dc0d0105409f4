//! Lines that press keys and buttons, and move the pointer and fingers.

use super::driver::{self, DriverAction, InputDriver, Work};
use super::keys::{self, KeyPress};
use super::line::{Act, Kind, at_once, numbers, once, point, seconds, steps, until};
use super::{devices, inject, words};
use crate::prelude::*;
use daemonfall_ui::accessibility;

pub const KINDS: &[Kind] = &[
    ("key KEY", |rest, _| {
        let key = key(rest)?;
        steps(move |world, moment| {
            match moment.step {
                0 => inject::press(world, &key),
                _ => inject::release(world, &key),
            }
            Ok(moment.step > 0)
        })
    }),
    // With `held` at its end, the button is not released.
    ("pad BUTTON", |rest, _| {
        let (name, last) = rest.strip_suffix(" held").map_or((rest, 2), |name| (name, 1));
        let button = devices::named(name).ok_or_else(|| {
            format!("there is no button {name:?}: write South, East, DPadUp, RightTrigger2, Start")
        })?;
        steps(move |world, moment| {
            match moment.step {
                0 => drop(devices::plug_in(world)),
                step => devices::set(world, button, step == 1),
            }
            Ok(moment.step >= last)
        })
    }),
    ("unplug", |_, _| once(devices::unplug)),
    ("tap KEY", |rest, _| {
        let key = key(rest)?;
        at_once(move |world| stroke(world, &key))
    }),
    ("hold KEY SECONDS", |rest, _| {
        let (name, lasts) = rest.split_once(' ').unwrap_or((rest, "1"));
        let (key, seconds) = (key(name)?, seconds(lasts)?);
        steps(move |world, moment| {
            let over = moment.step > 0 && moment.waited >= seconds;
            if moment.step == 0 {
                inject::press(world, &key);
            } else if over {
                inject::release(world, &key);
            }
            Ok(over)
        })
    }),
    // One letter per frame.
    ("type WORDS", |rest, _| {
        let letters = rest.chars().map(|letter| {
            keys::of_letter(letter).ok_or_else(|| format!("there is no key for {letter:?}"))
        });
        let letters: Vec<KeyPress> = letters.collect::<Result<_, _>>()?;
        steps(move |world, moment| {
            if let Some(letter) = letters.get(moment.step) {
                stroke(world, letter);
            }
            Ok(moment.step + 1 >= letters.len())
        })
    }),
    ("move X Y", |rest, _| {
        let place = point(rest)?;
        at_once(move |world| inject::move_to(world, place))
    }),
    ("move text WORDS", |rest, _| {
        let wanted = rest.to_owned();
        once(move |world| {
            let place = words::place(world, &wanted)?;
            inject::move_to(world, place);
            Ok(())
        })
    }),
    ("click X Y", |rest, _| {
        let place = point(rest)?;
        at(move |_| Ok(place), click)
    }),
    ("click text WORDS", |rest, _| at_words(rest, words::place, click)),
    ("touch X Y", |rest, _| {
        // With a third number, the finger is lifted after so many seconds.
        let form = "touch X Y, touch X Y SECONDS, or touch text WORDS";
        if let Ok([x, y, seconds]) = numbers(rest, form) {
            return steps(move |world, moment| {
                let over = moment.waited >= seconds;
                Ok(devices::rest(world, Vec2::new(x, y), moment.step, over))
            });
        }
        let place = Vec2::from_array(numbers(rest, form)?);
        at(move |_| Ok(place), devices::tap)
    }),
    ("touch text WORDS", |rest, _| at_words(rest, words::place, devices::tap)),
    ("swipe X Y TOX TOY", |rest, _| {
        let [x, y, to_x, to_y] = numbers(rest, "four numbers: the start X Y and the end X Y")?;
        let way = (Vec2::new(x, y), Vec2::new(to_x, to_y));
        steps(move |world, moment| Ok(devices::swipe(world, way, moment.step)))
    }),
    ("pinch X Y BY", |rest, _| {
        let form = "pinch X Y BY: how many times as far apart two fingers go";
        let [x, y, by] = numbers(rest, form)?;
        if by <= 0.0 {
            return Err(format!("write {form}"));
        }
        steps(move |world, moment| Ok(devices::pinch(world, Vec2::new(x, y), by, moment.step)))
    }),
    ("hand DEVICE", |rest, _| {
        let hand = InputDriver::read(rest)?;
        at_once(move |world| world.insert_resource(hand))
    }),
    ("use LABEL", |rest, _| {
        let (words, mut work) = (rest.to_owned(), Work::default());
        until(move |world, _| {
            let hand = *world.resource::<InputDriver>();
            let done = work.go_on(world, hand, |world| driver::button(world, hand, &words))?;
            Ok((done, format!("the button {words:?}")))
        })
    }),
    ("ask ROLE NAME", |rest, _| {
        super::expect::spoken(rest, |world, words| {
            let all = accessibility::known(world);
            let found = all.iter().find(|it| it.words.starts_with(words));
            let found = found.ok_or_else(|| format!("a screen reader is not told {words:?}"))?;
            accessibility::ask(world, found.entity);
            Ok(())
        })
    }),
    ("press WIDGET", |rest, _| at_words(rest, words::place_panels, click)),
];

fn key(name: &str) -> Result<KeyPress, String> {
    keys::named(name).ok_or_else(|| {
        format!(
            "there is no key {name:?}: write Enter, Escape, ArrowUp, Space, Tab, F11, or a letter"
        )
    })
}

fn stroke(world: &mut World, key: &KeyPress) {
    inject::press(world, key);
    inject::release(world, key);
}

fn click(world: &mut World, place: Vec2, step: usize) -> bool {
    driver::perform(world, InputDriver::Mouse, DriverAction::Point(place), step)
}

/// A line that acts at a place, step by step; the place is looked for when it begins.
fn at(
    find: impl Fn(&mut World) -> Result<Vec2, String> + Send + Sync + 'static,
    act: fn(&mut World, Vec2, usize) -> bool,
) -> Result<Act, String> {
    let mut place = None;
    steps(move |world, moment| {
        let at = match place {
            Some(at) => at,
            None => *place.insert(find(world)?),
        };
        Ok(act(world, at, moment.step))
    })
}

fn at_words(
    words: &str,
    find: fn(&mut World, &str) -> Result<Vec2, String>,
    act: fn(&mut World, Vec2, usize) -> bool,
) -> Result<Act, String> {
    let words = words.to_owned();
    at(move |world| find(world, &words), act)
}
