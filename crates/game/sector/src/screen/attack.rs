//! The previewed attack: its field, sides and odds, the stack's order, and the buttons that make or
//! cancel it.

use super::button::{self, Button};
use super::stack_panel::order_words;
use super::stage::SIDE;
use crate::cast::cast;
use crate::input::SectorAction;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::preview::Attack;
use daemonfall_battle_mode::panel::outlook::{is_bad, is_grave};
use daemonfall_battle_mode::panel::{self, Preview};

pub fn draw(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    table: &MapView,
    attack: &Attack,
    odds: &Odds,
) {
    let cast = cast(&attack.sides, &attack.stacks, table.player);
    let attacked = table.stack_at(attack.aim.tile);
    let built = table.tile(attack.aim.tile).and_then(|tile| tile.structure);
    let is_core = built.is_some_and(|(_, role)| role == Role::Core);
    let heading = match attacked.map(|stack| stack.name.as_str()) {
        Some(name) if is_core && table.victory.is_core() => {
            t!("sector-attack-heading-core", name = name)
        }
        Some(name) => t!("sector-attack-heading", name = name),
        None => t!("sector-attack-heading-unknown"),
    };
    let seen = if attack.seen { "yes" } else { "no" };
    let salvage = t!("sector-attack-salvage", salvage = attack.salvage, seen = seen);
    let (by, rise) = (attack.lesson.by, attack.lesson.rise);
    let brings = format!("{salvage} \u{b7} {}", t!("sector-attack-lesson", by = by, rise = rise));
    let about = t!("sector-attack-odds-about");
    let preview = Preview {
        heading: &heading,
        note: "",
        head: 28.0,
        brings: Some([brings.as_str(), about.as_str()]),
        fixed: false,
        unseen: !attack.seen,
        sides: &attack.sides,
        plan: &attack.plan,
        cast: &cast,
        leader: attack.leader,
        after_loss: attack.after_loss,
        answer: odds.answer(),
        spare: 0.0,
    };
    panel::draw(parent, pen, &preview);
    parent.spawn((at(0.0, 12.0, panel::SIZE.x, 24.0), Tooltip::new(about)));
    order(parent, pen, table, attack);
}

/// The order of the attacking stack, and what it does.
fn order(parent: &mut ChildSpawnerCommands, pen: &Pen, table: &MapView, attack: &Attack) {
    let Some(stack) = table.stack(attack.aim.stack) else { return };
    let (name, does) = order_words(stack.order);
    let words = t!("sector-attack-order", order = name, does = does);
    let about = t!("sector-attack-order-about");
    let rect = Rect::new(8.0, 42.0, panel::SIZE.x - 8.0, 64.0);
    button::spawn(parent, pen, Button::new(rect, &words, SectorAction::Order, about));
}

pub fn buttons(parent: &mut ChildSpawnerCommands, pen: &Pen, attack: &Attack, odds: &Odds) {
    let (top, bottom) = (SIDE.max.y - 52.0, SIDE.max.y - 14.0);
    let about = match attack.cost {
        0 => t!("sector-attack-now-about"),
        cost => t!("sector-attack-go-about", cost = cost),
    };
    let label = t!("sector-attack-button");
    let rect = Rect::new(SIDE.min.x + 16.0, top, SIDE.max.x - 152.0, bottom);
    let main = !attack.wins(odds).is_some_and(is_bad) && !attack.falls(odds).is_some_and(is_grave);
    let attack = Button::new(rect, &label, SectorAction::Confirm, about);
    button::spawn(parent, pen, Button { main, ..attack });
    let (label, about) = (t!("sector-attack-back"), t!("sector-attack-back-about"));
    let rect = Rect::new(SIDE.max.x - 144.0, top, SIDE.max.x - 16.0, bottom);
    let back = Button::new(rect, &label, SectorAction::Leave, about);
    button::spawn(parent, pen, Button { key: Some("Esc"), ..back });
}
