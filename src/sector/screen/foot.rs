//! The foot: the button that ends the turn, and the keys with what they do at the moment.

use super::button::{self, Button};
use super::stage::{END, layer};
use crate::assets::atlas::Atlas;
use crate::input::anywhere::BACK;
use crate::input::bound::key_name;
use crate::sector::SectorSystems;
use crate::sector::choosing::{Choosing, Zone};
use crate::sector::input::SectorAction;
use crate::sector::table::Table;
use crate::sector::words::count;
use crate::ui::drawing::{self, Anchor, Pen, at};
use crate::ui::prompts::{SIDEWAYS, UPRIGHT, WAYS};
use crate::ui::scale::Compact;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{Presses, panel_face, text};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;

/// The layer of the foot.
#[derive(Component)]
struct Foot;

/// The layer of the keys.
#[derive(Component)]
struct Keys;

/// Spawns the keys.
pub fn build_keys(stage: &mut ChildSpawnerCommands) {
    layer(stage, Keys);
}

/// Spawns the foot.
pub fn build(stage: &mut ChildSpawnerCommands, _: &Pen) {
    layer(stage, Foot);
}

type Hint = (&'static str, &'static str);

/// Keys and what they do, for what is at hand.
fn hints(choosing: &Choosing, table: &Table) -> &'static [Hint] {
    if table.pending.is_some() {
        return &[];
    }
    if !table.is_own_turn() {
        return &[("any key", "to your turn"), (BACK, "pause")];
    }
    if choosing.ending {
        return &[
            ("Enter", "end the turn"),
            ("Tab", "next stack"),
            ("Esc", "back"),
        ];
    }
    if choosing.aim.is_some() {
        return &[("[[sector.confirm]]", "attack"), (BACK, "back")];
    }
    match choosing.zone {
        Zone::Units(_) => &[
            (SIDEWAYS, "unit"),
            ("[[sector.confirm]]", "pick"),
            (UPRIGHT, "earlier, later"),
            ("[[sector.let_go]]", "let go"),
            (BACK, "to the map"),
        ],
        Zone::Recruits(_) => &[
            (UPRIGHT, "choose"),
            ("[[sector.confirm]]", "recruit"),
            (BACK, "to the map"),
        ],
        Zone::Map if !choosing.picked.is_empty() => &[
            ("1\u{2013}8", "pick"),
            (WAYS, "tile"),
            ("[[sector.confirm]]", "split off, or join"),
            ("[[sector.earlier]]", "earlier"),
            ("[[sector.later]]", "later"),
            ("[[sector.let_go]]", "let go"),
            (BACK, "put back"),
        ],
        Zone::Map => &[
            (WAYS, "tile"),
            ("[[sector.confirm]]", "go, attack"),
            ("[[sector.next_stack]]", "next stack"),
            ("1\u{2013}8", "pick units"),
            ("[[sector.recruit]]", "recruit"),
            ("[[sector.vault]]", "vault"),
            ("[[sector.gear]]", "gear"),
            ("[[sector.relations]]", "relations"),
            ("[[sector.log]]", "log"),
            ("?", "help"),
            (BACK, "back"),
        ],
    }
}

fn fill(
    table: Res<Table>,
    campaign: Res<Campaign>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    layers: Query<Entity, With<Foot>>,
    mut commands: Commands,
) {
    let Ok(layer) = layers.single() else { return };
    let pen = Pen {
        fonts: &fonts,
        atlas: &atlas,
    };
    commands
        .entity(layer)
        .despawn_related::<Children>()
        .with_children(|parent| {
            end(parent, &pen, &table, &campaign);
        });
}

fn fill_keys(
    table: Res<Table>,
    choosing: Res<Choosing>,
    compact: Res<Compact>,
    fonts: Res<Fonts>,
    layers: Query<Entity, With<Keys>>,
    mut commands: Commands,
) {
    let Ok(layer) = layers.single() else { return };
    let hints = hints(&choosing, &table);
    commands
        .entity(layer)
        .despawn_related::<Children>()
        .with_children(|parent| match compact.0 {
            true => buttons(parent, &fonts, hints),
            false => keys(parent, &fonts, hints),
        });
}

/// Keys and what they do; each can be pressed there as well.
fn keys(parent: &mut ChildSpawnerCommands, fonts: &Fonts, hints: &[Hint]) {
    let strip = |x: f32, wide: f32, justify: JustifyContent| Node {
        align_items: AlignItems::Center,
        justify_content: justify,
        column_gap: px(16),
        ..at(x, 694.0, wide, 22.0)
    };
    let mut fill = |row: Node, hints: &[Hint]| {
        parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for (key, what) in hints {
                let hint = Node {
                    align_items: AlignItems::Center,
                    column_gap: px(4),
                    height: percent(100),
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((hint, Presses::cap(key))).with_children(|hint| {
                    hint.spawn(text(fonts, drawing::DIGIT, theme::NEUTRAL, *key));
                    hint.spawn(text(fonts, drawing::SMALL, theme::FAINT, *what));
                });
            }
        });
    };
    fill(strip(26.0, 960.0, JustifyContent::FlexStart), hints);
    let pointer = [("wheel", "zoom"), ("drag", "move the map")];
    fill(strip(1000.0, 254.0, JustifyContent::FlexEnd), &pointer);
}

/// The same as buttons for fingers, which have no keys.
fn buttons(parent: &mut ChildSpawnerCommands, fonts: &Fonts, hints: &[Hint]) {
    let row = Node {
        align_items: AlignItems::Stretch,
        column_gap: px(4),
        ..at(6.0, 692.0, 926.0, 34.0)
    };
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for (key, what) in hints {
            let presses = Presses::cap(key);
            if presses.0.is_none() {
                continue;
            }
            let node = Node {
                flex_grow: 1.0,
                border: UiRect::all(px(1)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            };
            row.spawn((node, presses, panel_face())).with_child(text(
                fonts,
                theme::SMALL_MEDIUM,
                theme::LIGHT,
                *what,
            ));
        }
    });
}

/// The button that ends the turn tells what would be left undone; beside it the one that takes back.
fn end(parent: &mut ChildSpawnerCommands, pen: &Pen, table: &Table, campaign: &Campaign) {
    let own = table.is_own_turn();
    let idle = table.idle().count() as i32;
    let undo = Rect::new(END.max.x - 96.0, END.min.y, END.max.x, END.max.y);
    let main = Rect::new(END.min.x, END.min.y, undo.min.x - 8.0, END.max.y);
    let words = match (own, table.outcome.is_some()) {
        (_, true) => "The run is over".into(),
        _ if table.pending.is_some() => "Something waits".into(),
        (false, _) => format!("{} has its turn", table.faction_name(table.active)),
        (true, _) => "End turn".into(),
    };
    button::spawn(
        parent,
        pen,
        Button {
            rect: main,
            label: &words,
            action: SectorAction::EndTurn,
            key: (!own).then_some(""),
            about: format!(
                "End your turn: the others have theirs, and in the next one you earn, heal, and can move again. Key: {}.",
                key_name(SectorAction::EndTurn)
            ),
            able: own,
            main: own && idle == 0,
        },
    );
    if own {
        let words = match idle {
            0 => "no stack can move".into(),
            1 => "1 stack can still move".into(),
            idle => format!("{} can still move", count(idle, "stack")),
        };
        let place = (main.max.x - 34.0, main.center().y + 4.0);
        pen.text(
            parent,
            place,
            Anchor::End,
            drawing::SMALL,
            if idle == 0 { theme::YOU } else { theme::DIM },
            words,
        );
    }
    button::spawn(
        parent,
        pen,
        Button {
            rect: undo,
            label: "Undo",
            action: SectorAction::Undo,
            key: None,
            about: "Take the last command back. Only what brought nothing to light and rolled no dice can be taken back.".into(),
            able: own && campaign.can_undo(),
            main: false,
        },
    );
}

/// Draws the foot.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Table>.or_else(any_match_filter::<Added<Foot>>);
    let keys = resource_exists_and_changed::<Table>
        .or_else(resource_changed::<Choosing>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Keys>>);
    app.add_systems(
        Update,
        (fill.run_if(changed), fill_keys.run_if(keys)).in_set(SectorSystems::Draw),
    );
}
