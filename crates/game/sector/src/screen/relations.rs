//! The relations dialogue.
//! Every faction, its relations to the others, and what can be said to it.

use crate::choosing::Choosing;
use crate::map_view::{FactionShown, MapView, Relation};
use crate::prelude::*;
use crate::{SectorCommand, SectorSystems};
use daemonfall_sector::library::Part;

#[derive(Component)]
struct Relations;

/// What can be said to a faction: the button's label, the effect, and the command.
fn sayings(faction: &FactionShown) -> Vec<(String, String, Command)> {
    let id = faction.id;
    let answer = |accept| Command::Answer { from: id, accept };
    match faction.relation {
        _ if faction.offers => vec![
            (t!("sector-relations-accept"), t!("sector-relations-accept-about"), answer(true)),
            (t!("sector-relations-decline"), t!("sector-relations-decline-about"), answer(false)),
        ],
        Relation::War => vec![(
            t!("sector-relations-propose"),
            t!("sector-relations-propose-about"),
            Command::Propose { to: id },
        )],
        Relation::Allied => vec![(
            t!("sector-relations-break"),
            t!("sector-relations-break-about"),
            Command::Break { with: id },
        )],
        Relation::Own | Relation::Wild | Relation::Gone => Vec::new(),
    }
}

pub fn known(faction: &FactionShown) -> String {
    t!(
        "sector-faction-known",
        tiles = faction.tiles,
        stacks = t!("sector-faction-stacks", count = faction.stacks)
    )
}

/// With whom a faction is allied, if with any of these.
pub fn allied<'a>(table: &MapView, allies: impl Iterator<Item = &'a FactionId>) -> Option<String> {
    let name = |id: &FactionId| match *id == table.player {
        true => t!("sector-relations-you"),
        false => table.faction_name(*id).to_owned(),
    };
    let allies =
        allies.map(name).reduce(|one, other| t!("sector-relations-and", one = one, other = other));
    allies.map(|allies| t!("sector-relations-allied", allies = allies))
}

fn standing(table: &MapView, faction: &FactionShown) -> String {
    let mut words = vec![known(faction)];
    words.extend(allied(table, faction.allies.iter()));
    if let Some(turn) = faction.broke {
        words.push(t!("sector-relations-broke", turn = turn));
    }
    if faction.offered {
        words.push(t!("sector-relation-offered"));
    }
    words.join("; ")
}

fn row(
    commands: &mut Commands,
    atlas: &Atlas,
    table: &MapView,
    campaign: &Campaign,
    faction: &FactionShown,
) -> Entity {
    let colour = faction.look.colour();
    let relation = match faction.offers {
        true => t!("sector-relation-offers"),
        false => faction.relation.words(),
    };
    let texts = (
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            row_gap: px(2),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                widgets::text(theme::NAME, theme::LIGHT, faction.name.clone()),
                children![widgets::span(theme::SMALL_MEDIUM, colour, format!("   {relation}"))]
            ),
            widgets::text(theme::SMALL, theme::DIM, faction.about.clone()),
            widgets::text(theme::SMALL, theme::DIM, standing(table, faction)),
        ],
    );
    let row = commands
        .spawn((
            Node {
                column_gap: px(12),
                align_items: AlignItems::Center,
                min_height: px(58),
                ..default()
            },
            Pickable::IGNORE,
            children![icon(atlas, faction.look.badge(), 40.0, colour), texts],
        ))
        .id();
    for (label, about, command) in sayings(faction) {
        let refusal = campaign.view().check(&command).err();
        let about = match &refusal {
            Some(refusal) => t!("sector-relations-not-now", why = refusals::sector(refusal)),
            None => about,
        };
        let said = commands
            .spawn((button(label), Tooltip::beside(about)))
            .observe(
                move |_: On<Activate>,
                      mut say: MessageWriter<SectorCommand>,
                      mut choosing: ResMut<Choosing>| {
                    say.write(SectorCommand(command.clone()));
                    choosing.relations = false;
                },
            )
            .id();
        if refusal.is_some() {
            commands.entity(said).insert(InteractionDisabled);
        }
        commands.entity(row).add_child(said);
    }
    row
}

fn open(
    choosing: Res<Choosing>,
    table: Res<MapView>,
    campaign: Res<Campaign>,
    atlas: Res<Atlas>,
    opened: Query<Entity, With<Relations>>,
    mut commands: Commands,
) {
    if !dialogue::turns(choosing.relations, &opened, &mut commands) {
        return;
    }
    let root = (Relations, DespawnOnExit(Screen::SECTOR));
    let panel = dialogue::spawn(&mut commands, t!("sector-relations-heading"), 6, 720.0, root);
    let others = table.factions.iter().filter(|it| it.part != Part::Player);
    let mut rows = Vec::new();
    for faction in others {
        rows.push(row(&mut commands, &atlas, &table, &campaign, faction));
        rows.push(commands.spawn(divider()).id());
    }
    let back = dialogue::first_answer(
        &mut commands,
        t!("sector-relations-back"),
        t!("sector-relations-back-about"),
        |_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.relations = false,
    );
    rows.push(back);
    commands.entity(panel).add_children(&rows);
}

fn step_back(mut back: ResMut<Back>, mut choosing: ResMut<Choosing>) {
    if choosing.relations && back.take() {
        choosing.relations = false;
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open.in_set(SectorSystems::Draw),
            step_back
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        ),
    );
}
