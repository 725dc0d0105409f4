//! The seed of a new game: a random one is offered, any other can be typed.
//! Shared by all screens that start something from a seed.

use crate::prelude::*;
use daemonfall_core::parse_seed;
use daemonfall_platform::clock::{fresh_seed, today};
use daemonfall_ui::field::{Field, field};

#[derive(Message, Clone, Copy, Debug)]
pub struct StartWithSeed;

/// The seed to begin with: from the field, or a random one.
#[derive(Message, Clone, Copy, Debug)]
pub struct SeedSettled(pub u64);

#[derive(Component)]
struct SeedField;

/// The line below the field: what is wrong with the seed, or else these words.
#[derive(Component)]
struct SeedLine(String);

/// Greatest number of letters in a seed: a decimal number, or four groups of digits.
const MOST: usize = 20;

/// The row with the seed's field, and a line below. `about` says what the seed decides; a `daily` one
/// offers today's seed, too, with these words below.
pub fn spawn_row(
    commands: &mut Commands,
    time: &Time<Real>,
    about: &str,
    daily: Option<String>,
) -> Entity {
    let offered = seed_text(fresh_seed(time.elapsed()));
    let label = commands
        .spawn((
            Node { min_width: px(44), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
            children![text(theme::CAPTION, theme::DIM, t!("seed-caption"))],
        ))
        .id();
    let field = commands
        .spawn((
            field(Field::new(offered, t!("seed-any"), MOST)),
            SeedField,
            Tooltip::beside(t!("seed-about", about = about)),
        ))
        .node(|node| {
            // A long text is cut off; the field keeps its place.
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.min_width = px(0);
            node.overflow = Overflow::clip();
        })
        .observe(|_: On<Activate>, mut start: MessageWriter<StartWithSeed>| {
            start.write(StartWithSeed);
        })
        .id();
    let draw =
        |_: On<Activate>, time: Res<Time<Real>>, mut field: Single<&mut Field, With<SeedField>>| {
            field.text = seed_text(fresh_seed(time.elapsed()));
        };
    let about = Tooltip::beside(t!("seed-other-about"));
    let other = action(commands, t!("seed-other"), about, draw);
    let mut parts = vec![label, field, other];
    if daily.is_some() {
        let seed = seed_text(today().seed);
        let about = t!("seed-today-about", seed = seed.as_str());
        let put = move |_: On<Activate>, mut field: Single<&mut Field, With<SeedField>>| {
            field.text = seed.clone();
        };
        parts.push(action(commands, t!("seed-today"), Tooltip::beside(about), put));
    }
    let row = commands.group(row(10.0), &parts);
    let line = commands
        .spawn((
            SeedLine(daily.unwrap_or_default()),
            Node { min_height: px(16), ..default() },
            text(theme::SMALL, theme::DIM, ""),
        ))
        .id();
    commands.group(column(4.0), &[row, line])
}

pub fn put(world: &mut World, seed: u64) {
    let mut fields = world.query_filtered::<&mut Field, With<SeedField>>();
    for mut field in fields.iter_mut(world) {
        field.text = seed_text(seed);
    }
}

fn meaning(text: &str) -> Result<Option<u64>, String> {
    if text.trim().is_empty() { Ok(None) } else { parse_seed(text).map(Some) }
}

fn check(
    mut field: Single<&mut Field, (With<SeedField>, Changed<Field>)>,
    mut line: Single<(&SeedLine, &mut Text, &mut TextColor)>,
) {
    let wrong = meaning(&field.text).is_err();
    let (usual, text, colour) = &mut *line;
    (text.0, colour.0) = match wrong {
        true => (t!("seed-wrong"), theme::DANGER),
        false => (usual.0.clone(), theme::DIM),
    };
    if field.wrong != wrong {
        field.wrong = wrong;
    }
}

fn settle(
    mut wishes: MessageReader<StartWithSeed>,
    field: Single<(Entity, &Field), With<SeedField>>,
    time: Res<Time<Real>>,
    mut focus: ResMut<InputFocus>,
    mut settled: MessageWriter<SeedSettled>,
) {
    let (entity, field) = *field;
    if wishes.read().last().is_none() {
        return;
    }
    match meaning(&field.text) {
        Ok(seed) => {
            settled.write(SeedSettled(seed.unwrap_or_else(|| fresh_seed(time.elapsed()))));
        }
        Err(_) => focus.set(entity, FocusCause::Navigated),
    }
}

/// The seed is settled in this set; screens that wait for it run after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeedSystems;

pub fn plugin(app: &mut App) {
    app.add_message::<StartWithSeed>()
        .add_message::<SeedSettled>()
        .add_systems(Update, (check, settle).chain().in_set(SeedSystems));
}
