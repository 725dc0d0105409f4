//! Properties of every breach: random line-ups and choices, with the game's own data and with
//! stranger data.

use crate::small::GAME;
use bevy_ecs::component::Component;
use bevy_ecs::world::World;
use daemonfall_breach::preview::preview;
use daemonfall_breach::{
    Aim, BreachEvent, BreachLibrary, BreachSnapshot, BreachState, Command, Field, Fighter, Muster,
    Panel, Post, SPEEDS, Scratch, Standing, Stands, UnitId, act, all_commands, begin, check,
    fingerprint, install, turn,
};
use daemonfall_clock::Speed;
use daemonfall_core::{CharacterId, EventLog, Fingerprint, Health, Side, Snapshot};
use daemonfall_stack::{Choices, Cpu, Roster, Shield, Stack, SubroutineId, Subroutines};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What the game's own data do not have: pushing after-effects, magic that steps, actions on
/// oneself, mimes that answer and turn, no limits on CPU.
static ODD: LazyLock<BreachLibrary> = LazyLock::new(|| {
    crate::small::library(include_str!("odd/subroutines.txt"), include_str!("odd/units.txt"))
});

/// A breach as proptest draws it: the posts (units that do not fit stay away), and the choices.
#[derive(Clone, Debug)]
struct Course {
    odd: bool,
    player: Vec<(u16, i8, i8)>,
    hostile: Vec<(u16, i8, i8)>,
    choices: Vec<u16>,
}

impl Course {
    fn library(&self) -> &'static BreachLibrary {
        if self.odd { &ODD } else { &GAME }
    }

    fn begin(&self) -> World {
        let library = self.library();
        let mut world = World::new();
        install(&mut world, library.clone());
        let muster = Muster {
            player: posts(library, &self.player),
            hostile: posts(library, &self.hostile),
            ..Muster::default()
        };
        begin(&mut world, &muster).unwrap();
        world
    }
}

fn posts(library: &BreachLibrary, drawn: &[(u16, i8, i8)]) -> Vec<Post> {
    let mut field = Field::default();
    let mut posts: Vec<Post> = Vec::new();
    for (unit, column, depth) in drawn {
        let unit = UnitId(unit % library.units().count() as u16);
        let (deep, wide) = library.unit(unit).size;
        for depth in [*depth, 0] {
            let Some(panel) = Panel::of(Side::Hostile, depth, *column) else { continue };
            for column in [panel.column, 0] {
                let panel = Panel { column, ..panel };
                let stands = Stands { panel, deep, wide };
                let who = CharacterId(posts.len() as u32);
                if posts.last().is_none_or(|last| last.unit != unit || last.column != column)
                    && field.is_free_for(who, stands)
                    && !posts.iter().any(|post| post.column == column && post.depth == depth)
                {
                    field.put(who, stands);
                    posts.push(Post { unit, column, depth });
                }
            }
        }
    }
    posts
}

fn course(choices: usize) -> impl Strategy<Value = Course> {
    let side = || prop::collection::vec((any::<u16>(), 0..4i8, 0..2i8), 1..6);
    let choices = prop::collection::vec(any::<u16>(), 1..choices);
    (any::<bool>(), side(), side(), choices).prop_map(|(odd, player, hostile, choices)| Course {
        odd,
        player,
        hostile,
        choices,
    })
}

/// Makes the choice that a number stands for; returns whether there was one to make.
pub fn play(world: &mut World, choice: u16) -> bool {
    let commands = all_commands(world);
    let Some(command) = commands.get(usize::from(choice) % commands.len().max(1)) else {
        return false;
    };
    assert_eq!(check(world, *command), Ok(()), "{command:?} was listed");
    assert_eq!(act(world, *command), Ok(()), "{command:?} was listed");
    true
}

fn get<T: Component + Copy>(world: &World, who: CharacterId) -> T {
    let entity = world.resource::<Roster>().entity(who).unwrap();
    *world.get::<T>(entity).unwrap()
}

fn assert_sound(world: &World) {
    let (roster, stack) = (world.resource::<Roster>(), world.resource::<Stack>());
    let mut places: BTreeMap<Panel, CharacterId> = BTreeMap::new();
    for who in roster.present() {
        let stands: Stands = get(world, who);
        assert!(stands.fits(), "{who:?}: {stands:?}");
        let side: Side = get(world, who);
        for panel in stands.panels() {
            assert_eq!(panel.half(), side, "{who:?} is in the other half");
            assert_eq!(places.insert(panel, who), None, "two on {panel:?}");
        }
    }
    for panel in Panel::all() {
        let field = world.resource::<Field>();
        assert_eq!(field.at(panel), places.get(&panel).copied(), "{panel:?}");
    }
    for who in roster.all() {
        let health: Health = get(world, who);
        assert!((0..=health.max).contains(&health.current), "{who:?}: {health:?}");
        assert!(roster.is_present(who) || health.current == 0, "{who:?}");
        assert!(get::<Shield>(world, who).0 >= 0, "{who:?}");
        let held = stack.held_by(who, world.resource::<Subroutines>());
        assert_eq!(get::<Cpu>(world, who).held, held, "{who:?}");
        let fighter: Fighter = get(world, who);
        assert_eq!(fighter.speed(), get::<Speed>(world, who), "{who:?}");
        assert!(SPEEDS.contains(&(fighter.speed().0 as i32)), "{who:?}");
    }
    let state = world.resource::<BreachState>();
    let noted: Vec<_> = state.notes.keys().copied().collect();
    let moves: Vec<_> = stack.moves().iter().map(|known| known.id).collect();
    assert_eq!(noted, moves, "a note for every move, and no other");
    if state.outcome.is_none() {
        let turn = turn(world).expect("it goes on or is over");
        assert!(roster.is_present(turn.who));
        let health: Health = get(world, turn.who);
        assert!(!turn.quick || health.current > 0, "a quick turn at zero");
        let (mime, library) = (get::<Fighter>(world, turn.who), world.resource());
        assert!(!mime.is_mime(library), "a mime was asked");
    }
    let library = world.resource::<BreachLibrary>();
    assert_eq!(BreachSnapshot::of(world).check(library), Ok(()));
}

fn events(world: &mut World) -> Vec<BreachEvent> {
    world.resource_mut::<EventLog<BreachEvent>>().drain().collect()
}

fn any_command() -> impl Strategy<Value = Command> {
    let panel = prop_oneof![(0..4i8, 0..4i8), (any::<i8>(), any::<i8>())];
    let panel = panel.prop_map(|(x, column)| Aim::Panel(Panel { x, column }));
    let character = prop_oneof![0..12u32, any::<u32>()];
    let character = character.prop_map(|who| Aim::Character(CharacterId(who)));
    let subroutine = prop_oneof![0..40u16, any::<u16>()];
    let used = (subroutine, prop_oneof![panel, character])
        .prop_map(|(subroutine, aim)| Command::Use { subroutine: SubroutineId(subroutine), aim });
    prop_oneof![1 => Just(Command::Wait), 9 => used]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_breach_stays_sound_after_every_choice(course in course(60)) {
        let mut world = course.begin();
        assert_sound(&world);
        for choice in &course.choices {
            if !play(&mut world, *choice) {
                break;
            }
            assert_sound(&world);
            // What happens between two choices is limited: with nothing to choose it is over.
            prop_assert!(events(&mut world).len() < 100_000);
        }
    }

    #[test]
    fn whatever_is_not_refused_acts_and_what_is_refused_changes_nothing(
        course in course(20),
        tried in prop::collection::vec(any_command(), 60),
    ) {
        let mut world = course.begin();
        let mut tried = tried.into_iter();
        for choice in &course.choices {
            for command in tried.by_ref().take(3) {
                events(&mut world);
                let (before, listed) = (fingerprint(&world), all_commands(&world));
                let judged = check(&world, command);
                prop_assert_eq!(judged.is_ok(), listed.contains(&command), "{:?}", command);
                prop_assert_eq!(act(&mut world, command), judged);
                if judged.is_err() {
                    prop_assert_eq!(fingerprint(&world), before);
                    prop_assert!(events(&mut world).is_empty());
                } else {
                    prop_assert!(!events(&mut world).is_empty());
                    assert_sound(&world);
                }
            }
            if !play(&mut world, *choice) {
                break;
            }
        }
    }

    #[test]
    fn a_breach_restored_from_a_save_is_the_same_and_goes_the_same_way(
        course in course(40),
        saved in any::<prop::sample::Index>(),
        swaps in prop::collection::vec(any::<prop::sample::Index>(), 8),
    ) {
        let mut world = course.begin();
        let (first, rest) = course.choices.split_at(saved.index(course.choices.len()));
        for choice in first {
            play(&mut world, *choice);
        }
        let mut snapshot = BreachSnapshot::take(&mut world);
        let text = serde_json::to_string(&snapshot).unwrap();
        let read: BreachSnapshot = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&read, &snapshot);
        // No rule depends on the spawn order of characters.
        for (place, swap) in swaps.iter().enumerate() {
            let other = swap.index(snapshot.fighters.len());
            let place = place % snapshot.fighters.len();
            snapshot.fighters.swap(place, other);
            snapshot.stack.characters.swap(other, place);
        }
        let mut copies = [World::new(), World::new()];
        for (copy, snapshot) in copies.iter_mut().zip([&read, &snapshot]) {
            install(copy, course.library().clone());
            snapshot.restore(copy).unwrap();
            prop_assert_eq!(fingerprint(copy), fingerprint(&world));
        }
        events(&mut world);
        for choice in rest {
            play(&mut world, *choice);
            let told = events(&mut world);
            for copy in &mut copies {
                play(copy, *choice);
                prop_assert_eq!(&events(copy), &told);
                prop_assert_eq!(fingerprint(copy), fingerprint(&world));
            }
        }
    }

    #[test]
    fn what_is_forecast_for_each_character_happens_if_nobody_picks_anything_more(
        course in course(30),
        last in any::<u16>(),
    ) {
        let mut world = course.begin();
        let went_on = course.choices.iter().all(|choice| play(&mut world, *choice));
        let commands = all_commands(&world);
        prop_assume!(went_on && !commands.is_empty());
        let command = commands[usize::from(last) % commands.len()];
        let mut scratch = Scratch::new(course.library());
        let seen = preview(&mut scratch, &BreachSnapshot::of(&world), Some(command), 1).unwrap();
        events(&mut world);
        let mut next = command;
        loop {
            act(&mut world, next).unwrap();
            let comes = !world.resource::<Stack>().moves().is_empty()
                || !world.resource::<Choices>().is_empty();
            if turn(&world).is_none() || !comes {
                break;
            }
            next = Command::Wait;
        }
        let happened = events(&mut world);
        prop_assert_eq!(&seen.events[..happened.len()], &happened[..]);
        for who in world.resource::<Roster>().all() {
            let health = get::<Health>(&world, who).current;
            let shield = get::<Shield>(&world, who).0;
            prop_assert_eq!(seen.forecasts[&who].left, Standing { health, shield }, "{:?}", who);
            prop_assert_eq!(seen.forecasts[&who].fall.is_some(), health == 0, "{:?}", who);
        }
    }

    #[test]
    fn the_same_choices_give_the_same_fingerprints(course in course(40)) {
        let played = || -> Vec<Fingerprint> {
            let mut world = course.begin();
            let prints = course.choices.iter().map(|choice| {
                play(&mut world, *choice);
                fingerprint(&world)
            });
            prints.collect()
        };
        prop_assert_eq!(played(), played());
    }
}
