//! Tests of what counts as danger for the music.

use super::*;
use crate::sector::table::tests::{rules, sector as grown};
use crate::view::scene::Seen;
use crate::view::scene::sample::scene;
use daemonfall_breach::{BreachLibrary, BreachSnapshot, begin, install};

#[test]
fn layers_come_one_after_the_other_and_the_bed_always_sounds() {
    assert_eq!(layers(0.0), [1.0, 0.0, 0.0]);
    assert_eq!(layers(1.0), [1.0, 1.0, 1.0]);
    let [_, pulse, danger] = layers(0.45);
    assert_eq!((pulse, danger), (1.0, 0.0));
    let mut before = layers(0.0);
    for step in 0..=100 {
        let now = layers(step as f32 / 100.0);
        assert!(now.iter().zip(before).all(|(now, before)| *now >= before));
        before = now;
    }
}

#[test]
fn a_dive_without_anybody_near_is_calm() {
    assert_eq!(of_dive(&scene(&["#####", "#.@.#", "#####"])), 0.0);
    assert_eq!(of_dive(&Scene::default()), 0.0);
}

#[test]
fn hunters_in_sight_are_danger_and_sleepers_are_none() {
    let mut one = scene(&["#####", "#.@c#", "#####"]);
    let two = scene(&["#####", "#c@c#", "#####"]);
    assert!(0.0 < of_dive(&one) && of_dive(&one) < of_dive(&two));
    for thing in one.things.values_mut() {
        if let Some(warning) = &mut thing.warning {
            warning.hunts = false;
        }
    }
    assert_eq!(of_dive(&one), 0.0);
}

#[test]
fn who_is_out_of_sight_does_not_give_itself_away() {
    let mut scene = scene(&["#####", "#.@c#", "#####"]);
    for spot in &mut scene.spots {
        spot.seen = Seen::Before;
    }
    assert_eq!(of_dive(&scene), 0.0);
}

#[test]
fn wounds_are_danger_until_the_dive_is_over() {
    let mut scene = scene(&["#####", "#.@.#", "#####"]);
    let hero = scene.hero;
    if let Some(health) = hero
        .and_then(|hero| scene.things.get_mut(&hero))
        .and_then(|thing| thing.traits.health.as_mut())
    {
        health.current = 1;
    }
    let hurt = of_dive(&scene);
    assert!(hurt > 0.1, "{hurt}");
    scene.over = true;
    assert_eq!(of_dive(&scene), 0.0);
}

#[test]
fn a_breach_grows_more_dangerous_with_each_wound() -> Result<(), String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data");
    let library = BreachLibrary::load_dir(folder).map_err(|errors| errors.to_string())?;
    let (_, muster) = crate::breach::muster::read(&library, "keystone", 1)?;
    let mut world = bevy::prelude::World::new();
    install(&mut world, library.clone());
    begin(&mut world, &muster)?;
    let mut table = breach::Table::read(&BreachSnapshot::of(&world), &library);
    let whole = of_breach(&table);
    assert!(0.1 < whole && whole < 0.6, "{whole}");
    for unit in table.units.iter_mut().filter(|unit| unit.is_own()) {
        unit.health.current = 1;
    }
    assert!(of_breach(&table) > whole + 0.4);
    assert_eq!(of_breach(&breach::Table::default()), 0.0);
    Ok(())
}

#[test]
fn a_stack_at_war_near_the_leader_is_danger_and_one_that_is_only_remembered_is_none() {
    let rules = rules();
    let mut table = sector::Table::read(&rules, &grown(&rules, 5));
    table.stacks.retain(|stack| stack.faction == table.player);
    assert_eq!(of_sector(&table), 0.0);
    let foe = table.factions.iter().find(|it| it.relation == Relation::War);
    let foe = foe.map(|it| it.id).expect("a faction is at war with the player");
    let led = table.own_stacks().find(|it| it.is_led()).expect("a leader");
    let mut other = led.clone();
    other.faction = foe;
    other.remembered = None;
    table.stacks.push(other);
    assert!(of_sector(&table) > 0.85, "{}", of_sector(&table));
    if let Some(other) = table.stacks.last_mut() {
        other.remembered = Some(1);
    }
    assert_eq!(of_sector(&table), 0.0);
}

#[test]
fn a_battle_is_dangerous_while_it_runs() {
    let mut reel = Reel::default();
    let running = of_battle(&reel);
    reel.ended = true;
    assert!(of_battle(&reel) < running);
}
