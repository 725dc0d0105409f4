//! The help.
//! Keys and signs of dive, breach, battle film and map, the objects of a dive, and the glossary. It
//! covers any screen, paused or not, and any dialogue.

mod glossary;

use crate::prelude::*;
use daemonfall_dive_mode::input::mode::InputMode;
use daemonfall_ui::help::Drawn;
use daemonfall_ui::terms::ReadMore;
use daemonfall_ui::transport::FilmAction;

#[derive(Component, Clone, Debug)]
struct HelpDialogue {
    page: usize,
    /// The pages before it, to which steps back lead.
    before: Vec<usize>,
}

#[derive(SystemParam)]
struct Help<'w, 's> {
    open: Query<'w, 's, (Entity, &'static HelpDialogue)>,
    drawn: Drawn<'w>,
    mode: ResMut<'w, InputMode>,
    commands: Commands<'w, 's>,
}

impl Help<'_, '_> {
    fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    fn turn_to(&mut self, place: usize) {
        let mut before = self.open.iter().next().map_or_else(Vec::new, |(_, open)| {
            open.before.iter().copied().chain([open.page]).collect::<Vec<_>>()
        });
        if let Some(known) = before.iter().position(|page| *page == place) {
            before.truncate(known);
        }
        self.despawn();
        open(&mut self.commands, &self.drawn, place, before);
    }

    fn despawn(&mut self) {
        for (open, _) in &self.open {
            self.commands.entity(open).despawn();
        }
    }

    fn show(&mut self, topic: Topic) {
        self.turn_to(self.drawn.pages.about(topic));
    }

    /// Back to the page before, or out.
    fn back(&mut self) {
        let before = self.open.iter().next().and_then(|(_, open)| open.before.last().copied());
        match before {
            Some(page) => self.turn_to(page),
            None => self.close(),
        }
    }

    fn close(&mut self) {
        self.despawn();
        if *self.mode == InputMode::Help {
            *self.mode = InputMode::Play;
        }
    }

    fn toggle(&mut self, topic: Topic) {
        if self.is_open() { self.close() } else { self.show(topic) }
    }
}

fn open(commands: &mut Commands, drawn: &Drawn, place: usize, before: Vec<usize>) {
    let Some((page, next)) = drawn.pages.at(place) else { return };
    let panel = dialogue::spawn(
        commands,
        (page.heading)(),
        20,
        1190.0,
        (HelpDialogue { page: place, before }, DespawnOnExit(*drawn.screen.get())),
    );
    let columns = (page.columns)(commands, drawn);
    // Longer than the window, it scrolls.
    let room = Node {
        column_gap: px(40),
        align_items: AlignItems::FlexStart,
        padding: UiRect::right(px(8)),
        overflow: Overflow::scroll_y(),
        ..default()
    };
    let columns = commands.spawn((room, Scrolls)).add_children(&columns).id();
    if let Some(rule) = page.rule {
        let rule = terms::text(theme::SMALL, theme::LIGHT, rule(), page.topics);
        commands.entity(panel).with_child(rule);
    }
    let choices = choices(commands, drawn, [place, next]);
    // On a phone the page is longer than the window: put its buttons first, within reach.
    let parts = if drawn.touched.0 { [choices, columns] } else { [columns, choices] };
    commands.entity(panel).with_child(divider()).add_children(&parts);
}

pub fn button(commands: &mut Commands) -> Entity {
    let show = |_: On<Activate>, mut help: Help| help.turn_to(help.drawn.place());
    action(commands, t!("help"), Tooltip::beside(t!("help-about")), show)
}

fn choices(commands: &mut Commands, drawn: &Drawn, [place, next]: [usize; 2]) -> Entity {
    let glossary = drawn.pages.about(Topic::Game);
    // From a screen's own page, its part of the game comes before the next part.
    let own = drawn.pages.at(place).map_or(place, |(page, _)| drawn.pages.about(page.about));
    let mut offered = Vec::new();
    for page in [own, next, glossary] {
        if page != place && !offered.contains(&page) {
            offered.push(page);
        }
    }
    let all: Vec<Entity> = offered.into_iter().map(|page| turn(commands, drawn, page)).collect();
    // In the glossary, its own field gets the focus first.
    if let Some(first) = all.first().filter(|_| place != glossary) {
        commands.entity(*first).insert(FocusFirst);
    }
    let close = commands
        .spawn(widgets::button(t!("close")))
        .observe(|_: On<Activate>, mut help: Help| help.close())
        .id();
    commands
        .spawn(Node { column_gap: px(theme::PAD), flex_shrink: 0.0, ..default() })
        .add_children(&all)
        .add_child(close)
        .id()
}

fn turn(commands: &mut Commands, drawn: &Drawn, to: usize) -> Entity {
    let name = drawn.pages.at(to).map_or_else(String::new, |(page, _)| (page.name)());
    commands
        .spawn(widgets::button(name))
        .observe(move |_: On<Activate>, mut help: Help| help.turn_to(to))
        .id()
}

fn read_more(mut wishes: MessageReader<ReadMore>, mut help: Help) {
    let Some(ReadMore(topic)) = wishes.read().last() else {
        return;
    };
    if *help.drawn.screen.get() == Screen::DIVE {
        help.mode.set_if_neq(InputMode::Help);
    }
    help.show(*topic);
}

fn follow_mode(mut help: Help) {
    let wanted = *help.mode == InputMode::Help;
    if wanted && !help.is_open() {
        help.show(Topic::Dive);
    } else if !wanted {
        help.despawn();
    }
}

fn step_back(mut back: ResMut<Back>, mut help: Help) {
    if help.is_open() && back.take() {
        help.back();
    }
}

fn on_title(input: Res<ActionInput>, mut help: Help) {
    if input.has(DiveAction::Help) && !input.is_typing() {
        help.toggle(Topic::Sector);
    }
}

/// Only opens it: the open help keeps keys to itself and closes by stepping back.
fn by_key(input: Res<ActionInput>, mut help: Help) {
    let asked = match *help.drawn.screen.get() {
        Screen::BREACH => input.has_on_screen(BreachAction::Help),
        Screen::BATTLE => input.has_on_screen(FilmAction::Help),
        Screen::SECTOR => input.has_on_screen(SectorAction::Help),
        _ => false,
    };
    if asked && !help.is_open() {
        help.turn_to(help.drawn.place());
    }
}

/// Where widgets have the focus, and in the time lab, which has no key for it; not while typing.
fn over_widgets(input: Res<ActionInput>, mut help: Help) {
    let is_here = input.is_covered() || *help.drawn.screen.get() == Screen::TIME_LAB;
    if !input.has(SectorAction::Help) || input.is_typing() || !is_here {
        return;
    }
    match help.is_open() {
        true => help.close(),
        false => help.turn_to(help.drawn.place()),
    }
}

/// Opens its help with the dive's keys, or has none. A pause over a dive counts as a dialogue.
fn has_other_keys(screen: Res<State<Screen>>, paused: Res<State<Paused>>) -> bool {
    match *screen.get() {
        Screen::LOADING | Screen::TITLE => true,
        Screen::DIVE => !paused.0,
        _ => false,
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_mode.run_if(in_state(Screen::DIVE)).run_if(resource_changed::<InputMode>),
            step_back.in_set(BackSystems::Help),
            read_more,
        )
            .chain()
            .run_if(not(in_state(Screen::LOADING))),
    )
    .add_plugins(glossary::plugin)
    .add_systems(
        Update,
        (
            on_title.run_if(in_state(Screen::TITLE)),
            over_widgets.after(FocusSystems).run_if(not(has_other_keys)),
            by_key.after(over_widgets).run_if(not(in_state(Screen::LOADING))),
        ),
    );
}
