//! Where walks and explorations go.

use super::*;
use crate::view::dive_view::sample::{scene, spear};
use crate::view::dive_view::{Look, Spot};
use daemonfall_dungeon::components::{
    Acting, Algorithm, AttackableOnlyWhenNextToAttacker, Digging, Exit,
};
use daemonfall_dungeon::names::WeaponId;

#[test]
fn a_way_leads_round_what_stands_and_what_hurts() {
    let scene = scene(&["#####", "#@x.#", "#.^.#", "#...#", "#####"]);
    let ground = Ground::of(&scene);
    let way = ground.way(Cell::new(1, 1), Cell::new(3, 1));
    let expected = [(1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1)].map(|(x, y)| Cell::new(x, y));
    assert_eq!(way.as_deref(), Some(&expected[..]));
    assert_eq!(ground.way(Cell::new(1, 1), Cell::new(0, 0)), None);
}

#[test]
fn a_way_leads_through_what_is_not_real_and_round_a_trap_that_is() {
    let scene = scene(&["#####", "#@\".#", "#=#.#", "#...#", "#####"]);
    let ground = Ground::of(&scene);
    let way = |x, y| ground.way(Cell::new(1, 1), Cell::new(x, y)).map(|way| way.len());
    assert_eq!((way(3, 1), way(1, 3)), (Some(2), Some(6)));
    assert!(scene.occupied(Cell::new(1, 2)) && !scene.occupied(Cell::new(2, 1)));
}

#[test]
fn exploring_goes_to_the_nearest_gold_or_edge_of_the_known() {
    let gold = scene(&["#######", "#@.$...", "#######"]);
    assert_eq!(Ground::of(&gold).onward(Cell::new(1, 1)).map(|way| way.len()), Some(2));
    let edge = scene(&["##### ", "#@... ", "##### "]);
    assert_eq!(
        Ground::of(&edge).onward(Cell::new(1, 1)).and_then(|way| way.last().copied()),
        Some(Cell::new(4, 1))
    );
    let done = scene(&["####", "#@.#", "####"]);
    assert_eq!(Ground::of(&done).onward(Cell::new(1, 1)), None);
}

#[test]
fn exploring_breaks_crates_and_at_last_goes_up_to_the_stairs() {
    let scene = scene(&["#######", "#@.x.##", "#######"]);
    let (ground, at) = (Ground::of(&scene), Cell::new(1, 1));
    let way = ground.onward(at).expect("the crate is in the way");
    assert_eq!(way.last(), Some(&Cell::new(3, 1)));
    assert!(ground.breaks(Cell::new(3, 1)) && ground.struck(at, Direction::East).is_none());
    let mut scene = self::scene(&["#######", "#@..^##", "#######"]);
    for thing in scene.things.values_mut().filter(|thing| thing.object.layer == Layer::Trap) {
        thing.traits.exit = Some(Exit {});
    }
    let ground = Ground::of(&scene);
    assert_eq!(ground.onward(at), None);
    assert_eq!(ground.to_stairs(at).map(|way| way.len()), Some(2));
    assert_eq!(ground.why_not_onward(Cell::new(3, 1)), t!("dive-walk-explored", stairs = "yes"));
}

#[test]
fn exploring_fetches_what_is_in_sight_before_it_goes_to_a_nearer_edge() {
    let scene = scene(&["########", " .@..$.#", "########"]);
    let way = Ground::of(&scene).onward(Cell::new(2, 1));
    assert_eq!(way.and_then(|way| way.last().copied()), Some(Cell::new(5, 1)));
}

#[test]
fn exploring_fetches_hearts_for_those_who_lack_health() {
    let mut scene = scene(&["######", "#@.$.#", "######"]);
    let heart = |scene: &mut DiveView, current| {
        for thing in scene.things.values_mut() {
            if let Some(item) = &mut thing.traits.pickuppable {
                item.gives = Pickup::Health(3);
            }
            if let Some(health) = &mut thing.traits.health {
                health.current = current;
            }
        }
        Ground::of(scene).onward(Cell::new(1, 1)).map(|way| way.len())
    };
    assert_eq!(heart(&mut scene, 3), None);
    assert_eq!(heart(&mut scene, 2), Some(2));
}

#[test]
fn exploring_remembers_hearts_and_tells_of_what_is_left() {
    let mut scene = scene(&["######", "#@...#", "######"]);
    let (heart, vein) = (scene.looks.len() as u16, scene.looks.len() as u16 + 1);
    let look =
        Look { name: "heart".into(), gives: Some(Pickup::Health(2)), ..scene.looks[6].clone() };
    scene.looks.push(look);
    scene.looks.push(Look { vein: true, hardness: Some(2), ..scene.looks[0].clone() });
    scene.spots[10] =
        Spot { seen: Seen::Before, recalled: vec![KindId(heart)], ..scene.spots[10].clone() };
    scene.spots[3].wall = Some(KindId(vein));
    let explores = |scene: &mut DiveView, current, power| {
        for thing in scene.things.values_mut() {
            thing.traits.health = Some(Health { current, max: 3 });
            thing.traits.digging = Some(Digging { power });
        }
        let ground = Ground::of(scene);
        let at = Cell::new(1, 1);
        ground.onward(at).map(|way| way.len()).ok_or_else(|| ground.why_not_onward(at))
    };
    assert_eq!(explores(&mut scene, 1, 1), Ok(3));
    assert_eq!(explores(&mut scene, 2, 1), Ok(3), "after all else");
    assert_eq!(explores(&mut scene, 3, 1), Err("Left here: heart.".into()));
    let all = "Left here: gold in walls that you can dig, heart.";
    assert_eq!(explores(&mut scene, 3, 2), Err(all.into()));
}

#[test]
fn exploring_fetches_tools_that_dig_more_and_leads_to_better_weapons() {
    let mut scene = scene(&["######", "#@.$.#", "######"]);
    let fetches = |scene: &mut DiveView, gives: Pickup| {
        for item in scene.things.values_mut().filter_map(|it| it.traits.pickuppable.as_mut()) {
            item.gives = gives;
        }
        Ground::of(scene).onward(Cell::new(1, 1)).is_some()
    };
    let spear = Pickup::Weapon { damage: 2, pierce: 0, weapon: WeaponId(0) };
    assert!(fetches(&mut scene, Pickup::Shovel(2)) && !fetches(&mut scene, spear));
    let (at, lies) = (Cell::new(1, 1), Cell::new(3, 1));
    let to_gear = |scene: &DiveView, offered: &[Cell]| {
        let way = Ground::of(scene).to_gear(at, &offered.iter().copied().collect());
        way.and_then(|way| way.last().copied())
    };
    assert_eq!(to_gear(&scene, &[]), Some(lies), "it leads there: a key takes it");
    assert_eq!(to_gear(&scene, &[lies]), None, "once");
    assert_eq!(Ground::of(&scene).way(at, Cell::new(4, 1)), None, "no walk passes over it");
    let worse = Pickup::Weapon { damage: 0, pierce: 0, weapon: WeaponId(0) };
    assert!(!fetches(&mut scene, worse) && to_gear(&scene, &[]).is_none());
    for thing in scene.things.values_mut() {
        thing.traits.digging = Some(Digging { power: 2 });
    }
    assert!(!fetches(&mut scene, Pickup::Shovel(2)));
}

#[test]
fn stairs_are_entered_only_as_the_goal_of_a_walk() {
    let mut scene = scene(&["#####", "#@^..", "#####"]);
    for thing in scene.things.values_mut().filter(|thing| thing.object.layer == Layer::Trap) {
        thing.traits.exit = Some(Exit {});
    }
    let (at, stairs) = (Cell::new(1, 1), Cell::new(2, 1));
    let ground = Ground::of(&scene);
    assert_eq!(ground.onward(at), None);
    assert_eq!(ground.way(at, Cell::new(3, 1)), None);
    assert_eq!(ground.way(at, stairs), Some(vec![stairs]));
}

#[test]
fn exploring_names_the_enemy_that_stands_before_what_is_left() {
    let why = |rows: &[&str]| {
        let scene = scene(rows);
        let (ground, at) = (Ground::of(&scene), Cell::new(1, 1));
        ground.onward(at).ok_or_else(|| ground.why_not_onward(at))
    };
    assert_eq!(why(&["###### ", "#@.c.. ", "###### "]), Err("The crawler is in the way.".into()));
    assert_eq!(why(&["#######", "#@.c.$#", "#######"]), Err("The crawler is in the way.".into()));
    let all = t!("dive-walk-explored", stairs = "no");
    assert_eq!(why(&["######", "#@.c.#", "######"]), Err(all));
}

#[test]
fn exploring_keeps_away_from_what_sleeps() {
    let mut scene = scene(&["##### ", "#@... ", "#..c# ", "##### "]);
    let edge = |scene: &DiveView| Ground::of(scene).onward(Cell::new(1, 1));
    assert_eq!(edge(&scene).map(|way| way.len()), Some(3));
    for intent in scene.things.values_mut().filter_map(|thing| thing.intent.as_mut()) {
        intent.asleep = true;
    }
    assert_eq!(edge(&scene), None, "the only way passes it");
    let why = Ground::of(&scene).why_not_onward(Cell::new(1, 1));
    assert_eq!(why, t!("dive-walk-sleeper"));
}

#[test]
fn exploring_keeps_away_from_what_slept_where_it_is_out_of_sight_now() {
    let mut scene = scene(&["##### ", "#@... ", "#..c# ", "##### "]);
    for intent in scene.things.values_mut().filter_map(|thing| thing.intent.as_mut()) {
        intent.asleep = true;
    }
    let mut sleepers = Sleepers::default();
    sleepers.look(&scene);
    for spot in scene.spots.iter_mut().filter(|spot| spot.seen == Seen::Now) {
        spot.seen = Seen::Before;
    }
    let onward = |ground: Ground| ground.onward(Cell::new(1, 1)).map(|way| way.len());
    assert_eq!(onward(Ground::of(&scene)), Some(3), "forgotten");
    sleepers.look(&scene);
    assert_eq!(onward(Ground::of(&scene).mindful(&sleepers)), None);
    scene.spots.iter_mut().for_each(|spot| spot.seen = Seen::Now);
    scene.things.retain(|id, _| Some(*id) == scene.hero);
    sleepers.look(&scene);
    assert!(sleepers.0.is_empty(), "it has gone");
}

#[test]
fn a_way_leads_round_water_in_sight_which_is_no_thing_but_ground() {
    let mut scene = scene(&["#####", "#@..#", "#...#", "#####"]);
    let water = scene.looks.len() as u16;
    scene.looks.push(Look { hazard: true, ..scene.looks[1].clone() });
    scene.spots[7].floor = Some(KindId(water));
    let way = Ground::of(&scene).way(Cell::new(1, 1), Cell::new(3, 1));
    assert_eq!(way.map(|way| way.len()), Some(4));
}

#[test]
fn what_lies_only_beyond_hazards_is_told_of() {
    let scene = scene(&["######", "#@^.$#", "######"]);
    let (ground, at) = (Ground::of(&scene), Cell::new(1, 1));
    assert_eq!(ground.way(at, Cell::new(4, 1)), None);
    assert!(ground.leads_over_hazards(at, Cell::new(4, 1)));
    assert_eq!(ground.why_not_onward(at), t!("dive-walk-hazards"));
}

#[test]
fn a_way_goes_round_steps_that_would_strike_what_acts_if_there_is_another() {
    let around = |rows: &[&str]| {
        let mut scene = scene(rows);
        scene.arms = Some(spear());
        for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
            thing.traits.acting = Some(Acting::new(Algorithm::General));
            thing.object.side = Side::Neutral;
        }
        Ground::of(&scene).way(Cell::new(1, 1), Cell::new(3, 1)).map(|way| way.len())
    };
    assert_eq!(around(&["########", "#@..c###", "#...####", "########"]), Some(4));
    assert_eq!(around(&["########", "#@..c###", "########"]), Some(2), "no other way");
    let mut scene = scene(&["#######", "#@.c..#", "#######"]);
    scene.arms = Some(spear());
    let struck =
        |scene: &DiveView| Ground::of(scene).struck(Cell::new(1, 1), Direction::East).is_some();
    let acts = |scene: &mut DiveView, beside_only: bool| {
        for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
            thing.traits.acting = Some(Acting::new(Algorithm::General));
            let only = AttackableOnlyWhenNextToAttacker {};
            thing.traits.only_when_next = beside_only.then_some(only);
        }
    };
    assert!(!struck(&scene), "it does not act");
    acts(&mut scene, false);
    assert!(struck(&scene));
    acts(&mut scene, true);
    assert!(!struck(&scene), "it is too far away to be struck");
}

#[test]
fn only_a_neighbour_in_a_row_or_column_is_a_step_away() {
    let at = Cell::new(3, 3);
    assert_eq!(step(at, Cell::new(3, 4)), Some(Direction::South));
    assert_eq!(step(at, Cell::new(4, 4)), None);
    assert_eq!(step(at, Cell::new(3, 5)), None);
}
