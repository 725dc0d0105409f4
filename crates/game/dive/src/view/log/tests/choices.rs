//! Tests of messages that vary with who or what they are about.

use super::*;

#[test]
fn what_strikes_is_told_by_its_kind() {
    let hit = |by: ObjectId, source, damage| DiveEvent::Hit {
        by,
        by_kind: KindId(by.0 as u16 - 1),
        target: YOU,
        target_kind: KindId(0),
        source,
        attack: 2,
        armour: 1,
        pierce: 1,
        damage,
        left: 3,
    };
    assert_eq!(
        told(&[
            hit(BOMB, Source::Explosion, 2),
            hit(BOMB, Source::Trap, 2),
            hit(CRAWLER, Source::Attack, 0),
        ]),
        [
            "The bomb's blast hits you for 2: attack 2, 1 armour pierced. You have 3 left.",
            "The bomb hurt you for 2: attack 2, 1 armour pierced. You have 3 left.",
            "The crawler hits you but does no damage.",
        ]
    );
}

#[test]
fn you_and_others_have_words_of_their_own() {
    let events = |id: ObjectId| {
        let status = Status::Burn;
        [
            DiveEvent::StatusBegan { id, status, beats: 2, by: BOMB },
            DiveEvent::Hurt {
                id,
                kind: KindId(id.0 as u16 - 1),
                source: Source::Burn,
                damage: 1,
                left: 2,
            },
            DiveEvent::StatusEnded { id, status },
            DiveEvent::Healed { id, amount: 1, now: 3 },
            DiveEvent::Died {
                id,
                kind: KindId(id.0 as u16 - 1),
                cell: Cell::new(5, 4),
                by: Some(KindId(3)),
                source: Source::Explosion,
            },
        ]
    };
    assert_eq!(
        told(&events(YOU)),
        [
            "You are set on fire: 1 damage a beat for 2 beats.",
            "You burn for 1. You have 2 left.",
            "You gain 1 health: 3 now.",
            "You are blown to pieces by the bomb.",
        ]
    );
    assert_eq!(
        told(&events(CRAWLER)),
        [
            "The crawler is set on fire: 1 damage a beat for 2 beats.",
            "The crawler burns for 1. It has 2 left.",
            "The crawler gains 1 health: 3 now.",
            "The crawler is blown to pieces by the bomb.",
        ]
    );
}

#[test]
fn what_a_find_is_good_for_is_told_with_it() {
    let found = |gives: Pickup, paid: u32| DiveEvent::PickedUp {
        id: YOU,
        item: ObjectId(9),
        kind: KindId(4),
        gives,
        paid,
    };
    assert_eq!(
        told(&[
            found(Pickup::Bombs(1), 0),
            found(Pickup::Potions(2), 9),
            found(Pickup::Gold(12), 0),
            found(Pickup::Health(2), 0),
            found(Pickup::Shovel(2), 0),
        ]),
        [
            "You take 1 bomb.",
            "You buy 2 potions for 9 gold.",
            "You take 12 gold.",
            "You take the spear.",
            "You take the spear: digging power 2.",
        ]
    );
}

#[test]
fn an_enemys_strike_that_hits_nobody_is_told() {
    let swung = |cells| DiveEvent::Swung { id: CRAWLER, direction: Direction::West, cells };
    let strike = swung(vec![Cell::new(4, 4)]);
    assert_eq!(told(std::slice::from_ref(&strike)), ["The crawler strikes and hits nobody."]);
    let hit = hit(CRAWLER, YOU, 2, 0, 2, 1);
    assert_eq!(told(&[strike, hit]).len(), 1, "only the hit");
    assert!(told(&[swung(Vec::new())]).is_empty(), "a shot flies on");
}
