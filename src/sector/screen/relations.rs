//! Relations: a dialogue with every faction, how it stands to the others, and what can be said to it.

use crate::assets::atlas::Atlas;
use crate::screens::Screen;
use crate::screens::back::{Back, BackSystems};
use crate::sector::choosing::Choosing;
use crate::sector::table::{FactionShown, Relation, Table};
use crate::sector::words::count;
use crate::sector::{SectorCommand, SectorSystems};
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::hud::parts::icon;
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button, divider};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use daemonfall_campaign::Campaign;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Command, FactionId};

/// The dialogue.
#[derive(Component)]
struct Relations;

/// What can be said to a faction: the words on the button, what comes of it, and the command.
fn sayings(faction: &FactionShown) -> Vec<(&'static str, &'static str, Command)> {
    let id = faction.id;
    let answer = |accept| Command::Answer { from: id, accept };
    match faction.relation {
        _ if faction.offers => vec![
            (
                "Accept the alliance",
                "You stand together: neither attacks the other, and you fight side by side.",
                answer(true),
            ),
            (
                "Turn it down",
                "Nothing changes between you.",
                answer(false),
            ),
        ],
        Relation::War => vec![(
            "Propose an alliance",
            "It answers in its own turn. It weighs what it gains by it.",
            Command::Propose { to: id },
        )],
        Relation::Allied => vec![(
            "Break the alliance",
            "You are at war at once, and everybody remembers it.",
            Command::Break { with: id },
        )],
        Relation::Own | Relation::Wild | Relation::Gone => Vec::new(),
    }
}

/// What is known of a faction, in a line.
fn standing(table: &Table, faction: &FactionShown) -> String {
    let mut words = vec![format!(
        "{}, {} known",
        count(faction.tiles as i32, "tile"),
        count(faction.stacks as i32, "stack")
    )];
    let name = |id: &FactionId| match *id == table.player {
        true => "you".to_owned(),
        false => table.faction_name(*id).to_owned(),
    };
    let allies: Vec<String> = faction.allies.iter().map(name).collect();
    if !allies.is_empty() {
        words.push(format!("allied with {}", allies.join(" and ")));
    }
    if let Some(turn) = faction.broke {
        words.push(format!("broke an alliance in turn {turn}"));
    }
    if faction.offered {
        words.push("has your offer".into());
    }
    words.join("; ")
}

fn row(
    commands: &mut Commands,
    fonts: &Fonts,
    atlas: &Atlas,
    table: &Table,
    campaign: &Campaign,
    faction: &FactionShown,
) -> Entity {
    let colour = faction.look.colour();
    let relation = match faction.offers {
        true => "offers an alliance",
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
                widgets::text(fonts, theme::NAME, theme::LIGHT, faction.name.clone()),
                children![widgets::span(
                    fonts,
                    theme::SMALL_MEDIUM,
                    colour,
                    format!("   {relation}")
                )]
            ),
            widgets::text(fonts, theme::SMALL, theme::NEUTRAL, faction.about.clone()),
            widgets::text(fonts, theme::SMALL, theme::DIM, standing(table, faction)),
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
            Some(refusal) => format!("Not now: {refusal}."),
            None => about.into(),
        };
        let said = commands
            .spawn((button(fonts, label), Tooltip::beside(about)))
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
    table: Res<Table>,
    campaign: Res<Campaign>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    opened: Query<Entity, With<Relations>>,
    mut commands: Commands,
) {
    if choosing.relations != opened.is_empty() {
        return;
    }
    for dialogue in &opened {
        commands.entity(dialogue).despawn();
    }
    if !choosing.relations {
        return;
    }
    let root = (Relations, DespawnOnExit(Screen::Sector));
    let panel = dialogue::spawn(&mut commands, &fonts, "Relations", 6, 720.0, root);
    let others = table.factions.iter().filter(|it| it.part != Part::Player);
    let mut rows = Vec::new();
    for faction in others {
        rows.push(row(
            &mut commands,
            &fonts,
            &atlas,
            &table,
            &campaign,
            faction,
        ));
        rows.push(commands.spawn(divider()).id());
    }
    let back = commands
        .spawn((
            button(&fonts, "Back to the map"),
            FocusFirst,
            Tooltip::beside("Nothing is said. Key: [[anywhere.back]]."),
        ))
        .observe(|_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.relations = false)
        .id();
    rows.push(back);
    commands.entity(panel).add_children(&rows);
}

fn step_back(mut back: ResMut<Back>, mut choosing: ResMut<Choosing>) {
    if choosing.relations && back.take() {
        choosing.relations = false;
    }
}

/// Adds the dialogue.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open.in_set(SectorSystems::Draw),
            step_back
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::Sector).and_then(resource_exists::<Campaign>)),
        ),
    );
}
