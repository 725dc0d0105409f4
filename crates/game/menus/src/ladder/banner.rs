//! The banner over a puzzle.
//! Its goal, its rule, the pattern that the rule is about, the par with what was used, and the
//! requested hints.

use super::buttons;
use super::climb::{Climb, Climbing};
use super::requests::LadderRequest;
use bevy::prelude::*;
use daemonfall_campaign::puzzles::{Puzzle, Session, Trial};
use daemonfall_dive_mode::view::camera::Beside;
use daemonfall_dive_mode::view::dive_view::{Arms, DiveView};
use daemonfall_dive_mode::view::hud::pattern;
use daemonfall_input::touch::Scrolls;
use daemonfall_ui::opaque::Opaque;
use daemonfall_ui::prelude::*;

#[derive(Component)]
struct Words;

/// The weapon's pattern next to the buttons.
#[derive(Component)]
struct Drawn;

/// The banner's place: in a dive over the map's corner, in a breach over the back of the player's
/// half, where no puzzle has units. In a compact window the dive's map is drawn next to it.
fn node(screen: Screen) -> (Node, Adapts) {
    let of = |corner: Vec2, width: f32, tallest: f32| Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(width),
        max_height: px(tallest),
        padding: UiRect::all(px(theme::GAP)),
        border: UiRect::all(px(1)),
        overflow: Overflow::scroll_y(),
        ..column(theme::GAP)
    };
    let (wide, compact) = match screen {
        Screen::BREACH => {
            (of(Vec2::new(16.0, 104.0), 214.0, 384.0), of(Vec2::new(4.0, 2.0), 178.0, 284.0))
        }
        _ => (of(Vec2::new(16.0, 64.0), 520.0, 300.0), of(Vec2::new(6.0, 62.0), 272.0, 286.0)),
    };
    Adapts::new(wide, |node| *node = compact)
}

fn spawn(commands: &mut Commands, fonts: &Fonts, screen: Screen) {
    let words = commands.spawn((Words, column(2.0), Pickable::IGNORE)).id();
    let row = [LadderRequest::Undo, LadderRequest::Hint, LadderRequest::Restart]
        .map(|wish| buttons::wish(commands, fonts, wish));
    let drawn = commands
        .spawn((
            Drawn,
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                justify_content: JustifyContent::FlexEnd,
                align_items: AlignItems::Center,
                column_gap: px(theme::GAP),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    let row_node = Node {
        align_items: AlignItems::FlexEnd,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(theme::GAP),
        row_gap: px(theme::GAP),
        ..default()
    };
    let row = commands.spawn((row_node, Pickable::IGNORE)).add_children(&row).add_child(drawn).id();
    commands
        .spawn((
            DespawnOnExit(screen),
            GlobalZIndex(5),
            node(screen),
            Beside,
            Opaque,
            Scrolls,
            panel_face(),
            Pickable::IGNORE,
            Name::new("puzzle"),
        ))
        .add_children(&[words, row]);
}

fn fill(
    climbing: Climbing,
    fonts: Res<Fonts>,
    words: Query<Entity, With<Words>>,
    mut commands: Commands,
) {
    let Some((climb, session)) = climbing.now() else { return };
    let puzzle = session.puzzle();
    for entity in &words {
        commands.entity(entity).despawn_related::<Children>().with_children(|lines| {
            let title = format!("{}. {}", climb.place + 1, puzzle.title);
            lines.spawn(text(&fonts, theme::NAME, theme::LIGHT, title));
            lines.spawn(text(&fonts, theme::BODY, theme::LIGHT, puzzle.goal.clone()));
            lines.spawn(text(&fonts, theme::SMALL, theme::PICKUP, puzzle.rule.clone()));
            lines.spawn(text(&fonts, theme::SMALL, theme::NEUTRAL, used(session)));
            for hint in puzzle.hints.iter().take(climb.hints) {
                lines.spawn(text(&fonts, theme::SMALL, theme::DANGER, hint.clone()));
            }
        });
    }
}

fn named<'a>(puzzle: &Puzzle, arms: Option<&'a Arms>) -> Option<&'a Arms> {
    let is_dive = matches!(puzzle.trial, Trial::Dive(_));
    let rule = puzzle.rule.to_lowercase();
    arms.filter(|arms| is_dive && rule.contains(&arms.weapon.name.to_lowercase()))
}

fn draw(
    climbing: Climbing,
    scene: Res<DiveView>,
    fonts: Res<Fonts>,
    places: Query<Entity, With<Drawn>>,
    mut commands: Commands,
) {
    let Some((_, session)) = climbing.now() else { return };
    let arms = named(session.puzzle(), scene.arms.as_ref());
    for entity in &places {
        commands.entity(entity).despawn_related::<Children>().with_children(|row| {
            let Some(arms) = arms else { return };
            let words = t!("ladder-reaches", weapon = arms.weapon.name.as_str());
            row.spawn((
                Node { flex_shrink: 1.0, ..default() },
                text(&fonts, theme::SMALL, theme::DIM, words),
            ));
            pattern::draw(row, &arms.weapon, pattern::Drawing::WithStriker);
        });
    }
}

pub(crate) fn used(session: &Session) -> String {
    let (puzzle, spent) = (session.puzzle(), session.stand().spent);
    let (of, par) = (puzzle.trial.system(), puzzle.par);
    match puzzle.within {
        Some(within) => {
            t!("ladder-used-within", of = of, count = spent, par = par, within = within)
        }
        None => t!("ladder-used", of = of, count = spent, par = par),
    }
}

pub fn plugin(app: &mut App) {
    for screen in [Screen::DIVE, Screen::BREACH] {
        app.add_systems(
            OnEnter(screen),
            (move |mut commands: Commands, fonts: Res<Fonts>| spawn(&mut commands, &fonts, screen))
                .run_if(resource_exists::<Climb>),
        );
    }
    let changed = resource_exists_and_changed::<Climb>.or_else(any_match_filter::<Added<Words>>);
    let other = resource_exists_and_changed::<DiveView>.or_else(any_match_filter::<Added<Drawn>>);
    app.add_systems(
        Update,
        (
            fill.run_if(resource_exists::<Climb>.and_then(changed)),
            draw.run_if(
                resource_exists::<Climb>.and_then(resource_exists::<DiveView>).and_then(other),
            ),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_is_counted_in_the_units_of_its_system() {
        let used = |of, count: u32| t!("ladder-used", of = of, count = count, par = 3);
        assert_eq!(used("dive", 1), "1 beat, par 3");
        assert_eq!(used("breach", 2), "2 rounds, par 3");
        assert_eq!(used("battle", 2), "2 swaps, par 3");
    }
}
