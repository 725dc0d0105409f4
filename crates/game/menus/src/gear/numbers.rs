//! The numbers of the selected unit: now, and with the mod looked at.

use super::compare::{self, Fate, Number, defined, would};
use super::selection::{AtHand, Looked};
use crate::prelude::*;
use daemonfall_breach::Answer;
use daemonfall_breach_mode::words::{answer as name_of_answer, answer_about, subroutine_about};
use daemonfall_sector_mode::words::signed;

#[derive(Component)]
pub struct Numbers;

pub fn numbers(
    campaign: Res<Campaign>,
    hand: Res<AtHand>,
    looked: Res<Looked>,
    pens: Pens,
    part: Single<Entity, With<Numbers>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.entity(*part).despawn_related::<Children>();
    let Some(unit) = hand.unit(&campaign) else {
        return;
    };
    let content = campaign.content();
    let carried = campaign.run().gear.of(unit.id);
    let now = defined(&campaign, unit, carried);
    let would = would(&campaign, unit, looked.0);
    let then = defined(&campaign, unit, &would.mods);
    let group = |parent: &mut ChildSpawnerCommands, name: String| {
        let words = text(theme::CAPTION, theme::DIM, name.to_uppercase());
        parent.spawn(words);
    };
    commands.entity(*part).with_children(|part| {
        let third = || {
            (
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(2.0) },
                Pickable::IGNORE,
            )
        };
        part.spawn(third()).with_children(|part| {
            group(part, t!("gear-group-battle"));
            lines(part, &compare::battle(content, &now, &then), plain, "");
            for (name, fate) in compare::abilities(content, &now, &then) {
                let about = names::ability_about(&name);
                thing(part, names::ability(&name), fate, Some(about), None);
            }
            let skills = compare::skills(&now, &then);
            if !skills.is_empty() {
                gap(part);
                group(part, t!("gear-group-encounters"));
                lines(part, &skills, signed, "\u{a0}%");
            }
        });
        part.spawn(third()).with_children(|part| {
            group(part, t!("gear-group-breach"));
            lines(part, &compare::breach(&now, &then), plain, "");
            for (answer, fate) in compare::answers(&now, &then) {
                let mut name = name_of_answer(answer).unwrap_or_default();
                if let Answer::Brace(by) | Answer::Static(by) = answer {
                    name += &format!(" {by}");
                }
                let words = t!("gear-answer", name = name);
                thing(part, words, fate, Some(answer_about(answer)), None);
            }
            for (id, fate) in compare::subroutines(&now, &then) {
                let it = content.breach.subroutine(id);
                let about = subroutine_about(it, false);
                let own = pictures::subroutine(content.breach.subroutine_key(id));
                let picture = Some((&*pen.atlas, pen.atlas.known(&own, "breach_sign")));
                thing(part, it.name.clone(), fate, Some(about), picture);
            }
            let kind = &campaign.rules().roster.kind(unit.kind).key;
            if content.breach.find_unit(kind).is_some_and(|id| content.breach.unit(id).mime) {
                part.spawn(text(theme::SMALL, theme::DIM, t!("line-up-mime-about")));
            }
        });
        part.spawn(third()).with_children(|part| {
            group(part, t!("gear-group-dive"));
            if !unit.leader {
                part.spawn(text(theme::SMALL, theme::FAINT, t!("gear-only-leader-dives")));
                return;
            }
            let things = compare::things(content, carried, &would.mods);
            let numbers = compare::dive(&now, &then);
            if things.is_empty() && numbers.is_empty() {
                part.spawn(text(theme::SMALL, theme::FAINT, t!("gear-dive-nothing")));
            }
            for (kind, fate) in things {
                let name = content.dungeon.kind(kind).name.clone();
                thing(part, name, fate, None, None);
            }
            lines(part, &numbers, signed, "");
            let pack = campaign.run().gear.pack;
            if pack.bombs > 0 || pack.potions > 0 {
                gap(part);
                group(part, t!("gear-group-pack"));
                let some =
                    |label, has: u16| Number { label, now: i32::from(has), then: i32::from(has) };
                let pack = [
                    some(t!("gear-dive-bombs"), pack.bombs),
                    some(t!("gear-dive-potions"), pack.potions),
                ];
                lines(part, &pack, plain, "");
            }
        });
    });
}

fn gap(parent: &mut ChildSpawnerCommands) {
    parent.spawn((Node { height: px(4), ..default() }, Pickable::IGNORE));
}

fn plain(number: i32) -> String {
    number.to_string()
}

/// A line for each number, with its unit at the end.
fn lines(
    parent: &mut ChildSpawnerCommands,
    numbers: &[Number],
    told: fn(i32) -> String,
    unit: &str,
) {
    for it in numbers {
        let (now, then) = (told(it.now), told(it.then) + unit);
        let better = it.then > it.now;
        pair(parent, (it.label.as_str(), &now, &then), it.now == it.then, better);
    }
}

fn pair(
    parent: &mut ChildSpawnerCommands,
    (label, now, then): (&str, &str, &str),
    same: bool,
    better: bool,
) {
    parent.part(both_ends(), |line| {
        line.spawn(text(theme::SMALL, theme::DIM, label));
        if same {
            line.spawn(text(theme::KEY, theme::LIGHT, then));
            return;
        }
        let colour = if better { theme::PICKUP } else { theme::DANGER };
        line.spawn((
            text(theme::KEY, theme::DIM, now),
            TextLayout::no_wrap(),
            children![span(theme::KEY, theme::FAINT, " \u{2192} "), span(theme::KEY, colour, then)],
        ));
    });
}

/// An ability, subroutine or thing that stays, comes or goes, with its picture if it has one.
fn thing(
    parent: &mut ChildSpawnerCommands,
    name: String,
    fate: Fate,
    about: Option<String>,
    picture: Option<(&Atlas, &str)>,
) {
    let (sign, colour) = match fate {
        Fate::Stays => (None, theme::LIGHT),
        Fate::Comes => (Some("+"), theme::PICKUP),
        Fate::Goes => (Some("\u{2212}"), theme::DANGER),
    };
    let mut line = parent.spawn(row(6.0));
    line.with_children(|line| {
        if let Some(sign) = sign {
            let words = text(theme::SMALL_MEDIUM, colour, sign);
            line.cell(Node { width: px(8), ..default() }, words);
        }
        if let Some((atlas, name)) = picture {
            line.spawn(icon(atlas, name, 16.0, colour));
        }
        line.spawn((text(theme::SMALL_MEDIUM, colour, name), TextLayout::no_wrap()));
    });
    match about {
        Some(about) => line.insert(Tooltip::beside(about)),
        None => line.insert(Pickable::IGNORE),
    };
}
