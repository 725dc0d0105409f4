//! A small world for tests: minimal kinds, a map of characters, everything else by hand.

use bevy_ecs::world::World;
use daemonfall_core::data::read_folder;
use daemonfall_core::{EventLog, Snapshot, StreamPositions};
use daemonfall_dungeon::components::{Object, ObjectId, Placed};
use daemonfall_dungeon::library::{FILES, Source};
use daemonfall_dungeon::{
    Cell, Direction, DiveEvent, DiveSnapshot, DiveState, Library, ObjectRecord, install,
};

const KINDS: &str = r#"{
    "floor": (name: "Floor", glyph: '.', layer: Floor),
    "wall": (name: "Wall", glyph: '#', layer: Wall, traits: (diggable: (hardness: 1), explodable: ())),
    "bang": (name: "Bang", glyph: '!', layer: Explosion, traits: (acting: (algorithm: Simple), fading: ())),
    "bomb": (name: "Bomb", glyph: '6', layer: Explosive, traits: (explodable: (), acting: (algorithm: Simple), fuse: (beats: 2),
        blast: (damage: 3, push: (power: 2, distance: 1), leaves: "bang"))),
    "player": (name: "Player", glyph: '@', layer: Real, side: Player, priority: 9, traits: (real: (), health: (max: 9),
        attackable: (), explodable: (), moving: (), statused: (), acting: (algorithm: Player), attacking: (damage: 1, weapon: "fist"),
        digging: (power: 1), player: (bombs: 1, bomb: "bomb", potion_heals: 1, weapon_item: None))),
    "hunter": (name: "Hunter", glyph: 'h', layer: Real, side: Hostile, traits: (real: (), health: (max: 3), attackable: (armour: 1),
        explodable: (), moving: (), statused: (), acting: (algorithm: General), sequential: (sequence: "hunt"), attacking: (damage: 2, weapon: "fist",
        push: (power: 1, distance: 1), status: (status: Stun, power: 1, beats: 1)))),
    "spikes": (name: "Spikes", glyph: '^', layer: Trap, traits: (acting: (algorithm: Simple), striking: (),
        attacking: (damage: 1, weapon: "fist"))),
    "rock": (name: "Rock", glyph: 'r', layer: Real, traits: (real: ())),
}"#;
const WEAPONS: &str = r#"{ "fist": (name: "Fist", about: "one ahead", pattern: [(at: (1, 0))]) }"#;
const SEQUENCES: &str = r#"{ "hunt": (steps: [(parts: [Attack, Move], directions: Toward)]) }"#;

pub fn sources() -> Vec<Source> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
    read_folder(folder.as_ref(), &FILES, true).expect("the data folder is there")
}

pub fn library() -> Library {
    Library::from_sources(&sources()).expect("the game's data are sound")
}

/// A world with the rules and the objects of a map; objects are numbered in reading order, from 1.
pub fn world(map: &[&str]) -> World {
    let mut sources = sources();
    for (file, text) in [(FILES[0], KINDS), (FILES[1], WEAPONS), (FILES[2], SEQUENCES)] {
        sources.push(Source::new(file, format!("test {file}"), text));
    }
    let library = Library::from_sources(&sources).expect("the kinds of the tests are sound");
    let snapshot = snapshot(&library, map);
    let mut world = World::new();
    install(&mut world, library);
    snapshot.restore(&mut world).expect("the map is sound");
    world
}

fn snapshot(library: &Library, map: &[&str]) -> DiveSnapshot {
    let kind = |name: &str| library.find_kind(name).expect("a kind of the tests");
    let (width, height) = (map[0].len() as i32, map.len() as i32);
    let mut objects = Vec::new();
    let mut walls = Vec::new();
    for (y, row) in map.iter().enumerate() {
        for (x, glyph) in row.chars().enumerate() {
            walls.push((glyph == '#').then(|| kind("wall")));
            let name = match glyph {
                '@' => "player",
                'h' => "hunter",
                'r' => "rock",
                '6' => "bomb",
                '^' => "spikes",
                'o' => "coals",
                '*' => "shot",
                'f' => "flit",
                _ => continue,
            };
            let definition = library.kind(kind(name));
            let id = ObjectId(objects.len() as u32 + 1);
            objects.push(ObjectRecord {
                object: Object {
                    id,
                    kind: kind(name),
                    priority: definition.priority,
                    side: definition.side,
                    layer: definition.layer,
                },
                placed: Placed::at(Cell::new(x as i32, y as i32), Direction::South),
                traits: definition.traits.clone(),
            });
        }
    }
    DiveSnapshot {
        library: library.fingerprint,
        streams: StreamPositions { seed: 1, words: [0; 5] },
        state: DiveState { floors: 1, next: objects.len() as u32, ..DiveState::default() },
        width,
        height,
        ground: vec![kind("floor"); (width * height) as usize],
        walls,
        objects,
    }
}

/// Takes the events since the last call.
pub fn events(world: &mut World) -> Vec<DiveEvent> {
    world.resource_mut::<EventLog<DiveEvent>>().drain().collect()
}
