//! The history of typed lines, saved between games.

use bevy::prelude::*;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;

pub const FILE: &str = "console.ron";
const MOST: usize = 200;

/// The typed lines, oldest first.
#[derive(Default)]
pub struct History {
    lines: Vec<String>,
    loaded: bool,
    /// Whether a failure to save was already reported.
    told: bool,
    /// The shown line, and the text typed before.
    at: Option<(usize, String)>,
}

impl History {
    pub fn load(&mut self, world: &mut World) {
        if self.loaded {
            return;
        }
        self.loaded = true;
        let Some(store) = world.get_resource::<SaveStore>() else {
            return;
        };
        let lines = match store.read(FILE) {
            Ok(None) => return,
            Ok(Some(text)) => {
                ron::from_str::<Vec<String>>(&text).map_err(|error| error.to_string())
            }
            Err(error) => Err(error.to_string()),
        };
        match lines {
            Ok(lines) => self.lines = lines,
            Err(reason) => {
                let aside = store.set_aside(FILE);
                let aside = aside
                    .map_or_else(|error| error.to_string(), |at| format!("it was moved to {at}"));
                let words = format!("The console's history cannot be read: {reason}; {aside}.");
                world.write_message(Notice::wrong(words));
            }
        }
    }

    pub fn add(&mut self, world: &mut World, line: &str) {
        self.at = None;
        if self.lines.last().is_some_and(|last| last == line) {
            return;
        }
        self.lines.push(line.to_owned());
        let more = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..more);
        let Some(store) = world.get_resource::<SaveStore>() else {
            return;
        };
        let text = ron::to_string(&self.lines).map_err(|error| error.to_string());
        let kept =
            text.and_then(|text| store.write(FILE, &text).map_err(|error| error.to_string()));
        if let (Err(reason), false) = (kept, self.told) {
            self.told = true;
            let words = format!("The console's history cannot be saved: {reason}.");
            world.write_message(Notice::wrong(words));
        }
    }

    pub fn back(&mut self, text: &mut String) {
        let (at, typed) = match self.at.take() {
            Some((at, typed)) => (at.saturating_sub(1), typed),
            None => (self.lines.len().wrapping_sub(1), text.clone()),
        };
        if let Some(line) = self.lines.get(at) {
            text.clone_from(line);
            self.at = Some((at, typed));
        }
    }

    /// The next line; after the last one, the text typed before.
    pub fn forward(&mut self, text: &mut String) {
        let Some((at, typed)) = self.at.take() else {
            return;
        };
        match self.lines.get(at + 1) {
            Some(line) => {
                text.clone_from(line);
                self.at = Some((at + 1, typed));
            }
            None => *text = typed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_platform::saves::store::MemoryStore;

    fn world() -> World {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        world.insert_resource(SaveStore::new(MemoryStore::default()));
        world
    }

    #[test]
    fn arrows_go_through_what_was_typed_and_back_to_the_line_at_hand() {
        let (mut world, mut history) = (world(), History::default());
        for line in ["place", "replay", "replay"] {
            history.add(&mut world, line);
        }
        let mut text = String::from("di");
        let mut seen = Vec::new();
        for up in [true, true, true, false, false, false] {
            if up {
                history.back(&mut text)
            } else {
                history.forward(&mut text)
            }
            seen.push(text.clone());
        }
        assert_eq!(seen, ["replay", "place", "place", "replay", "di", "di"]);
    }

    #[test]
    fn it_is_kept_between_games_and_set_aside_when_it_cannot_be_read() {
        let (mut world, mut history) = (world(), History::default());
        history.add(&mut world, "place");
        let mut again = History::default();
        again.load(&mut world);
        assert_eq!(again.lines, ["place"]);
        let store = world.resource::<SaveStore>();
        assert!(store.write(FILE, "nonsense").is_ok());
        let mut broken = History::default();
        broken.load(&mut world);
        assert!(broken.lines.is_empty());
        let told = world.resource_mut::<Messages<Notice>>().drain().count();
        assert_eq!(told, 1);
    }
}
