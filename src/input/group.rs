//! The groups of actions, each with a table, and ids for the actions of any group.

use super::action::DiveAction;
use super::anywhere::AnywhereAction;
use super::bound::{Binding, Input, Listed};
use super::fitting::FittingAction;
use super::menus::MenuAction;
use crate::breach::input::BreachAction;
use crate::ladder::input::LadderAction;
use crate::run::past::input::PastAction;
use crate::screens::time_lab::reel::Wish;
use crate::sector::input::SectorAction;
use crate::ui::transport::FilmAction;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    Anywhere,
    /// Wherever buttons are navigated.
    Menus,
    Dive,
    Breach,
    Sector,
    Battle,
    /// Fitting mods, composing stacks, choosing sides, taking prizes.
    Fitting,
    TimeLab,
    /// During a puzzle, in addition to the screen's own group.
    Ladder,
    /// While looking back at a run, on its own screens.
    Past,
}

impl Group {
    pub const ALL: [Self; 10] = [
        Self::Anywhere,
        Self::Menus,
        Self::Dive,
        Self::Breach,
        Self::Sector,
        Self::Battle,
        Self::Fitting,
        Self::TimeLab,
        Self::Ladder,
        Self::Past,
    ];

    pub fn title(self) -> String {
        match self {
            Self::Anywhere => t!("actions-anywhere"),
            Self::Menus => t!("actions-menus"),
            Self::Dive => t!("actions-dive"),
            Self::Breach => t!("actions-breach"),
            Self::Sector => t!("actions-sector"),
            Self::Battle => t!("actions-battle"),
            Self::Fitting => t!("actions-fitting"),
            Self::TimeLab => t!("actions-time-lab"),
            Self::Ladder => t!("actions-ladder"),
            Self::Past => t!("actions-past"),
        }
    }

    /// Whether both groups can be active at the same time.
    pub fn overlaps(self, other: Self) -> bool {
        let both = [self, other];
        let beside = |one: Self, others: &[Self]| {
            both.contains(&one) && both.iter().any(|it| others.contains(it))
        };
        self == other
            || both.contains(&Self::Anywhere)
            || beside(Self::Menus, &[Self::Fitting, Self::Ladder])
            || beside(Self::Ladder, &[Self::Dive, Self::Breach, Self::Fitting])
            || beside(
                Self::Past,
                &[Self::Dive, Self::Breach, Self::Sector, Self::Battle, Self::Fitting],
            )
    }

    pub fn rows(self) -> Vec<Row> {
        match self {
            Self::Anywhere => rows::<AnywhereAction>(),
            Self::Menus => rows::<MenuAction>(),
            Self::Dive => rows::<DiveAction>(),
            Self::Breach => rows::<BreachAction>(),
            Self::Sector => rows::<SectorAction>(),
            Self::Battle => rows::<FilmAction>(),
            Self::Fitting => rows::<FittingAction>(),
            Self::TimeLab => rows::<Wish>(),
            Self::Ladder => rows::<LadderAction>(),
            Self::Past => rows::<PastAction>(),
        }
    }
}

/// An action of any group, by its index in the group's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionId {
    pub group: Group,
    pub place: usize,
}

impl ActionId {
    pub fn all() -> impl Iterator<Item = (Self, Row)> {
        Group::ALL.into_iter().flat_map(|group| {
            let rows = group.rows().into_iter().enumerate();
            rows.map(move |(place, row)| (Self { group, place }, row))
        })
    }

    /// The action with a name such as `dive.wait`.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|(_, row)| row.name() == name).map(|(id, _)| id)
    }

    /// The id of an action of one kind.
    pub fn of<A: Listed>(action: A) -> Option<Self> {
        let place = A::BINDINGS.iter().position(|row| row.action == action)?;
        Some(Self { group: A::GROUP, place })
    }

    /// The action, if it is of this kind.
    pub fn as_action<A: Listed>(self) -> Option<A> {
        let row = A::BINDINGS.get(self.place).filter(|_| self.group == A::GROUP);
        row.map(|row| row.action)
    }

    /// Whether both are active at the same time, so that an input can serve only one of them.
    pub fn meets(self, other: Self) -> bool {
        let both = [Some(self), Some(other)];
        let apart = |pair: &[Option<Self>; 2]| *pair == both || [pair[1], pair[0]] == both;
        self.group.overlaps(other.group) && !apart_at_all_times().iter().any(apart)
    }

    /// Its row in the table, if it exists.
    pub fn row(self) -> Option<Row> {
        self.group.rows().into_iter().nth(self.place)
    }
}

/// Actions that may share an input although their groups are active together: a puzzle's, and those
/// that do the same in a puzzle or nothing.
fn apart_at_all_times() -> [[Option<ActionId>; 2]; 4] {
    let undo = ActionId::of(LadderAction::Undo);
    let restart = ActionId::of(LadderAction::Restart);
    [
        [undo, ActionId::of(BreachAction::Undo)],
        [undo, ActionId::of(FittingAction::Undo)],
        [restart, ActionId::of(DiveAction::Again)],
        [restart, ActionId::of(BreachAction::Again)],
    ]
}

/// A row of any group's table.
#[derive(Clone, Debug)]
pub struct Row {
    pub token: &'static str,
    label: fn() -> String,
    pub inputs: Vec<Input>,
}

impl Row {
    /// The name in files: the token without its brackets.
    pub fn name(&self) -> &'static str {
        self.token.trim_matches(['[', ']'])
    }

    pub fn label(&self) -> String {
        (self.label)()
    }

    /// The name without its group.
    fn last_name(&self) -> Option<&'static str> {
        self.name().rsplit('.').next()
    }

    /// Whether it must be bound because some screens cannot be used or left without it.
    pub fn is_needed(&self) -> bool {
        self.last_name().is_some_and(|name| NEEDED.contains(&name))
    }

    /// Whether a question mark always triggers it too.
    pub fn is_help(&self) -> bool {
        self.last_name() == Some(HELP)
    }
}

const HELP: &str = "help";

/// Names of actions required in every group that has them.
const NEEDED: [&str; 6] = ["up", "down", "left", "right", "confirm", "back"];

fn rows<A: Listed>() -> Vec<Row> {
    let row = |row: &Binding<A>| Row {
        token: row.token,
        label: row.label,
        inputs: {
            let keys = row.keys.iter().map(|key| Input::Key(*key));
            let buttons = row.buttons.iter().map(|button| Input::Pad(*button));
            keys.chain(buttons).collect()
        },
    };
    A::BINDINGS.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::bound::Bound;
    use std::collections::BTreeSet;

    #[test]
    fn every_action_has_a_name_of_its_own_a_label_and_something_to_press() {
        let mut names = BTreeSet::new();
        for (id, row) in ActionId::all() {
            assert!(names.insert(row.name()), "{} is there twice", row.name());
            assert!(row.token.starts_with("[[") && row.token.ends_with("]]"));
            assert!(!row.label().is_empty() && !row.inputs.is_empty(), "{}", row.name());
            assert_eq!(ActionId::named(row.name()), Some(id));
        }
    }

    #[test]
    fn at_first_no_input_has_two_meanings_at_one_time() {
        let all: Vec<(ActionId, Row)> = ActionId::all().collect();
        for (place, (id, row)) in all.iter().enumerate() {
            for (other, other_row) in &all[place + 1..] {
                let shared = row.inputs.iter().find(|it| other_row.inputs.contains(it));
                let clash = shared.filter(|_| id.meets(*other));
                assert_eq!(clash, None, "{} and {}", row.name(), other_row.name());
            }
        }
    }

    #[test]
    fn a_puzzles_keys_are_shared_with_what_does_the_same_alone() {
        let of = |action| ActionId::of(action).expect("it is in the table");
        let undo = of(LadderAction::Undo);
        let breach = ActionId::of(BreachAction::Undo).expect("it is in the table");
        let wait = ActionId::of(BreachAction::Wait).expect("it is in the table");
        assert!(!undo.meets(breach) && !breach.meets(undo));
        assert!(undo.meets(wait) && undo.meets(of(LadderAction::Hint)));
    }

    #[test]
    fn what_a_question_mark_asks_for_is_known_by_its_name() {
        fn is_help<A: Bound>() -> bool {
            let row = ActionId::of(A::HELP).and_then(ActionId::row);
            row.is_some_and(|row| row.is_help())
        }
        assert!(is_help::<DiveAction>() && is_help::<SectorAction>());
        assert!(is_help::<BreachAction>() && is_help::<FilmAction>());
        let wait = ActionId::of(DiveAction::Wait).and_then(ActionId::row);
        assert!(wait.is_some_and(|row| !row.is_help()));
    }

    #[test]
    fn an_action_is_found_again_by_its_place() {
        let id = ActionId::of(DiveAction::Wait);
        assert_eq!(id.and_then(ActionId::as_action), Some(DiveAction::Wait));
        assert_eq!(id.and_then(ActionId::as_action::<BreachAction>), None);
    }
}
