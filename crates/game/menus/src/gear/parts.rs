//! Shared parts for showing mods: slot pictures, rarity, full descriptions.

use super::effects::{self, rarity};
use bevy::prelude::*;
use daemonfall_campaign::Content;
use daemonfall_campaign::library::mods::{Mod, Rarity, Slot};
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::assets::pictures;
use daemonfall_text::t;
use daemonfall_ui::parts::icon;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::text;
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

/// A mod's picture; its slot's if it has none.
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

/// All effects of a mod, a line for each area.
pub fn effect_lines(parent: &mut ChildSpawnerCommands, fonts: &Fonts, content: &Content, it: &Mod) {
    for (area, words) in effects::of(content, it) {
        parent
            .spawn((
                Node { column_gap: px(8), align_items: AlignItems::FlexStart, ..default() },
                Pickable::IGNORE,
            ))
            .with_children(|line| {
                line.spawn((
                    Node { width: px(74), flex_shrink: 0.0, ..default() },
                    Pickable::IGNORE,
                ))
                .with_child(text(fonts, theme::SMALL, theme::DIM, area.name()));
                line.spawn((
                    Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                    Pickable::IGNORE,
                ))
                .with_child(terms::text(
                    fonts,
                    theme::SMALL_MEDIUM,
                    theme::LIGHT,
                    words,
                    area.topics(),
                ));
            });
    }
}

/// A slot's picture with its text, in one line.
pub fn caption(
    parent: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    atlas: &Atlas,
    picture: Option<&str>,
    words: &str,
    more: &str,
) {
    parent
        .spawn((
            Node {
                align_items: AlignItems::Center,
                column_gap: px(6),
                min_height: px(16),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            if let Some(picture) = picture {
                line.spawn(icon(atlas, picture, 13.0, theme::DIM));
            }
            line.spawn(text(fonts, theme::CAPTION, theme::DIM, words.to_uppercase()));
            line.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
            line.spawn(text(fonts, theme::SMALL, theme::FAINT, more));
        });
}

/// A column that ignores the pointer.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}
