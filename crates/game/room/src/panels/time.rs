//! Time: the whole run, forward and back. Any past step is recomputed at once, shown on the game's
//! own screens, compared with others, and can be branched from.

mod branches;
mod head;
mod keeper;
mod strip;
#[cfg(test)]
mod tests;

use super::dock_state::shown as is_shown;
use super::layout::Dock;
use super::prelude::*;
use daemonfall_campaign::install;
use daemonfall_core::diff;
use daemonfall_menus::runs::rewind::Past;
use keeper::Shown;

/// A request to open the panel at a step, or, without one, at the current run.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoTo(pub Option<usize>);

/// Seconds without changes before the run's last step is recomputed.
const REST: f64 = 0.3;

pages! {
    Steps "Steps",
    Changed "What it changed",
    Since "Changed since",
    State "State",
    Branches "Branches",
}

#[derive(Resource, Default)]
pub struct TimePanel {
    keeper: keeper::Keeper,
    content: Option<Arc<Content>>,
    live: usize,
    /// The world in which steps are recomputed.
    scratch: Option<World>,
    wanted: Option<usize>,
    dragging: bool,
    /// A step to select as soon as the record is read that far.
    ahead: Option<usize>,
    shown: Option<Shown>,
    trouble: Option<String>,
    /// The run's length, and the time since when it has been the same.
    rest: (usize, f64),
    /// Whether past steps are shown only here, and not on the game's screens.
    only_here: bool,
    /// The past step last seen on the screens, and the one requested.
    seen: Option<usize>,
    asked: Option<Option<usize>>,
    page: Page,
    words: String,
    strip: strip::Strip,
    steps: strip::Steps,
    branches: branches::Branches,
    rows: Option<(Page, usize, Fields)>,
}

fn scratch<'a>(scratch: &'a mut Option<World>, content: &Content) -> &'a mut World {
    scratch.get_or_insert_with(|| {
        let mut world = World::new();
        install(&mut world, content);
        world
    })
}

impl TimePanel {
    fn go(&mut self, step: Option<usize>) {
        self.wanted = step.filter(|step| *step < self.live);
        self.trouble = None;
    }

    fn known(&self) -> usize {
        self.keeper.timeline().map_or(0, |it| it.steps())
    }

    fn catch_up(&mut self) {
        let known = self.known();
        let there = self.ahead.filter(|step| *step <= known);
        if there.is_some() {
            self.ahead = None;
            self.go(there);
        }
    }

    fn step(&self) -> usize {
        self.wanted.unwrap_or(self.live)
    }

    fn forget_shown(&mut self) {
        self.wanted = None;
        self.shown = None;
        self.rows = None;
        self.trouble = None;
    }

    /// The last step of a run in progress is recomputed only after a pause.
    fn work_out(&mut self, now: f64) {
        let step = self.step();
        let (Some(timeline), Some(content)) = (self.keeper.timeline(), &self.content) else {
            return;
        };
        if self.rest.0 != self.live {
            self.rest = (self.live, now);
        }
        let known = self.shown.as_ref().is_some_and(|it| it.is_of(timeline, step));
        let early = self.wanted.is_none() && now - self.rest.1 < REST;
        if known || early || step > timeline.steps() || self.trouble.is_some() {
            return;
        }
        self.rows = None;
        match Shown::of(timeline, step, scratch(&mut self.scratch, content)) {
            Ok(shown) => self.shown = Some(shown),
            Err(error) => {
                self.shown = None;
                self.trouble = Some(error.to_string());
            }
        }
    }

    fn fill(&mut self) {
        let (Some(shown), Some(timeline)) = (&self.shown, self.keeper.timeline()) else {
            return;
        };
        let last = self.live;
        if last > timeline.steps() && self.page == Page::Since {
            return;
        }
        let known = self.rows.as_ref().map(|rows| (rows.0, rows.1));
        if known == Some((self.page, last)) || self.dragging {
            return;
        }
        let rows = match self.page {
            Page::Changed => match &shown.before {
                Some(before) => Fields::of_differences(diff(before, shown.state())),
                None => Fields::default(),
            },
            Page::Since => {
                let Some(content) = &self.content else { return };
                match Shown::of(timeline, last, scratch(&mut self.scratch, content)) {
                    Ok(now) => Fields::of_differences(diff(shown.state(), now.state())),
                    Err(_) => Fields::default(),
                }
            }
            Page::State => Fields::of_state(shown.state()),
            Page::Steps | Page::Branches => return,
        };
        self.rows = Some((self.page, last, rows));
    }

    /// Notes which step is on the game's screens, whatever put it there.
    fn notice(&mut self, world: &World) {
        let there = world.get_resource::<Past>().map(Past::step);
        if rewind::is_travelling(world) || there == self.seen {
            return;
        }
        if self.asked != Some(there) {
            self.wanted = there;
        }
        self.seen = there;
        self.asked = None;
    }

    fn travel(&mut self, world: &mut World) {
        if rewind::is_travelling(world) || self.dragging {
            return;
        }
        let wanted = self.wanted.filter(|_| !self.only_here);
        match (wanted, self.seen) {
            (None, None) => self.asked = None,
            (None, Some(_)) => {
                self.asked = Some(None);
                rewind::back(world);
            }
            (Some(step), seen) if seen != Some(step) && self.asked != Some(Some(step)) => {
                let shown = self.shown.as_ref().filter(|shown| shown.step == step);
                if rewind::hindrance(world).is_some() {
                    return;
                }
                let Some(shown) = shown else { return };
                self.asked = Some(Some(step));
                if let Err(reason) = rewind::look(world, shown.run.clone()) {
                    self.trouble = Some(reason);
                }
            }
            _ => {}
        }
    }
}

impl Contents for TimePanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, lock: Lock) {
        let Some(run) = rewind::now(world) else {
            nothing(
                ui,
                "No run is under way. Only runs have a timeline, not separate dives or breaches.",
            );
            return;
        };
        self.live = run.replay().steps.len();
        self.content = Some(run.content().clone());
        self.notice(world);
        self.wanted = self.wanted.filter(|step| *step < self.live);
        if self.keeper.timeline().is_none() {
            let reason = self.keeper.stopped.clone();
            nothing(ui, &reason.unwrap_or("The record will be read next.".into()));
            return;
        }
        self.catch_up();
        self.work_out(ui.input(|input| input.time));
        head::draw(ui, world, self, lock);
        ui.separator();
        page(ui, world, self, lock);
        self.travel(world);
    }

    fn begin(app: &mut App) {
        app.add_message::<GoTo>()
            .add_systems(Update, obey.run_if(on_message::<GoTo>))
            .add_systems(Last, keep.run_if(is_shown(PanelKind::Time)));
    }
}

fn page(ui: &mut Ui, world: &mut World, state: &mut TimePanel, lock: Lock) {
    parts::choose(ui, &mut state.page, PAGES);
    match state.page {
        Page::Steps => state.steps.found.field(ui, "Search steps"),
        _ => search(ui, &mut state.words, "Search fields"),
    }
    state.fill();
    let step = state.step();
    let before = format!("step {}", step.saturating_sub(1));
    let (here, words) = (format!("step {step}"), state.words.clone());
    let columns: &[&str] = match state.page {
        Page::Steps => return strip::draw(ui, world, state),
        Page::Branches => return branches::draw(ui, world, state, lock),
        Page::Changed => &[&before, &here],
        Page::Since => &[&here, "now"],
        Page::State => &[&here],
    };
    if state.page == Page::Changed && step == 0 {
        nothing(ui, "The run begins here: there is no step before.");
        return;
    }
    match &mut state.rows {
        Some((page, _, rows)) if *page == state.page => {
            ui.push_id(("time rows", state.page as u8), |ui| {
                rows.draw(ui, "time rows", &words, columns);
            });
        }
        _ => nothing(ui, "\u{2026}"),
    }
}

fn keep(world: &mut World) {
    world.resource_scope(|world, mut state: Mut<TimePanel>| {
        if !state.keeper.keep(world) {
            let only_here = state.only_here;
            let keeper = std::mem::take(&mut state.keeper);
            *state = TimePanel { keeper, only_here, ..TimePanel::default() };
        }
    });
}

fn obey(mut wishes: MessageReader<GoTo>, mut dock: ResMut<Dock>, mut state: ResMut<TimePanel>) {
    let Some(GoTo(step)) = wishes.read().last() else {
        return;
    };
    dock.open(PanelKind::Time);
    state.ahead = *step;
    if step.is_none() {
        state.go(None);
    }
}
