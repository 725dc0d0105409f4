//! Who fights on which side, who stays out, and what a battle changes on the map.

use super::{plan, unit, units};
use daemonfall_battle::{
    AttackRefusal, Camp, Ending, FactionId, Field, FieldStack, MatchupForm, MoveTypes, Outcome,
    StackId, Stand, Unit, UnitForm,
};
use daemonfall_core::Health;

const RED: u32 = 1;
const BLUE: u32 = 2;
const GREEN: u32 = 3;
const GREY: u32 = 4;

fn striker(health: i32) -> Unit {
    let types = MoveTypes::standard();
    Unit {
        attack: 5,
        defence: 3,
        damage: 4,
        health: Health::full(health),
        abilities: types.abilities(["Strike"]).expect("known"),
    }
}

fn stack(id: u32, faction: u32, count: usize) -> Option<FieldStack> {
    Some(FieldStack {
        id: StackId(id),
        faction: FactionId(faction),
        units: vec![striker(10 + id as i32); count],
        rows: Vec::new(),
        order: None,
    })
}

/// Blue is attacked by red from the east (stack 11); green is in the west.
fn field() -> Field {
    Field {
        tiles: [
            stack(10, BLUE, 2),
            stack(11, RED, 2),
            None,
            None,
            stack(14, GREEN, 1),
            None,
            stack(16, BLUE, 1),
        ],
        attacker: StackId(11),
        owner: Some(FactionId(BLUE)),
    }
}

/// Whether two factions form one of these pairs.
fn allies(pairs: &[(u32, u32)]) -> impl Fn(FactionId, FactionId) -> bool + '_ {
    |one, other| pairs.contains(&(one.0, other.0)) || pairs.contains(&(other.0, one.0))
}

#[test]
fn participants_stand_in_field_order_then_by_position() {
    let sides = field().sides(allies(&[])).expect("an attack");
    let posts: Vec<_> =
        sides.posts.iter().map(|post| (post.stack.0, post.tile, post.position)).collect();
    assert_eq!(posts, [(10, 0, 0), (10, 0, 1), (11, 1, 0), (11, 1, 1), (16, 6, 0)]);
    let camps: Vec<Camp> = sides.participants.iter().map(|one| one.camp).collect();
    use Camp::{Attacker, Defender};
    assert_eq!(camps, [Defender, Defender, Attacker, Attacker, Defender]);
}

#[test]
fn a_stack_fights_for_its_ally_and_stays_out_with_two_or_none() {
    let stand = |pairs: &[(u32, u32)]| {
        let sides = field().sides(allies(pairs)).expect("an attack");
        let green = sides.stacks.iter().find(|one| one.stack == StackId(14));
        green.expect("it stands there").stand
    };
    assert_eq!(stand(&[(GREEN, RED)]), Stand::Attacks);
    assert_eq!(stand(&[(GREEN, BLUE)]), Stand::Defends);
    assert_eq!(stand(&[(GREEN, RED), (GREEN, BLUE)]), Stand::OutAlliedWithBoth);
    assert_eq!(stand(&[]), Stand::OutAlliedWithNeither);
    assert!(stand(&[]).words().contains("neither"));
    assert_eq!(stand(&[]).camp(), None);
}

#[test]
fn the_owner_of_the_tile_decides_who_defends_not_who_stands_on_it() {
    let grey_owns = Field { owner: Some(FactionId(GREY)), ..field() };
    let sides = grey_owns.sides(allies(&[(GREEN, GREY), (BLUE, GREY)]));
    let sides = sides.expect("an attack");
    assert!(sides.stacks.iter().all(|one| one.stand.camp().is_some()));
    let out = grey_owns.sides(allies(&[(GREEN, GREY)])).expect("an attack");
    assert_eq!(out.stacks[0].stand, Stand::OutAlliedWithNeither);
    let nobodys = Field { owner: None, ..field() };
    let sides = nobodys.sides(allies(&[])).expect("an attack");
    assert_eq!(sides.stacks[0].stand, Stand::Defends);
}

#[test]
fn an_attack_that_is_none_is_refused_with_its_reason() {
    let refusal = |field: &Field, pairs: &[(u32, u32)]| {
        let refusal = field.sides(allies(pairs)).expect_err("it is refused");
        assert!(!refusal.to_string().is_empty());
        refusal
    };
    let mut empty = field();
    empty.tiles[0] = None;
    assert_eq!(refusal(&empty, &[]), AttackRefusal::NobodyThere);
    let afar = Field { attacker: StackId(10), ..field() };
    assert_eq!(refusal(&afar, &[]), AttackRefusal::NotNextToIt);
    assert_eq!(refusal(&field(), &[(RED, BLUE)]), AttackRefusal::NotHostile);
    let grey_owns = Field { owner: Some(FactionId(GREY)), ..field() };
    assert_eq!(refusal(&grey_owns, &[(RED, GREY)]), AttackRefusal::AlliedWithOwner);
    assert_eq!(refusal(&grey_owns, &[]), AttackRefusal::NobodyFights(Camp::Defender));
}

fn ending<const N: usize>(outcome: Outcome, health: [i32; N]) -> Ending {
    let health = health.map(|current| Health { current, max: 20 });
    Ending { outcome, health: health.to_vec(), away: Vec::new() }
}

#[test]
fn committing_keeps_survivors_removes_the_dead_and_lets_the_attacker_enter() {
    let sides = field().sides(allies(&[])).expect("an attack");
    let commit = sides.commit(&ending(Outcome::Attacker, [0, 0, 0, 7, 0]));
    let told: Vec<_> = commit
        .stacks
        .iter()
        .map(|one| {
            let left = one.survivors.iter().map(|one| (one.position, one.health.current));
            (one.stack.0, left.collect::<Vec<_>>(), one.dead.clone(), one.is_empty())
        })
        .collect();
    assert_eq!(
        told,
        [
            (10, vec![], vec![0, 1], true),
            (11, vec![(1, 7)], vec![0], false),
            (16, vec![], vec![0], true)
        ]
    );
    assert!(commit.attacker_enters);
}

#[test]
fn the_attacker_enters_only_when_it_has_won_and_the_tile_is_empty() {
    let sides = field().sides(allies(&[])).expect("an attack");
    let enters = |outcome, health| sides.commit(&ending(outcome, health)).attacker_enters;
    assert!(!enters(Outcome::Stalemate, [0, 0, 5, 7, 3]), "a stalemate changes nothing else");
    assert!(!enters(Outcome::Defender, [0, 0, 0, 0, 3]));
    // An ally wins the battle for an attacker that died.
    let sides = field().sides(allies(&[(GREEN, RED)])).expect("an attack");
    let fallen = ending(Outcome::Attacker, [0, 0, 0, 0, 9, 0]);
    assert!(!sides.commit(&fallen).attacker_enters);
    // The stack on the tile stays out.
    let grey_owns = Field { owner: Some(FactionId(GREY)), ..field() };
    let sides = grey_owns.sides(allies(&[(GREEN, GREY)])).expect("an attack");
    let won = ending(Outcome::Attacker, [9, 9, 0]);
    assert!(!sides.commit(&won).attacker_enters);
}

#[test]
fn a_battle_of_a_field_is_fought_and_committed() {
    let sides = field().sides(allies(&[(GREEN, BLUE)])).expect("an attack");
    let plan = sides.plan(&MoveTypes::standard()).expect("all can fight");
    let battle = plan.simulate(9);
    let commit = sides.commit(&battle.ending);
    let left: usize = commit.stacks.iter().map(|one| one.survivors.len()).sum();
    let alive = battle.ending.health.iter().filter(|one| !one.is_dead());
    assert_eq!(left, alive.count());
    assert_eq!(commit.stacks.len(), 4);
}

fn wrong(units: Vec<UnitForm>) -> Vec<String> {
    let problems = MatchupForm { units }.plan(&MoveTypes::standard());
    let problems = problems.expect_err("it is refused");
    let told = problems.into_iter();
    told.map(|problem| format!("{}: {}", problem.field, problem.reason)).collect()
}

#[test]
fn everything_wrong_with_a_match_up_is_told_with_its_place() {
    let told = wrong(units("A -1 3 4 9 Strike Charg; A 5 2000000 4 0 Riposte; A 5 3 -4 9/8"));
    assert_eq!(
        told,
        [
            "units[0].abilities[1]: unknown ability \"Charg\", did you mean \"Charge\"?",
            "units[1].abilities[0]: unknown ability \"Riposte\"; known are Archery, Charge, Healing, Strike, Guard, Mark, Rally, Sweep, Volley",
            "units: there is no defender",
            "units[0].attack: must be from 0 to 1000000, not -1",
            "units[1].defence: must be from 0 to 1000000, not 2000000",
            "units[1].health: must be from 1 to 1, not 0",
            "units[1].max_health: must be from 1 to 1000000, not 0",
            "units[2].damage: must be from 0 to 1000000, not -4",
            "units[2].health: must be from 1 to 8, not 9",
        ]
    );
}

#[test]
fn an_empty_side_and_a_crowd_are_refused() {
    assert_eq!(wrong(vec![]), ["units: there is no attacker", "units: there is no defender"]);
    let mut crowd = vec![unit("A 1 1 1 1"); 64];
    crowd.push(unit("D 1 1 1 1"));
    assert_eq!(wrong(crowd), ["units: 65 participants are too many: a battle has at most 64"]);
}

#[test]
fn the_largest_numbers_are_fought_with() {
    let most = daemonfall_battle::STAT_AT_MOST;
    let all = format!("{most} {most} {most} {most} Archery Charge Healing Strike");
    let plan = plan(&format!("A {all}; D {all}"));
    let battle = plan.simulate(1);
    assert_eq!(plan.replay(&battle.moves), Ok(battle.ending));
}
