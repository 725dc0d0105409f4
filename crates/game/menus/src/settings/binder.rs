//! The dialogue that binds one action.
//! Its bindings, the wait for a new input, and ways to resolve a conflict.

use super::SettingsDialogue;
use super::controls::{full_name, make_of};
use crate::prelude::*;
use daemonfall_input::action_input::Awaiting;
use daemonfall_input::action_table::{ActionId, Input, Row};
use daemonfall_input::bindings::conflict::{
    BindingRequest, Way, fulfil, must_keep, release, reset, rivals, ways,
};
use daemonfall_input::key_labels::Make;
use daemonfall_ui::scroll::KeepsFocus;

#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Binder {
    pub action: ActionId,
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    List,
    /// Waits for an input for this many more seconds; it replaces the given input, or is added.
    Awaits(Option<Input>, f32),
    /// The input belongs to something else.
    Conflict(BindingRequest),
}

/// Seconds to wait for an input.
pub const PATIENCE: f32 = 8.0;

impl Binder {
    pub fn of(action: ActionId) -> Self {
        Self { action, stage: Stage::List }
    }

    /// Binds the input; asks first if there is a conflict.
    pub fn take(&mut self, bindings: &mut Bindings, input: Input, instead_of: Option<Input>) {
        let same_device =
            |old: &Input| std::mem::discriminant(old) == std::mem::discriminant(&input);
        let wish = BindingRequest {
            action: self.action,
            input,
            instead_of: instead_of.filter(same_device),
        };
        if rivals(bindings, self.action, input).is_empty() {
            fulfil(bindings, wish, Way::Take);
            self.stage = Stage::List;
        } else {
            self.stage = Stage::Conflict(wish);
        }
    }
}

/// Steps back out of the binding are taken in this set.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BinderSystems;

#[derive(Component)]
struct BinderDialogue;

/// Over the settings, below the help.
const LEVEL: i32 = 17;

/// What a button of the dialogue does.
type Deed = fn(&mut Binder, &mut Bindings, Option<Input>);

fn draw(
    binder: Option<Res<Binder>>,
    bindings: Res<Bindings>,
    device: Res<Device>,
    old: Query<Entity, With<BinderDialogue>>,
    mut drawn: Local<Option<(Binder, Make)>>,
    mut commands: Commands,
) {
    let make = make_of(*device);
    let now = binder.map(|binder| (*binder, make));
    // The remaining seconds are not drawn.
    let same = |a: &(Binder, Make), b: &(Binder, Make)| {
        let awaits = |it: &Binder| matches!(it.stage, Stage::Awaits(..));
        a == b || (awaits(&a.0) && awaits(&b.0))
    };
    let unchanged = match (&*drawn, &now) {
        (Some(a), Some(b)) => same(a, b) && !bindings.is_changed(),
        (a, b) => a.is_none() && b.is_none(),
    };
    *drawn = now;
    if unchanged {
        return;
    }
    commands.despawn_all(&old);
    let Some((binder, make)) = now else { return };
    let heading = bindings.actions.row(binder.action).map_or_else(String::new, Row::label);
    let panel = dialogue::spawn(&mut commands, heading, LEVEL, 520.0, BinderDialogue);
    commands.entity(panel).insert(KeepsFocus);
    let parts = match binder.stage {
        Stage::List => list(&mut commands, &bindings, binder.action, make),
        Stage::Awaits(..) => {
            let words = t!("bindings-press");
            vec![commands.spawn(text(theme::BODY, theme::DIM, words)).id()]
        }
        Stage::Conflict(wish) => conflict(&mut commands, &bindings, wish, make),
    };
    commands.entity(panel).add_children(&parts);
}

fn deed(commands: &mut Commands, label: String, input: Option<Input>, deed: Deed) -> Entity {
    commands
        .spawn(button(label))
        .observe(
            move |_: On<Activate>,
                  binder: Option<ResMut<Binder>>,
                  mut bindings: ResMut<Bindings>| {
                if let Some(mut binder) = binder {
                    deed(&mut binder, &mut bindings, input);
                }
            },
        )
        .id()
}

fn leave(commands: &mut Commands) -> Entity {
    commands
        .spawn(button(t!("back")))
        .observe(|_: On<Activate>, mut commands: Commands| {
            commands.remove_resource::<Binder>();
        })
        .id()
}

fn list(commands: &mut Commands, bindings: &Bindings, action: ActionId, make: Make) -> Vec<Entity> {
    let mut parts = Vec::new();
    for input in &bindings.inputs(action) {
        let name = full_name(*input, make);
        let change = deed(commands, name, Some(*input), |binder, _, input| {
            binder.stage = Stage::Awaits(input, PATIENCE);
        });
        if parts.is_empty() {
            commands.entity(change).insert(FocusFirst);
        }
        let take_off = t!("bindings-take-off");
        let take_off = deed(commands, take_off, Some(*input), |binder, bindings, input| {
            if let Some(input) = input {
                release(bindings, binder.action, input);
            }
        });
        if must_keep(bindings, action, *input) {
            commands.entity(take_off).insert(InteractionDisabled);
        }
        commands.entity(change).node(|node| node.flex_grow = 1.0);
        let row = Node { column_gap: px(8), flex_shrink: 0.0, ..default() };
        parts.push(commands.group(row, &[change, take_off]));
    }
    let more = t!("bindings-more");
    let more = deed(commands, more, None, |binder, _, _| {
        binder.stage = Stage::Awaits(None, PATIENCE);
    });
    if parts.is_empty() {
        commands.entity(more).insert(FocusFirst);
    }
    parts.push(more);
    parts.push(commands.spawn(divider()).id());
    let first = deed(commands, t!("settings-reset"), None, |binder, bindings, _| {
        reset(bindings, binder.action);
    });
    if !bindings.differs(action) {
        commands.entity(first).insert(InteractionDisabled);
    }
    parts.extend([first, leave(commands)]);
    parts
}

fn conflict(
    commands: &mut Commands,
    bindings: &Bindings,
    wish: BindingRequest,
    make: Make,
) -> Vec<Entity> {
    let others: Vec<String> = rivals(bindings, wish.action, wish.input)
        .into_iter()
        .filter_map(|id| {
            let action = bindings.actions.row(id)?.label();
            let group = (bindings.actions.group(id)?.title)();
            Some(t!("bindings-rival", action = action, group = group))
        })
        .collect();
    let words =
        t!("bindings-conflict", input = full_name(wish.input, make), others = others.join("; "));
    let mut parts = vec![commands.spawn(text(theme::BODY, theme::DANGER, words)).id()];
    let ways = ways(bindings, wish);
    if ways.is_empty() {
        let words = t!("bindings-conflict-needed");
        parts.push(commands.spawn(text(theme::BODY, theme::DIM, words)).id());
    }
    for way in ways {
        let (label, done): (String, Deed) = match way {
            Way::Swap => {
                let old = wish.instead_of.map(|old| full_name(old, make));
                let old = old.unwrap_or_default();
                (t!("bindings-swap", input = old), |binder, bindings, _| {
                    settle(binder, bindings, Way::Swap);
                })
            }
            Way::Take => (t!("bindings-take"), |binder, bindings, _| {
                settle(binder, bindings, Way::Take);
            }),
        };
        parts.push(deed(commands, label, None, done));
    }
    let cancel = t!("bindings-leave");
    let cancel = deed(commands, cancel, None, |binder, _, _| binder.stage = Stage::List);
    commands.entity(cancel).insert(FocusFirst);
    parts.push(cancel);
    parts
}

fn settle(binder: &mut Binder, bindings: &mut Bindings, way: Way) {
    if let Stage::Conflict(wish) = binder.stage {
        fulfil(bindings, wish, way);
        binder.stage = Stage::List;
    }
}

fn step_back(mut back: ResMut<Back>, binder: Option<ResMut<Binder>>, mut commands: Commands) {
    let Some(mut binder) = binder else { return };
    if back.take() {
        match binder.stage {
            Stage::Conflict(_) => binder.stage = Stage::List,
            _ => commands.remove_resource::<Binder>(),
        }
    }
}

fn end(
    open: Query<(), With<SettingsDialogue>>,
    binder: Option<Res<Binder>>,
    mut commands: Commands,
) {
    if open.is_empty() && binder.is_some() {
        commands.remove_resource::<Binder>();
    }
}

/// Keeps the awaited input from all other systems, until the end of its frame.
fn await_input(binder: Option<Res<Binder>>, mut awaiting: ResMut<Awaiting>) {
    let awaits = binder.is_some_and(|binder| matches!(binder.stage, Stage::Awaits(..)));
    awaiting.set_if_neq(Awaiting(awaits));
}

pub fn plugin(app: &mut App) {
    app.add_systems(First, await_input)
        .add_systems(Update, step_back.in_set(BackSystems::Dialogue).in_set(BinderSystems))
        .add_systems(PostUpdate, (end, draw).chain().before(bevy::ui::UiSystems::Prepare));
}
