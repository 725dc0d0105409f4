//! Bindings as text: the differences from the defaults, one action per line.

use super::Bindings;
use super::conflict::{must_keep, rivals};
use crate::action_table::{ActionId, Input, Row};
use daemonfall_platform::settings::mend::{self, Complaint};
use daemonfall_text::t;
use std::collections::BTreeMap;

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
pub fn read(actions: &Bindings, text: &str) -> Result<(Bindings, Vec<Complaint>), Complaint> {
    let (entries, mut complaints) = mend::read::<BTreeMap<String, Vec<Input>>>(text)?;
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
            super::conflict::reset(&mut bindings, id);
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
