//! Replays records given by the page on the rules alone, a little in every frame, and compares
//! every fingerprint. The result is then in the page's `verdicts`, under the name that the page
//! gave.

use crate::prelude::*;
use daemonfall_core::EventLog;
use daemonfall_dungeon::DiveEvent;
use daemonfall_dungeon::replay::Replay;
use daemonfall_platform::data::GameData;
use daemonfall_platform::web::call;
use js_sys::Array;
use serde::Serialize;
use wasm_bindgen::JsCast;

const SLICE: Duration = Duration::from_millis(8);

#[derive(Serialize)]
struct Verdict {
    steps: usize,
    print: Option<String>,
    /// What differs from the recording; `None` if nothing does.
    wrong: Option<String>,
}

struct Verifying {
    name: String,
    world: World,
    record: Record,
    played: usize,
    print: Option<Fingerprint>,
}

enum Record {
    Dive(Replay),
    Run(Box<Campaign>, RunReplay),
}

#[derive(Resource, Default)]
struct Work(Option<Verifying>);

impl Verifying {
    fn begin(name: String, text: &str, content: &Arc<Content>) -> Result<Self, String> {
        let mut world = World::new();
        daemonfall_campaign::install(&mut world, content);
        let told = |error: &dyn std::fmt::Display| format!("{name}: {error}");
        let record = if RunReplay::is_one(text) {
            let replay = RunReplay::read(&name, text).map_err(|error| error.to_string())?;
            if replay.data != content.fingerprint {
                return Err(told(&"it was recorded with other data"));
            }
            let begun = Campaign::begin(content.clone(), replay.settings.clone());
            let (run, _) = begun.map_err(|error| told(&error))?;
            Record::Run(Box::new(run), replay)
        } else {
            let replay = Replay::read(text).map_err(|error| told(&error))?;
            let fits = replay.check(&content.dungeon);
            fits.map_err(|error| told(&error))?;
            daemonfall_dungeon::begin(&mut world, replay.seed);
            Record::Dive(replay)
        };
        Ok(Self { name, world, record, played: 0, print: None })
    }

    /// Plays a step, or a part of one. Returns whether there is more to do.
    fn step(&mut self) -> Result<bool, String> {
        let (next, world) = (self.played, &mut self.world);
        let (found, recorded) = match &mut self.record {
            Record::Dive(replay) => {
                let Some((command, recorded)) = replay.beats.get(next) else {
                    return Ok(false);
                };
                daemonfall_dungeon::act(world, *command)
                    .map_err(|refusal| format!("beat {}: {refusal}", next + 1))?;
                world.resource_mut::<EventLog<DiveEvent>>().clear();
                (daemonfall_dungeon::fingerprint(world), *recorded)
            }
            Record::Run(run, replay) => {
                let Some((command, recorded)) = replay.steps.get(next) else {
                    return Ok(false);
                };
                if run.replay().steps.len() == next {
                    let under_way = run.go_on(world).is_some();
                    if !under_way {
                        run.start(world, command.clone())
                            .map_err(|refusal| format!("step {}: {refusal}", next + 1))?;
                    }
                }
                if run.replay().steps.len() == next {
                    return Ok(true);
                }
                (run.fingerprint(world), *recorded)
            }
        };
        self.played += 1;
        self.print = Some(found);
        match found == recorded {
            true => Ok(true),
            false => Err(format!(
                "step {}: the fingerprint is {found}, but {recorded} was recorded",
                self.played
            )),
        }
    }

    fn tell(&self, wrong: Option<String>) {
        tell(
            &self.name,
            &Verdict {
                steps: self.played,
                print: self.print.map(|print| print.to_string()),
                wrong,
            },
        );
    }
}

fn tell(name: &str, verdict: &Verdict) {
    if let Ok(text) = serde_json::to_string(verdict) {
        call("judged", &[name, &text]);
    }
}

/// The next record that the page wants verified: its name and its text.
fn wanted() -> Option<(String, String)> {
    let record: Array = call("wanting", &[])?.dyn_into().ok()?;
    Some((record.get(0).as_string()?, record.get(1).as_string()?))
}

fn verify(mut work: ResMut<Work>, content: Res<GameData>) {
    let begun = Instant::now();
    if work.0.is_none() {
        let Some((name, text)) = wanted() else { return };
        match Verifying::begin(name.clone(), &text, &content.0) {
            Ok(verifying) => work.0 = Some(verifying),
            Err(wrong) => tell(&name, &Verdict { steps: 0, print: None, wrong: Some(wrong) }),
        }
    }
    while let Some(verifying) = &mut work.0 {
        match verifying.step() {
            Ok(true) => {}
            Ok(false) => {
                verifying.tell(None);
                work.0 = None;
            }
            Err(wrong) => {
                verifying.tell(Some(wrong));
                work.0 = None;
            }
        }
        if begun.elapsed() >= SLICE {
            return;
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Work>().add_systems(Update, verify.run_if(resource_exists::<GameData>));
}
