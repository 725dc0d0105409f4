//! Spare mods by slot, and the relics below.

use super::effects;
use super::parts::{SLOTS, caption, picture, rarity_colour, slot_icon};
use super::picked::Using;
use super::selection::{Refusals, Stands};
use crate::prelude::*;
use daemonfall_campaign::ModId;
use daemonfall_campaign::library::mods::Slot;

#[derive(Component)]
pub struct Shelf;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(usize);

/// The different mods of a slot with their counts, in the order of the data.
fn of_slot(content: &Content, all: &[ModId], slot: Slot) -> Vec<(ModId, usize)> {
    let mut of: Vec<ModId> =
        all.iter().filter(|id| content.campaign.item(**id).slot == slot).copied().collect();
    of.sort();
    let mut counted: Vec<(ModId, usize)> = Vec::new();
    for id in of {
        match counted.last_mut() {
            Some((last, number)) if *last == id => *number += 1,
            _ => counted.push((id, 1)),
        }
    }
    counted
}

pub fn fill(
    campaign: Res<Campaign>,
    refusals: Res<Refusals>,
    pens: Pens,
    list: Single<Entity, With<Shelf>>,
    rows: Query<&Row>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let focused = focus.get().and_then(|entity| rows.get(entity).ok()).copied();
    let content = campaign.content();
    let gear = &campaign.run().gear;
    let mut made = Vec::new();
    commands.entity(*list).despawn_related::<Children>().with_children(|list| {
        let words = match gear.loose.len() {
            0 => String::new(),
            all => t!("gear-free", count = all),
        };
        caption(list, pen, Some("sector_mod"), &t!("gear-loose"), &words);
        if gear.loose.is_empty() {
            list.spawn(text(theme::SMALL, theme::DIM, t!("gear-loose-none")));
        }
        for slot in SLOTS {
            let all = of_slot(content, &gear.loose, slot);
            if !all.is_empty() {
                let name = names::slot(slot);
                caption(list, pen, Some(slot_icon(slot)), &name, "");
            }
            for (id, number) in all {
                let refused = refusals.of(id);
                let it = Shown { content, id, number, refused };
                made.push(mod_row(list, pen, made.len(), Stands::Loose(id), &it));
            }
        }
        list.spawn(Node { height: px(4), flex_shrink: 0.0, ..default() });
        list.spawn(divider());
        caption(list, pen, Some("slot_relic"), &t!("gear-relics"), &t!("gear-relics-for"));
        if gear.relics.is_empty() {
            list.spawn(text(theme::SMALL, theme::DIM, t!("gear-relics-none")));
        }
        for id in gear.relics.iter().copied() {
            let it = Shown { content, id, number: 1, refused: None };
            made.push(mod_row(list, pen, made.len(), Stands::Relic(id), &it));
        }
    });
    // If a row is gone, the next one gets the focus.
    let next = focused.and_then(|row| made.get(row.0).or(made.last()));
    if let Some(next) = next {
        focus.set(*next, FocusCause::Navigated);
    }
}

struct Shown<'a> {
    content: &'a Content,
    id: ModId,
    number: usize,
    refused: Option<&'a str>,
}

fn mod_row(
    list: &mut ChildSpawnerCommands,
    pen: &Pen,
    place: usize,
    stands: Stands,
    shown: &Shown,
) -> Entity {
    let it = shown.content.campaign.item(shown.id);
    let node = Node { min_height: px(44), ..list_row(10.0, UiRect::axes(px(10), px(4))) };
    // Without a tooltip: the middle tells what it is, and a tooltip would lie on what is compared.
    let mut row = list.spawn((Row(place), stands, GameButton, node, panel_face()));
    row.observe(fit);
    let ink = if shown.refused.is_some() { theme::DIM } else { theme::LIGHT };
    let tint = match (shown.refused, stands) {
        (Some(_), _) => theme::FAINT,
        (_, Stands::Relic(_)) => theme::MAGIC,
        _ => theme::YOU,
    };
    row.with_children(|row| {
        row.spawn(picture(pen.atlas, it, 24.0, tint));
        let wide = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::clip(),
            ..column(2.0)
        };
        row.part(wide, |words| {
            let line = Node { column_gap: px(8), align_items: AlignItems::Baseline, ..default() };
            words.part(line, |line| {
                line.spawn(text(theme::BODY_MEDIUM, ink, it.name.clone()));
                if shown.number > 1 {
                    let words = format!("\u{d7}{}", shown.number);
                    line.spawn(text(theme::KEY, theme::YOU, words));
                }
                line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
                if it.slot != Slot::Relic {
                    let colour = rarity_colour(it.rarity);
                    let words = effects::rarity(it.rarity);
                    line.spawn(text(theme::SMALL, colour, words));
                }
            });
            let told = effects::line(shown.content, it);
            words.spawn(text(theme::SMALL, theme::DIM, told));
        });
    });
    row.id()
}

fn fit(
    used: On<Activate>,
    rows: Query<&Stands, With<Focusable>>,
    mut using: Using,
    refusals: Res<Refusals>,
    mut orders: MessageWriter<Order>,
    mut notices: MessageWriter<Notice>,
) {
    let Ok(Stands::Loose(item)) = rows.get(used.entity).copied() else {
        return;
    };
    let Some(unit) = using.unit(used.entity, Stands::Loose(item)) else {
        return;
    };
    match refusals.of(item) {
        Some(reason) => {
            notices.write(Notice::wrong(t!("gear-cannot-fit", reason = reason)));
        }
        None => {
            orders.write(Order(RunCommand::Fit { unit, item }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

    #[test]
    fn mods_of_a_slot_are_listed_once_with_their_number() -> Result<(), String> {
        let content = content()?;
        let find = |key| content.campaign.find_mod(key).ok_or(key);
        let all = [find("plate")?, find("edge")?, find("lamp")?, find("edge")?];
        let blades = of_slot(&content, &all, Slot::Blade);
        assert_eq!(blades, [(find("edge")?, 2)]);
        assert!(of_slot(&content, &all, Slot::Drive).is_empty());
        Ok(())
    }
}
