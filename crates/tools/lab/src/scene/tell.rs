//! What else a scene can expect, as lines of plain words: intents, enclosing events, success events
//! and forecasts.

use super::Scene;
use bevy_ecs::world::World;
use daemonfall_core::Snapshot;
use daemonfall_dungeon::beat::BeatState;
use daemonfall_dungeon::components::{Action, Layer, ObjectId, Part};
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{
    Cell, Command, DiveEvent, DiveSnapshot, Grid, Index, Library, Piece, Preview, Reason,
    SuccessEvent, TargetEvent,
};
use std::collections::BTreeMap;

/// What every acting object announces: "wick explodes in 2, hunting".
pub fn intents(world: &World, speaker: &Speaker) -> Vec<String> {
    let tell = |intent: daemonfall_dungeon::Intent| {
        let announced = intent.announced.as_ref();
        let (what, beats) = announced.map_or(("acts", intent.acts_in), |announced| {
            (announced.text.as_str(), announced.in_beats)
        });
        let asleep = if intent.asleep { ", asleep" } else { "" };
        let hunts = if intent.hunts { ", hunting" } else { "" };
        format!("{} {what} in {beats}{asleep}{hunts}", speaker.label(intent.id))
    };
    daemonfall_dungeon::intents(world).into_iter().map(tell).collect()
}

/// What every actor of the last beat left: "hunter tries attack, move: propagates, checked,
/// succeeds".
pub fn enclosing(world: &World, speaker: &Speaker) -> Vec<String> {
    let trees = world.resource::<BeatState>().trees().iter();
    trees
        .map(|left| {
            let propagates = if left.propagate { "propagates" } else { "stopped" };
            let checked = if left.check_success { "checked" } else { "unchecked" };
            let succeeds = if left.success { "succeeds" } else { "fails" };
            let actor = speaker.label(left.actor);
            format!("{actor} tries {}: {propagates}, {checked}, {succeeds}", parts(left.action))
        })
        .collect()
}

/// The success events of the last beat: "player attack east: tries attack, dig, move; targets
/// dummy; hits dummy 1".
pub fn successes(world: &World, speaker: &Speaker) -> Vec<String> {
    let trees = world.resource::<BeatState>().trees().iter();
    trees.filter(|left| left.success).map(|left| success(&left.success_event, speaker)).collect()
}

fn success(event: &SuccessEvent, speaker: &Speaker) -> String {
    let what = event.part.map_or_else(|| "acts".into(), part);
    let way = event.direction.name();
    let mut line =
        format!("{} {what} {way}: tries {}", speaker.label(event.actor), parts(event.action));
    if event.propagate {
        line += "; propagates";
    }
    if let Some(attack) = event.attack {
        line += &format!("; attack {} pierce {}", attack.damage, attack.pierce);
    }
    if let Some(push) = event.push {
        line += &format!("; push {} power {}", push.distance, push.power);
    }
    if let Some(hit) = event.status {
        line += &format!("; status {:?} power {} beats {}", hit.status, hit.power, hit.beats);
    }
    if !event.targets.is_empty() {
        let targets: Vec<_> = event.targets.iter().map(|id| speaker.label(*id)).collect();
        line += &format!("; targets {}", targets.join(", "));
    }
    let lists = [
        ("hits", &event.attack_events),
        ("pushes", &event.push_events),
        ("statuses", &event.status_events),
    ];
    for (word, events) in lists {
        for event in events {
            line += &format!("; {word} {}", target(event, speaker));
        }
    }
    if let Some(cell) = event.cell {
        line += &format!("; cell {cell}");
    }
    line
}

fn target(event: &TargetEvent, speaker: &Speaker) -> String {
    let label = speaker.label(event.target);
    match event.stopped {
        Some(why) => format!("{label} not: {}", speaker.reason(why)),
        None => format!("{label} {}", event.amount),
    }
}

fn parts(action: Option<Action>) -> String {
    let Some(action) = action else { return "nothing".into() };
    action.parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

fn part(part: Part) -> String {
    format!("{part:?}").to_lowercase()
}

/// The events that a preview of an input shows for certain.
pub fn forecast(
    world: &mut World,
    speaker: &Speaker,
    input: Command,
) -> Result<Vec<String>, String> {
    let library = world.resource::<Library>().clone();
    let now = DiveSnapshot::take(world);
    let shown = Preview::new(library.clone()).play(&now, &[input]);
    let shown = shown.map_err(|refusal| format!("the forecast is refused: {refusal}"))?;
    let mut speaker = speaker.clone();
    Ok(shown.known().map(|event| speaker.say(event, &library)).collect())
}

/// Names objects: the first of a kind has the kind's name, the second is `kind2`, and so on; a
/// legend can give other names.
#[derive(Clone, Debug, Default)]
pub struct Speaker {
    labels: BTreeMap<ObjectId, String>,
    counts: BTreeMap<KindId, u32>,
}

impl Speaker {
    /// A speaker for the objects of a snapshot; `own` holds names given to some of them.
    pub fn new(start: &DiveSnapshot, own: &BTreeMap<ObjectId, String>, library: &Library) -> Self {
        let mut speaker = Self::default();
        for record in &start.objects {
            match own.get(&record.object.id) {
                Some(label) => {
                    speaker.labels.insert(record.object.id, label.clone());
                }
                None => speaker.introduce(record.object.id, record.object.kind, library),
            }
        }
        speaker
    }

    fn introduce(&mut self, id: ObjectId, kind: KindId, library: &Library) {
        let count = self.counts.entry(kind).or_default();
        *count += 1;
        let name = library.kind_name(kind);
        let label = if *count == 1 { name.to_owned() } else { format!("{name}{count}") };
        self.labels.insert(id, label);
    }

    pub fn label(&self, id: ObjectId) -> &str {
        self.labels.get(&id).map_or("?", String::as_str)
    }

    pub fn find(&self, label: &str) -> Option<ObjectId> {
        self.labels.iter().find(|(_, known)| *known == label).map(|(id, _)| *id)
    }

    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.values().map(String::as_str)
    }

    /// Why something did not happen.
    pub fn reason(&self, reason: Reason) -> String {
        reason.describe(|id| self.label(id).to_owned())
    }

    pub fn say(&mut self, event: &DiveEvent, library: &Library) -> String {
        if let DiveEvent::Spawned { id, kind, .. } = event {
            self.introduce(*id, *kind, library);
        }
        let piece = |piece| match piece {
            Piece::Words(words) | Piece::Detail(words) | Piece::Setback(words) => words,
            Piece::Object(id) => self.label(id).to_owned(),
            Piece::Kind(kind) => library.kind_name(kind).to_owned(),
            Piece::Floor(floor) => floor.to_string(),
            Piece::Health(health) => health.to_string(),
            Piece::Reason(reason) => self.reason(reason),
        };
        event.describe().into_iter().map(piece).collect()
    }
}

/// Layers from the top down; items are between explosives and traps.
const ABOVE_ITEMS: [Layer; 4] =
    [Layer::Real, Layer::Projectile, Layer::Explosion, Layer::Explosive];

impl Scene {
    /// The current map, one character per cell; the topmost object hides the rest.
    pub fn picture(&self, world: &World) -> Vec<String> {
        let grid = world.resource::<Grid>();
        let (width, height) = grid.size();
        (0..height)
            .map(|y| (0..width).map(|x| self.glyph(world, Cell::new(x, y))).collect())
            .collect()
    }

    fn glyph(&self, world: &World, cell: Cell) -> char {
        let grid = world.resource::<Grid>();
        let top = ABOVE_ITEMS.into_iter().find_map(|layer| grid.at(cell, layer));
        let low = || {
            [Layer::Trap, Layer::Wall, Layer::Floor]
                .into_iter()
                .find_map(|layer| grid.at(cell, layer))
        };
        if let Some(id) = top.or_else(|| grid.items(cell).last().copied()).or_else(low) {
            return self.glyph_of(world, id);
        }
        let kind = grid.wall(cell).or_else(|| grid.ground(cell));
        kind.map_or('?', |kind| {
            self.plain.get(&kind).copied().unwrap_or_else(|| self.library.kind(kind).glyph)
        })
    }

    fn glyph_of(&self, world: &World, id: ObjectId) -> char {
        let drawn = self.glyphs.get(&id).copied();
        drawn
            .or_else(|| {
                world.resource::<Index>().kind(id).map(|kind| self.library.kind(kind).glyph)
            })
            .unwrap_or('?')
    }
}
