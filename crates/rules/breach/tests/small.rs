//! Small libraries for tests, and a breach between units made for a test, driven by short words.
//!
//! Subroutines are lines `name: fields`, units lines `name depth,column fields`, both with the
//! fields of the data files. Unless they say otherwise, units have 20 health, 9 CPU, speed 100 and
//! every subroutine; `MIME` makes a mime, which has none. Choices are `user subroutine aim`; the
//! aim is a name or `x,column`.

mod say;

use bevy_ecs::component::Component;
use bevy_ecs::world::World;
use daemonfall_breach::library::{FILES, Source};
use daemonfall_breach::{
    Aim, BreachEvent, BreachLibrary, BreachSnapshot, Command, Fighter, Muster, Outcome, Panel,
    Post, Refusal, Stands, Turn, act, begin, check, fingerprint, install, turn,
};
use daemonfall_clock::{ChargeTime, QuickFlag};
use daemonfall_core::{CharacterId, EventLog, Health, Snapshot};
use daemonfall_stack::{Cpu, Roster, Shield, StackEvent, Statuses};
use say::{Words, is_a_deed};
use std::sync::LazyLock;

pub const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");

pub static GAME: LazyLock<BreachLibrary> =
    LazyLock::new(|| BreachLibrary::load_dir(FOLDER).unwrap_or_else(|errors| panic!("{errors}")));

pub fn library(subroutines: &str, units: &str) -> BreachLibrary {
    let source = |file: &str, text: String| Source::new(file, format!("test/{file}"), text);
    let sources = [
        source(FILES[0], format!("{{{subroutines}}}")),
        source(FILES[1], format!("{{{units}}}")),
        source(FILES[2], "{}".into()),
    ];
    BreachLibrary::from_sources(&sources).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Posts for units by name: first the front column downward, then the back column.
pub fn posts<T: AsRef<str>>(library: &BreachLibrary, units: &[T]) -> Vec<Post> {
    let post = |(place, unit): (i8, &T)| Post {
        unit: library.find_unit(unit.as_ref()).unwrap(),
        column: place % 4,
        depth: place / 4,
    };
    (0..).zip(units).map(post).collect()
}

pub struct Duel {
    pub world: World,
    pub library: BreachLibrary,
    pub names: Vec<String>,
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn subroutine(line: &str) -> (String, String) {
    let (name, fields) = line.split_once(": ").unwrap();
    let has = |field: &str| fields.contains(&format!("{field}: "));
    let cpu = if has("cpu") { "" } else { ", cpu: 1" };
    let aims = if has("aims") { "" } else { ", aims: Foe" };
    let entry = format!("{name:?}: (name: {name:?}, about: \"\", {fields}{cpu}{aims}),\n");
    (name.into(), entry)
}

fn unit(line: &str, all: &str) -> (String, (i8, i8), String) {
    let mut words = line.splitn(3, ' ');
    let name = words.next().unwrap().to_owned();
    let (depth, column) = words.next().unwrap().split_once(',').unwrap();
    let place = (depth.parse().unwrap(), column.parse().unwrap());
    let fields = words.next().unwrap_or_default();
    let fields = fields.replace("MIME", "mime: true, subroutines: []");
    let own = fields.split("phase:").next().unwrap();
    let mut text = format!("{name:?}: (name: {name:?}, about: \"\", {fields}");
    for (field, value) in [("health", "20"), ("cpu", "9"), ("speed", "100"), ("subroutines", all)] {
        if !own.contains(&format!("{field}: ")) {
            let comma = if text.ends_with(' ') { "" } else { ", " };
            text += &format!("{comma}{field}: {value}");
        }
    }
    (name, place, text + "),\n")
}

impl Duel {
    pub fn new(subroutines: &str, player: &str, hostile: &str) -> Self {
        let subroutines: Vec<(String, String)> = lines(subroutines).map(subroutine).collect();
        let all: Vec<String> = subroutines.iter().map(|(name, _)| format!("{name:?}")).collect();
        let all = format!("[{}]", all.join(", "));
        let units = |text: &str| -> Vec<_> { lines(text).map(|line| unit(line, &all)).collect() };
        let sides = [units(player), units(hostile)];
        let unit_text: String = sides.iter().flatten().map(|it| it.2.as_str()).collect();
        let subroutine_text: String = subroutines.into_iter().map(|it| it.1).collect();
        let library = library(&subroutine_text, &unit_text);
        let posts = |side: &[(String, (i8, i8), String)]| {
            let post = |(name, (depth, column), _): &(String, (i8, i8), String)| Post {
                unit: library.find_unit(name).unwrap(),
                column: *column,
                depth: *depth,
            };
            side.iter().map(post).collect()
        };
        let (player, hostile) = (posts(&sides[0]), posts(&sides[1]));
        let muster = Muster { player, hostile, ..Muster::default() };
        let mut world = World::new();
        install(&mut world, library.clone());
        begin(&mut world, &muster).unwrap();
        let names = sides.iter().flatten().map(|it| it.0.clone()).collect();
        Self { world, library, names }
    }

    pub fn id(&self, name: &str) -> CharacterId {
        let place = self.names.iter().position(|known| known == name);
        CharacterId(place.unwrap_or_else(|| panic!("no character is called {name}")) as u32)
    }

    pub fn turn(&self) -> Option<Turn> {
        turn(&self.world)
    }

    pub fn asked(&self) -> &str {
        self.turn().map_or("", |turn| &self.names[turn.who.0 as usize])
    }

    pub fn aim(&self, text: &str) -> Aim {
        match text.split_once(',') {
            Some((x, column)) => {
                Aim::Panel(Panel { x: x.parse().unwrap(), column: column.parse().unwrap() })
            }
            None => Aim::Character(self.id(text)),
        }
    }

    /// A choice in words without its user: `hit xan`, or `wait`.
    pub fn command(&self, text: &str) -> Command {
        match text.split_once(' ') {
            None => Command::Wait,
            Some((name, aim)) => Command::Use {
                subroutine: self.library.find_subroutine(name).unwrap(),
                aim: self.aim(aim),
            },
        }
    }

    pub fn check(&self, text: &str) -> Result<(), Refusal> {
        check(&self.world, self.command(text))
    }

    /// Everything that a subroutine can be aimed at now.
    pub fn aims(&self, subroutine: &str) -> Vec<String> {
        let panels = (0..4).flat_map(|x| (0..4).map(move |column| format!("{x},{column}")));
        let aims = self.names.iter().cloned().chain(panels);
        aims.filter(|aim| self.check(&format!("{subroutine} {aim}")).is_ok()).collect()
    }

    /// Makes a choice for the character that has the turn, and asserts that it is the named one.
    pub fn choose(&mut self, text: &str) {
        let (who, command) = text.split_once(' ').unwrap();
        assert_eq!(self.asked(), who, "whose turn it is");
        let command = self.command(command);
        act(&mut self.world, command).unwrap();
    }

    /// Makes these choices in the current active turns, with every other character waiting; then
    /// plays the next round up to its first quick turn, or to the active turns after it.
    pub fn round(&mut self, choices: &[&str]) {
        self.log().clear();
        let mut made = 0;
        while let Some(turn) = self.turn().filter(|turn| !turn.quick && !self.began()) {
            let who = self.names[turn.who.0 as usize].clone();
            let choice = choices.iter().find_map(|choice| choice.strip_prefix(&format!("{who} ")));
            made += usize::from(choice.is_some());
            let command = self.command(choice.unwrap_or("wait"));
            act(&mut self.world, command).unwrap();
        }
        assert_eq!(made, choices.len(), "who was to choose had a turn");
    }

    fn began(&mut self) -> bool {
        let round = |event: &BreachEvent| {
            matches!(event, BreachEvent::Stack(StackEvent::RoundBegan { .. }))
        };
        self.log().events().iter().any(round)
    }

    pub fn log(&mut self) -> bevy_ecs::world::Mut<'_, EventLog<BreachEvent>> {
        self.world.resource_mut()
    }

    /// These events in words; what the machine does between two others is one line.
    fn words(&mut self, of: impl Fn(&BreachEvent) -> bool) -> Vec<String> {
        let events: Vec<BreachEvent> = self.log().drain().filter(of).collect();
        let words = Words { names: &self.names, library: &self.library };
        let of_machine = |event: &BreachEvent| matches!(event, BreachEvent::Clock(_));
        let together = events.chunk_by(|one, other| of_machine(one) && of_machine(other));
        let line = |events: &[BreachEvent]| {
            events.iter().map(|event| words.say(event)).collect::<Vec<_>>().join(", ")
        };
        together.map(line).collect()
    }

    pub fn told(&mut self) -> Vec<String> {
        self.words(|_| true)
    }

    /// What was done to characters since the last look.
    pub fn deeds(&mut self) -> Vec<String> {
        self.words(is_a_deed)
    }

    /// What the quick-turn machine did since the last look, and what was done to characters.
    pub fn machinery(&mut self) -> Vec<String> {
        self.words(|event| is_a_deed(event) || matches!(event, BreachEvent::Clock(_)))
    }

    pub fn get<T: Component + Copy>(&self, name: &str) -> T {
        let entity = self.world.resource::<Roster>().entity(self.id(name));
        *self.world.get::<T>(entity.unwrap()).unwrap()
    }

    pub fn health(&self, name: &str) -> i32 {
        self.get::<Health>(name).current
    }

    pub fn shield(&self, name: &str) -> i32 {
        self.get::<Shield>(name).0
    }

    pub fn charge(&self, name: &str) -> u32 {
        self.get::<ChargeTime>(name).0
    }

    pub fn flag(&self, name: &str) -> QuickFlag {
        self.get(name)
    }

    pub fn free_cpu(&self, name: &str) -> i32 {
        self.get::<Cpu>(name).free()
    }

    pub fn speed(&self, name: &str) -> u32 {
        self.get::<Fighter>(name).speed().0
    }

    pub fn statuses(&self, name: &str) -> Statuses {
        self.get(name)
    }

    pub fn place(&self, name: &str) -> (i8, i8) {
        let panel = self.get::<Stands>(name).panel;
        (panel.x, panel.column)
    }

    pub fn is_there(&self, name: &str) -> bool {
        self.world.resource::<Roster>().is_present(self.id(name))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.snapshot().state.outcome
    }

    pub fn snapshot(&self) -> BreachSnapshot {
        BreachSnapshot::of(&self.world)
    }

    /// Edits the state like a save could hold it, and continues from there.
    pub fn edit(&mut self, edit: impl FnOnce(&mut BreachSnapshot)) {
        let mut snapshot = self.snapshot();
        edit(&mut snapshot);
        snapshot.restore(&mut self.world).unwrap();
    }

    /// Asserts that a choice is refused for this reason and that nothing changes.
    pub fn refuses(&mut self, command: Command, reason: &str) {
        self.log().clear();
        let before = fingerprint(&self.world);
        let refused = check(&self.world, command).unwrap_err();
        let told = format!("{refused:?}");
        let rest = told.strip_prefix(reason).filter(|_| !reason.is_empty());
        let is_whole = |rest: &str| !rest.starts_with(char::is_alphanumeric);
        assert!(rest.is_some_and(is_whole), "{told}, not {reason}");
        assert_eq!(act(&mut self.world, command), Err(refused));
        assert_eq!(fingerprint(&self.world), before, "{command:?}");
        assert!(self.log().events().is_empty(), "{command:?}");
    }
}
