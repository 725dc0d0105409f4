//! The available scenarios.
//! The game's own, those in the player's folder, and those of a file named on the command line.
//!
//! A broken file or scenario is reported by name, place and reason; the others still load.

use daemonfall_clock::scenario::{Ability, Scenario, read};
use daemonfall_ui::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its name, as in its file.
    pub name: String,
    /// What it shows, as in its file; may be empty.
    pub about: String,
    /// Its file; none for the game's own.
    pub file: Option<String>,
    pub scenario: Scenario,
}

impl Item {
    /// `my-first-case` becomes `My first case`; built-in ones are translated.
    pub fn title(&self) -> String {
        self.told(title).unwrap_or_else(|| self.heading())
    }

    /// What it shows; may be empty. Built-in ones are translated.
    pub fn about(&self) -> String {
        self.told(about).unwrap_or_else(|| self.about.clone())
    }

    fn told(&self, tell: fn(&str) -> Option<String>) -> Option<String> {
        match self.file {
            Some(_) => None,
            None => tell(&self.name),
        }
    }

    fn heading(&self) -> String {
        let words = self.name.replace(['-', '_'], " ");
        let mut letters = words.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => words,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The scenarios: of the file named first, then the game's own, then the player's.
    pub items: Vec<Item>,
    pub wrong: Vec<String>,
}

impl Shelf {
    pub fn add(&mut self, path: &str, text: &str, own: bool) {
        let cases = match read(path, text) {
            Ok(cases) => cases,
            Err(error) => return self.wrong.push(format!("{error}")),
        };
        if cases.is_empty() {
            self.wrong.push(t!("lab-file-empty", file = path));
        }
        for case in cases {
            match case {
                Ok(case) => self.items.push(Item {
                    name: case.name,
                    about: case.about,
                    file: (!own).then(|| path.into()),
                    scenario: case.scenario,
                }),
                Err(error) => self.wrong.push(format!("{error}")),
            }
        }
    }

    /// Gives those who act in the game's own scenarios the names of units, by their keys. Units of
    /// a kind are numbered.
    pub fn name_units(&mut self, name: impl Fn(&str) -> Option<String>) {
        for item in self.items.iter_mut().filter(|item| item.file.is_none()) {
            let keys = cast(&item.name);
            for (place, character) in item.scenario.characters.iter_mut().enumerate() {
                let Some(key) = keys.get(place) else { continue };
                let Some(name) = name(key) else { continue };
                let alike = |keys: &[&str]| keys.iter().filter(|it| *it == key).count();
                let whole = match alike(keys) {
                    1 => name,
                    _ => format!("{name} {}", alike(&keys[..=place])),
                };
                // In the rows of the trace, plain blanks part names.
                character.name = whole.replace(' ', "\u{a0}");
            }
        }
    }

    #[cfg(not(target_family = "wasm"))]
    pub fn add_file(&mut self, path: &std::path::Path) {
        use daemonfall_core::file::{FileError, read_text};
        let file = path.display().to_string();
        match read_text(path) {
            Ok(text) => self.add(&file, &text, false),
            Err(FileError::TooLarge) => self.wrong.push(t!("lab-file-large", file = file)),
            Err(FileError::NotText(_)) => self.wrong.push(t!("lab-file-no-text", file = file)),
            Err(FileError::System(error)) => {
                let reason = error.to_string();
                self.wrong.push(t!("lab-file-unread", file = file, reason = reason));
            }
        }
    }

    /// Adds the scenario files of a folder, sorted by name. A missing folder is no error.
    #[cfg(not(target_family = "wasm"))]
    pub fn add_folder(&mut self, folder: &std::path::Path) {
        let Ok(entries) = std::fs::read_dir(folder) else {
            return;
        };
        let files: std::collections::BTreeSet<std::path::PathBuf> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| {
                path.extension().is_some_and(|extension| extension == "ron" || extension == "json")
            })
            .collect();
        for file in files {
            self.add_file(&file);
        }
    }
}

/// An ability's name.
pub fn ability(ability: Ability) -> String {
    match ability {
        Ability::Qs => t!("lab-ability-qs"),
        Ability::Demi => t!("lab-ability-demi"),
        Ability::Haste => t!("lab-ability-haste"),
        Ability::Attack => t!("lab-ability-attack"),
    }
}

/// The keys of the units that act in a built-in scenario, in list order. Their reactions are those
/// of the scenario.
fn cast(name: &str) -> &'static [&'static str] {
    match name {
        "first" => &["weaver", "needle", "thorn", "echo"],
        "seed-real-example" | "seed-ready-for-more" => {
            &["needle", "weaver", "echo", "echo", "prism", "leech", "echo", "revenant"]
        }
        "seed-quick-and-countermagic" => &["prism", "weaver", "echo"],
        _ => &["weaver", "needle", "thorn", "echo", "echo"],
    }
}

/// The heading of a built-in scenario, and what it shows, if known.
fn own(name: &str) -> Option<[String; 2]> {
    Some(match name {
        "first" => [t!("lab-own-first"), t!("lab-own-first-about")],
        "seed-safety-example" => [t!("lab-own-safety"), t!("lab-own-safety-about")],
        "seed-quick-mode-example" => [t!("lab-own-quick-mode"), t!("lab-own-quick-mode-about")],
        "seed-real-example" => [t!("lab-own-real"), t!("lab-own-real-about")],
        "seed-ready-for-more" => [t!("lab-own-ready-for-more"), t!("lab-own-ready-for-more-about")],
        "seed-quick-and-countermagic" => {
            [t!("lab-own-countermagic"), t!("lab-own-countermagic-about")]
        }
        "seed-safety-example-from-the-beginning" => {
            [t!("lab-own-safety-whole"), t!("lab-own-safety-whole-about")]
        }
        "seed-quick-mode-example-from-the-beginning" => {
            [t!("lab-own-quick-mode-whole"), t!("lab-own-quick-mode-whole-about")]
        }
        _ => return None,
    })
}

pub fn title(name: &str) -> Option<String> {
    own(name).map(|[title, _]| title)
}

pub fn about(name: &str) -> Option<String> {
    own(name).map(|[_, about]| about)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const SOUND: &str = "(phase: CR, characters: [(id: \"A\", team: 1, speed: 9)])";

    #[test]
    fn a_broken_scenario_is_told_with_file_line_and_reason_and_the_others_stay() {
        let mut shelf = Shelf::default();
        let broken = SOUND.replace("speed: 9", "speed: 9, ct: -1");
        let text = format!("{{\n    \"first\": {SOUND},\n    \"second\": {broken},\n}}\n");
        shelf.add("mine.ron", &text, false);
        assert_eq!(shelf.items.len(), 1);
        assert_eq!(shelf.items[0].title(), "First");
        assert_eq!(shelf.wrong.len(), 1, "{:?}", shelf.wrong);
        assert!(shelf.wrong[0].contains("mine.ron:3"), "{:?}", shelf.wrong);
        assert!(shelf.wrong[0].contains("second"), "{:?}", shelf.wrong);
    }

    #[test]
    fn the_players_folder_is_read_in_the_order_of_names() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        for name in ["b.ron", "a.ron", "notes.txt"] {
            let text = format!("{{ \"of {name}\": {SOUND} }}");
            std::fs::write(folder.path().join(name), text)?;
        }
        std::fs::write(folder.path().join("c.json"), [0xff, 0xfe])?;
        let mut shelf = Shelf::default();
        shelf.add_folder(folder.path());
        shelf.add_folder(&folder.path().join("none"));
        let names: Vec<&str> = shelf.items.iter().map(|item| item.name.as_str()).collect();
        assert_eq!(names, ["of a.ron", "of b.ron"]);
        assert_eq!(shelf.wrong.len(), 1);
        assert!(shelf.wrong[0].ends_with("c.json: is not text"));
        Ok(())
    }

    #[test]
    fn a_file_that_is_not_there_is_told() {
        let mut shelf = Shelf::default();
        shelf.add_file(std::path::Path::new("/no/such.ron"));
        assert!(shelf.wrong[0].starts_with("/no/such.ron: cannot be read"));
    }

    #[test]
    fn units_of_the_game_act_in_its_own_scenarios_and_a_players_keep_their_names() {
        let mut shelf = Shelf::default();
        shelf.add("clock.ron", include_str!("../../../../assets/scenarios/clock.ron"), true);
        shelf.add("mine.ron", &format!("{{ \"mine\": {SOUND} }}"), false);
        shelf.name_units(|key| Some(format!("The {key}")));
        for item in &shelf.items {
            let names: Vec<&str> =
                item.scenario.characters.iter().map(|it| it.name.as_str()).collect();
            let all = names.iter().collect::<BTreeSet<_>>().len();
            assert_eq!(all, names.len(), "{}: {names:?}", item.name);
            match item.file {
                Some(_) => assert_eq!(names, ["A"]),
                None => assert!(
                    names.iter().all(|name| name.starts_with("The\u{a0}")),
                    "{}: {names:?}",
                    item.name
                ),
            }
        }
        let last = shelf.items[1].scenario.characters.last().map(|it| it.name.as_str());
        assert!(last.is_some_and(|name| name.starts_with("The\u{a0}echo")), "{last:?}");
    }

    #[test]
    fn each_scenario_of_the_games_own_has_a_name_and_a_line_for_players() {
        let mut shelf = Shelf::default();
        let text = include_str!("../../../../assets/scenarios/clock.ron");
        shelf.add("clock.ron", text, true);
        let mut names = BTreeSet::new();
        for item in &shelf.items {
            let (Some(title), Some(about)) = (title(&item.name), about(&item.name)) else {
                panic!("{} has no player-facing name", item.name);
            };
            assert_eq!((item.title(), item.about()), (title.clone(), about.clone()));
            for words in [&title, &about] {
                let of_the_document = ["seed", "SR", "CR", "C+", "CT"];
                let found = of_the_document.iter().find(|word| words.contains(**word));
                assert_eq!(found, None, "{words}");
            }
            assert!(about.chars().count() <= 120, "{about}");
            assert!(names.insert(title), "{} has another's name", item.name);
        }
        assert!(!names.is_empty());
    }
}
