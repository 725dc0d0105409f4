//! Branches: other ways that the run has gone. They can be begun at any step, continued, and
//! compared with the run step by step; the former way is saved each time.

use super::TimePanel;
use super::keeper::Shown;
use super::strip::told;
use crate::console::arguments::Names;
use crate::panels::prelude::*;
use daemonfall_campaign::Timeline;
use daemonfall_core::diff;
use daemonfall_menus::runs::autosave;
use daemonfall_menus::saves::slot_actions::export;

pub struct Branch {
    pub name: String,
    pub timeline: Timeline,
    /// Where it was saved, or why it could not be saved.
    pub kept: String,
}

#[derive(Default)]
pub struct Branches {
    /// Oldest first.
    pub list: Vec<Branch>,
    /// How many there have been.
    pub counted: u32,
    beside: Option<Beside>,
}

/// The steps of the run and of the branch, and the fingerprints after their last ones.
type Ends = [(usize, Option<Fingerprint>); 2];

#[derive(Default)]
struct Beside {
    branch: usize,
    /// The compared step; `None` is the first that differs.
    at: Option<usize>,
    same: Made<Ends, usize>,
    rows: Made<(Ends, usize), Result<Fields, String>>,
}

impl Branches {
    pub fn add(&mut self, timeline: Timeline, kept: String) -> String {
        self.counted += 1;
        let name = format!("Branch {}", self.counted);
        self.list.push(Branch { name: name.clone(), timeline, kept });
        name
    }

    /// Compares a branch with the run, or ends the comparison.
    pub fn lay_beside(&mut self, branch: Option<usize>) {
        self.beside = branch.map(|branch| Beside { branch, ..Beside::default() });
    }
}

pub fn draw(ui: &mut Ui, world: &mut World, state: &mut TimePanel, lock: Lock) {
    if state.branches.list.is_empty() {
        nothing(
            ui,
            "There are no branches yet. Branch at a past step, and the previous way of the run is listed here.",
        );
        return;
    }
    let mut wanted = None;
    let mut beside = state.branches.beside.as_ref().map(|it| it.branch);
    let before = beside;
    ScrollArea::vertical()
        .id_salt("time branches")
        .max_height(120.0)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            for (place, branch) in state.branches.list.iter().enumerate() {
                ui.horizontal(|ui| {
                    let chosen = beside == Some(place);
                    let name = &branch.name;
                    if ui
                        .selectable_label(chosen, format!("Compare {name}"))
                        .on_hover_text(&branch.kept)
                        .clicked()
                    {
                        beside = (!chosen).then_some(place);
                    }
                    let steps = branch.timeline.steps();
                    ui.label(quiet(format!("{steps} steps")));
                    let about = "This branch becomes the run, from its end; the current run becomes a branch";
                    let hindrance = hindrance(world, state, lock);
                    if button(ui, &format!("Continue with {name}"), about, hindrance.as_deref()) {
                        wanted = Some(place);
                    }
                });
            }
        });
    if beside != before {
        state.branches.lay_beside(beside);
    }
    if let Some(place) = wanted {
        return_to(world, state, place);
        return;
    }
    compare(ui, world, state);
}

fn compare(ui: &mut Ui, world: &World, state: &mut TimePanel) {
    let TimePanel { branches, keeper, scratch, words, content, .. } = state;
    let (Some(beside), Some(run), Some(content)) =
        (branches.beside.as_mut(), keeper.timeline(), content.as_ref())
    else {
        return;
    };
    let Some(branch) = branches.list.get(beside.branch) else {
        branches.beside = None;
        return;
    };
    let other = &branch.timeline;
    let told = |timeline: &Timeline, step: usize| {
        let told = told(timeline.replay(), Names::of(world), step);
        told.map_or_else(|| "it ends before".into(), |(words, _)| words)
    };
    let most = run.steps().min(other.steps());
    let ends = [run, other].map(|it| (it.steps(), it.print(it.steps())));
    let same = *beside.same.of(ends, || run.replay().common(other.replay()));
    let parted = same + 1;
    let mut step = beside.at.unwrap_or(parted).min(most);
    ui.separator();
    if same == run.steps() && same == other.steps() {
        ui.label(format!("The run and {} are the same.", branch.name));
        return;
    }
    ui.label(inked(format!("They diverge in step {parted}."), theme::LIGHT));
    for (whose, timeline) in [("The run", run), (branch.name.as_str(), other)] {
        ui.horizontal(|ui| {
            ui.label(quiet(format!("{whose}:")));
            ui.label(figure(told(timeline, parted), theme::LIGHT));
        });
    }
    ui.horizontal(|ui| {
        caption(ui, "Compared after step");
        let field = ui.add(DragValue::new(&mut step).range(0..=most));
        named(&field, WidgetType::DragValue, "Step compared");
        if field.changed() {
            beside.at = Some(step);
        }
        if button(ui, "Where they diverge", "The first step that differs", None) {
            beside.at = None;
        }
    });
    let rows = beside.rows.of((ends, step), || {
        let scratch = super::scratch(scratch, content);
        let mut state = |timeline| Shown::of(timeline, step, scratch).map_err(|it| it.to_string());
        let (left, right) = (state(run)?, state(other)?);
        Ok(Fields::of_differences(diff(left.state(), right.state())))
    });
    match rows {
        Ok(rows) => rows.draw(ui, "time beside", words, &["The run", &branch.name]),
        Err(reason) => nothing(ui, reason),
    }
}

pub fn hindrance(world: &World, state: &TimePanel, lock: Lock) -> Option<String> {
    if !lock.is_open() {
        Some("Panels only watch: open the lock first.".into())
    } else if state.keeper.is_reading() {
        Some("The record is still being read.".into())
    } else if rewind::is_travelling(world) {
        Some("The screens are changing.".into())
    } else {
        rewind::hindrance(world)
    }
}

/// Saves the current run as a file. Once it is there, replaces the run by another one; the former
/// timeline becomes a branch, and the one of this name, which it now is, no longer is one.
fn swap(world: &mut World, run: SavedRun, timeline: Timeline, name: Option<String>) {
    let former = autosave::saved(world);
    export(world, former, move |world, kept| {
        let done = kept
            .map_err(|reason| {
                format!("The current run cannot be saved, so nothing was changed: {reason}")
            })
            .and_then(|kept| replace(world, run, timeline, name, &kept));
        world.write_message(match done {
            Ok(words) => Notice::done(words),
            Err(reason) => Notice::wrong(reason),
        });
    });
}

fn replace(
    world: &mut World,
    run: SavedRun,
    timeline: Timeline,
    name: Option<String>,
    kept: &str,
) -> Result<String, String> {
    rewind::go_on_with(world, run)?;
    let kept = format!("It is in {kept}");
    let mut state = world.resource_mut::<TimePanel>();
    let former = state.keeper.replace(timeline);
    if let Some(name) = name {
        state.branches.list.retain(|branch| branch.name != name);
        state.branches.lay_beside(None);
    }
    let name = former.map(|former| state.branches.add(former, kept.clone()));
    state.forget_shown();
    Ok(match name {
        Some(name) => format!("The previous way of the run is now {name}. {kept}."),
        None => format!("{kept}."),
    })
}

pub fn branch(world: &mut World, state: &mut TimePanel) {
    let Some((shown, timeline)) = state.shown.as_ref().zip(state.keeper.timeline()) else {
        return;
    };
    swap(world, shown.run.clone(), timeline.branch(shown.step), None);
}

pub fn return_to(world: &mut World, state: &mut TimePanel, place: usize) {
    let (Some(branch), Some(content)) = (state.branches.list.get(place), state.content.as_ref())
    else {
        return;
    };
    let (name, timeline) = (branch.name.clone(), branch.timeline.clone());
    let scratch = super::scratch(&mut state.scratch, content);
    match Shown::of(&timeline, timeline.steps(), scratch) {
        Ok(shown) => swap(world, shown.run, timeline, Some(name)),
        Err(error) => drop(world.write_message(Notice::wrong(error.to_string()))),
    }
}
