//! The visible lines of a beat's tree: computed once for a beat and a filter; only those in sight
//! are drawn.

use super::Filter;
use crate::panels::dive_trace::act::within;
use crate::panels::dive_trace::names::Names;
use crate::panels::parts::Folds;
use daemonfall_dungeon::trace::{BeatTrace, Node, NodeId, What};
use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Node(NodeId),
    /// What the actor of an action chose to do.
    Choice(NodeId),
    /// The result of an action: its success event.
    Success(NodeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub row: Row,
    pub depth: u16,
    /// Whether it is open; `None` if nothing is below it.
    pub open: Option<bool>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    pub lines: Vec<Placed>,
    pub stops: Vec<NodeId>,
    /// Actions among the lines, open or not.
    pub acts: usize,
    /// Events in these.
    pub events: usize,
    /// If nothing matches: other beats with matches.
    pub elsewhere: Vec<u32>,
}

/// How far trees are open by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// Actions are closed unless few were found; below open ones, whatever had an effect is open.
    #[default]
    Usual,
    Open,
    Closed,
}

#[derive(Clone, Debug, Default)]
pub struct Tree {
    spread: Spread,
    folds: Folds<(u32, NodeId)>,
    turns: usize,
}

/// The most found actions that are open by default.
const FEW: usize = 3;

impl Tree {
    /// A counter of changes: rows from before a change are stale.
    pub fn turns(&self) -> usize {
        self.turns
    }

    pub fn spread(&mut self, spread: Spread) {
        (self.spread, self.turns) = (spread, self.turns + 1);
        self.folds = Folds::default();
    }

    pub fn turn(&mut self, beat: u32, node: NodeId) {
        self.turns += 1;
        self.folds.turn((beat, node));
    }

    /// Opens everything above a node.
    pub fn open_to(&mut self, trace: &BeatTrace, names: &Names, filter: &Filter, node: NodeId) {
        let found = Found::of(trace, names, filter);
        for node in upward(trace, node).skip(1) {
            if !self.is_open(trace, &found, node) {
                self.turn(trace.beat, node);
            }
        }
    }

    fn is_open(&self, trace: &BeatTrace, found: &Found, node: NodeId) -> bool {
        let led_to_something =
            |node| within(trace, node).any(|(_, it)| !matches!(it.what, What::Handler { .. }));
        let at_first = match (self.spread, &trace.nodes[node as usize].what) {
            (_, What::Phase(_)) | (Spread::Open, _) => true,
            (Spread::Closed, _) => false,
            (Spread::Usual, What::Act { .. }) => found.few,
            (Spread::Usual, What::Chain { .. }) => led_to_something(node),
            (Spread::Usual, _) => true,
        };
        self.folds.is_open(&(trace.beat, node), at_first)
    }
}

struct Found {
    /// Visible even if closed: actions, the nodes that contain them, events outside of actions.
    kept: BTreeSet<NodeId>,
    acts: BTreeSet<NodeId>,
    /// Whether there are so few matches that all are open.
    few: bool,
}

impl Found {
    fn of(trace: &BeatTrace, names: &Names, filter: &Filter) -> Self {
        let with_kind: Option<BTreeSet<NodeId>> =
            filter.kind.map(|kind| trace.actions(None, Some(kind)).into_iter().collect());
        let is_in = |place: NodeId| with_kind.as_ref().is_none_or(|acts| acts.contains(&place));
        let (mut kept, mut acts) = (BTreeSet::new(), BTreeSet::new());
        for (place, node) in (0..).zip(&trace.nodes) {
            let (act, found) = match &node.what {
                What::Act { actor, action, .. } => {
                    let busy = filter.idle || action.is_some() || leaves_a_trace(trace, place);
                    (true, busy && is_in(place) && filter.means(names, *actor))
                }
                What::Event(event) if trace.action_of(place).is_none() => {
                    let kind = filter.kind.is_none_or(|kind| kind == event.kind());
                    let who = event.object().is_none_or(|id| filter.means(names, id));
                    (false, kind && who)
                }
                _ => continue,
            };
            if found {
                if act {
                    acts.insert(place);
                }
                kept.extend(upward(trace, place));
            }
        }
        let few = filter.is_narrow() && acts.len() <= FEW;
        Self { kept, acts, few }
    }
}

/// A node, and those around it from the innermost.
fn upward(trace: &BeatTrace, node: NodeId) -> impl Iterator<Item = NodeId> {
    let parent = move |node: &NodeId| trace.nodes.get(*node as usize)?.parent;
    std::iter::successors(Some(node), parent)
}

fn leaves_a_trace(trace: &BeatTrace, act: NodeId) -> bool {
    within(trace, act)
        .any(|(_, node)| matches!(node.what, What::Event(_) | What::Handler { stopped: true, .. }))
}

impl Rows {
    pub fn is_empty(&self, stopped: bool) -> bool {
        if stopped { self.stops.is_empty() } else { self.lines.is_empty() }
    }
}

pub fn rows(trace: &BeatTrace, names: &Names, filter: &Filter, folds: &Tree) -> Rows {
    let found = Found::of(trace, names, filter);
    let mut rows = Rows::default();
    let mut closed: Option<u16> = None;
    // The open actions, the innermost last, each to be followed by its result.
    let mut open: Vec<(u16, NodeId)> = Vec::new();
    for (place, node) in (0..).zip(&trace.nodes) {
        count(&mut rows, trace, names, filter, &found, place, node);
        if closed.is_some_and(|depth| node.depth > depth) {
            continue;
        }
        closed = None;
        end(&mut rows, trace, &mut open, node.depth);
        let by_itself = match node.what {
            What::Phase(_) | What::Act { .. } => found.kept.contains(&place),
            What::Event(_) => trace.action_of(place).is_some() || found.kept.contains(&place),
            _ => true,
        };
        if !by_itself {
            closed = Some(node.depth);
            continue;
        }
        let chose = matches!(node.what, What::Act { action: Some(_), .. });
        let below = chose || within(trace, place).next().is_some();
        let opened = below.then(|| folds.is_open(trace, &found, place));
        rows.lines.push(Placed { row: Row::Node(place), depth: node.depth, open: opened });
        if opened != Some(true) {
            closed = Some(node.depth);
        } else if chose {
            rows.lines.push(Placed { row: Row::Choice(place), depth: node.depth + 1, open: None });
            open.push((node.depth, place));
        }
    }
    end(&mut rows, trace, &mut open, 0);
    rows
}

fn count(
    rows: &mut Rows,
    trace: &BeatTrace,
    names: &Names,
    filter: &Filter,
    found: &Found,
    place: NodeId,
    node: &Node,
) {
    let in_found = || trace.action_of(place).is_some_and(|act| found.acts.contains(&act));
    match node.what {
        What::Act { .. } if found.acts.contains(&place) => rows.acts += 1,
        What::Event(_) if found.kept.contains(&place) || in_found() => rows.events += 1,
        What::Handler { reason: Some(_), stopped: true, .. } => {
            // The target is searched too: "who spared you?".
            let about = |target| filter.kind.is_none() && filter.means(names, target);
            let stop = trace.stop(place);
            if stop.is_some_and(|stop| in_found() || about(stop.target)) {
                rows.stops.push(place);
            }
        }
        _ => {}
    }
}

/// Closes the open actions that do not contain a node of this depth, each with its result.
fn end(rows: &mut Rows, trace: &BeatTrace, open: &mut Vec<(u16, NodeId)>, depth: u16) {
    while let Some((of, act)) = open.pop_if(|(of, _)| *of >= depth) {
        let succeeded = match &trace.nodes[act as usize].what {
            What::Act { enclosing, .. } => enclosing.as_ref().is_some_and(|left| left.success),
            _ => false,
        };
        if succeeded {
            rows.lines.push(Placed { row: Row::Success(act), depth: of + 1, open: None });
        }
    }
}
