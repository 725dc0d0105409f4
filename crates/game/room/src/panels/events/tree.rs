//! A beat as a tree: phases, their actions, the actions' checks with their handlers, and the
//! results; above it, which handler stopped what.

use super::Done;
use super::rows::{Placed, Row, Rows};
use crate::panels::dive_trace::Tale;
use crate::panels::dive_trace::act::{self, stopped, tried, within};
use crate::panels::dive_trace::names::{self, Names};
use crate::panels::dive_trace::words as told;
use crate::panels::events;
use crate::panels::prelude::*;
use daemonfall_dungeon::chain::Chain;
use daemonfall_dungeon::trace::{BeatTrace, NodeId, Stop, What};

pub fn draw(
    ui: &mut Ui,
    world: &World,
    trace: &BeatTrace,
    rows: &Rows,
    tale: &Tale,
    reveal: Option<NodeId>,
) -> Done {
    let mut done = Done::default();
    if rows.lines.is_empty() {
        ui.label(quiet("Nothing in this beat matches."));
        done.beat = events::elsewhere(ui, rows);
        return done;
    }
    let at = |node| rows.lines.iter().position(|placed| placed.row == Row::Node(node));
    let told = |placed: &Placed| {
        let words = match placed.row {
            Row::Node(node) => of_node(&tale.names, trace, node),
            Row::Choice(act) => choice(trace, act),
            Row::Success(act) => success(&tale.names, trace, act),
        };
        Words::branch(placed.depth.into(), placed.open).and(words)
    };
    let clicked = Table::new("events tree", [words("", 100.0, told)])
        .bare()
        .reveal(reveal.and_then(at))
        .lit(|placed| match placed.row {
            Row::Node(node) if matches!(trace.nodes[node as usize].what, What::Act { .. }) => {
                tale.chosen.is_some() && subject(trace, node) == tale.chosen
            }
            _ => false,
        })
        .about(|placed| match placed.row {
            Row::Node(node) => names::of_handler(world, trace, node),
            _ => None,
        })
        .draw(ui, rows.lines.len(), |row| rows.lines[row]);
    if let Some(placed) = clicked.map(|row| rows.lines[row]) {
        let (Row::Node(node) | Row::Choice(node) | Row::Success(node)) = placed.row;
        done.turned = placed.open.map(|_| node);
        if let Row::Node(node) = placed.row {
            done.chosen = subject(trace, node);
        }
    }
    done
}

/// The object that a click on a line selects.
fn subject(trace: &BeatTrace, node: NodeId) -> Option<ObjectId> {
    match &trace.nodes.get(node as usize)?.what {
        What::Phase(_) | What::Handler { .. } => None,
        What::Act { actor, .. } => Some(*actor),
        What::Chain { target, .. } => Some(*target),
        What::Event(event) => event.object(),
    }
}

fn of_node(names: &Names, trace: &BeatTrace, node: NodeId) -> Words {
    let line = Words::new();
    match &trace.nodes[node as usize].what {
        What::Phase(set) => {
            let acts = within(trace, node).filter(|(_, it)| matches!(it.what, What::Act { .. }));
            let line = line.of(told::phase(*set), theme::YOU);
            line.quiet(format!("  {} acted", acts.count()))
        }
        What::Act { .. } => act::line(names, trace, node),
        What::Chain { .. } => chain(names, trace, node),
        What::Handler { name, rank, stopped: true, reason: Some(why) } => line
            .code(*name, theme::DANGER)
            .of(format!(": {}", act::reason(names, *why)), theme::DANGER)
            .quiet(format!("  {} rank", told::rank(*rank))),
        What::Handler { name, rank, stopped, .. } => {
            let end = if *stopped { ": it is done" } else { "" };
            line.code(*name, theme::LIGHT).quiet(format!("{end}  {} rank", told::rank(*rank)))
        }
        What::Event(event) => line.quiet("\u{2022} ").and(act::line_happened(names, event)),
    }
}

fn chain(names: &Names, trace: &BeatTrace, node: NodeId) -> Words {
    let What::Chain { chain, target, .. } = &trace.nodes[node as usize].what else {
        return Words::new();
    };
    // Questions about an action concern the actor; other chains may be about another object.
    let line = match chain {
        Chain::Should(_) | Chain::Check(_) | Chain::Do(_) => Words::new(),
        _ => names.words(*target).say(" "),
    };
    let line = line.say(act::asked(trace, node));
    let own = within(trace, node).filter(|(_, it)| it.parent == Some(node));
    let mut stops = own.filter_map(|(place, _)| trace.stop(place));
    match stops.find(|stop| stop.reason.is_some()) {
        Some(stop) => line.say(" ").and(act::stopped(names, &stop)),
        None if matches!(chain, Chain::Should(_) | Chain::Check(_)) => {
            line.of(" passed", theme::PICKUP)
        }
        None => line,
    }
}

fn choice(trace: &BeatTrace, act: NodeId) -> Words {
    match &trace.nodes[act as usize].what {
        What::Act { action: Some(action), .. } => {
            Words::new().quiet("chose ").say(told::action(*action))
        }
        _ => Words::new(),
    }
}

fn success(names: &Names, trace: &BeatTrace, act: NodeId) -> Words {
    match &trace.nodes[act as usize].what {
        What::Act { enclosing: Some(left), .. } => {
            Words::new().quiet("success: ").and(act::success(names, &left.success_event))
        }
        _ => Words::new(),
    }
}

/// Two lines for each: what was tried, and what stopped it.
pub fn draw_answer(
    ui: &mut Ui,
    world: &World,
    trace: &BeatTrace,
    rows: &Rows,
    tale: &Tale,
) -> Done {
    let mut done = Done::default();
    if rows.stops.is_empty() {
        ui.label(quiet("In this beat, no handler stopped anything that matches."));
        done.beat = events::elsewhere(ui, rows);
        return done;
    }
    type Line = (Option<Stop>, bool);
    let told = |(stop, why): &Line| match stop {
        Some(stop) if *why => Words::branch(0, None).and(stopped(&tale.names, stop)),
        Some(stop) => tried(&tale.names, trace, stop),
        None => Words::new(),
    };
    let line = |row: usize| (trace.stop(rows.stops[row / 2]), row % 2 == 1);
    let clicked = Table::new("events answers", [words("", 100.0, told)])
        .bare()
        .lit(|(stop, why)| !why && stop.as_ref().is_some_and(|it| tale.chosen == Some(it.actor)))
        .about(|(stop, why)| match stop {
            Some(stop) if *why => {
                let told = names::of_handler(world, trace, stop.node).unwrap_or_default();
                Some(format!("{told}\nClick to see it in its tree."))
            }
            _ => Some("Selects it".into()),
        })
        .draw(ui, 2 * rows.stops.len(), line);
    match clicked.map(line) {
        Some((Some(stop), true)) => done.wanted = Some(stop.node),
        Some((Some(stop), false)) => done.chosen = Some(stop.actor),
        _ => {}
    }
    done
}
