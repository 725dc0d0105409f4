//! Traces: beats as trees, the chains with their counts, and no effect on the rules.

use crate::small::{events, world};
use daemonfall_dungeon::beat::{BeatSet, Chains};
use daemonfall_dungeon::chain::{Chain, Rank, Verb, Whose};
use daemonfall_dungeon::components::{ObjectId, rule_component_names};
use daemonfall_dungeon::trace::{BeatTrace, Node, Trace, What};
use daemonfall_dungeon::{Command, Direction, EventKind, Reason, act, check, fingerprint};

const FIGHT: &[&str] = &["#####", "#@h.#", "#####"];

fn traced(map: &[&str], command: Command) -> (bevy_ecs::world::World, BeatTrace) {
    let mut world = world(map);
    world.insert_resource(Trace::new(4));
    act(&mut world, command).expect("the command is accepted");
    let trace = world.resource::<Trace>().beats().next_back().cloned();
    (world, trace.expect("a beat was traced"))
}

fn tell(trace: &BeatTrace) -> Vec<String> {
    let say = |node: &Node| {
        let words = match &node.what {
            What::Phase(set) => format!("{set:?}"),
            What::Act { actor, .. } => format!("{} acts", actor.0),
            What::Chain { chain, passed, .. } => format!("{chain:?} {passed}"),
            What::Handler { name, stopped, .. } => format!("{name} {stopped}"),
            What::Event(event) => event.kind().name().to_owned(),
        };
        format!("{}{words}", "  ".repeat(node.depth.into()))
    };
    trace.nodes.iter().map(say).collect()
}

#[test]
fn an_action_is_a_tree_of_checks_success_and_consequences() {
    let (_, trace) = traced(FIGHT, Command::Step(Direction::East));
    let lines = tell(&trace);
    let expected = [
        "Sort",
        "Decide",
        "Players",
        "  1 acts",
        "    Turned",
        "    Check(Attack) true",
        "      something_is_in_reach false",
        "    Do(Attack) true",
        "      shoot false",
        "      strike false",
        "        Swung",
        "        BeHit true",
        "          it_can_be_attacked false",
        "          its_own_side_spares_it false",
        "          armour_takes_its_share false",
        "          it_thaws false",
        "          it_is_hurt false",
        "            Hit",
        "Reals",
        "  2 acts",
        "    Should(Attack) true",
        "      a_foe_is_in_reach false",
    ];
    assert_eq!(lines[..expected.len()], expected);
    let acts = trace.actions(Some(ObjectId(1)), None);
    let What::Act { enclosing, .. } = &trace.nodes[acts[0] as usize].what else {
        panic!("an action is one");
    };
    let enclosing = enclosing.as_ref().expect("the action is over");
    assert!(enclosing.check_success && enclosing.success);
    assert_eq!(enclosing.success_event.targets, [ObjectId(2)]);
    assert_eq!(enclosing.success_event.attack_events[0].amount, 1);
}

#[test]
fn a_stopped_event_names_its_handler_rank_and_reason() {
    let (_, trace) = traced(&["######", "#@..h#", "######"], Command::Step(Direction::East));
    let stops: Vec<_> = trace.stops().filter(|stop| stop.actor == ObjectId(2)).collect();
    assert_eq!(stops.len(), 1);
    assert_eq!(stops[0].chain, Chain::Should(Verb::Attack));
    assert_eq!(stops[0].handler, "a_foe_is_in_reach");
    assert_eq!(stops[0].rank, Rank::Medium);
    assert_eq!(stops[0].reason, Some(Reason::NoTarget));
    assert_eq!(trace.stop(stops[0].node), Some(stops[0]));
    assert_eq!(trace.stop(stops[0].node - 1), None, "its chain");
}

#[test]
fn that_nothing_came_of_an_action_is_told_within_it() {
    let (_, trace) = traced(&["#####", "#h#@#", "#####"], Command::Wait);
    let failed = trace.actions(None, Some(EventKind::ActionFailed));
    assert_eq!(failed, trace.actions(Some(ObjectId(1)), None));
    assert_eq!(failed.len(), 1);
}

#[test]
fn one_let_act_first_stands_below_who_let_it() {
    let (_, trace) = traced(&["######", "#hh.@#", "######"], Command::Wait);
    let lines = tell(&trace);
    let first = lines.iter().position(|line| line == "  1 acts");
    let second = lines.iter().position(|line| line == "    2 acts");
    assert!(first < second && second.is_some(), "{lines:?}");
    assert!(!lines.contains(&"  2 acts".to_owned()));
}

#[test]
fn actions_are_found_by_actor_and_by_kind_of_event() {
    let (_, trace) = traced(FIGHT, Command::Wait);
    let hits = trace.actions(None, Some(EventKind::Hit));
    assert_eq!(hits, trace.actions(Some(ObjectId(2)), Some(EventKind::Hit)));
    assert_eq!(hits.len(), 1);
    assert!(trace.actions(Some(ObjectId(1)), Some(EventKind::Hit)).is_empty());
    assert_eq!(trace.actions(None, None).len(), 2);
    let phases: Vec<&What> = trace.below(None).map(|(_, node)| &node.what).collect();
    assert_eq!(phases[3], &What::Phase(BeatSet::Reals));
    assert_eq!(phases.len(), BeatSet::ALL.len());
}

#[test]
fn only_the_last_beats_are_kept_and_found_by_number() {
    let (mut world, _) = traced(&["#####", "#@..#", "#####"], Command::Wait);
    for _ in 0..6 {
        act(&mut world, Command::Wait).expect("waiting is accepted");
    }
    let trace = world.resource::<Trace>();
    let beats: Vec<u32> = trace.beats().map(|trace| trace.beat).collect();
    assert_eq!(beats, [4, 5, 6, 7]);
    assert!(trace.beat(3).is_none());
    assert_eq!(trace.beat(5).map(|trace| &trace.chosen[..]), Some(&[Command::Wait][..]));
}

#[test]
fn handlers_are_counted_while_watched_and_commands_only_checked_are_not() {
    let (mut world, _) = traced(&["######", "#@..h#", "######"], Command::Step(Direction::East));
    let count = |world: &_, name: &str| {
        let facts = Chains::facts_of(world);
        let found = facts.into_iter().find(|facts| facts.name == name);
        found.map(|facts| (facts.ran, facts.stopped))
    };
    assert_eq!(count(&world, "a_foe_is_in_reach"), Some((1, 1)));
    let before = Chains::facts_of(&world);
    check(&mut world, Command::Step(Direction::East)).expect("the hunter is there");
    assert_eq!(Chains::facts_of(&world), before);
    world.resource_mut::<Trace>().clear_tallies();
    assert_eq!(count(&world, "a_foe_is_in_reach"), Some((0, 0)));
    world.remove_resource::<Trace>();
    act(&mut world, Command::Wait).expect("waiting is accepted");
    assert_eq!(count(&world, "go"), Some((0, 0)));
}

#[test]
fn every_handler_of_the_rules_tells_whose_components_it_looks_at() {
    let world = world(FIGHT);
    let more = ["Object", "Placed"];
    let known = |name: &str| {
        let mut names = rule_component_names().iter();
        more.contains(&name) || names.any(|(_, known)| *known == name)
    };
    let facts = Chains::facts_of(&world);
    assert!(facts.len() > 40);
    for facts in facts {
        let looks = facts.access.unwrap_or_else(|| panic!("{} tells nothing", facts.name));
        for (_, component) in looks {
            assert!(known(component), "{}: {component}", facts.name);
        }
        if matches!(facts.chain, Chain::BePushed | Chain::BeStatused) {
            assert!(looks.iter().all(|(whose, _)| *whose == Whose::Target));
        }
    }
}

#[test]
fn watching_changes_nothing() {
    let (mut bare, mut traced) = (world(FIGHT), world(FIGHT));
    traced.insert_resource(Trace::default());
    for _ in 0..4 {
        let both = [&mut bare, &mut traced].map(|world| act(world, Command::Step(Direction::East)));
        assert_eq!(both[0], both[1]);
        assert_eq!(events(&mut bare), events(&mut traced));
        assert_eq!(fingerprint(&bare), fingerprint(&traced));
    }
}
