//! The units in list order: side, nature, quick turn, and charge time as a bar with a mark at 100.

use super::team_colour;
use super::transport::{NewFilm, Transport};
use daemonfall_clock::film::{Frame, MimeTurn};
use daemonfall_clock::scenario::Character;
use daemonfall_clock::{CharacterId, Reaction};
use daemonfall_ui::prelude::*;
use daemonfall_ui::scroll::into_view;

#[derive(Component)]
pub struct Cast;

#[derive(Component, Clone, Copy)]
pub struct Row(CharacterId);
#[derive(Component, Clone, Copy)]
pub struct Flag(CharacterId);
#[derive(Component, Clone, Copy)]
pub struct Number(CharacterId);
#[derive(Component, Clone, Copy)]
pub struct Name(CharacterId);
/// The filled part of a bar; it glides to its length.
#[derive(Component, Clone, Copy)]
pub struct Bar {
    who: CharacterId,
    wanted: f32,
    shown: f32,
}

/// Charge time of a full bar.
const FULL: f32 = 200.0;
/// Up to this many characters, rows have extra space.
const ROOMY: usize = 8;

pub fn spawn(right: &mut ChildSpawnerCommands) {
    right.spawn((
        Cast,
        Node { flex_shrink: 1.0, min_height: px(0), overflow: Overflow::scroll_y(), ..column(2.0) },
    ));
}

pub fn fill(
    mut films: MessageReader<NewFilm>,
    reel: Res<Transport>,
    atlas: Res<Atlas>,
    list: Query<Entity, With<Cast>>,
    mut commands: Commands,
) {
    let Ok(list) = list.single() else { return };
    if films.read().count() == 0 {
        return;
    }
    let characters = &reel.film.scenario().characters;
    let height = if characters.len() <= ROOMY { 42.0 } else { 30.0 };
    commands.entity(list).despawn_related::<Children>().with_children(|list| {
        for (character, number) in characters.iter().zip(0..) {
            row(list, &atlas, character, CharacterId(number), height);
        }
    });
}

/// What is special about a character, and a sentence on it.
fn nature(character: &Character) -> [String; 2] {
    match (character.mime, character.reaction) {
        (true, _) => [t!("lab-mime"), t!("lab-mime-about")],
        (_, Some(Reaction::CounterMagic)) => {
            [t!("lab-counter-magic"), t!("lab-counter-magic-about")]
        }
        (_, Some(Reaction::CriticalQuick)) => {
            [t!("lab-critical-quick"), t!("lab-critical-quick-about")]
        }
        (_, None) => [String::new(), t!("lab-no-reaction")],
    }
}

fn row(
    list: &mut ChildSpawnerCommands,
    atlas: &Atlas,
    character: &Character,
    who: CharacterId,
    height: f32,
) {
    let [nature, what] = nature(character);
    let about = t!(
        "lab-character-about",
        name = character.name.as_str(),
        team = character.team.0,
        speed = character.speed.0,
        what = what,
    );
    let node = Node {
        min_height: px(height),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(8),
        padding: UiRect::horizontal(px(8)),
        border: UiRect::left(px(3)),
        ..default()
    };
    list.spawn((
        Row(who),
        node,
        BackgroundColor(Color::NONE),
        BorderColor::all(team_colour(character.team.0)),
        Hovered::default(),
        Tooltip::new(about),
    ))
    .with_children(|row| {
        let names = Node {
            flex_direction: FlexDirection::Column,
            overflow: Overflow::clip(),
            ..cell(104.0)
        };
        row.part(names, |names| {
            names.spawn((
                text(theme::BODY_MEDIUM, theme::LIGHT, character.name.clone()),
                TextLayout::no_wrap(),
                Name(who),
            ));
            if height > 40.0 && !nature.is_empty() {
                names.spawn(text(theme::SMALL, theme::DIM, nature));
            }
        });
        let sign = icon(atlas, "breach_flag", 16.0, theme::MAGIC);
        row.spawn((Flag(who), sign, Visibility::Hidden));
        bar(row, who);
        row.cell(
            Node { justify_content: JustifyContent::FlexEnd, ..cell(34.0) },
            (text(theme::KEY, theme::NEUTRAL, ""), Number(who)),
        );
    });
}

fn bar(row: &mut ChildSpawnerCommands, who: CharacterId) {
    let place = |left: Val, width: Val| Node {
        position_type: PositionType::Absolute,
        left,
        width,
        height: percent(100),
        ..default()
    };
    row.spawn((
        Node { flex_grow: 1.0, height: px(6), ..default() },
        BackgroundColor(theme::LINE),
        Pickable::IGNORE,
        children![
            (
                Bar { who, wanted: 0.0, shown: 0.0 },
                place(px(0), percent(0)),
                BackgroundColor(theme::NEUTRAL),
                Pickable::IGNORE
            ),
            (
                Node { top: px(-4), height: px(14), ..place(percent(100.0 * 100.0 / FULL), px(2)) },
                BackgroundColor(theme::RIM),
                Pickable::IGNORE
            )
        ],
    ));
}

pub fn paint(
    reel: Res<Transport>,
    mut rows: Query<(&Row, &mut BackgroundColor), Without<Bar>>,
    mut names: Query<(&Name, &mut TextColor), Without<Number>>,
    mut flags: Query<(&Flag, &mut Visibility)>,
    mut numbers: Query<(&Number, &mut Text, &mut TextColor), Without<Name>>,
    mut bars: Query<(&mut Bar, &mut BackgroundColor), Without<Row>>,
) {
    let frame = reel.frame();
    let fact = |who: CharacterId| frame.facts.get(who.0 as usize);
    for (row, mut ground) in &mut rows {
        ground.set_if_neq(BackgroundColor(ground_of(frame, row.0)));
    }
    for (name, mut ink) in &mut names {
        let acts = frame.acts == Some(name.0);
        ink.set_if_neq(TextColor(if acts { theme::YOU } else { theme::LIGHT }));
    }
    for (flag, mut visibility) in &mut flags {
        let held = fact(flag.0).is_some_and(|fact| fact.flag.is_held());
        let seen = if held { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(seen);
    }
    for (number, mut text, mut ink) in &mut numbers {
        let Some(fact) = fact(number.0) else { continue };
        text.0 = fact.charge.0.to_string();
        ink.set_if_neq(TextColor(if fact.charge.is_ready() { theme::LIGHT } else { theme::DIM }));
    }
    for (mut bar, mut ground) in &mut bars {
        let Some(fact) = fact(bar.who) else { continue };
        bar.wanted = (fact.charge.0 as f32 / FULL).min(1.0);
        let colour = if fact.flag.is_held() {
            theme::MAGIC
        } else if fact.charge.is_ready() {
            theme::LIGHT
        } else {
            theme::NEUTRAL.with_alpha(0.6)
        };
        ground.set_if_neq(BackgroundColor(colour));
    }
}

/// The acting one is lit like a focus, the one hit like magic, mimes to come faintly.
fn ground_of(frame: &Frame, who: CharacterId) -> Color {
    let hit = frame.hits.iter().any(|hit| hit == who);
    let mime = frame.mimes().iter().any(|(mime, turn)| *mime == who && *turn == MimeTurn::Waiting);
    let in_cycle = frame.mimicking.is_some() && frame.step == Some(daemonfall_clock::Step::Mimes);
    if frame.acts == Some(who) {
        theme::PANEL_LIT
    } else if hit {
        theme::MAGIC.with_alpha(0.16)
    } else if mime && in_cycle {
        theme::PANEL
    } else {
        Color::NONE
    }
}

pub fn glide(time: Res<Time<Real>>, mut bars: Query<(&mut Bar, &mut Node)>) {
    let share = 1.0 - (-time.delta_secs() * 16.0).exp();
    for (mut bar, mut node) in &mut bars {
        if (bar.wanted - bar.shown).abs() < 0.001 {
            continue;
        }
        bar.shown += (bar.wanted - bar.shown) * share;
        node.width = percent(100.0 * bar.shown);
    }
}

/// Scrolls to the acting character, however many there are.
pub fn follow(
    reel: Res<Transport>,
    rows: Query<(&Row, &ComputedNode, &UiGlobalTransform), Without<Cast>>,
    mut list: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<Cast>>,
) {
    let acts = reel.frame().acts;
    let row = rows.iter().find(|(row, ..)| Some(row.0) == acts);
    if let (Some((_, own, at)), Ok((mut scroll, node, place))) = (row, list.single_mut()) {
        let by = into_view((node, place), (own, at));
        if by.abs() > 1.0 {
            scroll.y = (scroll.y + by).max(0.0);
        }
    }
}
