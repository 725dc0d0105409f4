//! The selected unit: picture, name, stack, health.

use super::GearSystems;
use super::selection::Drawn;
use super::unit::AtHand;
use crate::looks::GEAR_TOPICS;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_ui::prelude::*;
use daemonfall_ui::terms;

#[derive(Component)]
pub struct About;

fn fill(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    hand: Res<AtHand>,
    pens: Pens,
    part: Single<Entity, With<About>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.entity(*part).despawn_related::<Children>();
    let shown = table.own_stacks().find_map(|stack| {
        let mut units = stack.units.iter();
        let unit = units.find(|unit| Some(unit.id) == hand.0)?;
        Some((stack, unit))
    });
    let Some((stack, unit)) = shown else { return };
    let kind = campaign.rules().roster.kind(unit.kind);
    let breach = &campaign.content().breach;
    let told = breach.find_unit(&kind.key);
    let told = told.map_or("", |id| breach.unit(id).about.as_str());
    commands.entity(*part).with_children(|part| {
        let line = Node { height: px(70), ..row(16.0) };
        part.part(line, |line| {
            line.spawn(icon(pen.atlas, &unit.sprite, 62.0, theme::YOU));
            let wide = Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) };
            line.part(wide, |words| {
                words.part(row(10.0), |line| {
                    line.spawn(text(pen.fonts, theme::NAME, theme::LIGHT, unit.name.clone()));
                    if unit.leader {
                        line.spawn(icon(pen.atlas, "sector_crown", 14.0, theme::YOU));
                        let leader = t!("gear-leader");
                        line.spawn(text(pen.fonts, theme::SMALL_MEDIUM, theme::YOU, leader));
                    }
                    let words =
                        t!("gear-tier", tier = kind.chassis.tier, stack = stack.name.as_str());
                    line.spawn(text(pen.fonts, theme::SMALL, theme::DIM, words));
                });
                words.spawn(terms::text(
                    pen.fonts,
                    theme::SMALL,
                    theme::NEUTRAL,
                    told,
                    GEAR_TOPICS,
                ));
            });
            let health = Node { align_items: AlignItems::FlexEnd, flex_shrink: 0.0, ..column(2.0) };
            line.part(health, |part| {
                part.spawn(text(pen.fonts, theme::CAPTION, theme::DIM, t!("gear-health")));
                let (left, most) = unit.health;
                part.spawn((
                    text(pen.fonts, theme::NUMBER, theme::LIGHT, left.to_string()),
                    children![span(
                        pen.fonts,
                        theme::KEY,
                        theme::DIM,
                        t!("gear-health-of", most = most)
                    )],
                ));
            });
        });
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Drawn>.or_else(any_match_filter::<Added<About>>);
    app.add_systems(Update, fill.in_set(GearSystems::Draw).run_if(changed));
}
