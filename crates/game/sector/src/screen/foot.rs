//! The foot: the end-turn button, and the current keys.

use super::button::{self, Button};
use super::stage::{END, layer};
use crate::SectorSystems;
use crate::choosing::{Choosing, Question, Zone};
use crate::input::SectorAction;
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_input::global_actions::CONFIRM;
use daemonfall_run::act::is_away;
use daemonfall_ui::drawing::Anchor::End;
use daemonfall_ui::prompts::{SIDEWAYS, UPRIGHT, WAYS};
use daemonfall_ui::widgets::Presses;

#[derive(Component)]
struct Foot;

#[derive(Component)]
struct Keys;

pub fn build_keys(stage: &mut ChildSpawnerCommands) {
    layer(stage, Keys);
}

pub fn build(stage: &mut ChildSpawnerCommands, _: &Pen) {
    layer(stage, Foot);
}

/// A key, or an action's token, and its effect.
type Hint = (&'static str, String);

/// Placeholders for any key, and for the mouse.
const ANY: &str = "any key";
const WHEEL: &str = "wheel";
const DRAG: &str = "drag";

fn cap(key: &str) -> String {
    match key {
        ANY => t!("sector-foot-any-key"),
        WHEEL => t!("sector-foot-wheel"),
        DRAG => t!("sector-foot-drag"),
        key => key.to_owned(),
    }
}

/// The keys of a dialogue in front.
fn hints_in_front(table: &MapView) -> Vec<Hint> {
    let mut hints = vec![(UPRIGHT, t!("sector-foot-choose")), (CONFIRM, t!("sector-foot-confirm"))];
    // An encounter waits for its choice.
    if table.pending.is_none() {
        hints.push((BACK, t!("sector-foot-back")));
    }
    hints
}

/// The keys while a past step is shown: nothing can be done.
fn hints_of_past() -> Vec<Hint> {
    vec![
        (WAYS, t!("sector-foot-tile")),
        ("[[sector.relations]]", t!("sector-foot-relations")),
        ("[[sector.log]]", t!("sector-foot-log")),
        ("?", t!("sector-foot-help")),
        (BACK, t!("sector-foot-back")),
    ]
}

/// `spare` mods wait to be fitted.
fn hints(choosing: &Choosing, table: &MapView, spare: usize) -> Vec<Hint> {
    if table.pending.is_some() || table.outcome.is_some() {
        return Vec::new();
    }
    if !table.is_own_turn() {
        return vec![(ANY, t!("sector-foot-to-your-turn")), (BACK, t!("sector-foot-pause"))];
    }
    if let Some(Question::EndTurn(_)) = choosing.question {
        return vec![
            ("[[sector.confirm]]", t!("sector-foot-end-the-turn")),
            ("[[sector.next_stack]]", t!("sector-foot-next-stack")),
            (BACK, t!("sector-foot-back")),
        ];
    }
    if choosing.aim.is_some() {
        let units = match choosing.zone {
            Zone::Units(_) => (WAYS, t!("sector-foot-unit-and-row")),
            _ => ("[[sector.units]]", t!("sector-foot-units")),
        };
        return vec![
            ("[[sector.confirm]]", t!("sector-foot-attack")),
            units,
            ("[[sector.order]]", t!("sector-foot-order")),
            ("[[sector.reserve]]", t!("sector-foot-reserve")),
            (BACK, t!("sector-foot-back")),
        ];
    }
    match choosing.zone {
        Zone::Units(_) => vec![
            (SIDEWAYS, t!("sector-foot-unit")),
            ("[[sector.confirm]]", t!("sector-foot-pick")),
            (UPRIGHT, t!("sector-foot-row")),
            ("[[sector.earlier]]", t!("sector-foot-earlier")),
            ("[[sector.later]]", t!("sector-foot-later")),
            ("[[sector.reserve]]", t!("sector-foot-reserve")),
            ("[[sector.let_go]]", t!("sector-foot-let-go")),
            (BACK, t!("sector-foot-to-the-map")),
        ],
        Zone::Recruits(_) => vec![
            (UPRIGHT, t!("sector-foot-choose")),
            ("[[sector.confirm]]", t!("sector-foot-recruit")),
            ("[[sector.recruit]]", t!("sector-foot-next-place")),
            (BACK, t!("sector-foot-to-the-map")),
        ],
        Zone::Map if !choosing.picked.is_empty() => {
            let mut hints = vec![
                ("1\u{2013}8", t!("sector-foot-pick")),
                (WAYS, t!("sector-foot-tile")),
                ("[[sector.confirm]]", t!("sector-foot-split-off")),
            ];
            let one = choosing.picked.len() == 1;
            if one {
                hints.extend([
                    ("[[sector.earlier]]", t!("sector-foot-earlier")),
                    ("[[sector.later]]", t!("sector-foot-later")),
                    ("[[sector.row]]", t!("sector-foot-row")),
                ]);
            }
            hints.push(("[[sector.reserve]]", t!("sector-foot-reserve")));
            if one {
                hints.push(("[[sector.let_go]]", t!("sector-foot-let-go")));
            }
            hints.push((BACK, t!("sector-foot-put-back")));
            hints
        }
        Zone::Map => {
            let mut hints =
                vec![(WAYS, t!("sector-foot-tile")), ("[[sector.confirm]]", t!("sector-foot-go"))];
            // In the summary, it goes on to the next line.
            if table.idle().next().is_some() || choosing.summary.is_some() {
                hints.push(("[[sector.next_stack]]", t!("sector-foot-next-stack")));
            }
            hints.extend([
                ("1\u{2013}8", t!("sector-foot-pick-units")),
                ("[[sector.recruit]]", t!("sector-foot-recruit")),
                ("[[sector.vault]]", t!("sector-foot-vault")),
                ("[[sector.gear]]", t!("sector-foot-gear", spare = spare)),
                ("[[sector.relations]]", t!("sector-foot-relations")),
                ("[[sector.log]]", t!("sector-foot-log")),
                ("?", t!("sector-foot-help")),
                (BACK, back(choosing)),
            ]);
            hints
        }
    }
}

/// Dropping the selected stack is no separate step back: the pause comes at once.
fn back(choosing: &Choosing) -> String {
    match choosing.log || choosing.relations {
        true => t!("sector-foot-back"),
        false => t!("sector-foot-pause"),
    }
}

fn fill(
    In(past): In<bool>,
    table: Res<MapView>,
    campaign: Res<Campaign>,
    scopes: Query<(), With<FocusScope>>,
    mut canvas: Canvas<Foot>,
) {
    canvas.redraw(|parent, pen| {
        end(parent, pen, &table, &campaign, (scopes.is_empty(), past));
    });
}

fn fill_keys(
    In(past): In<bool>,
    table: Res<MapView>,
    campaign: Res<Campaign>,
    choosing: Res<Choosing>,
    compact: Res<Compact>,
    scopes: Query<(), With<FocusScope>>,
    mut canvas: Canvas<Keys>,
) {
    let pointer = [(WHEEL, t!("sector-foot-zoom")), (DRAG, t!("sector-foot-move-the-map"))];
    let hints = match past {
        true => hints_of_past(),
        false => hints(&choosing, &table, campaign.run().gear.loose.len()),
    };
    canvas.redraw(|parent, _| match (compact.0, scopes.is_empty()) {
        (true, _) => buttons(parent, &hints),
        (false, true) => keys(parent, &hints, &pointer),
        (false, false) => keys(parent, &hints_in_front(&table), &[]),
    });
}

fn keys(parent: &mut ChildSpawnerCommands, hints: &[Hint], pointer: &[Hint]) {
    let strip = |x: f32, wide: f32, justify: JustifyContent| Node {
        align_items: AlignItems::Center,
        justify_content: justify,
        column_gap: px(12),
        ..at(x, 690.0, wide, 30.0)
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
                    hint.spawn(text(theme::SMALL_MEDIUM, theme::DIM, cap(key)));
                    hint.spawn(text(theme::SMALL, theme::FAINT, what));
                });
            }
        });
    };
    fill(strip(26.0, 960.0, JustifyContent::FlexStart), hints);
    fill(strip(1000.0, 254.0, JustifyContent::FlexEnd), pointer);
}

fn buttons(parent: &mut ChildSpawnerCommands, hints: &[Hint]) {
    let row =
        Node { align_items: AlignItems::Stretch, column_gap: px(4), ..at(6.0, 692.0, 926.0, 34.0) };
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
                theme::SMALL_MEDIUM,
                theme::LIGHT,
                what,
            ));
        }
    });
}

/// Says what would be left undone, with undo next to it. Highlighted when no stack can move, unless
/// a dialogue in front has to be answered first (not `free`). Off while a past step is shown.
fn end(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    table: &MapView,
    campaign: &Campaign,
    (free, past): (bool, bool),
) {
    let own = table.is_own_turn();
    let able = own && !past;
    let idle = table.idle().count() as i32;
    let undo = Rect::new(END.max.x - 96.0, END.min.y, END.max.x, END.max.y);
    let main = Rect::new(END.min.x, END.min.y, undo.min.x - 8.0, END.max.y);
    let words = match (own, table.outcome.is_some()) {
        (_, true) => t!("sector-end-over"),
        _ if table.pending.is_some() => t!("sector-end-waits"),
        (false, _) => t!("sector-end-others", name = table.faction_name(table.active)),
        (true, _) => t!("sector-end-turn"),
    };
    let about = t!("sector-end-turn-about", key = key_name(SectorAction::EndTurn));
    let button = Button {
        key: (!able).then_some(""),
        able,
        main: able && idle == 0 && free,
        ..Button::new(main, &words, SectorAction::EndTurn, about)
    };
    button::spawn(parent, pen, button);
    if able {
        let words = match idle {
            0 => t!("sector-end-nobody-can-move"),
            idle => t!("sector-end-can-move", count = idle),
        };
        let place = (main.max.x - 38.0, main.center().y + 4.0);
        let ink = if idle == 0 && free { theme::YOU } else { theme::DIM };
        pen.text(parent, place, End, theme::SMALL, ink, words);
    }
    let (label, about) = (t!("sector-undo"), t!("sector-undo-about"));
    let button = Button::new(undo, &label, SectorAction::Undo, about);
    button::spawn(parent, pen, Button { able: able && campaign.can_undo(), ..button });
}

fn covered_or_free(scopes: Query<(), With<FocusScope>>, mut was_free: Local<bool>) -> bool {
    let free = scopes.is_empty();
    std::mem::replace(&mut *was_free, free) != free
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(any_match_filter::<Added<Foot>>)
        .or_else(covered_or_free);
    let keys = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<Choosing>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Keys>>)
        .or_else(covered_or_free);
    app.add_systems(
        Update,
        (is_away.pipe(fill).run_if(changed), is_away.pipe(fill_keys).run_if(keys))
            .in_set(SectorSystems::Draw),
    );
}
