//! The header: health, weapon, armour, items; beat, floor, seed.

use super::frame::Head;
use super::{hearts, pattern};
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::dive_view::{Arms, DiveView, Thing};
use crate::view::log::names::yes;
use daemonfall_campaign::Practice;
use daemonfall_core::seed_text;
use daemonfall_ui::parts::{group, recolour};

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveView>
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Head>>);
    app.add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

fn fill(
    mut commands: Commands,
    scene: Res<DiveView>,
    atlas: Res<Atlas>,
    compact: Res<Compact>,
    practice: Option<Res<Practice>>,
    head: Query<Entity, With<Head>>,
    mut last: Local<Option<Thing>>,
) {
    let Ok(head) = head.single() else { return };
    // After death it keeps showing what the player had, at no health.
    if let Some(player) = scene.player() {
        *last = Some(player.clone());
    }
    let Some(player) = last.clone() else { return };
    // A puzzle has one floor, no seed, and nothing to buy.
    let is_puzzle = practice.is_some_and(|it| it.puzzle().is_some());
    let health = player.traits.health.unwrap_or(Health { current: 0, max: 0 });
    let health = if scene.player().is_some() { health } else { Health { current: 0, ..health } };
    commands.entity(head).despawn_related::<Children>().with_children(|head| {
        let arms = scene.arms.as_ref();
        own(head, &atlas, &player, health, arms, (compact.0, is_puzzle));
        head.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        let number = |parent: &mut ChildSpawnerCommands, words: String, color: Color| {
            parent.spawn(text(theme::NUMBER, color, words));
        };
        group(head, &t!("dive-head-beat"), |row| number(row, scene.beat.to_string(), theme::LIGHT));
        if is_puzzle {
            return;
        }
        group(head, &t!("dive-head-floor"), |row| {
            number(row, (scene.floor + 1).to_string(), theme::LIGHT);
            row.spawn((
                Node { margin: UiRect::left(px(-6)), ..default() },
                text(theme::NUMBER_QUIET, theme::DIM, format!("/{}", scene.floors.max(1))),
            ));
        });
        group(head, &t!("dive-head-seed"), |row| {
            row.spawn(text(theme::NUMBER_QUIET, theme::LIGHT, seed_text(scene.seed)));
        });
    });
}

fn own(
    head: &mut ChildSpawnerCommands,
    atlas: &Atlas,
    player: &Thing,
    health: Health,
    arms: Option<&Arms>,
    (compact, is_puzzle): (bool, bool),
) {
    let low = health.current * 3 <= health.max;
    group(head, &t!("dive-head-health"), |row| {
        hearts::draw(row, atlas, health, if compact { 17.0 } else { 24.0 });
        let color = if low { theme::HOSTILE } else { theme::LIGHT };
        // As wide as full health: what stands after it keeps its place.
        let digits = |number: i32| number.to_string().len();
        let blank = "\u{a0}".repeat(digits(health.max).saturating_sub(digits(health.current)));
        row.spawn((
            Node { margin: UiRect::left(px(4)), ..default() },
            text(theme::NUMBER, color, health.current.to_string()),
        ));
        row.spawn((
            Node { margin: UiRect::left(px(-6)), ..default() },
            text(theme::NUMBER_QUIET, theme::DIM, format!("/{}{blank}", health.max)),
        ));
    });
    if let Some(arms) = arms {
        let caption = t!(
            "dive-head-weapon",
            attack = arms.damage,
            pierces = yes(arms.pierce > 0),
            pierce = arms.pierce,
        );
        group(head, &caption, |row| {
            row.spawn(icon(atlas, &arms.sprite, 22.0, recolour(theme::PICKUP, theme::YOU)));
            row.spawn(text(theme::NAME, theme::LIGHT, arms.weapon.name.clone()));
            pattern::draw(row, &arms.weapon, pattern::Drawing::InLine);
        });
    }
    let armour = player.traits.attackable.map_or(0, |attackable| attackable.armour);
    let Some(carried) = player.traits.player else {
        return;
    };
    let mut count =
        |caption: String, about: String, (name, tint): (&str, Color), number: String| {
            head.spawn((Node { flex_shrink: 0.0, ..default() }, Tooltip::new(about)))
                .with_children(|head| {
                    group(head, &caption, |row| {
                        row.spawn(icon(atlas, name, 20.0, tint));
                        row.spawn(text(theme::NUMBER, theme::LIGHT, number));
                    });
                });
        };
    let about = t!("dive-head-armour-about");
    count(t!("dive-head-armour"), about, ("icon_armour", theme::YOU), armour.to_string());
    let about = t!("dive-head-bombs-about");
    let bomb = ("bomb_item", theme::AS_DRAWN);
    count(t!("dive-head-bombs"), about, bomb, carried.bombs.to_string());
    let about = t!("dive-head-potions-about", heals = carried.potion_heals);
    let potion = ("potion", theme::AS_DRAWN);
    count(t!("dive-head-potions"), about, potion, carried.potions.to_string());
    if is_puzzle {
        return;
    }
    let about = t!("dive-head-gold-about");
    let gold = ("gold_large", theme::AS_DRAWN);
    count(t!("dive-head-gold"), about, gold, carried.gold.to_string());
}
