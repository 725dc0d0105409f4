//! Custom move types: once registered, they take part without any change elsewhere.

use super::{first_turn, plan_with, steps};
use daemonfall_battle::{
    Arena, Depends, Dice, Facts, Look, Move, MoveType, MoveTypeId, MoveTypes, Outcome, Recorder,
    RegisterError, State, TURNS_AT_MOST, Value,
};

/// Damage without dice, in even turns only, to the unit with the most health.
struct Smite;

impl MoveType for Smite {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts { is_melee: true, ..Facts::new("Smite", own, Depends::State) }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.is_at_a_foe() && look.state.turn().is_multiple_of(2)
    }

    fn expected_value(&self, look: &Look<'_>) -> Value {
        Value::whole(i64::from(look.target_health().current))
    }

    fn generate(&self, _look: &Look<'_>, _dice: &mut Dice) -> i32 {
        3
    }
}

/// Gives one health to every living unit, for ever; has no target and needs no ability.
struct Rain;

impl MoveType for Rain {
    fn facts(&self, own: MoveTypeId) -> Facts {
        let facts = Facts::new("Slow Rain", own, Depends::TurnsUpTo(3));
        Facts { has_target: false, needs: None, ..facts }
    }

    fn is_viable(&self, look: &Look<'_>) -> bool {
        look.state.turn() >= 3 && look.mover().attack == 0
    }

    fn expected_value(&self, _look: &Look<'_>) -> Value {
        Value::new(1, 9)
    }

    fn repeats(&self, _look: &Look<'_>) -> u32 {
        2
    }

    fn generate(&self, _look: &Look<'_>, dice: &mut Dice) -> i32 {
        dice.up_to(1)
    }

    fn apply(&self, state: &mut State, made: &Move) {
        for place in 0..state.healths().len() as u32 {
            state.mend(daemonfall_battle::ParticipantId(place), made.effect);
        }
    }
}

fn types() -> MoveTypes {
    let mut types = MoveTypes::standard();
    types.register(Smite).expect("a new name");
    types.register(Rain).expect("another");
    types
}

#[test]
fn a_registered_type_is_an_ability_is_chosen_answered_replayed_and_explained() {
    let units = "A 1 3 2 30 Smite Archery; D 1 3 2 9 Strike; D 1 3 2 12 Strike";
    let plan = plan_with(units, &types());
    let battle = plan.simulate(4);
    assert_eq!(first_turn(&plan, &battle)[0], "0 1 Archery");
    let second = battle.turns[1] as usize;
    let after = &steps(&plan, &battle)[second..];
    assert_eq!(after[..2], ["0 2 Smite", "2 0 Riposte"]);
    let why = plan.why(&battle.moves, second).expect("sound").expect("there");
    assert_eq!(plan.types().name(why.choice().expect("chosen").kind), "Smite");
    assert_eq!(plan.replay(&battle.moves), Ok(battle.ending));
}

#[test]
fn a_type_without_target_is_weighed_once_and_recorded_without() {
    let plan = plan_with("A 0 9 0 1/9; D 0 9 0 1/9", &types());
    let battle = plan.simulate(4);
    // No unit did anything for two turns; such turns leave no trace in the moves.
    assert_eq!(battle.turns, [0, 0, 0]);
    let two_each = ["0 - Slow Rain", "0 - Slow Rain", "1 - Slow Rain", "1 - Slow Rain"];
    assert_eq!(steps(&plan, &battle), two_each);
    assert_eq!(plan.replay(&battle.moves), Ok(battle.ending.clone()));
    let why = plan.why(&battle.moves, 2).expect("sound").expect("there");
    assert_eq!((why.turn, why.weighed.len()), (3, 1));
}

#[test]
fn what_a_name_may_be_and_that_it_is_taken_once_is_checked() {
    let mut types = types();
    assert_eq!(types.register(Smite), Err(RegisterError::NameTaken("Smite".into())));
    struct Named(&'static str);
    impl MoveType for Named {
        fn facts(&self, own: MoveTypeId) -> Facts {
            Facts::new(self.0, own, Depends::Nothing)
        }
        fn is_viable(&self, _look: &Look<'_>) -> bool {
            false
        }
    }
    for name in ["", " Blank", "7", "two\nlines"] {
        let refused = types.register(Named(name)).expect_err("no name");
        assert_eq!(refused, RegisterError::NoName(name.into()));
    }
    while types.len() < 64 {
        let name = format!("Type {}", types.len());
        types.register(Named(name.leak())).expect("room");
    }
    assert_eq!(types.register(Named("one more")), Err(RegisterError::TooMany));
}

/// One damage to a foe, then as much healing by the next unit: it would go on for ever.
struct Scratch;

impl MoveType for Scratch {
    fn facts(&self, own: MoveTypeId) -> Facts {
        Facts::new("Scratch", own, Depends::Nothing)
    }

    fn expected_value(&self, _look: &Look<'_>) -> Value {
        Value::whole(1)
    }

    fn generate(&self, _look: &Look<'_>, _dice: &mut Dice) -> i32 {
        1
    }

    fn apply(&self, state: &mut State, made: &Move) {
        if let Some(target) = made.target {
            state.hurt(made, target, made.effect);
            state.mend(target, made.effect);
        }
    }
}

struct Turns(u32);

impl Recorder for Turns {
    fn turn(&mut self, turn: u32) {
        self.0 = turn;
    }

    fn made(&mut self, _made: &Move) {}
}

#[test]
fn a_battle_that_would_go_on_for_ever_is_broken_off_as_a_stalemate() {
    let mut types = MoveTypes::standard();
    types.register(Scratch).expect("a new name");
    let plan = plan_with("A 1 1 1 5 Scratch; D 1 1 1 5", &types);
    let mut turns = Turns(0);
    let outcome = plan.fight(&mut Arena::new(&plan), &mut Dice::new(1), &mut turns);
    assert_eq!((outcome, turns.0), (Outcome::Stalemate, TURNS_AT_MOST));
}
