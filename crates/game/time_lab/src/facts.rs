//! More facts about the machine: last action, order of mimes, pending slow actions, next turns.

use super::parts::caption;
use super::transport::Transport;
use super::{diagram, shelf, team_colour};
use daemonfall_clock::film::{Frame, MimeTurn};
use daemonfall_clock::scenario::{Ability, Scenario};
use daemonfall_clock::{CharacterId, Deed, LastAction};
use daemonfall_ui::hints::Hinting;
use daemonfall_ui::prelude::*;

/// A row of chips that is refilled whenever the film moves.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facts {
    LastAction,
    Mimes,
    Slow,
    Next,
}

impl Facts {
    /// Greatest number of chips shown; the rest is counted.
    fn most(self) -> usize {
        match self {
            Facts::LastAction | Facts::Mimes | Facts::Slow => 8,
            Facts::Next => 15,
        }
    }
}

pub fn spawn_left(left: &mut ChildSpawnerCommands) {
    line(left, &t!("lab-last-action"), Facts::LastAction);
    line(left, &t!("lab-its-mimes"), Facts::Mimes);
    block(left, &t!("lab-slow-actions"), Facts::Slow);
}

pub fn spawn_right(right: &mut ChildSpawnerCommands) {
    block(right, &t!("lab-next"), Facts::Next);
    right.spawn(divider());
    // As much room as a hint in its place takes.
    let room = Node { min_height: px(110), flex_shrink: 0.0, ..default() };
    right.part((StepRule, room, Visibility::default()), |room| {
        room.spawn(text(theme::SMALL, theme::DIM, ""));
    });
}

fn line(column: &mut ChildSpawnerCommands, heading: &str, facts: Facts) {
    let row = Node { flex_shrink: 0.0, ..default() };
    column.part(row, |row| {
        let head = Node { height: px(24), align_items: AlignItems::Center, ..cell(128.0) };
        row.part(head, |head| caption(head, heading));
        row.spawn((facts, chip_row(), Pickable::IGNORE));
    });
}

fn block(column: &mut ChildSpawnerCommands, heading: &str, facts: Facts) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        row_gap: px(6),
        ..default()
    };
    column.part(node, |block| {
        caption(block, heading);
        let chips = Node { flex_grow: 0.0, flex_basis: Val::Auto, ..chip_row() };
        block.spawn((facts, chips, Pickable::IGNORE));
    });
}

fn chip_row() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(4),
        row_gap: px(4),
        min_height: px(24),
        ..share(1.0)
    }
}

#[derive(Component)]
pub struct StepRule;

pub fn tell_rule(reel: Res<Transport>, rules: Query<Entity, With<StepRule>>, mut words: Labels) {
    let rule = reel.frame().step.map(diagram::rule).unwrap_or_default();
    for entity in &rules {
        words.write(entity, rule.clone());
    }
}

/// A hint stands in place of the rule, which its step's box tells, too.
pub fn make_room_for_hints(
    hinting: Res<Hinting>,
    mut rules: Query<&mut Visibility, With<StepRule>>,
) {
    let covered = hinting.standing().is_some();
    for mut rule in &mut rules {
        rule.set_if_neq(if covered { Visibility::Hidden } else { Visibility::Inherited });
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Lit,
    Done,
    Flagged,
}

/// A chip's text, the character whose colour it has, and its look.
type Chip = (String, Option<CharacterId>, Look);

fn chips(facts: Facts, reel: &Transport, frame: &Frame) -> Vec<Chip> {
    let scenario = reel.film.scenario();
    let name = |who: CharacterId| scenario.name(who).to_owned();
    match facts {
        Facts::LastAction => match frame.last_action {
            LastAction(Some(Deed { actor, action, .. })) => {
                let what = shelf::ability(Ability::of(action).unwrap_or_default());
                let deed = t!("lab-deed", who = name(actor), what = what);
                vec![(deed, Some(actor), Look::Plain)]
            }
            LastAction(None) => Vec::new(),
        },
        Facts::Mimes => {
            let mimes = frame.mimes().into_iter();
            mimes
                .map(|(who, turn)| {
                    let look = match turn {
                        MimeTurn::Done => Look::Done,
                        MimeTurn::Now => Look::Lit,
                        MimeTurn::Waiting => Look::Plain,
                    };
                    (name(who), Some(who), look)
                })
                .collect()
        }
        Facts::Slow => {
            let slow = frame.slow.iter();
            slow.map(|slow| {
                let what = shelf::ability(slow.ability);
                let who = name(slow.actor);
                let words = match slow.left {
                    0 => t!("lab-deed", who = who, what = what),
                    left => t!("lab-deed-in", who = who, what = what, ticks = left),
                };
                (words, Some(slow.actor), Look::Plain)
            })
            .collect()
        }
        Facts::Next => {
            let turns = reel.film.next_turns(frame).into_iter();
            turns
                .map(|who| {
                    let flagged = frame.facts.get(who.0 as usize);
                    let look = if flagged.is_some_and(|fact| fact.is_flagged()) {
                        Look::Flagged
                    } else {
                        Look::Plain
                    };
                    (name(who), Some(who), look)
                })
                .collect()
        }
    }
}

fn nothing(facts: Facts, frame: &Frame) -> String {
    match (facts, frame.last_action) {
        (Facts::LastAction, _) => t!("lab-last-action-empty"),
        (Facts::Mimes, LastAction(None)) => t!("lab-mimes-nothing"),
        (Facts::Mimes, _) => t!("lab-mimes-none"),
        (Facts::Slow, _) => t!("lab-slow-none"),
        (Facts::Next, _) => t!("lab-next-nobody"),
    }
}

pub fn paint(reel: Res<Transport>, rows: Query<(Entity, &Facts)>, mut commands: Commands) {
    let frame = reel.frame();
    for (entity, facts) in &rows {
        let chips = chips(*facts, &reel, frame);
        let more = chips.len().saturating_sub(facts.most());
        commands.entity(entity).despawn_related::<Children>().with_children(|row| {
            if chips.is_empty() {
                let words = nothing(*facts, frame);
                row.spawn(text(theme::SMALL, theme::DIM, words));
            }
            for chip in chips.into_iter().take(facts.most()) {
                spawn_chip(row, reel.film.scenario(), chip);
            }
            if more > 0 {
                let words = t!("lab-more", count = more);
                row.spawn(text(theme::SMALL, theme::DIM, words));
            }
        });
    }
}

fn spawn_chip(row: &mut ChildSpawnerCommands, scenario: &Scenario, (words, who, look): Chip) {
    let team = who.and_then(|who| scenario.characters.get(who.0 as usize));
    let colour = team.map_or(theme::NEUTRAL, |character| team_colour(character.team.0));
    let (face, rim, ink) = match look {
        Look::Plain => (theme::PANEL, theme::EDGE, theme::LIGHT),
        Look::Lit => (theme::PANEL_LIT, theme::YOU, theme::YOU),
        Look::Done => (Color::NONE, theme::LINE, theme::FAINT),
        Look::Flagged => (theme::MAGIC.with_alpha(0.18), theme::MAGIC, theme::LIGHT),
    };
    let edge = if look == Look::Done { theme::LINE } else { colour };
    row.spawn((
        Node {
            height: px(24),
            padding: UiRect::horizontal(px(8)),
            border: UiRect { left: px(3), ..UiRect::all(px(1)) },
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(face),
        BorderColor { left: edge, ..BorderColor::all(rim) },
        Pickable::IGNORE,
        children![text(theme::SMALL_MEDIUM, ink, words)],
    ));
}
