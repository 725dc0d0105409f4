//! Deals the cards of the unit that has the turn, with their aims, the proposed one first.

use super::{Card, Choosing, place};
use crate::act::is_own_turn;
use crate::breach_view::{BreachView, UnitShown};
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, Choose, words};
use daemonfall_breach::{Effect, Goal, all_commands, check};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What each unit aimed each of its subroutines at last.
#[derive(Resource, Debug, Default)]
struct LastAims(BTreeMap<(CharacterId, SubroutineId), Aim>);

fn remember(
    mut chosen: MessageReader<Choose>,
    choosing: Res<Choosing>,
    mut last: ResMut<LastAims>,
) {
    for Choose(command) in chosen.read() {
        if let (Some(who), Command::Use { subroutine, aim }) = (choosing.who, *command) {
            last.0.insert((who, subroutine), aim);
        }
    }
}

pub(super) fn deal(world: &mut World) {
    let ready = world.resource::<BreachPlayback>().is_over() && is_own_turn(world);
    let turn = world.resource::<BreachView>().turn.filter(|_| ready);
    let now = world.resource::<Choosing>();
    if now.who == turn.map(|turn| turn.who) && !world.is_resource_changed::<BreachView>() {
        return;
    }
    let Some(turn) = turn else {
        let Choosing { log, early, .. } = *now;
        world.insert_resource(Choosing { log, early, ..Choosing::default() });
        return;
    };
    let legal = all_commands(world);
    let table = world.resource::<BreachView>();
    let subroutines = table.unit(turn.who).map_or_else(Vec::new, |unit| unit.subroutines.clone());
    let cards: Vec<Card> =
        subroutines.into_iter().map(|it| card(world, &legal, turn.who, it)).collect();
    let first = cards.iter().position(|card| card.refusal.is_none()).unwrap_or(cards.len());
    let now = world.resource::<Choosing>();
    let dealt = Choosing {
        who: Some(turn.who),
        quick: turn.quick,
        card: first,
        log: now.log,
        early: now.early,
        cards,
        ..Choosing::default()
    };
    if now.who == dealt.who && now.cards == dealt.cards {
        return;
    }
    world.insert_resource(dealt);
}

fn card(world: &World, legal: &[Command], who: CharacterId, subroutine: SubroutineId) -> Card {
    let aims: Vec<Aim> = legal
        .iter()
        .filter_map(|command| match command {
            Command::Use { subroutine: other, aim } if *other == subroutine => Some(*aim),
            _ => None,
        })
        .collect();
    let table = world.resource::<BreachView>();
    let it = world.resource::<BreachLibrary>().subroutine(subroutine);
    let far = |aim: &Aim| place(table, *aim).map_or(0.0, |place| (place.x - 1.5).abs());
    let mut aims = aims;
    let worth = |aim: &Aim| Worth::of(table, it, *aim);
    aims.sort_by_cached_key(|aim| (Reverse(worth(aim)), (1_000.0 * far(aim)) as u32));
    // An aim that was confirmed before stays the proposal, as long as it does anything and none fells
    // more. Healing goes where it is needed now.
    let most = aims.iter().map(|aim| worth(aim).felled).max();
    let last = world.resource::<LastAims>().0.get(&(who, subroutine)).filter(|_| !heals(it));
    let stays = |aim: &Aim| {
        let worth = worth(aim);
        worth.gain > 0 && Some(worth.felled) == most
    };
    let last = aims.iter().position(|aim| Some(aim) == last && stays(aim));
    if let Some(last) = last {
        aims[..=last].rotate_right(1);
    }
    let refusal = aims.is_empty().then(|| refusal(world, subroutine));
    Card { subroutine, aims, refusal }
}

/// What an aim would do as things are; the greatest is proposed first, of several the one nearest to
/// the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// Whether it hurts the enemy that the goal is about.
    is_goal: bool,
    /// Enemies that would be left without health, less friends. The goal's counts for more than all
    /// others.
    felled: i32,
    /// Health taken from enemies and given to friends, less what it takes from friends; of what is not
    /// counted in health, one for each unit it is meant for.
    gain: i32,
    /// How much a unit that it strikes needs it: the most health lost if it heals, else the least
    /// health and shield, less than zero.
    need: i32,
}

impl Worth {
    fn of(table: &BreachView, it: &Subroutine, aim: Aim) -> Self {
        let struck = table.struck(aim, it.shape);
        let units = table.units.iter().filter(|unit| {
            unit.present && unit.stands.panels().any(|panel| struck.contains(&panel))
        });
        // A mime has to strike it down: no blow of others is proposed for it.
        let goal = table.goal_foe().filter(|_| matches!(table.goal, Goal::Fell(_)));
        let none = Self { is_goal: false, felled: 0, gain: 0, need: i32::MIN };
        units.fold(none, |all, unit| {
            let (side, health) = (if unit.is_own() { 1 } else { -1 }, unit.health);
            let (left, harm) = (health.current, harm(it, unit));
            let is_goal = goal.is_some_and(|goal| goal.id == unit.id);
            let falls = i32::from(left > 0 && harm >= left) * if is_goal { GOAL } else { 1 };
            let need = match heals(it) {
                true => health.max - left,
                false => -left.saturating_add(unit.shield),
            };
            Self {
                is_goal: all.is_goal || (is_goal && harm > 0),
                felled: all.felled - side * falls,
                gain: all.gain + side * gain(it, unit),
                need: all.need.max(need),
            }
        })
    }
}

/// More than all units on the field.
const GOAL: i32 = 100;

fn heals(it: &Subroutine) -> bool {
    it.uses.iter().any(|effect| matches!(effect, Effect::Heal(_)))
}

/// The health that all blows of one use take from a unit.
fn harm(it: &Subroutine, unit: &UnitShown) -> i32 {
    let damage: i32 = it
        .uses
        .iter()
        .map(|effect| match effect {
            Effect::Damage(amount) => *amount,
            _ => 0,
        })
        .sum();
    (damage - unit.shield).clamp(0, unit.health.current.max(0))
}

/// What a use gives to a unit, or takes from it if it is less than zero.
fn gain(it: &Subroutine, unit: &UnitShown) -> i32 {
    let left = unit.health.current;
    let others = it.uses.iter().map(|effect| match *effect {
        Effect::Heal(amount) => amount.min(unit.health.max - left),
        Effect::Shield(by) | Effect::MaxCpu(by) | Effect::Speed(by) | Effect::Charge(by) => {
            by.signum()
        }
        Effect::Status { .. } | Effect::Push(_) => -1,
        Effect::Quick => 1,
        Effect::Damage(_) | Effect::Step => 0,
    });
    others.sum::<i32>() - harm(it, unit)
}

/// Why a subroutine cannot be used at all: the rules' refusals for its possible aims.
fn refusal(world: &World, subroutine: SubroutineId) -> String {
    let table = world.resource::<BreachView>();
    let characters =
        table.units.iter().filter(|unit| unit.present).map(|unit| Aim::Character(unit.id));
    let aims = characters.chain(Panel::all().map(Aim::Panel));
    let reasons = aims.filter_map(|aim| check(world, Command::Use { subroutine, aim }).err());
    let mut worst = None;
    for reason in reasons {
        use daemonfall_breach::Refusal as R;
        match reason {
            R::WrongAim(_) | R::Taken(_) | R::NoSuchPanel(_) => worst = worst.or(Some(reason)),
            other => return words_of(other),
        }
    }
    worst.map_or_else(|| t!("breach-card-no-aim"), words_of)
}

pub(super) fn words_of(refusal: daemonfall_breach::Refusal) -> String {
    use daemonfall_breach::Refusal as R;
    use daemonfall_stack::Refusal as S;
    match refusal {
        R::Stack(S::NotEnoughCpu { cost, free }) => {
            t!("breach-card-needs-cpu", cost = cost, free = free)
        }
        R::WrongAim(_) => t!("breach-card-nobody"),
        R::Taken(_) => t!("breach-card-no-panel"),
        R::CannotMove(status) => t!("breach-card-cannot-move", status = words::status(status)),
        other => daemonfall_platform::refusals::breach(&other),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastAims>()
        .add_systems(OnEnter(Screen::BREACH), |mut last: ResMut<LastAims>| last.0.clear())
        .add_systems(Update, remember.in_set(BreachSystems::Act));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn blows_go_first_at_the_goal_and_healing_at_who_lost_most() -> Result<(), String> {
        let (library, mut table) = first_picture("furnace")?;
        let find =
            |name| library.find_subroutine(name).map(|id| library.subroutine(id)).ok_or(name);
        let (jab, mend) = (find("jab")?, find("mend")?);
        let foes: Vec<CharacterId> =
            table.units.iter().filter(|unit| !unit.is_own()).map(|unit| unit.id).collect();
        let own: Vec<CharacterId> =
            table.units.iter().filter(|unit| unit.is_own()).map(|unit| unit.id).collect();
        let goal = table.goal_foe().ok_or("no goal")?.id;
        let first = |table: &BreachView, it, of: &[CharacterId]| {
            let worth = |who: &&CharacterId| Worth::of(table, it, Aim::Character(**who));
            of.iter().max_by_key(worth).copied()
        };
        // Even past one that would fall.
        let other = foes.iter().find(|foe| **foe != goal).ok_or("no other")?;
        table.units[other.0 as usize].health.current = 1;
        assert_eq!(first(&table, jab, &foes), Some(goal));
        table.units[own[0].0 as usize].health.current -= 9;
        table.units[own[1].0 as usize].health.current -= 12;
        assert_eq!(first(&table, mend, &own), Some(own[1]));
        Ok(())
    }

    #[test]
    fn an_aim_is_worth_what_it_would_do_now() -> Result<(), String> {
        let (library, mut table) = first_picture("keystone")?;
        let find =
            |name| library.find_subroutine(name).map(|id| library.subroutine(id)).ok_or(name);
        let (jab, mend) = (find("jab")?, find("mend")?);
        let own = table.units.iter().position(UnitShown::is_own).ok_or("no unit")?;
        let foe = table.units.iter().find(|unit| !unit.is_own()).ok_or("no enemy")?.id;
        let aim = Aim::Character(table.units[own].id);
        let gain = |table: &BreachView, it, aim| Worth::of(table, it, aim).gain;
        assert_eq!(gain(&table, jab, Aim::Character(foe)), 3);
        assert_eq!((gain(&table, jab, aim), gain(&table, mend, aim)), (-3, 0));
        table.units[own].health.current -= 5;
        assert_eq!(gain(&table, mend, aim), 5);
        let felled = |table: &BreachView, aim| Worth::of(table, jab, aim).felled;
        assert_eq!(felled(&table, aim), 0);
        table.units[own].health.current = 3;
        assert_eq!(felled(&table, aim), -1, "it is a friend");
        Ok(())
    }
}
