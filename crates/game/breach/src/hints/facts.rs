//! The facts that breach hints depend on, read from what is shown and the current choice.

use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::{Card, Choosing};
use crate::prelude::*;
use crate::preview::ShownPreview;
use daemonfall_breach::{Aims, Kind};
use daemonfall_clock::QuickSafety;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BreachFacts {
    pub round: u32,
    pub choices: u32,
    pub moves: usize,
    pub choosing: bool,
    pub quick_turn: bool,
    /// A card is selected and its aim is being chosen.
    pub aiming: bool,
    pub aims_at_panels: bool,
    /// The selected card moves to a free panel.
    pub aims_freely: bool,
    pub melee: bool,
    pub magic: bool,
    /// The selected card is delayed or persistent.
    pub slow_card: bool,
    pub refused_card: bool,
    pub warned: bool,
    /// A unit that will have fallen still acts.
    pub acts_fallen: bool,
    /// The unit whose turn it is has held CPU.
    pub held: bool,
    pub flag: bool,
    pub safety_on: bool,
    pub status: bool,
    pub own_mime: bool,
    pub foe_mime: bool,
    pub foe_ripostes: bool,
    pub foe_counters: bool,
    /// A foe with critical quick has at most two fifths of its health and is not critical yet.
    pub near_critical: bool,
    pub second_face: bool,
}

pub fn facts(
    table: &BreachView,
    choosing: &Choosing,
    ghost: &ShownPreview,
    library: &BreachLibrary,
    choices: u32,
) -> BreachFacts {
    let present = || table.units.iter().filter(|unit| unit.present);
    let any = |wanted: &dyn Fn(&UnitShown) -> bool| present().any(wanted);
    let foe = |wanted: &dyn Fn(&UnitShown) -> bool| any(&|unit| !unit.is_own() && wanted(unit));
    let card = choosing.current();
    let at_hand = card.map(|card| library.subroutine(card.subroutine));
    let is = |kind: Kind| at_hand.is_some_and(|it| it.kind == kind);
    let first_aim = card.and_then(|card| card.aims.first().copied());
    let aims_freely = at_hand.is_some_and(|it| it.aims == Aims::Free);
    let user = choosing.who.and_then(|who| table.unit(who));
    let share = |unit: &UnitShown, fifths: i32| {
        i64::from(unit.health.current) * 5 <= i64::from(unit.health.max) * i64::from(fifths)
    };
    BreachFacts {
        round: table.round,
        choices,
        moves: table.moves.len(),
        choosing: choosing.who.is_some(),
        quick_turn: choosing.who.is_some() && choosing.quick,
        aiming: choosing.aim.is_some(),
        aims_at_panels: !aims_freely && matches!(first_aim, Some(Aim::Panel(_))),
        aims_freely,
        melee: is(Kind::Melee),
        magic: is(Kind::Magic),
        slow_card: at_hand.is_some_and(|it| it.time + it.duration > 0),
        refused_card: choosing.cards.iter().any(Card::is_refused),
        warned: !ghost.preview.warnings.is_empty(),
        acts_fallen: ghost.preview.forecasts.values().any(|it| it.acts_fallen),
        held: user.is_some_and(|user| user.held > 0),
        flag: any(&|unit| unit.flag != QuickFlag::None),
        safety_on: table.safety == QuickSafety::On,
        status: any(&|unit| Status::ALL.iter().any(|it| unit.statuses.has(*it))),
        own_mime: any(&|unit| unit.is_own() && unit.mime),
        foe_mime: foe(&|unit| unit.mime),
        foe_ripostes: foe(&|unit| unit.answer == Answer::Riposte),
        foe_counters: foe(&|unit| unit.answer == Answer::CounterMagic),
        near_critical: foe(&|unit| {
            unit.answer == Answer::CriticalQuick && share(unit, 2) && !share(unit, 1)
        }),
        second_face: foe(&|unit| unit.turns_at.is_some()),
    }
}
