//! Setup of a new run: difficulty, sector, victory, crew, seed.

mod words;

use super::seed_row::{self, SeedSettled, SeedSystems, StartWithSeed};
use crate::feats;
use crate::page;
use crate::prelude::*;
use bevy::text::RemSize;
use daemonfall_campaign::Settings;
use daemonfall_campaign::saves::{load_profile, newest};
use daemonfall_run::begin::Begin;
use daemonfall_sector::Victory;
use daemonfall_sector_mode::victory;
use daemonfall_ui::action_button::ConfirmButton;
use words::{about, without_article};

/// The choices so far; they stay for the next time.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct Chosen(Settings);

#[derive(Component, Clone, Debug, PartialEq, Eq)]
enum Choice {
    /// A difficulty, by its key in the data.
    Difficulty(String),
    Sector(String),
    Victory(Victory),
    /// A crew; none to draw it from the seed.
    Crew(Option<String>),
}

impl Choice {
    fn is_chosen(&self, settings: &Settings) -> bool {
        match self {
            Self::Difficulty(name) => settings.difficulty == *name,
            Self::Sector(name) => settings.sector == *name,
            Self::Victory(it) => settings.victory == *it,
            Self::Crew(name) => settings.crew == *name,
        }
    }

    fn choose(&self, settings: &mut Settings) {
        match self.clone() {
            Self::Difficulty(name) => settings.difficulty = name,
            Self::Sector(name) => settings.sector = name,
            Self::Victory(it) => settings.victory = it,
            Self::Crew(name) => settings.crew = name,
        }
    }
}

/// The player confirmed that the saved run is given up.
#[derive(Component)]
struct Meant;

#[derive(Component)]
struct About;

/// Width of a column, in wide and in compact windows.
const WIDTH: f32 = 480.0;
const WIDTH_COMPACT: f32 = 430.0;
const ACROSS: u16 = 4;
/// Height of a choice: all of them fit above the keys.
const HIGH: f32 = 34.0;
/// Gap next to the name on a button, and the padding on both sides.
const ASIDE: f32 = 10.0;
const EDGES: f32 = 4.0;

/// Whether the chosen sector can be won in this way.
fn offers(data: &GameData, chosen: &Chosen, victory: Victory) -> bool {
    let recipe = data.0.sector.library.recipe(&chosen.0.sector);
    recipe.is_none_or(|recipe| recipe.offers(victory))
}

fn choice(commands: &mut Commands, it: Choice, name: &str, about: &str) -> Entity {
    let chosen = it.clone();
    commands
        .spawn((button(name), it, Tooltip::aside(about)))
        .observe(move |_: On<Activate>, mut settings: ResMut<Chosen>, data: Res<GameData>| {
            chosen.choose(&mut settings.0);
            if !offers(&data, &settings, settings.0.victory) {
                settings.0.victory = Victory::Core;
            }
        })
        .node(|node| {
            node.padding = UiRect::axes(px(ASIDE), px(6));
            node.min_height = px(HIGH);
        })
        .id()
}

fn rows(commands: &mut Commands, buttons: &[Entity], across: u16) -> Entity {
    let node = Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::minmax(
            across,
            MinTrackSizingFunction::Px(0.0),
            MaxTrackSizingFunction::Fraction(1.0),
        ),
        column_gap: px(theme::GAP),
        row_gap: px(6),
        ..default()
    };
    commands.group(node, buttons)
}

fn show(
    pens: Pens,
    time: Res<Time<Real>>,
    data: Res<GameData>,
    store: Res<SaveStore>,
    chosen: Option<Res<Chosen>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let content = &data.0;
    if chosen.is_none() {
        commands.insert_resource(Chosen(Settings::usual(0)));
    }
    let node = Adapts::new(page::upright(theme::PAD), |node| {
        node.padding = UiRect::horizontal(px(24));
        node.row_gap = px(8);
    });
    let root = page::choices(&mut commands, pen.atlas, Screen::NEW_RUN, node);
    let heading = text(theme::TITLE, theme::LIGHT, t!("new-run"));
    commands.entity(root).with_child(heading);
    let caption = |commands: &mut Commands, words: String| {
        commands.spawn(text(theme::CAPTION, theme::DIM, words)).id()
    };
    let mut option = |it: Choice, name: &str, about: &str| choice(&mut commands, it, name, about);
    let hards = content.campaign.difficulties().iter();
    let hards: Vec<Entity> = hards
        .map(|it| option(Choice::Difficulty(it.key.clone()), &it.name, &words::of_difficulty(it)))
        .collect();
    let sizes = content.sector.library.recipes().iter();
    let sizes: Vec<Entity> = sizes
        .map(|it| {
            let word = it.name.split(' ').next().unwrap_or(&it.name);
            option(Choice::Sector(it.key.clone()), word, &it.about)
        })
        .collect();
    let ways = Victory::ALL.map(|it| {
        let about = victory::about(it);
        option(Choice::Victory(it), &victory::name(it), &about)
    });
    let (any, about) = (t!("new-run-crew-any"), t!("new-run-crew-any-about"));
    let mut crews = vec![option(Choice::Crew(None), &any, &about)];
    for it in content.campaign.crews() {
        let name = without_article(&it.name, &t!("new-run-crew-articles"));
        let about = words::card_of_crew(content, it);
        crews.push(option(Choice::Crew(Some(it.key.clone())), &name, &about));
    }
    let told = commands
        .spawn((
            // Wraps the text: with a minimum height of its own, the text would never grow. There is
            // room for the longest words, so that nothing moves when others are chosen.
            Node { min_height: px(136), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        ))
        .with_child((About, text(theme::SMALL, theme::DIM, "")))
        .id();
    // One that cannot be read is told when a run begins.
    let done = load_profile(&***store).ok().and_then(|kept| feats::streaks(&kept.value));
    let (about, done) = (t!("new-run-seed-about"), Some(done.unwrap_or_default()));
    let seed = seed_row::spawn_row(&mut commands, &time, &about, done);
    let kept = newest(&***store, content).run.is_some();
    let words = if kept { t!("new-run-begin-instead") } else { t!("new-run-begin-about") };
    let (label, about) = (t!("new-run-begin"), Tooltip::beside(words));
    let start = if kept {
        let begin = |sure: On<Confirmed>,
                     mut start: MessageWriter<StartWithSeed>,
                     mut commands: Commands| {
            commands.entity(sure.entity).insert(Meant);
            start.write(StartWithSeed);
        };
        confirm(&mut commands, [label, t!("new-run-begin-sure")], about, begin)
    } else {
        sends(&mut commands, label, about, StartWithSeed)
    };
    commands.entity(start).insert(FocusFirst);
    let about = Tooltip::beside(t!("back-to-title-about"));
    let back = link(&mut commands, t!("back"), about, Screen::TITLE);
    for button in [start, back] {
        commands.entity(button).node(|node| node.flex_grow = 1.0);
    }
    let ends = commands.group(row(10.0), &[start, back]);
    let parts = [
        caption(&mut commands, t!("new-run-difficulty")),
        rows(&mut commands, &hards, ACROSS),
        caption(&mut commands, t!("new-run-sector")),
        rows(&mut commands, &sizes, 3),
        caption(&mut commands, t!("new-run-victory")),
        rows(&mut commands, &ways, 3),
        caption(&mut commands, t!("new-run-crew")),
        rows(&mut commands, &crews, ACROSS),
        told,
        seed,
        ends,
    ];
    let half = |commands: &mut Commands, parts: &[Entity]| {
        let node = Node { width: px(WIDTH), ..column(6.0) };
        commands
            .spawn((
                Adapts::new(node, |node| node.width = px(WIDTH_COMPACT)),
                // In a compact window the background room is bright here.
                BackgroundColor(theme::ABYSS.with_alpha(0.85)),
                Pickable::IGNORE,
            ))
            .add_children(parts)
            .id()
    };
    let halves = [half(&mut commands, &parts[..8]), half(&mut commands, &parts[8..])];
    let both = column(8.0);
    let column = commands.group(
        Adapts::new(both, |node| {
            node.flex_direction = FlexDirection::Row;
            node.column_gap = px(28);
        }),
        &halves,
    );
    commands.entity(root).add_child(column);
}

fn mark(
    chosen: Res<Chosen>,
    data: Res<GameData>,
    options: Query<(Entity, &Choice)>,
    mut told: Query<&mut Text, With<About>>,
    mut commands: Commands,
) {
    for (entity, option) in &options {
        let closed = matches!(option, Choice::Victory(it) if !offers(&data, &chosen, *it));
        commands.entity(entity).mark::<InteractionDisabled>(closed);
        commands.entity(entity).mark::<Taken>(option.is_chosen(&chosen.0));
    }
    for mut text in &mut told {
        text.0 = about(&data.0, &chosen.0);
    }
}

/// Names of difficulties and crews are as large as the longest fits on its button; that is small with
/// large letters.
fn fit_names(
    compact: Res<Compact>,
    pens: Pens,
    options: Query<(&Choice, &Children)>,
    mut labels: Query<(&Text, &mut TextFont)>,
) {
    let wide = if compact.0 { WIDTH_COMPACT } else { WIDTH };
    let across = f32::from(ACROSS);
    let button = (wide + theme::GAP) / across - theme::GAP;
    let room = button - 2.0 * ASIDE - EDGES;
    let narrow = options
        .iter()
        .filter(|(option, _)| !matches!(option, Choice::Sector(_) | Choice::Victory(_)))
        .filter_map(|(_, children)| children.first().copied());
    let narrow: Vec<Entity> = narrow.collect();
    let letters = pens.pen().letters;
    let fits = |name: &str| fitting(letters, theme::BODY_MEDIUM, name, room).size;
    let sizes = labels.iter_many(&narrow).map(|(name, _)| fits(name));
    let size = sizes.fold(theme::BODY_MEDIUM.size, f32::min);
    let wanted = FontSize::Rem(size / theme::REM);
    for label in narrow {
        if let Ok((_, mut font)) = labels.get_mut(label)
            && font.font_size != wanted
        {
            font.font_size = wanted;
        }
    }
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    chosen: Res<Chosen>,
    data: Res<GameData>,
    store: Res<SaveStore>,
    asking: Option<Single<Entity, (With<ConfirmButton>, Without<Meant>)>>,
    mut focus: ResMut<InputFocus>,
    mut begin: MessageWriter<Begin>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(SeedSettled(seed)) = settled.read().last() else {
        return;
    };
    // The seed's field can be confirmed too; the question is at the button.
    if let Some(button) = asking {
        focus.set(*button, FocusCause::Navigated);
        return;
    }
    let profile = match load_profile(&***store) {
        Ok(kept) => kept.value,
        Err(error) => {
            let words = t!("new-run-no-unlocks", error = refused::kept(&error));
            notices.write(Notice::wrong(words));
            default()
        }
    };
    begin.write(Begin::Fresh(Settings {
        seed: *seed,
        unlocks: profile.known(&data.0),
        ..chosen.0.clone()
    }));
}

pub fn plugin(app: &mut App) {
    let anew = resource_changed::<RemSize>
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Choice>>);
    app.add_screen(Screen::NEW_RUN)
        .add_systems(OnEnter(Screen::NEW_RUN), (show, page::scenery(Screen::NEW_RUN)))
        .add_systems(
            Update,
            (
                mark.run_if(changed_or_new::<Chosen, About>),
                fit_names.run_if(anew),
                begin.after(SeedSystems),
                page::back_to(Screen::TITLE).in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::NEW_RUN).and_then(resource_exists::<Chosen>)),
        );
}
