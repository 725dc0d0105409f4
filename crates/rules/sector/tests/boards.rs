//! Plays the scenes in `boards`: sectors drawn by hand, what is done on them, and what comes of it.
//!
//! Tiles are called `column,row`, factions `me`, `ash`, `lumen` and `wild`, kinds by their keys.
//!
//! | line | |
//! |---|---|
//! | `land plain` | rows of land, below it |
//! | `board plain` | a new board on this land; `drawn plain` has every faction's first stack |
//! | `put A me 0,0 needle moth*2` | a stack, called A; its units are A0, A1 and A2 |
//! | `call B 1,2` | calls the stack on a tile B |
//! | `give me 1,1 1,2` | gives tiles to a faction or to `nobody`; `disown` takes all away |
//! | `ally me ash` | makes allies |
//! | `wins nodes` | what wins |
//! | `remove A` | takes a stack off the board |
//! | `set A0.health 9` | sets a value of a stack, unit, tile or faction as in a save |
//! | `until ash`, `active ash` | ends turns until it is theirs, or gives it to them at once |
//! | `round` | ends turns until it is the player's again |
//! | `do Move(stack: A, to: 3,2)` | a command that is carried out |
//! | `refuse EndTurn -> Over` | a command that is refused, and why |
//! | `write EncounterOver` | a write-back; `unwritten EncounterOver -> Awaits` is refused |
//! | `thinks ash -> not Attack { stack: A` | how the command begins, or not, that opponents give first |
//! | `plays ash Hard`, `never Attack` | an opponent plays a turn, and none of its commands begins so |
//! | `told Moved Taken` | the events of the last line that did something, of these kinds or all |
//! | `sides` | who stood where in the battle |
//! | `A0.health: 9`, `outcome: None` | a value as in a save, or one of [`Scene::found`] |

use crate::scenes::{check, play};
use crate::small::{ASH, Board, ME};
use daemonfall_core::data::parse_one;
use daemonfall_sector::{
    Applied, Command, Difficulty, FactionId, Fought, Opponent, SectorEvent, StackId, Tile, TileId,
    UnitId,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Debug;

#[test]
fn every_board_goes_as_it_is_written() {
    let (mut lands, mut scene) = (BTreeMap::new(), None);
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/boards"), |word, rest, below| match word {
        "land" => drop(lands.insert(rest.to_owned(), below.join("\n"))),
        "scene" => scene = None,
        "board" | "drawn" => {
            let rows: Vec<&str> = lands[rest].lines().collect();
            let new = if word == "board" { Board::empty } else { Board::drawn };
            scene = Some(Scene::new(new(&rows)));
        }
        word => scene.as_mut().expect("a board").go_on(word, rest, below),
    });
}

struct Scene {
    board: Board,
    /// Names of scenes, and what they stand for in events, such as `StackId(3)`.
    names: Vec<(String, String)>,
    /// What was done last.
    applied: Applied,
    /// The commands of the opponent that played last.
    played: Vec<Command>,
}

impl Scene {
    fn new(board: Board) -> Self {
        let library = &board.rules.library;
        let mut names: Vec<(String, String)> = Vec::new();
        let mut name = |name: &str, id: &dyn Debug| names.push((name.into(), format!("{id:?}")));
        for (id, faction) in board.sector.factions() {
            let key = library.faction(faction.kind).key.as_str();
            name(if id == ME { "me" } else { key }, &id);
        }
        board.rules.roster.kinds().for_each(|(id, kind)| name(&kind.key, &id));
        library.structures().for_each(|(id, it)| name(&it.key, &id));
        for tile in board.sector.grid.tiles() {
            let hex = board.sector.grid.hex(tile);
            name(&format!("{},{}", hex.x + hex.y / 2, hex.y), &tile);
        }
        Self { board, names, applied: Applied::default(), played: Vec::new() }
    }

    fn call(&mut self, name: &str, stack: StackId) {
        self.names.push((name.into(), format!("{stack:?}")));
        for (place, unit) in self.board.units(stack).into_iter().enumerate() {
            self.names.push((format!("{name}{place}"), format!("{unit:?}")));
        }
    }

    /// What a name stands for: the kind of its number, and the number.
    fn id(&self, name: &str) -> Option<(&str, u32)> {
        let (_, id) = self.names.iter().rev().find(|(known, _)| known == name)?;
        let (kind, number) = id.strip_suffix(')')?.split_once('(')?;
        Some((kind, number.parse().ok()?))
    }

    fn number(&self, name: &str) -> u32 {
        self.id(name).unwrap_or_else(|| panic!("nothing is called {name}")).1
    }

    fn faction(&self, name: &str) -> FactionId {
        FactionId(self.number(name))
    }

    /// A command or write-back, in RON with names in the place of numbers.
    fn read<T: DeserializeOwned>(&self, text: &str) -> T {
        parse_one("a scene", 1, "", &self.ids(text)).unwrap_or_else(|error| panic!("{error}"))
    }

    fn ids(&self, text: &str) -> String {
        let mut ids = String::new();
        for word in text.split_inclusive([' ', '(', '[', ')', ']']) {
            let bare = word.trim_end_matches([' ', ',', '(', '[', ')', ']']);
            match self.id(bare) {
                Some((_, number)) => ids += &number.to_string(),
                None => ids += bare,
            }
            ids += &word[bare.len()..];
        }
        ids
    }

    /// Anything as text, with names in the place of numbers.
    fn say(&self, it: &impl Debug) -> String {
        let names = self.names.iter();
        names.fold(format!("{it:?}"), |text, (name, id)| text.replace(id, name))
    }

    fn go_on(&mut self, word: &str, rest: &str, below: &[&str]) {
        let words: Vec<&str> = rest.split(' ').collect();
        let (said, why) = rest.split_once(" -> ").unwrap_or((rest, ""));
        match (word, &words[..]) {
            ("put", [name, faction, place, kinds @ ..]) => self.put(name, faction, place, kinds),
            ("call", [name, place]) => {
                let stack = self.board.sector.stack_at(TileId(self.number(place)));
                let stack = stack.expect("a stack").id;
                self.call(name, stack);
            }
            ("give", [to, places @ ..]) => {
                let owner = (*to != "nobody").then(|| self.faction(to));
                for place in places {
                    let tile = self.number(place) as usize;
                    self.board.sector.tiles[tile].owner = owner;
                }
                self.board.rules.look_all(&mut self.board.sector);
            }
            ("disown", _) => self.board.disown(),
            ("ally", [one, other]) => self.board.ally(self.faction(one), self.faction(other)),
            ("wins", [victory]) => self.board.sector.victory = victory.parse().unwrap(),
            ("remove", [stack]) => {
                let stack = StackId(self.number(stack));
                let gone = self.board.sector.stacks.remove(&stack).expect("a stack");
                self.board.sector.tiles[gone.tile.0 as usize].stack = None;
            }
            ("set", [of, value]) => self.set(of, value),
            ("until", [who]) => self.board.until(self.faction(who)),
            ("active", [who]) => self.board.sector.active = self.faction(who),
            ("round", _) => {
                self.board.until(ASH);
                while self.board.sector.active != ME {
                    self.applied = self.board.apply(Command::EndTurn);
                }
            }
            ("do", _) => self.applied = self.board.apply(self.read(rest)),
            ("refuse", _) => {
                let refusal = self.board.refused(self.read(said));
                assert_eq!(self.say(&refusal), why);
            }
            ("write", _) => {
                let (rules, what) = (&self.board.rules, self.read(rest));
                self.applied = rules.write_back(&mut self.board.sector, &what).unwrap();
                rules.validate(&self.board.sector).unwrap();
                assert!(!self.applied.undoable);
            }
            ("unwritten", _) => {
                let (before, what) = (self.board.sector.clone(), self.read(said));
                let refusal = self.board.rules.write_back(&mut self.board.sector, &what);
                assert_eq!(self.say(&refusal.unwrap_err()), why);
                assert_eq!(self.board.sector, before);
            }
            ("thinks", [who, ..]) => {
                let view = self.board.rules.view(&self.board.sector, self.faction(who));
                let (wanted, begins) =
                    why.strip_prefix("not ").map_or((why, true), |other| (other, false));
                for difficulty in Difficulty::ALL {
                    let command = self.say(&Opponent::new(difficulty).next(&view));
                    assert_eq!(command.starts_with(wanted), begins, "{difficulty:?}: {command}");
                }
            }
            ("plays", [who, difficulty]) => {
                let mut known = Difficulty::ALL.into_iter();
                let difficulty = known.find(|it| format!("{it:?}") == *difficulty);
                self.played = self.board.played(self.faction(who), difficulty.unwrap());
            }
            ("never", _) => {
                let played: Vec<String> = self.played.iter().map(|it| self.say(it)).collect();
                assert!(played.iter().all(|it| !it.starts_with(rest)), "{played:?}");
            }
            ("told", kinds) => check(&self.told(kinds), below),
            ("sides", _) => {
                let stacks = self.fought().sides.stacks.iter();
                let stands = stacks.map(|it| format!("{} {:?}", self.say(&it.stack), it.stand));
                check(&stands.collect::<Vec<_>>(), below);
            }
            _ => {
                let of = word.strip_suffix(':').unwrap_or_else(|| panic!("what is {word}?"));
                let found = self.found(of);
                assert!(found == rest || found == self.ids(rest), "{of} is {found}");
            }
        }
    }

    fn put(&mut self, name: &str, faction: &str, place: &str, kinds: &[&str]) {
        let (column, row) = place.split_once(',').unwrap();
        let place = (column.parse().unwrap(), row.parse().unwrap());
        let kinds = kinds.iter().flat_map(|kind| {
            let (kind, count) = kind.split_once('*').unwrap_or((kind, "1"));
            std::iter::repeat_n(kind, count.parse().unwrap())
        });
        let stack = self.board.put(self.faction(faction), place, &kinds.collect::<Vec<_>>());
        self.call(name, stack);
    }

    /// Where the values of something with a name stand in a sector as JSON.
    fn path(&self, of: &str) -> String {
        let (name, what) = of.split_once('.').unwrap_or(("", of));
        let place = match self.id(name) {
            Some(("StackId", stack)) => format!("/stacks/{stack}"),
            Some(("UnitId", unit)) => {
                let (stack, unit) = self.board.sector.unit(UnitId(unit)).expect("a unit");
                let place = stack.units.iter().position(|it| it.id == unit.id);
                format!("/stacks/{}/units/{}", stack.id.0, place.expect("its place"))
            }
            Some(("TileId", tile)) => format!("/tiles/{tile}"),
            Some(("FactionId", faction)) => format!("/factions/{faction}"),
            _ => String::new(),
        };
        format!("{place}/{what}")
    }

    fn set(&mut self, of: &str, value: &str) {
        let mut sector = serde_json::to_value(&self.board.sector).unwrap();
        let place = sector.pointer_mut(&self.path(of)).unwrap_or_else(|| panic!("no {of}"));
        *place = serde_json::from_str(value).unwrap();
        self.board.sector = serde_json::from_value(sector).unwrap();
    }

    /// A value that is in no save, or one that is.
    fn found(&self, of: &str) -> String {
        let (sector, applied) = (&self.board.sector, &self.applied);
        let view = self.board.rules.view(sector, ME);
        let (name, what) = of.split_once('.').unwrap_or(("", of));
        let (kind, number) = self.id(name).unwrap_or(("", 0));
        let (stack, tile) = (StackId(number), TileId(number));
        let list = |ids: Vec<String>| ids.join(" ");
        match (kind, what) {
            ("", "pending") => self.say(&sector.pending),
            ("", "offers") => sector.offers.len().to_string(),
            ("", "others") => view.others().count().to_string(),
            ("", "applied") => {
                let flags = [("revealed", applied.revealed), ("rolled", applied.rolled)];
                let flags = flags.into_iter().chain([("undoable", applied.undoable)]);
                list(flags.filter(|(_, is)| *is).map(|(name, _)| name.into()).collect())
            }
            ("StackId", "gone") => (!sector.stacks.contains_key(&stack)).to_string(),
            ("StackId", "units") => {
                list(self.board.units(stack).iter().map(|unit| self.say(unit)).collect())
            }
            ("StackId", "fought") => {
                let posts = self.fought().sides.posts.iter();
                posts.filter(|post| post.stack == stack).count().to_string()
            }
            ("UnitId", "gone") => sector.unit(UnitId(number)).is_none().to_string(),
            ("UnitId", "fighter") => {
                let fighter = self.board.rules.fighter(sector.unit(UnitId(number)).unwrap().1);
                let archery = self.board.rules.types().ability("Archery").unwrap();
                format!("attack {}, archery {}", fighter.attack, fighter.abilities.has(archery))
            }
            ("TileId", "seen") => format!("{:?}", view.seen(tile)),
            ("TileId", "known") => self.say(&view.stack_at(tile).map(|stack| stack.id)),
            ("TileId", "visible") => self.say(&view.visible_stack(tile).map(|stack| stack.id)),
            ("FactionId", "stacks") => {
                let stacks = sector.stacks_of(FactionId(number));
                list(stacks.map(|stack| self.say(&stack.id)).collect())
            }
            ("FactionId", "tiles") => {
                let of = |tile: &&Tile| tile.owner == Some(FactionId(number));
                sector.tiles.iter().filter(of).count().to_string()
            }
            _ => match serde_json::to_value(sector).unwrap().pointer(&self.path(of)) {
                Some(Value::String(text)) => text.clone(),
                Some(Value::Null) => "None".into(),
                Some(value) => value.to_string(),
                None => panic!("no {of}"),
            },
        }
    }

    fn fought(&self) -> &Fought {
        let mut fights = self.applied.events.iter().filter_map(|event| match event {
            SectorEvent::Fought(fought) => Some(&**fought),
            _ => None,
        });
        fights.next().expect("there was no battle")
    }

    fn told(&self, kinds: &[&str]) -> Vec<String> {
        let line = |event: &SectorEvent| match event {
            SectorEvent::Fought(fought) => format!("Fought {:?}", fought.battle.ending.outcome),
            event => self.say(event),
        };
        let is_asked = |line: &String| {
            kinds == [""] || kinds.iter().any(|kind| line.split(' ').next() == Some(*kind))
        };
        self.applied.events.iter().map(line).filter(is_asked).collect()
    }
}
