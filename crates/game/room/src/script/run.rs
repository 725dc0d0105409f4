//! Runs a script, at most one line per frame.

use super::driver::{self, Deed, Following, Hand};
use super::line::{Line, parse};
use super::{
    battle, beats, breach, expect, film, fingers, inject, pads, panels, sector, window, words,
};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use daemonfall_platform::cli::Options;
use daemonfall_platform::saves::texts;
use daemonfall_platform::screen::Screens;
use daemonfall_ui::photo::shot::{self, Shot};
use std::collections::VecDeque;

/// Seconds after which waiting has failed.
const PATIENCE: f32 = 120.0;

/// The current script.
#[derive(Resource)]
struct Script {
    file: String,
    lines: VecDeque<(u32, Line)>,
    /// The next step of the first of `lines`, and when that line began.
    step: usize,
    since: f32,
    /// The time at which the game ends in any case, in seconds since it began.
    end: Option<f32>,
}

/// What to do after a step of a line.
enum Turn {
    /// Do another step in the next frame.
    Again,
    /// Go to the next line.
    Done,
}

fn run(world: &mut World) {
    let Some(mut script) = world.remove_resource::<Script>() else {
        return;
    };
    let now = world.resource::<Time<Real>>().elapsed_secs();
    if script.end.is_some_and(|end| now >= end) {
        world.write_message(AppExit::Success);
        script.lines.clear();
    }
    if let Some((number, line)) = script.lines.front().cloned() {
        if script.step == 0 {
            script.since = now;
        }
        match advance(world, &mut script, &line, now) {
            Ok(Turn::Again) => script.step += 1,
            Ok(Turn::Done) => {
                script.step = 0;
                script.lines.pop_front();
            }
            Err(reason) => {
                complain(&format!("{}:{number}: {reason}", script.file));
                world.write_message(AppExit::error());
                script.lines.clear();
            }
        }
    }
    world.insert_resource(script);
}

fn advance(world: &mut World, script: &mut Script, line: &Line, now: f32) -> Result<Turn, String> {
    let (step, waited) = (script.step, now - script.since);
    let done_if = |done: bool| if done { Turn::Done } else { Turn::Again };
    let patient = |done: bool, what: String| {
        if done || waited < PATIENCE {
            Ok(done_if(done))
        } else {
            Err(format!("waited {PATIENCE} seconds for {what}"))
        }
    };
    Ok(match line {
        Line::WaitScreen(wanted) => {
            let found = expect::screen(world);
            patient(
                found == *wanted && !expect::veiled(world),
                format!("the screen {}, still at {}", wanted.name(), found.name()),
            )?
        }
        Line::WaitFrames(count) => done_if(step >= *count as usize),
        Line::WaitSeconds(seconds) => done_if(waited >= *seconds),
        Line::WaitText(words) => patient(
            expect::check(world, &Line::ExpectText(words.clone())).is_ok(),
            format!("the text {words:?}"),
        )?,
        Line::WaitBeat(wanted) => {
            let beat = expect::dive(world).map_or(0, |dive| dive.beat);
            patient(beat >= *wanted, format!("beat {wanted}, still at {beat}"))?
        }
        Line::Key(key) => {
            if step == 0 {
                inject::press(world, key)
            } else {
                inject::release(world, key)
            }
            done_if(step > 0)
        }
        Line::Pad(button) => {
            match step {
                0 => drop(pads::plug_in(world)),
                1 => pads::set(world, *button, true),
                _ => pads::set(world, *button, false),
            }
            done_if(step > 1)
        }
        Line::PadHeld(button) => {
            match step {
                0 => drop(pads::plug_in(world)),
                _ => pads::set(world, *button, true),
            }
            done_if(step > 0)
        }
        Line::Unplug => {
            pads::unplug(world)?;
            Turn::Done
        }
        Line::Tap(key) => {
            inject::press(world, key);
            inject::release(world, key);
            Turn::Done
        }
        Line::Hold(key, seconds) => {
            let over = step > 0 && waited >= *seconds;
            if step == 0 {
                inject::press(world, key)
            } else if over {
                inject::release(world, key)
            }
            done_if(over)
        }
        Line::Type(letters) => {
            if let Some(letter) = letters.get(step) {
                inject::press(world, letter);
                inject::release(world, letter);
            }
            done_if(step + 1 >= letters.len())
        }
        Line::Move(place) => {
            inject::move_to(world, *place);
            Turn::Done
        }
        Line::MoveText(wanted) => {
            let place = words::place(world, wanted)?;
            inject::move_to(world, place);
            Turn::Done
        }
        Line::Click(place) => {
            // The widget under the pointer is detected a frame after it moves.
            match step {
                0 => inject::move_to(world, *place),
                3 => inject::button(world, MouseButton::Left, ButtonState::Pressed),
                5 => inject::button(world, MouseButton::Left, ButtonState::Released),
                _ => {}
            }
            done_if(step >= 6)
        }
        Line::ClickText(wanted) => {
            if step == 0 {
                let place = words::place(world, wanted)?;
                world.insert_resource(Meant(Deed::Point(place)));
            }
            let Meant(deed) = *world.resource::<Meant>();
            done_if(driver::perform(world, Hand::Mouse, deed, step))
        }
        Line::Hand(hand) => {
            world.insert_resource(*hand);
            Turn::Done
        }
        Line::Use(words) => {
            let used = driver::used(world, words)?;
            patient(used, format!("the button {words:?}"))?
        }
        Line::Follow(file, until) => {
            if step == 0 {
                Following::begin(world, file, *until, now)?;
            }
            done_if(step > 0 && driver::follow(world, now)?)
        }
        Line::Touch(place) => done_if(fingers::tap(world, *place, step)),
        Line::TouchLong(place, seconds) => {
            done_if(fingers::rest(world, *place, step, waited >= *seconds))
        }
        Line::TouchText(words) => done_if(fingers::tap_words(world, words, step)?),
        Line::Swipe(from, to) => done_if(fingers::swipe(world, (*from, *to), step)),
        Line::Pinch(place, by) => done_if(fingers::pinch(world, *place, *by, step)),
        Line::Press(name) => {
            match step {
                0 => {
                    let place = panels::place(world, name)?;
                    inject::move_to(world, place);
                }
                // Moving the pointer there may open a tooltip, which can shift the content below.
                3 => inject::button(world, MouseButton::Left, ButtonState::Pressed),
                5 => inject::button(world, MouseButton::Left, ButtonState::Released),
                _ => {}
            }
            done_if(step >= 8)
        }
        Line::WaitPanel(words) => patient(
            expect::check(world, &Line::ExpectPanel(words.clone())).is_ok(),
            format!("the words {words:?} in the panels"),
        )?,
        Line::WaitChoice => patient(breach::is_ready(world), "a choice".into())?,
        Line::WaitOdds => patient(battle::odds_are_counted(world), "the odds".into())?,
        Line::WaitMove(wanted) => {
            let found = battle::moves(world);
            patient(found >= *wanted, format!("move {wanted} of the film, still at {found}"))?
        }
        Line::WaitFilm => patient(battle::film_is_over(world)?, "the end of the film".into())?,
        Line::Choose(pick) => {
            let chosen = breach::press(world, pick, step)?;
            patient(chosen, format!("{pick:?} to be chosen"))?
        }
        Line::WaitTurn => patient(sector::is_ready(world), "a turn".into())?,
        Line::Cursor(place) => {
            let there = sector::press(world, *place)?;
            patient(there, format!("the cursor at {place:?}"))?
        }
        Line::EndTurn => done_if(sector::end_turn(world, step)?),
        Line::Command(command) => done_if(beats::press(world, *command, step, waited)?),
        Line::Play(file) => done_if(beats::play(world, file, step, now)?),
        Line::Shot(file) => {
            if step == 0 {
                shot::take(world, file)?;
            }
            let taken = step > 0 && world.resource::<Shot>().is_taken();
            if taken {
                shot::check(file)?;
            }
            patient(taken, format!("the picture {file}"))?
        }
        Line::Film(name, milliseconds) => {
            film::begin(world, name, *milliseconds)?;
            Turn::Done
        }
        Line::Cut => patient(film::cut(world), "the pictures of the film".into())?,
        Line::Resize(wide, high) => patient(
            window::resize(world, (*wide, *high), step),
            format!("a window of {wide}x{high}"),
        )?,
        Line::Scale(by) => {
            window::scale(world, *by);
            Turn::Done
        }
        Line::Close => {
            inject::close(world);
            Turn::Done
        }
        Line::Quit => {
            world.write_message(AppExit::Success);
            Turn::Done
        }
        Line::QuitAfter(seconds) => {
            script.end = Some(*seconds);
            Turn::Done
        }
        other => {
            expect::check(world, other)?;
            Turn::Done
        }
    })
}

/// The action of a line that clicks on words, determined when it begins.
#[derive(Resource, Clone, Copy)]
struct Meant(Deed);

/// Reports why a script cannot continue.
fn complain(reason: &str) {
    eprintln!("{reason}");
    #[cfg(target_family = "wasm")]
    daemonfall_platform::web::crash::tell("The script cannot continue.", reason);
}

fn begin(
    options: Res<Options>,
    screens: Res<Screens>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    let Some(path) = &options.script else { return };
    let file = path.display().to_string();
    let read = texts::read(&file).and_then(|text| {
        parse(&text, &screens).map_err(|(line, reason)| format!("{file}:{line}: {reason}"))
    });
    match read {
        Ok(lines) => commands.insert_resource(Script {
            file,
            lines: lines.into(),
            step: 0,
            since: 0.0,
            end: None,
        }),
        Err(reason) => {
            complain(&reason);
            exit.write(AppExit::error());
        }
    }
}

/// Runs the script before each frame's input is read.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_systems(Startup, begin)
        .add_systems(PreUpdate, run.before(InputSystems));
}
