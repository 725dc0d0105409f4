//! Reads the rules' state into the view, and the beat's events into cues, log and messages.

use super::{Arms, DiveView, Look, Seen, Spot, Thing, threats};
use crate::prelude::*;
use crate::session::Happened;
use crate::session::hold::is_held;
use crate::view::camera::Gaze;
use crate::view::light;
use crate::view::log::DiveLog;
use crate::view::log::names::in_text;
use crate::view::playback::cue::Cue;
use crate::view::playback::{Playback, plan};
use bevy::ecs::message::MessageCursor;
use daemonfall_campaign::Phase;
use daemonfall_campaign::library::mods::Mod;
use daemonfall_core::Streams;
use daemonfall_dungeon::components::{Object, Placed, Traits};
use daemonfall_dungeon::library::kinds::Kind;
use daemonfall_dungeon::names::Table;
use daemonfall_dungeon::{Grid, Sight, intents};

/// Registers the reading. While a beat is held, the screen stays as it was before it.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read.in_set(crate::view::ViewSystems::Read)
            .run_if(not(is_held).and_then(resource_exists_and_changed::<DiveState>)),
    );
}

pub fn read(world: &mut World, mut reader: Local<MessageCursor<Happened>>) {
    let events: Vec<DiveEvent> = reader
        .read(world.resource::<Messages<Happened>>())
        .map(|happened| happened.0.clone())
        .collect();
    let old = world.remove_resource::<DiveView>().unwrap_or_default();
    let mut scene = picture(world, &old);
    scene.threats = threats::threats(&scene, world.resource::<Library>());
    light::shine(&mut scene);
    let new_floor = old.things.is_empty()
        || old.floor != scene.floor
        || events.iter().any(|event| matches!(event, DiveEvent::FloorBegan { .. }));
    let mut cues = if new_floor { Vec::new() } else { plan::plan(&events, stand(&old, &scene)) };
    cues.retain(|timed| shown(&timed.cue, &old, &scene));
    world.resource_mut::<Playback>().begin(cues);
    if new_floor {
        world.resource_mut::<Gaze>().jump();
    }
    world.resource_mut::<DiveLog>().add(&old, &scene, &events);
    world.insert_resource(scene);
}

/// Whether a cue is in sight before or after the beat: hidden things must not give themselves away.
fn shown(cue: &Cue, old: &DiveView, new: &DiveView) -> bool {
    // Figures are hidden on their own; marks of hits and the like are not.
    let moves = matches!(cue, Cue::Appear { .. } | Cue::Travel { .. } | Cue::Vanish { .. });
    let seen = |scene: &DiveView, id: ObjectId| {
        scene.things.get(&id).is_some_and(|thing| scene.in_sight(thing))
    };
    let object = cue.object().is_none_or(|id| seen(old, id) || seen(new, id));
    let cell =
        cue.cell().is_none_or(|cell| old.seen(cell) == Seen::Now || new.seen(cell) == Seen::Now);
    moves || (object && cell)
}

fn stand(old: &DiveView, new: &DiveView) -> plan::Stand {
    let cells = old.things.iter().map(|(id, thing)| (*id, thing.placed.cell)).collect();
    let facings = new.things.iter().map(|(id, thing)| (*id, thing.placed.facing)).collect();
    plan::Stand { hero: new.hero, cells, facings }
}

/// The visible dive in a world, without its threats; `old` is the previous view.
pub fn picture(world: &mut World, old: &DiveView) -> DiveView {
    let mut scene = scene(world);
    scene.hero = world.resource::<Grid>().players().first().map(|(id, _)| *id).or(old.hero);
    // After death, the header keeps showing the weapon.
    scene.arms = scene.arms.or_else(|| old.arms.clone());
    scene
}

fn scene(world: &mut World) -> DiveView {
    let order = intents(world);
    let mut objects = world.query::<(Entity, &Object, &Placed)>();
    let found: Vec<(Entity, Object, Placed)> =
        objects.iter(world).map(|(entity, object, placed)| (entity, *object, *placed)).collect();
    let mut scene =
        DiveView { order: order.iter().map(|intent| intent.id).collect(), ..DiveView::default() };
    for (entity, object, placed) in found {
        scene.things.insert(
            object.id,
            Thing { object, placed, traits: Traits::take(world.entity(entity)), intent: None },
        );
    }
    for intent in order {
        if let Some(thing) = scene.things.get_mut(&intent.id) {
            thing.intent = Some(intent);
        }
    }
    let (grid, sight, library) =
        (world.resource::<Grid>(), world.resource::<Sight>(), world.resource::<Library>());
    let state = world.resource::<DiveState>();
    scene.size = grid.size();
    scene.spots = grid.cells().map(|cell| spot(grid, sight, cell)).collect();
    scene.looks = library
        .kinds
        .iter()
        .enumerate()
        .map(|(place, kind)| look_of(library, place, kind))
        .collect();
    scene.arms = arms(&scene, library, grid.players().first().map(|(id, _)| *id));
    (scene.beat, scene.floor, scene.floors) = (state.beat, state.floor, state.floors);
    scene.over = state.outcome.is_some();
    scene.seed = world.resource::<Streams>().seed();
    let campaign = world.get_resource::<Campaign>();
    scene.mods = campaign.map_or_else(Vec::new, mods);
    scene.on_map = campaign.and_then(on_map);
    scene
}

fn on_map(campaign: &Campaign) -> Option<Health> {
    let Phase::Dive(dive) = &campaign.run().phase else { return None };
    let unit = campaign.run().unit(dive.leader)?;
    let max = campaign.run().define(campaign.content(), unit).health;
    Some(Health { current: unit.health, max })
}

/// The items of a run's dive that are mods on the map.
fn mods(campaign: &Campaign) -> Vec<(KindId, String, bool)> {
    let Phase::Dive(dive) = &campaign.run().phase else { return Vec::new() };
    let fitted = campaign.run().gear.of(dive.leader);
    let library = &campaign.content().campaign;
    let item = |(id, it): (_, &Mod)| Some((it.dive.item?, it.name.clone(), fitted.contains(&id)));
    library.mods().filter_map(item).collect()
}

fn spot(grid: &Grid, sight: &Sight, cell: Cell) -> Spot {
    let memory = sight.remembered(cell);
    let seen = if sight.visible(cell) {
        Seen::Now
    } else if memory.is_some() {
        Seen::Before
    } else {
        Seen::Never
    };
    let (floor, wall) = match (seen, memory) {
        (Seen::Before, Some(memory)) => (memory.ground, memory.wall),
        _ => (grid.ground(cell), grid.wall(cell)),
    };
    let recalled = memory
        .filter(|_| seen == Seen::Before)
        .map_or_else(Vec::new, |memory| memory.things.clone());
    Spot {
        seen,
        floor,
        wall,
        light: 0.0,
        glow: 0.0,
        recalled,
        price: memory.filter(|_| seen == Seen::Before).and_then(|memory| memory.price),
    }
}

fn look_of(library: &Library, place: usize, kind: &Kind) -> Look {
    let id = KindId(place as u16);
    Look {
        name: in_text(&kind.name),
        about: kind.about.clone(),
        sprite: kind.sprite.clone().unwrap_or_else(|| library.kind_name(id).to_owned()),
        layer: kind.layer,
        real: kind.traits.real.is_some(),
        side: kind.side,
        size: kind.size(),
        light: kind.traits.light.map_or(0, |light| light.radius),
        gives: kind.traits.pickuppable.map(|item| item.gives),
        hardness: kind.traits.diggable.map(|diggable| diggable.hardness),
        hazard: matches!(kind.layer, Layer::Floor | Layer::Trap)
            && (!kind.is_plain() || kind.traits.pinning.is_some())
            && kind.traits.exit.is_none(),
        pins: kind.traits.pinning.is_some(),
        breaks: kind.layer == Layer::Real
            && kind.side == Side::Neutral
            && kind.traits.dropping.is_some(),
        vein: kind.layer == Layer::Wall && kind.traits.dropping.is_some(),
        exit: kind.traits.exit.is_some(),
    }
}

fn arms(scene: &DiveView, library: &Library, hero: Option<ObjectId>) -> Option<Arms> {
    let traits = &scene.things.get(&hero?)?.traits;
    let attacking = traits.attacking?;
    let weapon = library.weapon(attacking.weapon).clone();
    let item = traits.player.and_then(|player| player.weapon_item);
    let sprite = item.and_then(|item| scene.look(item)).map_or_else(
        || {
            let names = &library.names;
            names.name(Table::Weapon, attacking.weapon.0).to_owned()
        },
        |look| look.sprite.clone(),
    );
    Some(Arms { weapon, damage: attacking.damage, pierce: attacking.pierce, sprite })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use crate::view::playback::cue::Tone;

    #[test]
    fn a_number_is_shown_only_of_whom_the_player_saw() {
        let old = scene(&["#######", "#@...c#", "#######"]);
        let mut new = scene(&["#######", "#@...c#", "#######"]);
        let crawler = old.things.values().find(|thing| thing.intent.is_some());
        let crawler = crawler.expect("the sample has a crawler").clone();
        let id = crawler.object.id;
        // It came to a cell that was in sight before, and died there.
        new.things.remove(&id);
        let cell = crawler.placed.cell.step(Direction::West, 1);
        let word = Cue::Word { id, cell, text: "−3".into(), tone: Tone::Blow };
        assert!(shown(&word, &old, &new));
        let mut unseen = old.clone();
        let place = crawler.placed.cell.y * old.size.0 + crawler.placed.cell.x;
        unseen.spots[place as usize].seen = Seen::Before;
        assert!(!shown(&word, &unseen, &new), "the log tells nothing of it either");
    }
}
