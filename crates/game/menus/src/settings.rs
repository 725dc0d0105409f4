//! The settings: a dialogue over any screen, in pages of rows with name, purpose and value. Changes
//! apply at once and are saved.

mod binder;
mod controls;

use crate::prelude::*;
use binder::Binder;
use daemonfall_input::global_actions::MenuAction;
use daemonfall_input::touch::RepeatButton;
use daemonfall_platform::language::Spoken;
use daemonfall_platform::settings::choices::step;
use daemonfall_platform::settings::items::{Item, Tab};
use daemonfall_ui::focus::{Turn, Turns};
use daemonfall_ui::repeat_button::Repeated;
use daemonfall_ui::scroll::KeepsFocus;

#[derive(Component, Clone, Copy, Debug, Default)]
pub struct SettingsDialogue;

/// The open page; it is remembered for the next time.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Tab);

#[derive(Component)]
struct List;

#[derive(Component, Clone, Copy)]
struct TabButton(Tab);

/// Over pauses, below the help.
const LEVEL: i32 = 15;

pub fn button_to(commands: &mut Commands) -> Entity {
    let open = |_: On<Activate>, mut commands: Commands| {
        open(&mut commands);
    };
    action(commands, t!("settings"), Tooltip::beside(t!("settings-about")), open)
}

fn open(commands: &mut Commands) {
    let panel = dialogue::spawn(commands, t!("settings"), LEVEL, 900.0, SettingsDialogue);
    let tabs: Vec<Entity> = Tab::ALL.map(|tab| tab_button(commands, tab)).into();
    let row = || Node { column_gap: px(8), flex_shrink: 0.0, ..default() };
    let tabs = commands.group(row(), &tabs);
    let list = Node { height: px(400), overflow: Overflow::scroll_y(), ..column(4.0) };
    // A compact window scrolls the panel as a whole.
    let list = commands
        .spawn((
            List,
            Scrolls,
            KeepsFocus,
            Adapts::new(list, |node| {
                node.height = auto();
                node.flex_shrink = 0.0;
                node.overflow = Overflow::visible();
            }),
        ))
        .id();
    let asks = [t!("settings-reset"), t!("settings-reset-sure")];
    let about = Tooltip::above(t!("settings-reset-about"));
    let reset = confirm(commands, asks, about, reset);
    let about = Tooltip::above(t!("settings-back-about"));
    let close = dialogue::close::<SettingsDialogue>;
    let back = action(commands, t!("back"), about, close);
    let foot = commands.group(row(), &[reset, back]);
    commands.entity(panel).insert(KeepsFocus).add_children(&[tabs, list, foot]);
}

fn tab_button(commands: &mut Commands, tab: Tab) -> Entity {
    commands
        .spawn((button(tab.name()), TabButton(tab)))
        .node(|node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.padding = UiRect::horizontal(px(10));
        })
        .observe(move |_: On<Activate>, mut page: ResMut<Page>| {
            page.set_if_neq(Page(tab));
        })
        .id()
}

fn reset(
    _: On<Confirmed>,
    page: Res<Page>,
    mut settings: ResMut<Settings>,
    mut bindings: ResMut<Bindings>,
) {
    for item in page.0.items() {
        item.reset(&mut settings);
    }
    if page.0 == Tab::Controls {
        bindings.reset();
    }
}

fn close(open: &Query<Entity, With<SettingsDialogue>>, commands: &mut Commands) {
    commands.despawn_all(open);
}

fn fill(
    page: Res<Page>,
    (settings, bindings): (Res<Settings>, Res<Bindings>),
    lists: Query<(Entity, Ref<List>)>,
    tabs: Query<(Entity, &TabButton)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for (list, fresh) in &lists {
        if !page.is_changed() && !fresh.is_added() {
            continue;
        }
        // Another page starts at its first row.
        focus.clear();
        let rows = match page.0 {
            Tab::Controls => controls::rows(&mut commands, &bindings),
            tab => rows(&mut commands, &settings, tab),
        };
        commands
            .entity(list)
            .despawn_related::<Children>()
            .insert(ScrollPosition::default())
            .add_children(&rows);
        for (button, TabButton(tab)) in &tabs {
            commands.entity(button).mark::<Taken>(*tab == page.0);
        }
    }
}

fn turn_pages(input: Res<ActionInput>, binder: Option<Res<Binder>>, mut page: ResMut<Page>) {
    for action in input.pressed() {
        let by = match action {
            MenuAction::TabBefore => -1,
            MenuAction::TabAfter => 1,
            _ => continue,
        };
        if binder.is_none() {
            page.set_if_neq(Page(step(&Tab::ALL, page.0, by, true)));
        }
    }
}

fn step_back(
    mut back: ResMut<Back>,
    binder: Option<Res<Binder>>,
    open: Query<Entity, With<SettingsDialogue>>,
    mut commands: Commands,
) {
    if !open.is_empty() && binder.is_none() && back.take() {
        close(&open, &mut commands);
    }
}

/// Resuming a paused game closes the settings too.
fn leave(open: Query<Entity, With<SettingsDialogue>>, mut commands: Commands) {
    close(&open, &mut commands);
}

/// On a change of language, writes all texts again.
fn say_anew(open: Query<Entity, With<SettingsDialogue>>, mut commands: Commands) {
    close(&open, &mut commands);
    self::open(&mut commands);
}

fn are_open(open: Query<(), With<SettingsDialogue>>) -> bool {
    !open.is_empty()
}

#[derive(Component, Clone, Copy)]
struct Value(Item);

pub fn rows(commands: &mut Commands, settings: &Settings, tab: Tab) -> Vec<Entity> {
    let all = tab.items().iter().enumerate();
    all.map(|(place, item)| row(commands, settings, *item, place == 0)).collect()
}

pub fn face(height: f32) -> impl Bundle {
    let node = Node {
        min_height: px(height),
        ..list_row(theme::PAD, UiRect::axes(px(theme::PAD), px(6)))
    };
    (GameButton, node, panel_face())
}

fn row(commands: &mut Commands, settings: &Settings, item: Item, first: bool) -> Entity {
    let [name, about] = item.texts();
    let row = commands
        .spawn((face(48.0), Turns))
        .observe(move |turn: On<Turn>, mut settings: ResMut<Settings>| {
            item.turn(&mut settings, turn.by, false);
        })
        .observe(move |_: On<Activate>, mut settings: ResMut<Settings>| {
            item.turn(&mut settings, 1, true);
        })
        .id();
    if first {
        commands.entity(row).insert(FocusFirst);
    }
    let value = Node { height: px(20), ..centred(cell(150.0)) };
    commands.entity(row).with_children(|parent| {
        parent.spawn((text(theme::BODY_MEDIUM, theme::LIGHT, name), share(1.0)));
        let words = text(theme::SMALL, theme::DIM, about);
        parent.cell(share(1.7), words);
        arrow(parent, row, -1, "\u{2039}");
        parent
            .cell(value, (text(theme::BODY_MEDIUM, theme::YOU, item.value(settings)), Value(item)));
        arrow(parent, row, 1, "\u{203a}");
    });
    row
}

/// An arrow that turns a row, for pointers and fingers; it repeats while held.
pub fn arrow(parent: &mut ChildSpawnerCommands, row: Entity, by: i32, sign: &str) {
    let node = centred(Node { width: px(32), height: px(32), flex_shrink: 0.0, ..default() });
    parent.spawn((node, RepeatButton)).with_child(text(theme::NAME, theme::DIM, sign)).observe(
        move |_: On<Repeated>, mut commands: Commands| {
            commands.trigger(Turn { entity: row, by });
        },
    );
}

fn tell(settings: Res<Settings>, mut values: Query<(&Value, &mut Text)>) {
    for (Value(item), mut text) in &mut values {
        text.set_if_neq(Text(item.value(&settings)));
    }
}

pub fn plugin(app: &mut App) {
    app.insert_resource(Page(Tab::Sound))
        .add_plugins((controls::plugin, binder::plugin))
        .add_systems(
            Update,
            (
                (turn_pages, fill).chain().after(FocusSystems),
                step_back.in_set(BackSystems::Dialogue).after(binder::BinderSystems),
                say_anew.run_if(on_message::<Spoken>),
            )
                .run_if(are_open),
        )
        .add_systems(Update, leave.run_if(state_changed::<Screen>.or_else(state_changed::<Paused>)))
        .add_systems(Update, tell.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
mod tests;
