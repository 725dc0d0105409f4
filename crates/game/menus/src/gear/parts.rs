//! How mods are shown: slot pictures, rarity, full descriptions; and the description of the mod
//! looked at.

use super::compare::would;
use super::effects::{self, rarity};
use super::selection::{AtHand, Looked, Refusals, Stands};
use crate::prelude::*;
use daemonfall_campaign::library::mods::{Mod, Rarity, Slot};
use daemonfall_sector_mode::words::called;

/// The slots of units, in the order in which mods are listed.
pub const SLOTS: [Slot; 5] = [Slot::Blade, Slot::Shell, Slot::Drive, Slot::Logic, Slot::Sense];

pub fn slot_icon(slot: Slot) -> &'static str {
    match slot {
        Slot::Blade => "slot_blade",
        Slot::Shell => "slot_shell",
        Slot::Drive => "slot_drive",
        Slot::Logic => "slot_logic",
        Slot::Sense => "slot_sense",
        Slot::Relic => "slot_relic",
    }
}

pub fn picture(atlas: &Atlas, it: &Mod, size: f32, tint: Color) -> impl Bundle + use<> {
    let own = pictures::gear(&it.key);
    icon(atlas, atlas.known(&own, slot_icon(it.slot)), size, tint)
}

pub fn rarity_colour(rarity: Rarity) -> Color {
    match rarity {
        Rarity::Common => theme::NEUTRAL,
        Rarity::Uncommon => theme::PICKUP,
        Rarity::Rare => theme::MAGIC,
    }
}

/// "blade, uncommon"; a relic is just called relic.
pub fn kind_words(it: &Mod) -> String {
    match it.slot {
        Slot::Relic => names::slot(Slot::Relic),
        slot => t!("gear-kind", slot = names::slot(slot), rarity = rarity(it.rarity)),
    }
}

pub fn effect_lines(parent: &mut ChildSpawnerCommands, content: &Content, it: &Mod) {
    for (area, words) in effects::of(content, it) {
        captioned(parent, &area.name(), &words, area.topics());
    }
}

pub fn captioned(
    parent: &mut ChildSpawnerCommands,
    caption: &str,
    words: &str,
    topics: &'static [Topic],
) {
    let line = Node { column_gap: px(8), align_items: AlignItems::FlexStart, ..default() };
    parent.part(line, |line| {
        line.cell(cell(74.0), text(theme::SMALL, theme::DIM, caption));
        let words = terms::text(theme::SMALL_MEDIUM, theme::LIGHT, words, topics);
        line.cell(share(1.0), words);
    });
}

pub fn caption(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    picture: Option<&str>,
    words: &str,
    more: &str,
) {
    parent.part(Node { min_height: px(16), flex_shrink: 0.0, ..row(6.0) }, |line| {
        if let Some(picture) = picture {
            line.spawn(icon(pen.atlas, picture, 13.0, theme::DIM));
        }
        line.spawn(text(theme::CAPTION, theme::DIM, words.to_uppercase()));
        line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        line.spawn(text(theme::SMALL, theme::FAINT, more));
    });
}

#[derive(Component)]
pub struct Description;

pub fn fill(
    campaign: Res<Campaign>,
    hand: Res<AtHand>,
    looked: Res<Looked>,
    refusals: Res<Refusals>,
    device: Res<Device>,
    pens: Pens,
    part: Single<Entity, With<Description>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.entity(*part).despawn_related::<Children>();
    let content = campaign.content();
    let Some(unit) = hand.unit(&campaign) else {
        return;
    };
    let name = called(&unit.career.name, &campaign.rules().roster.kind(unit.kind).name);
    let name = name.as_str();
    commands.entity(*part).with_children(|part| {
        let (id, colour, state) = match looked.0 {
            None => {
                let gear = &campaign.run().gear;
                if !(gear.loose.is_empty() && gear.of(unit.id).is_empty()) {
                    part.spawn(text(theme::SMALL, theme::DIM, t!("gear-look-at-mod")));
                }
                return;
            }
            Some(Stands::Fitted(id)) => {
                let words = match *device {
                    Device::Fingers => t!("gear-in-by-tap", name = name),
                    _ => t!("gear-in", name = name),
                };
                (id, theme::YOU, words)
            }
            Some(Stands::Relic(id)) => {
                let words = t!("gear-relic-works");
                (id, theme::MAGIC, words)
            }
            Some(Stands::Loose(id)) => match refusals.of(id) {
                None => {
                    let words = match *device {
                        Device::Fingers => t!("gear-fits-by-tap", name = name),
                        _ => t!("gear-fits", name = name),
                    };
                    (id, theme::PICKUP, words)
                }
                Some(reason) => {
                    let other = would(&campaign, unit, looked.0).instead_of;
                    let swap = other.map(|other| {
                        let other = &content.campaign.item(other).name;
                        t!("gear-instead", other = other)
                    });
                    let words = t!("gear-cannot-take", name = name, reason = reason);
                    let told: Vec<String> = [Some(words), swap].into_iter().flatten().collect();
                    (id, theme::DANGER, told.join(" "))
                }
            },
        };
        let it = content.campaign.item(id);
        part.part(row(10.0), |line| {
            line.spawn(picture(pen.atlas, it, 24.0, theme::YOU));
            line.spawn(text(theme::NAME, theme::LIGHT, it.name.clone()));
            let colour = rarity_colour(it.rarity);
            line.spawn(text(theme::SMALL_MEDIUM, colour, kind_words(it)));
        });
        // A mod's flavour text has no terms to look up.
        part.spawn(text(theme::SMALL, theme::DIM, it.about.clone()));
        effect_lines(part, content, it);
        part.spawn(text(theme::SMALL_MEDIUM, colour, state));
    });
}
