//! `--script FILE`: a file that presses keys and moves the pointer in the player's place, and
//! checks the results.
//!
//! All input is sent as window messages, so that the whole input path is used. docs/scripts.md
//! describes the lines.

mod beats;
mod breach;
mod devices;
mod driver;
mod expect;
mod idle;
mod input;
pub mod line;
mod play;
mod readable;
mod sector;
mod window;
mod words;

use crate::prelude::*;
use bevy::input::InputSystems;
use daemonfall_input::{keys, synthetic as inject};
use daemonfall_platform::saves::texts;
use daemonfall_platform::screen::Screens;
use driver::InputDriver;
use line::{Line, Moment, parse};
use play::End;
use std::collections::VecDeque;

#[derive(Resource)]
struct Script {
    file: String,
    lines: VecDeque<Line>,
    /// The next step of the first of `lines`, and when that line began.
    step: usize,
    since: f32,
}

fn run(world: &mut World) {
    let Some(mut script) = world.remove_resource::<Script>() else {
        return;
    };
    let now = world.resource::<Time<Real>>().elapsed_secs();
    if world.get_resource::<End>().is_some_and(|end| now >= end.0) {
        world.write_message(AppExit::Success);
        script.lines.clear();
    }
    if let Some(line) = script.lines.front_mut() {
        if script.step == 0 {
            script.since = now;
        }
        let moment = Moment { step: script.step, waited: now - script.since, now };
        match (line.act)(world, moment) {
            Ok(false) => script.step += 1,
            Ok(true) => {
                script.step = 0;
                script.lines.pop_front();
            }
            Err(reason) => {
                complain(&format!("{}:{}: {reason}", script.file, line.number));
                world.write_message(AppExit::error());
                script.lines.clear();
            }
        }
    }
    world.insert_resource(script);
}

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
        Ok(lines) => {
            commands.insert_resource(Script { file, lines: lines.into(), step: 0, since: 0.0 });
        }
        Err(reason) => {
            complain(&reason);
            exit.write(AppExit::error());
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins(window::plugin)
        .init_resource::<InputDriver>()
        .add_systems(Startup, begin)
        .add_systems(PreUpdate, run.before(InputSystems));
}
