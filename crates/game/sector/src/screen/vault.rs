//! Before the leader enters a vault: a dialogue that shows what is at stake and asks.

use crate::choosing::Choosing;
use crate::danger::Danger;
use crate::look::TOPICS;
use crate::map_view::{MapView, StackShown};
use crate::prelude::*;
use crate::{SectorCommand, SectorSystems};
use daemonfall_battle_mode::panel::likely;
use daemonfall_sector::Threat;

#[derive(Component)]
struct Vault;

const WIDTH: f32 = 560.0;

/// What waits for a stack's leader, and what is at stake; `door` if the door was reached before.
/// `keeps`: how much of the gold a retreat keeps, in percent.
fn stakes(
    stack: &StackShown,
    floors: u32,
    keeps: u32,
    (door, last): (bool, bool),
) -> Vec<(Color, String)> {
    if door {
        return vec![
            (theme::LIGHT, t!("sector-vault-door")),
            (theme::DANGER, t!("sector-vault-door-risk")),
        ];
    }
    let Some(leader) = stack.units.iter().find(|unit| unit.leader) else {
        return Vec::new();
    };
    let (health, most) = leader.health;
    let alone = t!(
        "sector-vault-alone",
        name = leader.name.as_str(),
        health = health,
        most = most,
        floors = floors
    );
    vec![
        (theme::LIGHT, alone),
        (theme::PICKUP, if last { t!("victory-last-vault") } else { t!("sector-vault-prize") }),
        (theme::DANGER, t!("sector-vault-risk")),
        (theme::LIGHT, t!("sector-vault-retreat")),
        (theme::LIGHT, t!("sector-vault-keeps", keeps = keeps)),
    ]
}

/// The same forecast as in the question before a turn ends.
fn threatens(table: &MapView, threat: Threat) -> (Color, String) {
    let name = table.stack(threat.stack).map_or("?", |it| it.name.as_str());
    let share = likely(threat.falls).share;
    (theme::DANGER, t!("sector-banner-threat", name = name, share = share))
}

fn open(
    choosing: Res<Choosing>,
    table: Res<MapView>,
    campaign: Res<Campaign>,
    opened: Query<Entity, With<Vault>>,
    mut commands: Commands,
) {
    if !dialogue::turns(choosing.entering.is_some(), &opened, &mut commands) {
        return;
    }
    let Some(stack) = choosing.entering.and_then(|id| table.stack(id)) else {
        return;
    };
    let root = (Vault, DespawnOnExit(Screen::SECTOR));
    let heading = t!("sector-vault-heading");
    let panel = dialogue::spawn(&mut commands, heading, 6, WIDTH, root);
    let (content, run) = (campaign.content(), campaign.run());
    let floors = content.floors(&run.sector.recipe);
    let keeps = run.keeps_at(content, stack.tile);
    let door = run.doors.contains_key(&stack.tile);
    let last = campaign.rules().last_vault(&run.sector);
    // The visit takes all moves, so the turn ends here.
    let threat = Danger::of_leader(&campaign, None, None, false).map(|danger| danger.threat);
    commands.entity(panel).with_children(|panel| {
        let told = stakes(stack, floors, keeps, (door, last)).into_iter();
        for (colour, words) in told.chain(threat.map(|it| threatens(&table, it))) {
            panel.spawn(terms::text(theme::BODY, colour, words, TOPICS));
        }
        panel.spawn(divider());
    });
    let id = stack.id;
    let enter = dialogue::first_answer(
        &mut commands,
        t!("sector-vault-enter"),
        t!("sector-vault-enter-about"),
        move |_: On<Activate>,
              mut give: MessageWriter<SectorCommand>,
              mut choosing: ResMut<Choosing>| {
            give.write(SectorCommand(Command::EnterVault { stack: id }));
            choosing.entering = None;
        },
    );
    let back = dialogue::answer(
        &mut commands,
        t!("sector-vault-back"),
        t!("sector-vault-back-about"),
        |_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.entering = None,
    );
    commands.entity(panel).add_children(&[enter, back]);
}

fn step_back(mut back: ResMut<Back>, mut choosing: ResMut<Choosing>) {
    if choosing.entering.is_some() && back.take() {
        choosing.entering = None;
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // The confirmation on the map must not also confirm the dialogue.
            open.in_set(SectorSystems::Draw).after(FocusSystems),
            step_back
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn before_a_dive_the_leaders_health_and_the_end_of_the_run_are_told() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 5));
        let stack = table.own_stacks().find(|stack| stack.is_led());
        let stack = stack.expect("the leader has a stack");
        let leader = stack.units.iter().find(|unit| unit.leader);
        let (health, most) = leader.expect("it is led").health;
        let told = stakes(stack, 3, 50, (false, false));
        let alone = format!("{health} of {most} health");
        assert!(told[0].1.contains(&alone) && told[0].1.contains("3 floors"));
        assert!(told[1].1.contains("prizes"));
        assert!(told[2].0 == theme::DANGER && told[2].1.contains("the run is over"));
        assert!(told[4].1.contains("50 %"));
        let at_the_door = stakes(stack, 3, 50, (true, false));
        assert!(at_the_door.iter().all(|(_, words)| *words != alone));
        assert!(at_the_door[1].1.contains("the run is over"));
    }
}
