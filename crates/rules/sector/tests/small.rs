//! Shared by the tests: the game's rules, and small sectors drawn by hand.

use daemonfall_battle::MoveTypes;
use daemonfall_core::data::{Source, parse_map, read_folder};
use daemonfall_core::{Chassis, Streams};
use daemonfall_sector::library::FILES;
use daemonfall_sector::{
    Applied, Command, Difficulty, FactionId, Fought, Hex, Opponent, Refusal, Roster, Rules, Sector,
    SectorEvent, Stack, StackId, TileId, Unit, UnitId, UnitKind,
};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// The parts of a unit's entry that the sector needs.
#[derive(Deserialize)]
struct Loose {
    name: String,
    health: i32,
    #[serde(default)]
    chassis: Option<Chassis>,
}

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/data")
}

pub fn roster() -> Roster {
    let text = std::fs::read_to_string(folder().join("units.ron")).unwrap();
    let units = parse_map::<Loose>("units.ron", &text).unwrap();
    let kinds = units.into_iter().filter_map(|entry| {
        let (key, Loose { name, health, chassis }) = (entry.name, entry.value);
        Some(UnitKind { key, name, health, chassis: chassis? })
    });
    Roster::new("units.ron", kinds.collect()).unwrap()
}

pub fn sources() -> Vec<Source> {
    read_folder(&folder(), &FILES, true).unwrap()
}

pub fn rules() -> Rules {
    rules_from(&sources())
}

fn rules_from(sources: &[Source]) -> Rules {
    Rules::from_sources(sources, roster(), MoveTypes::standard())
        .unwrap_or_else(|errors| panic!("{errors}"))
}

/// A sector drawn by hand, and its rules. The first faction is the player's; `wild` comes last.
pub struct Board {
    pub rules: Rules,
    pub sector: Sector,
}

/// The player's faction.
pub const ME: FactionId = FactionId(0);
/// The first corporation.
pub const ASH: FactionId = FactionId(1);

/// Open land, with the player's home and a corporation.
pub const OPEN: [&str; 5] = [
    ". . . . . . . .2.b",
    " .1. . . . . . . .",
    ". . . . . . . . .",
    " . . . . . . . . .",
    ". . . . . . . . .",
];

impl Board {
    /// Land as the rows draw it, with all first stacks on it. A third home adds Lumen. All vaults, or
    /// all nodes for two turns, win where no core has to be taken.
    pub fn drawn(rows: &[&str]) -> Self {
        let third = rows.iter().any(|row| row.contains('3'));
        let lumen = if third { "\"lumen\", " } else { "" };
        let count =
            |mark: char| rows.iter().flat_map(|row| row.chars()).filter(|it| *it == mark).count();
        let (vaults, nodes) = (count('V'), count('N'));
        let turns = if nodes > 0 { 2 } else { 0 };
        let text = format!(
            "{{ \"test\": (name: \"Test\", about: \"Drawn.\", factions: [\"daemons\", \"ash\", {lumen}\"wild\"], \
             cycles: 100, goals: (vaults: {vaults}, nodes: {nodes}, turns: {turns}), land: Drawn(rows: {rows:?})) }}"
        );
        let mut sources = sources();
        sources.push(Source::new("sectors.ron", "test/sectors.ron", text));
        let rules = rules_from(&sources);
        let sector = rules.generate("test", 100, &mut Streams::new(7)).unwrap();
        Self { rules, sector }
    }

    /// The same land without any stacks.
    pub fn empty(rows: &[&str]) -> Self {
        let mut board = Self::drawn(rows);
        board.sector.stacks.clear();
        for tile in &mut board.sector.tiles {
            tile.stack = None;
        }
        board.rules.look_all(&mut board.sector);
        board
    }

    /// The tile in a column of a row, both from 0.
    pub fn at(&self, column: i32, row: i32) -> TileId {
        let hex = Hex::new(column - row / 2, row);
        self.sector.grid.at(hex).expect("there is no such tile")
    }

    /// Puts a stack of these kinds on a tile, ready to move, and takes the tile. The first unit is
    /// the leader if it is the player's first stack.
    pub fn put(&mut self, faction: FactionId, place: (i32, i32), kinds: &[&str]) -> StackId {
        let tile = self.at(place.0, place.1);
        let sector = &mut self.sector;
        let id = StackId(sector.next_stack);
        sector.next_stack += 1;
        let first = faction == ME && !sector.stacks.values().any(|it| it.faction == ME);
        let mut units = Vec::new();
        for (place, key) in kinds.iter().enumerate() {
            let kind = self.rules.roster.find(key).expect("there is no such unit");
            let mut unit = Unit::fresh(UnitId(sector.next_unit), kind, &self.rules.roster);
            unit.leader = first && place == 0;
            unit.moves = unit.movement(&self.rules.roster);
            sector.next_unit += 1;
            units.push(unit);
        }
        let mut stack = Stack { id, faction, tile, units, order: None };
        stack.fall_in();
        sector.stacks.insert(id, stack);
        let it = &mut sector.tiles[tile.0 as usize];
        it.stack = Some(id);
        it.owner = Some(faction);
        self.rules.look_all(sector);
        id
    }

    pub fn give(&mut self, place: (i32, i32), to: FactionId) {
        let tile = self.at(place.0, place.1);
        self.sector.tiles[tile.0 as usize].owner = Some(to);
        self.rules.look_all(&mut self.sector);
    }

    /// Leaves every tile without an owner.
    pub fn disown(&mut self) {
        for tile in &mut self.sector.tiles {
            tile.owner = None;
        }
    }

    pub fn ally(&mut self, one: FactionId, other: FactionId) {
        for (of, with) in [(one, other), (other, one)] {
            self.sector.factions[of.0 as usize].allies.push(with);
        }
    }

    pub fn apply(&mut self, command: Command) -> Applied {
        let before = self.sector.clone();
        let applied = self
            .rules
            .apply(&mut self.sector, &command)
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        self.rules.validate(&self.sector).unwrap();
        assert_eq!(self.rules.check(&before, &command), Ok(()));
        applied
    }

    /// The battle of a stack's attack on a tile.
    pub fn fight(&mut self, stack: StackId, tile: TileId) -> Fought {
        let events = self.apply(Command::Attack { stack, tile }).events;
        let fought = events.into_iter().find_map(|event| match event {
            SectorEvent::Fought(fought) => Some(*fought),
            _ => None,
        });
        fought.expect("a battle")
    }

    /// Why a command is refused; nothing changes.
    pub fn refused(&mut self, command: Command) -> Refusal {
        let before = self.sector.clone();
        let refusal = self.rules.apply(&mut self.sector, &command).expect_err("it was carried out");
        assert_eq!(self.sector, before);
        assert_eq!(self.rules.check(&self.sector, &command), Err(refusal.clone()));
        assert!(!refusal.to_string().is_empty());
        refusal
    }

    /// Ends turns until it is this faction's.
    pub fn until(&mut self, faction: FactionId) {
        self.apply(Command::EndTurn);
        while self.sector.active != faction {
            self.apply(Command::EndTurn);
        }
    }

    /// An opponent of this difficulty plays this faction's next turn; returns its commands.
    pub fn played(&mut self, faction: FactionId, difficulty: Difficulty) -> Vec<Command> {
        self.until(faction);
        let turn = Opponent::new(difficulty).take_turn(&self.rules, &mut self.sector).unwrap();
        turn.into_iter().map(|(command, _)| command).collect()
    }

    pub fn stack(&self, id: StackId) -> &Stack {
        &self.sector.stacks[&id]
    }

    pub fn units(&self, id: StackId) -> Vec<UnitId> {
        self.stack(id).units.iter().map(|unit| unit.id).collect()
    }
}
