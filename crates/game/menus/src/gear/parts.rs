//! Shared parts for showing mods: slot pictures, rarity, full descriptions.

use super::effects::{self, rarity};
use bevy::prelude::*;
use daemonfall_campaign::Content;
use daemonfall_campaign::library::mods::{Mod, Rarity, Slot};
use daemonfall_core::glossary::Topic;
use daemonfall_platform::assets::pictures;
use daemonfall_ui::prelude::*;
use daemonfall_ui::{names, terms};

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

pub fn effect_lines(parent: &mut ChildSpawnerCommands, fonts: &Fonts, content: &Content, it: &Mod) {
    for (area, words) in effects::of(content, it) {
        captioned(parent, fonts, &area.name(), &words, area.topics());
    }
}

pub fn captioned(
    parent: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    caption: &str,
    words: &str,
    topics: &'static [Topic],
) {
    let line = Node { column_gap: px(8), align_items: AlignItems::FlexStart, ..default() };
    parent.part(line, |line| {
        line.cell(cell(74.0), text(fonts, theme::SMALL, theme::DIM, caption));
        let words = terms::text(fonts, theme::SMALL_MEDIUM, theme::LIGHT, words, topics);
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
        line.spawn(text(pen.fonts, theme::CAPTION, theme::DIM, words.to_uppercase()));
        line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        line.spawn(text(pen.fonts, theme::SMALL, theme::FAINT, more));
    });
}
