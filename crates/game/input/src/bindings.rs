//! The current bindings of every action: the input library's map; and as text, the differences from
//! the defaults, read and saved.

pub mod conflict;

use super::action_table::{ActionId, ActionTable, Input, Row};
use super::actions::Actions;
use bevy::prelude::*;
use conflict::{must_keep, rivals};
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::settings::kept::{self, Complaint};
use daemonfall_text::t;
use leafwing_input_manager::prelude::*;
use std::collections::BTreeMap;

#[derive(Resource, Clone, Debug, Default)]
pub struct Bindings {
    pub actions: Actions,
    map: InputMap<ActionId>,
}

impl PartialEq for Bindings {
    fn eq(&self, other: &Self) -> bool {
        self.map == other.map
    }
}

impl Eq for Bindings {}

impl Bindings {
    pub fn add<A: ActionTable>(&mut self) {
        self.actions.add(A::GROUP, A::ROWS.iter().map(|(_, row)| *row).collect());
        for (place, (_, row)) in A::ROWS.iter().enumerate() {
            self.set(ActionId { group: A::GROUP.id, place }, row.inputs());
        }
    }

    pub fn with<A: ActionTable>(mut self) -> Self {
        self.add::<A>();
        self
    }

    pub fn reset(&mut self) {
        for (id, row) in self.actions.clone().all() {
            self.set(id, row.inputs());
        }
    }

    /// What an action is bound to; hints show the first input of each device.
    pub fn inputs(&self, id: ActionId) -> Vec<Input> {
        let inputs = self.map.get_buttonlike(&id).into_iter().flatten();
        inputs.filter_map(|input| Input::of(&**input)).collect()
    }

    pub fn of<A: ActionTable>(&self, action: A) -> Vec<Input> {
        ActionId::of(action).map_or_else(Vec::new, |id| self.inputs(id))
    }

    pub fn action<A: ActionTable>(&self, input: Input) -> Option<A> {
        let mut all = A::ROWS.iter().map(|(action, _)| *action);
        all.find(|action| self.of(*action).contains(&input))
    }

    /// The action that a key triggers, by its position.
    pub fn of_key<A: ActionTable>(&self, key: KeyCode) -> Option<A> {
        self.action(Input::Key(key))
    }

    /// Binds an action to exactly these inputs.
    pub fn set(&mut self, id: ActionId, inputs: Vec<Input>) {
        self.map.clear_action(&id);
        for input in inputs {
            match input {
                Input::Key(key) => self.map.insert(id, key),
                Input::Mouse(button) => self.map.insert(id, button),
                Input::Pad(button) => self.map.insert(id, button),
            };
        }
    }

    pub fn differs(&self, id: ActionId) -> bool {
        self.actions.row(id).is_some_and(|row| row.inputs() != self.inputs(id))
    }
}

pub trait RegisterActions {
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self;
}

impl RegisterActions for App {
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self {
        self.world_mut().get_resource_or_init::<Bindings>().add::<A>();
        self
    }
}

pub const FILE: &str = "bindings.ron";
const WHAT: kept::Kept = kept::Kept::Bindings;

fn read(store: Res<SaveStore>, mut bindings: ResMut<Bindings>, mut notices: MessageWriter<Notice>) {
    let of_text = |text: &str| parse(&bindings, text);
    if let Some(read) = kept::read(&store, FILE, WHAT, of_text, &mut notices) {
        *bindings = read;
    }
}

fn keep(
    store: Res<SaveStore>,
    bindings: Res<Bindings>,
    mut last: Local<Option<Bindings>>,
    mut notices: MessageWriter<Notice>,
) {
    let old = last.replace(bindings.clone());
    if old.is_some_and(|old| old != *bindings) {
        kept::write(&store, FILE, WHAT, write(&bindings), &mut notices);
    }
}

/// Fails for an input that has no text form; no input that can be pressed lacks one.
pub fn write(bindings: &Bindings) -> Result<String, String> {
    let mut text = String::from("{\n");
    for (id, row) in bindings.actions.all().filter(|(id, _)| bindings.differs(*id)) {
        let inputs = ron::to_string(&bindings.inputs(id)).map_err(|error| error.to_string())?;
        text += &format!("    {:?}: {inputs},\n", row.name());
    }
    Ok(text + "}\n")
}

/// Wrong entries, and inputs with two meanings at the same time, are left out and reported.
pub fn parse(actions: &Bindings, text: &str) -> Result<(Bindings, Vec<Complaint>), Complaint> {
    let (entries, mut complaints) = kept::mend::<BTreeMap<String, Vec<Input>>>(text)?;
    let mut bindings = actions.clone();
    bindings.reset();
    let actions = &actions.actions;
    let line_of = |name: &str| {
        let quoted = format!("{name:?}");
        let at = text.lines().position(|line| line.contains(&quoted));
        at.map_or(1, |at| at + 1)
    };
    let mut chosen = Vec::new();
    for (name, inputs) in entries {
        match actions.named(&name) {
            Some(id) => {
                bindings.set(id, inputs);
                chosen.push(id);
            }
            None => complaints.push(Complaint {
                line: line_of(&name),
                reason: t!("bindings-unknown", name = name),
            }),
        }
    }
    let all: Vec<(ActionId, &Row)> = actions.all().collect();
    for (place, (id, row)) in all.iter().enumerate() {
        let before = &all[..place];
        settle(&mut bindings, (*id, row), before, &chosen, &mut |reason| {
            let line = line_of(row.name());
            complaints.push(Complaint { line, reason });
        });
    }
    for (id, row) in all.into_iter().filter(|(_, row)| row.is_needed()) {
        if row.inputs().into_iter().any(|it| is_missing(&bindings, id, it)) {
            let reason = t!("bindings-needed", name = row.name());
            let line = line_of(row.name());
            complaints.push(Complaint { line, reason });
            conflict::reset(&mut bindings, id);
        }
    }
    Ok((bindings, complaints))
}

/// Removes inputs that an action in `chosen` uses at the same time; `before` are listed first.
fn settle(
    bindings: &mut Bindings,
    (id, row): (ActionId, &Row),
    before: &[(ActionId, &Row)],
    chosen: &[ActionId],
    complain: &mut dyn FnMut(String),
) {
    for input in bindings.inputs(id) {
        let own = chosen.contains(&id);
        let against = rivals(bindings, id, input).into_iter();
        // Of two actions in the text, the one listed first keeps it.
        let is_before = |it: &ActionId| before.iter().any(|(other, _)| other == it);
        let mut stronger = against.filter(|it| chosen.contains(it) && (!own || is_before(it)));
        let Some(other) = stronger.next() else {
            continue;
        };
        let mut inputs = bindings.inputs(id);
        inputs.retain(|it| *it != input);
        bindings.set(id, inputs);
        if !own {
            continue;
        }
        let other = bindings.actions.row(other).map_or("", Row::name);
        complain(t!(
            "bindings-lost",
            name = row.name(),
            input = format!("{input:?}"),
            other = other
        ));
    }
}

/// Whether a required action has no input left on a device that it is bound to by default.
fn is_missing(bindings: &Bindings, id: ActionId, first: Input) -> bool {
    !bindings.inputs(id).contains(&first) && must_keep(bindings, id, first)
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, read)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Bindings>));
}
