//! The mod looked at: its effects, and whether the selected unit can take it.

use super::GearSystems;
use super::fit_preview::would;
use super::parts::{effect_lines, kind_words, picture, rarity_colour};
use super::selection::{Drawn, Looked, Refusals, Stands};
use super::unit::AtHand;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_input::device::Device;
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub struct Description;

fn fill(
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
    let name = &campaign.rules().roster.kind(unit.kind).name;
    commands.entity(*part).with_children(|part| {
        let (id, colour, state) = match looked.0 {
            None => {
                part.spawn(text(pen.fonts, theme::SMALL, theme::DIM, t!("gear-look-at-mod")));
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
            line.spawn(text(pen.fonts, theme::NAME, theme::LIGHT, it.name.clone()));
            let colour = rarity_colour(it.rarity);
            line.spawn(text(pen.fonts, theme::SMALL_MEDIUM, colour, kind_words(it)));
        });
        // A mod's flavour text has no terms to look up.
        part.spawn(text(pen.fonts, theme::SMALL, theme::NEUTRAL, it.about.clone()));
        effect_lines(part, pen.fonts, content, it);
        part.spawn(text(pen.fonts, theme::SMALL_MEDIUM, colour, state));
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Drawn>
        .or_else(resource_changed::<Looked>)
        .or_else(resource_changed::<Refusals>)
        .or_else(resource_changed::<Device>)
        .or_else(any_match_filter::<Added<Description>>);
    app.add_systems(Update, fill.in_set(GearSystems::Draw).run_if(changed));
}
