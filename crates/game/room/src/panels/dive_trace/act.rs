//! An action in a line: the actor, the result, and, if there was none, the handler that stopped it;
//! and every kind of event in a line.

use super::names::Names;
use super::words;
use crate::panels::prelude::*;
use daemonfall_dungeon::trace::{BeatTrace, Node, NodeId, Stop, What};
use daemonfall_dungeon::{DiveEvent, EnclosingEvent, Piece, Reason, SuccessEvent, TargetEvent};

/// The nodes below one, at any depth.
pub fn within(trace: &BeatTrace, node: NodeId) -> impl Iterator<Item = (NodeId, &Node)> {
    let depth = trace.nodes.get(node as usize).map_or(0, |it| it.depth);
    let rest = (node + 1..).zip(trace.nodes.iter().skip(node as usize + 1));
    rest.take_while(move |(_, node)| node.depth > depth)
}

/// The events of an action, except those of the actions that it let come first.
pub fn events(trace: &BeatTrace, act: NodeId) -> impl Iterator<Item = &DiveEvent> {
    let own = within(trace, act).filter(move |(place, _)| trace.action_of(*place) == Some(act));
    own.filter_map(|(_, node)| match &node.what {
        What::Event(event) => Some(event),
        _ => None,
    })
}

pub fn stopped(names: &Names, stop: &Stop) -> Words {
    let line = Words::new().of("stopped by ", theme::DANGER).code(stop.handler, theme::DANGER);
    // If there is not enough space, the end is cut off: the reason matters more than the rank.
    let line = match stop.reason {
        Some(why) => line.of(format!(": {}", reason(names, why)), theme::DANGER),
        None => line.quiet(": it was done"),
    };
    line.quiet(format!(" ({} rank)", words::rank(stop.rank)))
}

pub fn asked(trace: &BeatTrace, chain: NodeId) -> String {
    match trace.nodes.get(chain as usize).map(|node| &node.what) {
        Some(What::Chain { chain, part, direction, .. }) => words::event(*chain, *part, *direction),
        _ => String::new(),
    }
}

fn asked_before(trace: &BeatTrace, stop: &Stop) -> String {
    let node = trace.nodes.get(stop.node as usize);
    asked(trace, node.and_then(|node| node.parent).unwrap_or_default())
}

pub fn tried(names: &Names, trace: &BeatTrace, stop: &Stop) -> Words {
    let asked = asked_before(trace, stop);
    if stop.actor == stop.target {
        names.words(stop.actor).say(format!(": {asked}"))
    } else {
        names.words(stop.target).say(format!(" {asked}, by ")).and(names.words(stop.actor))
    }
}

/// The handler that ended an action without effect: the last one that gave a reason.
pub fn culprit(trace: &BeatTrace, act: NodeId) -> Option<Stop> {
    let stops = within(trace, act).filter_map(|(place, _)| trace.stop(place));
    let own = stops.filter(|stop| trace.action_of(stop.node) == Some(act));
    own.filter(|stop| stop.reason.is_some()).last()
}

fn target(names: &Names, event: &TargetEvent, amount: String) -> Words {
    let line = Words::new().quiet(" \u{2192} ").and(names.words(event.target));
    match event.stopped {
        Some(why) => line.of(format!(" ({})", reason(names, why)), theme::DANGER),
        None => line.say(format!(" {amount}")),
    }
}

/// The part that succeeded, with its effects: "attack east → you 1 loses 2".
pub fn success(names: &Names, success: &SuccessEvent) -> Words {
    let Some(part) = success.part else {
        return Words::new();
    };
    let mut line = Words::new().of(words::part(part), theme::PICKUP);
    line = match success.cell {
        Some(cell) => line.quiet(format!(" to {cell}")),
        None if success.targets.is_empty() && success.attack.is_none() => line,
        None => line.quiet(format!(" {}", success.direction.name())),
    };
    for event in &success.attack_events {
        line = line.and(target(names, event, format!("loses {}", event.amount)));
    }
    for event in &success.push_events {
        line = line.and(target(names, event, format!("pushed by {}", event.amount)));
    }
    for event in &success.status_events {
        line = line.and(target(names, event, format!("statused for {}", event.amount)));
    }
    line
}

fn outcome(names: &Names, trace: &BeatTrace, act: NodeId, left: &EnclosingEvent) -> Words {
    if left.success {
        return success(names, &left.success_event);
    }
    let lost = events(trace, act).find(|event| matches!(event, DiveEvent::ActionLost { .. }));
    if let Some(DiveEvent::ActionLost { reason: why, .. }) = lost {
        return Words::new().of(format!("action lost: {}", reason(names, *why)), theme::DANGER);
    }
    match culprit(trace, act) {
        Some(stop) => {
            let asked = Words::new().say(format!("{} ", asked_before(trace, &stop)));
            asked.and(stopped(names, &stop))
        }
        None => Words::new().quiet("nothing: no direction was worth trying"),
    }
}

pub fn line(names: &Names, trace: &BeatTrace, act: NodeId) -> Words {
    let Some(What::Act { actor, action, enclosing, .. }) =
        trace.nodes.get(act as usize).map(|node| &node.what)
    else {
        return Words::new();
    };
    let who = names.words(*actor).quiet(": ");
    let told = match (action, enclosing) {
        (Some(_), Some(left)) => outcome(names, trace, act, left),
        (Some(_), None) => Words::new().of("under way", theme::YOU),
        (None, _) => {
            let mut events = events(trace, act);
            let first = events.next().map(|event| line_happened(names, event));
            match (first, events.count()) {
                (None, _) => Words::new().quiet("nothing"),
                (Some(line), 0) => line,
                (Some(line), more) => line.quiet(format!(", and {more} more")),
            }
        }
    };
    who.and(told)
}

pub fn reason(names: &Names, reason: Reason) -> String {
    reason.describe(|id| names.of(id))
}

pub fn line_happened(names: &Names, event: &DiveEvent) -> Words {
    event.describe().into_iter().fold(Words::new(), |line, piece| match piece {
        Piece::Words(words) => line.say(words),
        Piece::Detail(words) => line.quiet(words),
        Piece::Setback(words) => line.of(words, theme::DANGER),
        Piece::Object(id) => line.and(names.words(id)),
        Piece::Kind(kind) => line.say(names.kind(kind)),
        Piece::Floor(floor) => line.say(floor + 1),
        Piece::Health(health) => line.of(health, theme::YOU),
        Piece::Reason(why) => line.of(reason(names, why), theme::DANGER),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_dungeon::trace::Trace;
    use daemonfall_dungeon::{Command, act as play};

    #[test]
    fn of_every_action_that_failed_the_handler_is_named() -> testing::Outcome {
        let mut world = testing::dive();
        world.insert_resource(Trace::new(4));
        play(&mut world, Command::Wait)?;
        let mut names = Names::default();
        names.refresh(&world);
        let watch = world.resource::<Trace>();
        let trace = watch.beats().next_back().ok_or("no beat was watched")?;
        let acts = trace.actions(None, None);
        assert!(acts.len() > 5);
        let mut failed = 0;
        for act in acts {
            let text = line(&names, trace, act).text();
            let What::Act { actor, action: Some(_), enclosing: Some(left), .. } =
                &trace.nodes[act as usize].what
            else {
                continue;
            };
            assert!(text.starts_with(&names.of(*actor)), "{text}");
            if *actor == ObjectId(1) {
                assert_eq!(text, "you 1: wait");
            } else if !left.success {
                failed += 1;
                match culprit(trace, act) {
                    Some(stop) => assert!(text.contains(stop.handler), "{text}"),
                    None => assert!(text.contains("no direction was worth trying"), "{text}"),
                }
            }
        }
        assert!(failed > 1);
        Ok(())
    }
}
