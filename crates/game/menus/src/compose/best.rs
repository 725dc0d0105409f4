//! An aid: the best of many line-ups for one stack against the other, sought over several frames.
//! It ends when a stack changes; what it found goes into the stack in one step that can be undone.

use super::ComposeSystems;
use super::stacks::Stacks;
use crate::loadout_actions::FittingAction;
use crate::prelude::*;
use bevy::platform::time::Instant;
use daemonfall_battle::search::{Contest, Found, Recruit, Search};
use daemonfall_battle::{Camp, MoveTypes, Row};
use daemonfall_battle_mode::muster::{Lists, STACK_AT_MOST, fighter, fighters};
use daemonfall_breach::UnitId;
use daemonfall_core::{Fingerprint, fingerprint_of};
use std::time::Duration;

/// Searching time per frame; a few more battles may follow.
const SLICE: Duration = Duration::from_millis(4);

#[derive(Resource, Default)]
pub enum Aid {
    #[default]
    Idle,
    Searching(Box<Running>),
    Done(Done),
}

pub struct Running {
    yours: bool,
    /// The stacks as they were when the search began.
    stacks: Lists,
    kinds: Vec<UnitId>,
    search: Search,
    percent: u32,
}

pub struct Done {
    yours: bool,
    /// The stacks before the best was put there; none if they stayed.
    before: Option<Lists>,
    now: Lists,
    words: String,
}

/// What the button next to a stack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    Search,
    Stop,
    Undo,
}

impl Aid {
    fn offer(&self, yours: bool) -> Offer {
        match self {
            Self::Searching(it) if it.yours == yours => Offer::Stop,
            Self::Done(it) if it.yours == yours && it.before.is_some() => Offer::Undo,
            _ => Offer::Search,
        }
    }

    /// The stacks that it is about.
    fn stacks(&self) -> Option<&Lists> {
        match self {
            Self::Idle => None,
            Self::Searching(it) => Some(&it.stacks),
            Self::Done(it) => Some(&it.now),
        }
    }

    fn words(&self) -> Option<String> {
        match self {
            Self::Idle => None,
            Self::Searching(it) => Some(it.words()),
            Self::Done(it) => Some(it.words.clone()),
        }
    }

    fn undo(&mut self, stacks: &mut Stacks) {
        if let Self::Done(Done { before: Some(before), .. }) = self {
            *stacks = Stacks::of(before);
            *self = Self::Idle;
        }
    }
}

/// The name of a side in texts.
pub fn whose(yours: bool) -> &'static str {
    if yours { "you" } else { "they" }
}

/// What a stack may cost: as much as it does now; an empty one, as much as the other.
fn bound(library: &BreachLibrary, stacks: &Stacks, yours: bool) -> i64 {
    stacks.cost(library, if stacks.stack(yours).is_empty() { !yours } else { yours })
}

impl Running {
    fn new(library: &BreachLibrary, stacks: &Stacks, yours: bool) -> Result<Self, String> {
        let types = MoveTypes::standard();
        let kinds: Vec<UnitId> = fighters(library).collect();
        let recruit = |kind: &UnitId| -> Result<Recruit, String> {
            let chassis = library.unit(*kind).chassis.as_ref();
            Ok(Recruit {
                unit: fighter(library, &types, *kind)?,
                row: chassis.map_or(Row::Front, |it| it.row),
                cost: chassis.map_or(0, |it| it.cost),
            })
        };
        let recruits = kinds.iter().map(recruit).collect::<Result<Vec<Recruit>, String>>()?;
        let numbers = |stack: &[UnitId]| -> Vec<usize> {
            let number = |unit: &UnitId| kinds.iter().position(|kind| kind == unit);
            stack.iter().filter_map(number).collect()
        };
        let (own, foes) = (numbers(stacks.stack(yours)), numbers(stacks.stack(!yours)));
        if foes.is_empty() {
            return Err(t!("battle-needs-units"));
        }
        let camp = if yours == stacks.you_defend { Camp::Defender } else { Camp::Attacker };
        let Fingerprint(seed) = fingerprint_of(&(&own, &foes, camp));
        let contest = Contest {
            types,
            kinds: recruits,
            camp,
            foes,
            units_at_most: STACK_AT_MOST,
            cost_at_most: bound(library, stacks, yours),
        };
        let search = Search::new(contest, &own, seed);
        Ok(Self { yours, stacks: stacks.lists(), kinds, search, percent: 0 })
    }

    /// Searches for a slice; returns whether there is more to do.
    fn go_on(&mut self) -> bool {
        let begun = Instant::now();
        while self.search.step() {
            if begun.elapsed() >= SLICE {
                return true;
            }
        }
        false
    }

    fn words(&self) -> String {
        t!("compose-best-searching", percent = self.percent, tried = self.search.tried())
    }

    fn end(&self, found: &Found) -> Done {
        let (contest, yours, tried) = (self.search.contest(), self.yours, found.tried);
        let (whose, most) = (whose(yours), contest.cost_at_most);
        let mut now = self.stacks.clone();
        let Some(line_up) = &found.line_up else {
            let words = t!("compose-best-stays", whose = whose, tried = tried, cost = most);
            return Done { yours, before: None, now, words };
        };
        let party = if yours { &mut now.yours } else { &mut now.theirs };
        *party = vec![line_up.iter().map(|kind| self.kinds[*kind]).collect()];
        let cost = contest.cost(line_up);
        // How often it wins is told by the preview alone: other dice give another share.
        let words =
            t!("compose-best-found", whose = whose, tried = tried, cost = cost, most = most);
        Done { yours, before: Some(self.stacks.clone()), now, words }
    }
}

fn search(mut aid: ResMut<Aid>, mut stacks: ResMut<Stacks>) {
    let Some(about) = aid.stacks() else { return };
    if *about != stacks.lists() {
        *aid = Aid::Idle;
        return;
    }
    let Aid::Searching(running) = aid.bypass_change_detection() else { return };
    let more = running.go_on();
    let percent = running.search.percent();
    if more {
        if std::mem::replace(&mut running.percent, percent) != percent {
            aid.set_changed();
        }
        return;
    }
    let done = running.search.found().map(|found| running.end(found));
    if let Some(Done { before: Some(_), now, .. }) = &done {
        *stacks = Stacks::of(now);
    }
    *aid = done.map_or(Aid::Idle, Aid::Done);
}

fn undo(input: Res<ActionInput>, mut aid: ResMut<Aid>, mut stacks: ResMut<Stacks>) {
    let offers = [true, false].map(|yours| aid.offer(yours));
    if input.has(FittingAction::Undo) && offers.contains(&Offer::Undo) {
        aid.undo(&mut stacks);
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestButton(pub bool);

/// What a press of the button next to a stack does.
pub fn presses(
    yours: bool,
) -> impl FnMut(On<Activate>, Res<BreachLibrary>, ResMut<Stacks>, ResMut<Aid>, MessageWriter<Notice>)
{
    move |_, library, mut stacks, mut aid, mut notices| match aid.offer(yours) {
        Offer::Stop => *aid = Aid::Idle,
        Offer::Undo => aid.undo(&mut stacks),
        Offer::Search => match Running::new(&library, &stacks, yours) {
            Ok(running) => *aid = Aid::Searching(Box::new(running)),
            Err(reason) => {
                notices.write(Notice::wrong(t!("compose-no-battle", reason = reason)));
            }
        },
    }
}

/// The line below the heading: how the search is going, or else how to compose.
#[derive(Component)]
struct Line;

pub fn build_line(stage: &mut ChildSpawnerCommands) {
    stage.spawn((Line, at(24.0, 60.0, 847.0, 24.0), Pickable::IGNORE));
}

fn paint(
    aid: Res<Aid>,
    stacks: Res<Stacks>,
    library: Res<BreachLibrary>,
    pens: Pens,
    line: Single<Entity, With<Line>>,
    buttons: Query<(Entity, &BestButton)>,
    mut labels: Labels,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let (ink, words) = match aid.words() {
        Some(words) => (theme::LIGHT, words),
        None => (theme::DIM, t!("compose-about")),
    };
    let style = fitting(pen.letters, theme::SMALL, &words, 847.0);
    commands.entity(*line).despawn_related::<Children>().with_children(|line| {
        pen.text(line, (0.0, 18.0), Anchor::Start, style, ink, words);
    });
    for (entity, BestButton(yours)) in &buttons {
        let (label, about) = match aid.offer(*yours) {
            Offer::Search => {
                let (whose, cost) = (whose(*yours), bound(&library, &stacks, *yours));
                (t!("compose-best"), t!("compose-best-about", whose = whose, cost = cost))
            }
            Offer::Stop => (t!("compose-best-stop"), t!("compose-best-stop-about")),
            Offer::Undo => (t!("compose-best-undo"), t!("compose-best-undo-about")),
        };
        labels.write(entity, label);
        commands.entity(entity).insert(Tooltip::above(about));
    }
}

/// A search ends; what one has put there can still be undone after the battle.
fn rest(mut aid: ResMut<Aid>) {
    if matches!(*aid, Aid::Searching(_)) {
        *aid = Aid::Idle;
    }
}

pub fn plugin(app: &mut App) {
    let here = in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>);
    app.init_resource::<Aid>()
        .add_systems(OnExit(Screen::COMPOSE), rest)
        .add_systems(Update, (undo, search).chain().in_set(ComposeSystems))
        .add_systems(
            Update,
            paint
                .run_if(changed_or_new::<Aid, Line>.or_else(resource_exists_and_changed::<Stacks>))
                .run_if(here)
                .after(ComposeSystems),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::breach_library;
    use bevy::ecs::system::RunSystemOnce;
    use daemonfall_battle_mode::muster;

    fn running(library: &BreachLibrary, stacks: &Stacks, yours: bool) -> Running {
        Running::new(library, stacks, yours).unwrap_or_else(|reason| panic!("{reason}"))
    }

    /// A world with the first stacks, and a search for yours.
    fn searching(library: &BreachLibrary) -> World {
        let (mut world, stacks) = (World::new(), Stacks::first(library));
        world.insert_resource(Aid::Searching(Box::new(running(library, &stacks, true))));
        world.insert_resource(stacks);
        world
    }

    fn frame(world: &mut World) -> Offer {
        world.run_system_once(search).unwrap_or_else(|error| panic!("{error}"));
        world.resource::<Aid>().offer(true)
    }

    #[test]
    fn the_battle_that_is_searched_is_the_one_composed() {
        let library = breach_library();
        for you_defend in [false, true] {
            let stacks = Stacks { you_defend, ..Stacks::first(&library) };
            let fight = muster::set_up(&library, &MoveTypes::standard(), &stacks.lists());
            let composed = fight.map(|fight| fight.plan.participants().to_vec());
            for yours in [true, false] {
                let it = running(&library, &stacks, yours);
                let number = |unit: &UnitId| it.kinds.iter().position(|kind| kind == unit);
                let own: Vec<usize> = stacks.stack(yours).iter().filter_map(number).collect();
                let plan = it.search.contest().plan(&own);
                let searched = plan.map(|plan| plan.participants().to_vec());
                assert_eq!(searched, composed.clone().ok(), "{you_defend}, {yours}");
            }
        }
    }

    #[test]
    fn the_best_stands_in_the_stack_for_no_more_cycles_and_can_be_undone() {
        let library = breach_library();
        let (mut world, before) = (searching(&library), Stacks::first(&library));
        let mut frames = 0;
        while frame(&mut world) == Offer::Stop {
            frames += 1;
            assert!(frames < 100_000, "it never ends");
        }
        assert_eq!(world.resource::<Aid>().offer(true), Offer::Undo);
        let after = world.resource::<Stacks>().clone();
        assert!(after.yours != before.yours && after.theirs == before.theirs, "{after:?}");
        assert!(bound(&library, &after, true) <= bound(&library, &before, true), "{after:?}");
        assert_eq!(frame(&mut world), Offer::Undo, "it stays for as long as nothing changes");
        world.resource_scope(|world, mut aid: Mut<Aid>| {
            aid.undo(&mut world.resource_mut::<Stacks>());
        });
        assert_eq!(world.resource::<Stacks>().lists(), before.lists());
        assert_eq!(frame(&mut world), Offer::Search);
    }

    #[test]
    fn a_change_ends_the_search_and_the_stacks_stay() {
        let library = breach_library();
        let mut world = searching(&library);
        assert_eq!(frame(&mut world), Offer::Stop);
        world.resource_mut::<Stacks>().you_defend = true;
        assert_eq!(frame(&mut world), Offer::Search);
        let changed = Stacks { you_defend: true, ..Stacks::first(&library) };
        assert_eq!(*world.resource::<Stacks>(), changed);
    }

    #[test]
    fn an_empty_stack_may_cost_what_the_other_costs_and_needs_someone_to_fight() {
        let library = breach_library();
        let mut stacks = Stacks::first(&library);
        let theirs = bound(&library, &stacks, false);
        stacks.clear(true);
        let it = running(&library, &stacks, true);
        assert_eq!(it.search.contest().cost_at_most, theirs);
        assert!(Running::new(&library, &stacks, false).is_err());
    }
}
