//! Lines that press keys and buttons, and move the pointer and fingers.

use super::driver::{self, DriverAction, InputDriver};
use super::keys::{self, KeyPress};
use super::line::{Act, Kind, numbers, once, point, seconds, steps, until};
use super::{devices, inject, words};
use crate::prelude::*;
use bevy::input::ButtonState;
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
        once(move |world| {
            stroke(world, &key);
            Ok(())
        })
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
        once(move |world| {
            inject::move_to(world, place);
            Ok(())
        })
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
        steps(move |world, moment| {
            click(world, moment.step, |_| Ok(place))?;
            Ok(moment.step >= 6)
        })
    }),
    ("click text WORDS", |rest, _| {
        at_words(rest, |world, place, step| {
            driver::perform(world, InputDriver::Mouse, DriverAction::Point(place), step)
        })
    }),
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
        steps(move |world, moment| Ok(devices::tap(world, place, moment.step)))
    }),
    ("touch text WORDS", |rest, _| at_words(rest, devices::tap)),
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
        once(move |world| {
            world.insert_resource(hand);
            Ok(())
        })
    }),
    ("use LABEL", |rest, _| {
        let words = rest.to_owned();
        until(move |world, _| Ok((driver::used(world, &words)?, format!("the button {words:?}"))))
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
    ("press WIDGET", |rest, _| {
        let name = rest.to_owned();
        steps(move |world, moment| {
            click(world, moment.step, |world| words::place_panels(world, &name))?;
            Ok(moment.step >= 8)
        })
    }),
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

/// The widget is detected a frame after the pointer moves; its tooltip may shift what is below.
fn click(
    world: &mut World,
    step: usize,
    place: impl Fn(&mut World) -> Result<Vec2, String>,
) -> Result<(), String> {
    match step {
        0 => {
            let place = place(world)?;
            inject::move_to(world, place);
        }
        3 => inject::button(world, MouseButton::Left, ButtonState::Pressed),
        5 => inject::button(world, MouseButton::Left, ButtonState::Released),
        _ => {}
    }
    Ok(())
}

/// A line that acts at the place where the words were when it began.
fn at_words(words: &str, act: fn(&mut World, Vec2, usize) -> bool) -> Result<Act, String> {
    let (words, mut place) = (words.to_owned(), None);
    steps(move |world, moment| {
        let at = match place {
            Some(at) => at,
            None => *place.insert(words::place(world, &words)?),
        };
        Ok(act(world, at, moment.step))
    })
}
