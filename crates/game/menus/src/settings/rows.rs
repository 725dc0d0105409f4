//! Rows of settings: name, purpose and value.
//! Left and right change it, as do the arrows next to its value; a click or a confirmation goes to
//! the next value, wrapping around.

use bevy::prelude::*;
use daemonfall_input::touch::RepeatButton;
use daemonfall_platform::settings::Settings;
use daemonfall_platform::settings::items::{Item, Tab};
use daemonfall_ui::focus::{Turn, Turns};
use daemonfall_ui::prelude::*;
use daemonfall_ui::repeat_button::Repeated;

#[derive(Component, Clone, Copy)]
struct Value(Item);

pub fn rows(commands: &mut Commands, fonts: &Fonts, settings: &Settings, tab: Tab) -> Vec<Entity> {
    let all = tab.items().iter().enumerate();
    all.map(|(place, item)| row(commands, fonts, settings, *item, place == 0)).collect()
}

pub fn face(height: f32) -> impl Bundle {
    let node = Node {
        min_height: px(height),
        ..list_row(theme::PAD, UiRect::axes(px(theme::PAD), px(6)))
    };
    (GameButton, node, panel_face())
}

fn row(
    commands: &mut Commands,
    fonts: &Fonts,
    settings: &Settings,
    item: Item,
    first: bool,
) -> Entity {
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
    let value = Node {
        width: px(150),
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let [name, about] = item.texts();
    commands.entity(row).with_children(|parent| {
        parent.spawn((text(fonts, theme::BODY_MEDIUM, theme::LIGHT, name), share(1.0)));
        let words = text(fonts, theme::SMALL, theme::DIM, about);
        parent.cell(share(1.7), words);
        arrow(parent, fonts, row, -1, "\u{2039}");
        parent.cell(
            value,
            (text(fonts, theme::BODY_MEDIUM, theme::YOU, item.value(settings)), Value(item)),
        );
        arrow(parent, fonts, row, 1, "\u{203a}");
    });
    row
}

/// An arrow next to a value, for pointers and fingers; it repeats while held.
fn arrow(parent: &mut ChildSpawnerCommands, fonts: &Fonts, row: Entity, by: i32, sign: &str) {
    let node = centred(Node { width: px(32), height: px(32), flex_shrink: 0.0, ..default() });
    parent
        .spawn((node, RepeatButton))
        .with_child(text(fonts, theme::NAME, theme::NEUTRAL, sign))
        .observe(move |_: On<Repeated>, mut commands: Commands| {
            commands.trigger(Turn { entity: row, by });
        });
}

fn tell(settings: Res<Settings>, mut values: Query<(&Value, &mut Text)>) {
    for (Value(item), mut text) in &mut values {
        text.set_if_neq(Text(item.value(&settings)));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell.run_if(resource_changed::<Settings>));
}
