//! When a unit has risen: a dialogue with the two things that it can learn.

use crate::choosing::Choosing;
use crate::map_view::{MapView, UnitShown};
use crate::prelude::*;
use crate::{SectorCommand, SectorSystems, unit_card, words};
use daemonfall_sector::BoonId;

/// The unit that is asked about, and what it is offered.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Rise(UnitId, [BoonId; 2]);

/// The answer that lets the unit learn this.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learns(pub BoonId);

const WIDTH: f32 = 560.0;

/// What a boon changes, each value before and after.
fn effect(rules: &Rules, sector: &Sector, unit: UnitId, boon: BoonId) -> Option<String> {
    let (_, it) = sector.unit(unit)?;
    let (now, more) = (rules.fighter(it), rules.boon(it.kind, boon));
    let figures = [
        (t!("sector-rise-attack"), now.attack, more.attack),
        (t!("sector-rise-defence"), now.defence, more.defence),
        (t!("sector-rise-damage"), now.damage, more.damage),
        (t!("sector-rise-health"), now.health.max, more.health),
    ];
    let changed = figures.into_iter().filter(|(.., more)| *more != 0);
    let changed =
        changed.map(|(figure, now, more)| format!("{figure} {now}\u{202f}→\u{202f}{}", now + more));
    let abilities = more.abilities.iter().map(|name| names::ability(name));
    Some(changed.chain(abilities).collect::<Vec<String>>().join(", "))
}

fn shown(table: &MapView, unit: UnitId) -> Option<&UnitShown> {
    table.own_stacks().flat_map(|stack| &stack.units).find(|it| it.id == unit)
}

fn open(
    mut choosing: ResMut<Choosing>,
    table: Res<MapView>,
    campaign: Res<Campaign>,
    opened: Query<(Entity, &Rise)>,
    mut commands: Commands,
) {
    let wanted = choosing.rising.and_then(|wanted| {
        // When one has chosen, the next is asked about.
        let all: Vec<_> = campaign.view().to_choose().collect();
        let this = all.iter().find(|(unit, _)| *unit == wanted).or(all.first());
        this.map(|(unit, offered)| Rise(*unit, *offered))
    });
    let next = wanted.map(|Rise(unit, _)| unit);
    if choosing.rising != next {
        choosing.rising = next;
    }
    if opened.iter().map(|(_, rise)| *rise).next() == wanted {
        return;
    }
    for (root, _) in &opened {
        commands.entity(root).despawn();
    }
    let Some(rise) = wanted else { return };
    let Rise(unit, offered) = rise;
    let Some(it) = shown(&table, unit) else { return };
    let (content, sector) = (campaign.content(), campaign.sector());
    let name = words::called(&it.career.name, &it.name);
    let heading = t!("sector-rise-heading", name = name, rank = it.career.boons.len() + 1);
    let root = (rise, DespawnOnExit(Screen::SECTOR));
    let panel = dialogue::spawn(&mut commands, heading, 6, WIDTH, root);
    commands.entity(panel).with_children(|panel| {
        if let Some(won) = unit_card::won(content, campaign.run().history(unit)) {
            panel.spawn(text(theme::SMALL, theme::DIM, won));
        }
        panel.spawn(text(theme::BODY, theme::LIGHT, t!("sector-rise-choose")));
        panel.spawn(divider());
    });
    for (place, boon) in offered.into_iter().enumerate() {
        let does = effect(campaign.rules(), sector, unit, boon).unwrap_or_default();
        let name = campaign.rules().library.boon(boon).name.as_str();
        let label = t!("sector-rise-boon", name = name, does = does);
        let about = t!("sector-rise-boon-about");
        let give = move |_: On<Activate>, mut give: MessageWriter<SectorCommand>| {
            give.write(SectorCommand(Command::Promote { unit, boon }));
        };
        let answer = match place {
            0 => dialogue::first_answer(&mut commands, label, about, give),
            _ => dialogue::answer(&mut commands, label, about, give),
        };
        commands.entity(answer).insert(Learns(boon));
        commands.entity(panel).add_child(answer);
    }
    let later = dialogue::answer(
        &mut commands,
        t!("sector-rise-later"),
        t!("sector-rise-later-about"),
        |_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.rising = None,
    );
    commands.entity(panel).add_child(later);
}

fn step_back(mut back: ResMut<Back>, mut choosing: ResMut<Choosing>) {
    if choosing.rising.is_some() && back.take() {
        choosing.rising = None;
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // The key that opened the dialogue must not also answer it.
            open.in_set(SectorSystems::Draw)
                .after(FocusSystems)
                .run_if(resource_exists::<MapView>.and_then(resource_exists::<Campaign>)),
            step_back
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        ),
    );
}
