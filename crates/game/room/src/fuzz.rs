//! The readers of the game bear altered texts: settings, bindings, scripts, typed lines, links,
//! languages, the panels' layout. `cargo xtask fuzz` tries them for longer, after those of the lab.

use crate::console::properties::{LINES, worlds};
use crate::console::{candidates, check, command, run as answer, told};
use crate::script::line;
use crate::testing::content;
use daemonfall_battle_mode::begin as battle;
use daemonfall_breach_mode::begin as breach;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_input::bindings::{self, Bindings};
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_lab::fuzz::{Effort, Target, run, texts};
use daemonfall_platform::cli::Options;
use daemonfall_platform::screen::{Screen, Screens};
use daemonfall_platform::settings::Settings;
use daemonfall_platform::settings::kept::mend;
use daemonfall_text::Language;
use std::cell::RefCell;
use std::path::Path;

const LINKS: [&str; 4] = [
    "seed=7F3A-19C2&sector=small:hard&mute",
    "breach=needle,weaver:thorn&seed=3&no-bloom",
    "battle=needle,weaver:thorn,thorn/needle&seed=0000-0007",
    "replay=run.json&script=a.script&frames=frames.json",
];

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().copied().map(str::to_owned).collect()
}

fn usual() -> Bindings {
    Bindings::default().with::<AnywhereAction>().with::<DiveAction>()
}

/// The table: what altered texts are read by.
fn targets(house: &Path) -> Vec<Target<'static>> {
    let worlds = RefCell::new(worlds());
    let english = std::fs::read_to_string(house.join("assets/text/en.ftl"));
    let english = english.unwrap_or_else(|error| panic!("{error}"));
    let mut scripts = texts(&house.join("tests/gallery"));
    scripts.push(line::ALL.into());
    let settings = ron::ser::to_string_pretty(&Settings::default(), Default::default());
    vec![
        Target::new("settings", vec![settings.unwrap_or_default()], |text| {
            if let Ok((read, _)) = mend::<Settings>(text) {
                let sound = read.within_bounds();
                assert_eq!(sound.clone().within_bounds(), sound);
            }
        }),
        Target::new(
            "bindings",
            owned(&[
                "{\n    \"dive.wait\": [Key(KeyW), Pad(South)],\n    \"dive.drink\": [],\n}\n",
            ]),
            |text| {
                if let Ok((read, _)) = bindings::parse(&usual(), text) {
                    let text = bindings::write(&read).unwrap_or_else(|error| panic!("{error}"));
                    let again = bindings::parse(&usual(), &text).map(|(again, _)| again);
                    assert_eq!(again, Ok(read));
                }
            },
        ),
        Target::new("scripts", scripts, |text| {
            let screens = Screens(vec![Screen::TITLE, Screen::TIME_LAB, Screen::BREACH]);
            if let Err((line, reason)) = line::parse(text, &screens) {
                assert!((1..=text.lines().count() as u32).contains(&line) && !reason.is_empty());
            }
        }),
        Target::new("console", LINES.lines().map(str::to_owned).collect(), move |text| {
            for world in worlds.borrow_mut().iter_mut() {
                drop(candidates(world, text));
                let refused = match command(world, text) {
                    Ok(Some(command)) => {
                        assert!(!told(world, &command).is_empty());
                        check(world, &command, true).err()
                    }
                    Ok(None) => answer(world, text, true).err(),
                    Err(reason) => Some(reason),
                };
                assert!(refused.is_none_or(|reason| !reason.is_empty()));
            }
        }),
        Target::new("links", owned(&LINKS), |text| {
            let Ok(options) = Options::of_link(text) else { return };
            drop(breach::of_options(&options, &content().breach));
            drop(battle::of_options(&options, &content().breach));
        }),
        Target::new("languages", vec![english], |text| {
            let (language, _) = Language::read("a.ftl", "en", text);
            for id in language.ids() {
                let values = language.asks(id).into_iter().flatten();
                let values: Vec<_> = values.map(|name| (name.as_str(), 3.into())).collect();
                language.say(id, &values);
            }
            language.against(&language);
        }),
        #[cfg(feature = "panels")]
        Target::new(
            "layout",
            vec![ron::to_string(&crate::panels::layout::Dock::default()).unwrap_or_default()],
            |text| drop(ron::from_str::<crate::panels::layout::Dock>(text).map(|it| it.mended())),
        ),
    ]
}

#[test]
fn no_altered_text_makes_a_reader_panic_or_hang() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let found = run(&targets(&house), &house.join("tests/corpus"), &Effort::asked());
    assert!(found.is_empty(), "{found:#?}");
}
