//! Tests of log sentences, from events and a small scene.

mod choices;

use super::tell::tell;
use super::voice::Voice;
use super::{DiveLog, Line};
use crate::prelude::*;
use crate::view::dive_view::{Arms, DiveView, Look, Thing};
use daemonfall_dungeon::components::*;
use daemonfall_dungeon::library::weapons::{Hits, PatternCell, Weapon};

const YOU: ObjectId = ObjectId(1);
const CRAWLER: ObjectId = ObjectId(2);
const BARREL: ObjectId = ObjectId(3);
const BOMB: ObjectId = ObjectId(4);

fn scene() -> DiveView {
    let look = |name: &str, layer, side| Look {
        name: name.into(),
        about: String::new(),
        sprite: name.into(),
        layer,
        real: layer == Layer::Real,
        side,
        size: (1, 1),
        light: 0,
        gives: None,
        hardness: None,
        hazard: false,
        pins: false,
        breaks: false,
        vein: false,
        exit: false,
    };
    let looks = vec![
        look("daemon", Layer::Real, Side::Player),
        look("crawler", Layer::Real, Side::Hostile),
        look("barrel", Layer::Real, Side::Neutral),
        look("bomb", Layer::Explosive, Side::Neutral),
        look("spear", Layer::Item, Side::Neutral),
        look("spikes", Layer::Trap, Side::Neutral),
    ];
    let weapon = Weapon {
        name: "Spear".into(),
        about: "two in line, the first hit".into(),
        pattern: vec![PatternCell { at: (1, 0), before: Vec::new(), blocking: Vec::new() }],
        hits: Hits::First,
        projectile: None,
    };
    let arms = Some(Arms { weapon, damage: 3, pierce: 0, sprite: "spear".into() });
    let mut scene =
        DiveView { looks, arms, hero: Some(YOU), beat: 7, floors: 3, ..DiveView::default() };
    for (id, kind, x) in [(YOU, 0, 4), (CRAWLER, 1, 5), (BARREL, 2, 9), (BOMB, 3, 5)] {
        let look = &scene.looks[kind];
        let object = Object {
            id,
            kind: KindId(kind as u16),
            priority: 0,
            side: look.side,
            layer: look.layer,
        };
        let alive = (kind < 2).then(|| Acting::new(Algorithm::General));
        let traits = Traits {
            health: Some(Health::full(3)),
            acting: alive,
            fuse: (kind == 3).then_some(Fuse { beats: 3 }),
            ..Traits::default()
        };
        scene.things.insert(
            id,
            Thing {
                object,
                placed: Placed::at(Cell::new(x, 4), Direction::East),
                traits,
                intent: None,
            },
        );
    }
    scene
}

fn told(events: &[DiveEvent]) -> Vec<String> {
    told_in(&scene(), events)
}

fn told_in(scene: &DiveView, events: &[DiveEvent]) -> Vec<String> {
    let roster: BTreeMap<ObjectId, KindId> =
        scene.things.iter().map(|(id, thing)| (*id, thing.object.kind)).collect();
    let sight: BTreeSet<ObjectId> = scene.things.keys().copied().collect();
    let voice = Voice::new(&roster, scene, scene, sight);
    tell(events, &voice).iter().map(super::Line::text).collect()
}

fn hit(
    by: ObjectId,
    target: ObjectId,
    attack: i32,
    armour: i32,
    damage: i32,
    left: i32,
) -> DiveEvent {
    let kind = |id: ObjectId| KindId(id.0 as u16 - 1);
    DiveEvent::Hit {
        by,
        by_kind: kind(by),
        target,
        target_kind: kind(target),
        source: Source::Attack,
        attack,
        armour,
        pierce: 0,
        damage,
        left,
    }
}

fn died(id: ObjectId, by: u16) -> DiveEvent {
    DiveEvent::Died {
        id,
        kind: KindId(id.0 as u16 - 1),
        cell: Cell::new(5, 4),
        by: Some(KindId(by)),
        source: Source::Attack,
    }
}

#[test]
fn a_hit_tells_how_its_damage_comes_about() {
    assert_eq!(
        told(&[hit(YOU, CRAWLER, 3, 1, 2, 1)]),
        ["Your spear hits the crawler for 2: attack 3, minus 1 armour. It has 1 left."]
    );
    assert_eq!(
        told(&[hit(CRAWLER, YOU, 1, 2, 1, 4)]),
        ["The crawler hits you for 1: attack 1, minus 2 armour, but at least 1. You have 4 left."]
    );
}

#[test]
fn a_death_is_told_once_with_the_hit_that_brought_it() {
    assert_eq!(
        told(&[hit(YOU, CRAWLER, 3, 0, 3, 0), died(CRAWLER, 0)]),
        ["Your spear hits the crawler for 3. It dies."]
    );
    assert_eq!(
        told(&[hit(CRAWLER, YOU, 3, 0, 1, 0), died(YOU, 1)]),
        ["The crawler hits you for 1. You die."]
    );
}

#[test]
fn what_was_not_hit_says_why() {
    let spared = DiveEvent::Spared { by: YOU, target: BARREL, reason: Reason::NotNextTo };
    assert_eq!(told(&[spared]), ["The barrel is not hit: you are not next to it."]);
}

#[test]
fn statuses_tell_how_long_and_by_whom() {
    let freeze = DiveEvent::StatusBegan { id: YOU, status: Status::Freeze, beats: 1, by: CRAWLER };
    let bind = DiveEvent::StatusBegan { id: YOU, status: Status::Bind, beats: 0, by: CRAWLER };
    let resisted = DiveEvent::StatusResisted {
        id: CRAWLER,
        status: Status::Stun,
        reason: Reason::Resisted { power: 1, resistance: 2 },
    };
    assert_eq!(
        told(&[freeze, bind, resisted]),
        [
            "You are frozen: no actions for 1 beat.",
            "The crawler binds you: no steps until the crawler dies.",
            "The crawler resists the stun: power 1 against resistance 2.",
        ]
    );
}

#[test]
fn the_steps_of_a_push_are_told_together() {
    let step = |from: i32| DiveEvent::Moved {
        id: CRAWLER,
        from: Cell::new(from, 4),
        to: Cell::new(from + 1, 4),
        how: Travel::Push,
    };
    assert_eq!(told(&[step(5), step(6)]), ["The crawler is pushed 2 cells east."]);
}

#[test]
fn a_bomb_is_told_from_its_setting_to_its_end() {
    let spawned = DiveEvent::Spawned {
        id: BOMB,
        kind: KindId(3),
        cell: Cell::new(5, 4),
        facing: Direction::North,
        by: Some(YOU),
    };
    let burned = DiveEvent::FuseBurned { id: BOMB, left: 2 };
    let exploded = DiveEvent::Exploded { id: BOMB, kind: KindId(3), centre: Cell::new(5, 4) };
    let wall = DiveEvent::WallGone {
        cell: Cell::new(6, 3),
        kind: KindId(2),
        by: BOMB,
        source: Source::Explosion,
    };
    assert_eq!(
        told(&[spawned, burned, exploded, wall]),
        [
            "You set a bomb: it explodes in 3 beats.",
            "The bomb burns down to 2. You are in its blast!",
            "The bomb explodes: 1 wall falls.",
        ]
    );
}

#[test]
fn a_kill_by_a_bomb_out_of_sight_is_told() {
    let mut scene = scene();
    scene.things.remove(&CRAWLER);
    let mut death = died(CRAWLER, 3);
    if let DiveEvent::Died { source, .. } = &mut death {
        *source = Source::Explosion;
    }
    let lines = told_in(&scene, &[hit(BOMB, CRAWLER, 3, 0, 3, 0), death]);
    assert_eq!(lines, ["Something dies in the blast, out of sight."]);
}

#[test]
fn what_comes_in_one_beat_adds_up() {
    let mut scene = scene();
    if let Some(you) = scene.things.get_mut(&YOU) {
        you.traits.player = Some(Player {
            gold: 20,
            bombs: 0,
            potions: 0,
            bomb: KindId(3),
            potion_heals: 5,
            weapon_item: None,
            armour_item: None,
        });
    }
    let gold = |item| DiveEvent::PickedUp {
        id: YOU,
        item: ObjectId(item),
        kind: KindId(4),
        gives: Pickup::Gold(5),
        paid: 0,
    };
    let lines = ["You take 5 gold: 15 now.", "You take 5 gold: 20 now."];
    assert_eq!(told_in(&scene, &[gold(8), gold(9)]), lines);
}

#[test]
fn a_lost_action_is_told_before_its_reason_ends_and_a_new_charge_is_told_once() {
    let ended = DiveEvent::StatusEnded { id: YOU, status: Status::Freeze };
    let lost = DiveEvent::ActionLost { id: YOU, reason: Reason::Frozen };
    let lines = ["You lose your action: frozen.", "You are no longer frozen."];
    assert_eq!(told(&[ended, lost]), lines);
    let left = DiveEvent::Spawned {
        id: BOMB,
        kind: KindId(3),
        cell: Cell::new(5, 4),
        facing: Direction::North,
        by: Some(BARREL),
    };
    let set_off = DiveEvent::SetOff { id: BOMB };
    assert_eq!(told(&[left, set_off.clone()]).len(), 1);
    assert_eq!(told(&[set_off]).len(), 1);
}

#[test]
fn purchases_name_their_price_and_what_is_gained() {
    let weapon = Pickup::Armour(2);
    let bought = DiveEvent::PickedUp {
        id: YOU,
        item: ObjectId(9),
        kind: KindId(4),
        gives: weapon,
        paid: 12,
    };
    let cannot = DiveEvent::CannotPay { id: YOU, kind: KindId(4), price: 20, gold: 12 };
    assert_eq!(
        told(&[bought, cannot]),
        ["You buy the spear for 12 gold: armour 2.", "The spear costs 20 gold: you have 12."]
    );
}

#[test]
fn a_dive_that_is_gone_on_with_keeps_its_log_and_another_begins_its_own() {
    let later = |seed, beat| DiveView { seed, beat, ..scene() };
    let line = Line::new(1, "", Color::NONE);
    let mut journal = DiveLog::default();
    journal.add(&DiveView::default(), &later(3, 5), &[]);
    journal.put_before(vec![line.clone()]);
    // As after a look at the saves: no scene in between.
    journal.add(&DiveView::default(), &later(3, 5), &[]);
    assert_eq!(journal.lines.len(), 1);
    journal.add(&later(3, 5), &later(3, 2), &[]);
    assert_eq!(journal.lines.len(), 0, "it went back in time");
    journal.put_before(vec![line.clone()]);
    journal.add(&later(3, 2), &later(4, 9), &[]);
    assert_eq!(journal.lines.len(), 0, "it is another dive");
}

#[test]
fn a_dive_that_is_gone_back_in_forgets_what_came_later_and_keeps_the_rest() {
    let at = |beat| DiveView { seed: 3, beat, ..scene() };
    let line = |beat| Line::new(beat, "", Color::NONE);
    let mut journal = DiveLog::default();
    journal.add(&DiveView::default(), &at(5), &[]);
    journal.put_before([2, 4, 5].map(line).to_vec());
    journal.cut(4);
    journal.add(&at(5), &at(4), &[]);
    let left = |journal: &DiveLog| journal.lines.iter().map(|line| line.when).collect::<Vec<_>>();
    assert_eq!(left(&journal), [2, 4]);
    journal.add(&at(4), &at(5), &[]);
    assert_eq!(left(&journal), [2, 4], "it continues from there");
}

#[test]
fn beats_that_come_at_once_are_told_each_by_its_number() {
    let begins = |beat| DiveEvent::BeatBegan { beat };
    let frozen = DiveEvent::StatusBegan { id: YOU, status: Status::Freeze, beats: 1, by: CRAWLER };
    let scene = scene();
    let roster = BTreeMap::new();
    let voice = Voice::new(&roster, &scene, &scene, BTreeSet::new());
    let events = [begins(8), frozen.clone(), begins(9), frozen];
    let beats: Vec<u32> = tell(&events, &voice).iter().map(|line| line.when).collect();
    assert_eq!(beats, [8, 9]);
}

#[test]
fn what_is_refused_again_at_once_says_how_often() {
    let mut log = DiveLog::default();
    let all = |log: &DiveLog| log.lines.iter().map(Line::text).collect::<Vec<_>>();
    for (beat, words) in
        [(3, "No."), (3, "No."), (3, "No."), (3, "Not there."), (3, "No."), (4, "No.")]
    {
        log.note(beat, "wall", words);
    }
    assert_eq!(all(&log), ["No. ×3", "Not there.", "No.", "No."]);
}
