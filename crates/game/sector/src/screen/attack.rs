//! The previewed attack: its field, sides and odds, and the buttons that make or cancel it.

use super::button::{self, Button};
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
    let heading = match attacked {
        Some(stack) => t!("sector-attack-heading", name = stack.name.as_str()),
        None => t!("sector-attack-heading-unknown"),
    };
    let note = match attack.seen {
        true => t!("sector-attack-in-sight", salvage = attack.salvage),
        false => t!("sector-attack-not-in-sight"),
    };
    let preview = Preview {
        heading: &heading,
        note: &note,
        sides: &attack.sides,
        plan: &attack.plan,
        cast: &cast,
        leader: attack.leader,
        answer: odds.answer(),
        spare: 0.0,
    };
    panel::draw(parent, pen, &preview);
    parent
        .spawn((at(0.0, 12.0, panel::SIZE.x, 28.0), Tooltip::new(t!("sector-attack-odds-about"))));
}

pub fn buttons(parent: &mut ChildSpawnerCommands, pen: &Pen, attack: &Attack, odds: &Odds) {
    let (top, bottom) = (SIDE.max.y - 52.0, SIDE.max.y - 14.0);
    let about = match attack.cost {
        0 => t!("sector-attack-now-about"),
        cost => t!("sector-attack-go-about", cost = cost),
    };
    let label = t!("sector-attack-button");
    let rect = Rect::new(SIDE.min.x + 16.0, top, SIDE.max.x - 124.0, bottom);
    let main = !attack.wins(odds).is_some_and(is_bad) && !attack.falls(odds).is_some_and(is_grave);
    let attack = Button::new(rect, &label, SectorAction::Confirm, about);
    button::spawn(parent, pen, Button { main, ..attack });
    let (label, about) = (t!("sector-attack-back"), t!("sector-attack-back-about"));
    let rect = Rect::new(SIDE.max.x - 116.0, top, SIDE.max.x - 16.0, bottom);
    let back = Button::new(rect, &label, SectorAction::Leave, about);
    button::spawn(parent, pen, Button { key: Some("Esc"), ..back });
}
