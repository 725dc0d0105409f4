//! Practice sector: its size, how hard the opponents think, its seed.

use super::back::{Back, BackSystems};
use super::seed::{self, SeedSettled, SeedSystems, StartWithSeed};
use super::{Screen, backdrop, title};
use crate::assets::atlas::Atlas;
use crate::data::SectorRules;
use crate::sector::begin::{NextSector, Setup, difficulty_name};
use crate::ui::focus::{Activate, FocusFirst, FocusScope};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button, text};
use bevy::prelude::*;
use daemonfall_sector::Difficulty;

/// What is chosen so far; it stays for the next time.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct Chosen {
    size: String,
    difficulty: Difficulty,
}

/// A button that chooses a size.
#[derive(Component)]
struct Size(String);

/// A button that chooses a difficulty.
#[derive(Component)]
struct Hard(Difficulty);

/// The line about what is chosen.
#[derive(Component)]
struct About;

/// What a difficulty means.
fn about(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "They look one attack ahead and take what lies open.",
        Difficulty::Normal => {
            "They see what threatens them: they defend, and keep their army together."
        }
        Difficulty::Hard => {
            "They gather before they strike, weigh your answer, and recruit against you."
        }
    }
}

fn show(
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    time: Res<Time<Real>>,
    rules: Res<SectorRules>,
    chosen: Option<Res<Chosen>>,
    mut commands: Commands,
) {
    let recipes = rules.0.library.recipes();
    if chosen.is_none() {
        let usual = recipes.get(1).or(recipes.first());
        commands.insert_resource(Chosen {
            size: usual.map_or_else(String::new, |recipe| recipe.key.clone()),
            difficulty: Difficulty::Normal,
        });
    }
    let root = commands
        .spawn((
            DespawnOnExit(Screen::SectorStart),
            FocusScope(0),
            Node {
                width: percent(100),
                height: percent(100),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                padding: UiRect {
                    left: px(96),
                    bottom: px(24),
                    ..default()
                },
                row_gap: px(theme::WIDE),
                ..default()
            },
            title::shade(),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(&atlas))
        .id();
    backdrop::spawn(&mut commands, &atlas, Screen::SectorStart);
    let words = "A map of your own against two corporations. Nothing is at stake, nothing is kept.";
    let head = commands
        .spawn((
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(6),
                ..default()
            },
            Pickable::IGNORE,
            children![
                text(&fonts, theme::TITLE, theme::LIGHT, "Sector"),
                text(&fonts, theme::BODY, theme::NEUTRAL, words)
            ],
        ))
        .id();
    let caption = |commands: &mut Commands, words: &str| {
        commands
            .spawn(text(&fonts, theme::CAPTION, theme::DIM, words))
            .id()
    };
    let sizes: Vec<Entity> = recipes
        .iter()
        .map(|recipe| {
            let word = recipe.name.split(' ').next().unwrap_or(&recipe.name);
            let key = recipe.key.clone();
            commands
                .spawn((
                    button(&fonts, word),
                    Size(key.clone()),
                    Tooltip::new(recipe.about.clone()),
                ))
                .observe(move |_: On<Activate>, mut chosen: ResMut<Chosen>| {
                    chosen.size.clone_from(&key);
                })
                .id()
        })
        .collect();
    let hards: Vec<Entity> = Difficulty::ALL
        .into_iter()
        .map(|difficulty| {
            let name = difficulty_name(difficulty);
            let label = name[..1].to_uppercase() + &name[1..];
            commands
                .spawn((
                    button(&fonts, label),
                    Hard(difficulty),
                    Tooltip::new(about(difficulty)),
                ))
                .observe(move |_: On<Activate>, mut chosen: ResMut<Chosen>| {
                    chosen.difficulty = difficulty;
                })
                .id()
        })
        .collect();
    let told = commands
        .spawn((
            About,
            Node {
                min_height: px(34),
                ..default()
            },
            text(&fonts, theme::SMALL, theme::NEUTRAL, ""),
        ))
        .id();
    let seed = seed::spawn_row(
        &mut commands,
        &fonts,
        &time,
        "The same seed gives the same sector.",
    );
    let start = commands
        .spawn((
            button(&fonts, "Begin"),
            FocusFirst,
            Tooltip::beside("Begin with the first turn."),
        ))
        .observe(|_: On<Activate>, mut start: MessageWriter<StartWithSeed>| {
            start.write(StartWithSeed);
        })
        .id();
    let back = commands
        .spawn((
            button(&fonts, "Back"),
            Tooltip::beside("Back to practice. Key: Esc."),
        ))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Practice))
        .id();
    let row = |commands: &mut Commands, buttons: &[Entity]| {
        for button in buttons {
            commands
                .entity(*button)
                .entry::<Node>()
                .and_modify(|mut node| {
                    node.flex_grow = 1.0;
                    node.flex_basis = px(0);
                });
        }
        commands
            .spawn((
                Node {
                    column_gap: px(10),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .add_children(buttons)
            .id()
    };
    let parts = [
        caption(&mut commands, "SIZE"),
        row(&mut commands, &sizes),
        caption(&mut commands, "OPPONENTS"),
        row(&mut commands, &hards),
        told,
        seed,
        start,
        commands.spawn(widgets::divider()).id(),
        back,
    ];
    let column = commands
        .spawn(title::menu::column())
        .add_children(&parts)
        .id();
    commands.entity(root).add_children(&[head, column]);
    commands.spawn((DespawnOnExit(Screen::SectorStart), title::foot(&fonts)));
}

/// The chosen buttons have a lit edge, and the line tells what is chosen.
fn mark(
    chosen: Res<Chosen>,
    rules: Res<SectorRules>,
    sizes: Query<(Entity, &Size)>,
    hards: Query<(Entity, &Hard)>,
    mut told: Query<&mut Text, With<About>>,
    mut commands: Commands,
) {
    let sizes = sizes
        .iter()
        .map(|(entity, it)| (entity, it.0 == chosen.size));
    let hards = hards
        .iter()
        .map(|(entity, it)| (entity, it.0 == chosen.difficulty));
    for (entity, on) in sizes.chain(hards) {
        let mut entity = commands.entity(entity);
        match on {
            true => entity.insert(widgets::Taken),
            false => entity.remove::<widgets::Taken>(),
        };
    }
    let recipe = rules.0.library.recipe(&chosen.size);
    let size = recipe.map_or("", |recipe| recipe.about.as_str());
    for mut text in &mut told {
        text.0 = format!("{size} {}", about(chosen.difficulty));
    }
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    chosen: Res<Chosen>,
    mut start: ResMut<NextSector>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(SeedSettled(seed)) = settled.read().last() {
        start.0 = Some(Setup {
            size: chosen.size.clone(),
            difficulty: chosen.difficulty,
            seed: *seed,
        });
        next.set(Screen::Sector);
    }
}

fn step_back(mut back: ResMut<Back>, mut next: ResMut<NextState<Screen>>) {
    if back.take() {
        next.set(Screen::Practice);
    }
}

/// Adds the screen.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Chosen>.or_else(any_match_filter::<Added<About>>);
    app.add_systems(OnEnter(Screen::SectorStart), show)
        .add_systems(
            Update,
            (
                mark.run_if(changed),
                begin.after(SeedSystems),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::SectorStart).and_then(resource_exists::<Chosen>)),
        );
}
