//! The places of both stacks as buttons, and actions for a whole stack.

use super::ComposeSystems;
use super::best::{self, BestButton};
use super::stacks::{Place, Stacks};
use crate::loadout_actions::{PlaceButton, changes};
use crate::prelude::*;
use daemonfall_battle::Row;
use daemonfall_battle_mode::muster::{STACK_AT_MOST, sprite};
use daemonfall_breach::UnitId;
use daemonfall_core::Chassis;
use daemonfall_input::touch::TakesDrag;
use daemonfall_sector_mode::unit_card::SIGNS;

type Slot = PlaceButton<Place>;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Role(bool);

pub const SIZE: Vec2 = Vec2::new(98.0, 86.0);
pub const STEP: f32 = 107.0;
const LEFT: f32 = 24.0;
const TOPS: [f32; 2] = [118.0, 246.0];

pub fn colour(yours: bool) -> Color {
    if yours { theme::YOU } else { theme::HOSTILE }
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    for (yours, top) in [(true, TOPS[0]), (false, TOPS[1])] {
        let words =
            pen.text(stage, (LEFT, top - 12.0), Anchor::Start, theme::CAPTION, colour(yours), "");
        stage.commands_mut().entity(words).insert(Role(yours));
        let whose = best::whose(yours);
        pick(stage, (0, top), t!("compose-best"), String::new())
            .insert(BestButton(yours))
            .observe(best::presses(yours));
        pick(stage, (1, top), t!("compose-chance"), t!("compose-chance-about", whose = whose))
            .observe(changes(move |stacks: &mut Stacks, library, seed| {
                stacks.chance(library, yours, seed);
            }));
        pick(stage, (2, top), t!("compose-copy"), t!("compose-copy-about", whose = whose))
            .observe(changes(move |stacks: &mut Stacks, _, _| stacks.copy(yours)));
        pick(stage, (3, top), t!("compose-clear"), t!("compose-clear-about", whose = whose))
            .observe(changes(move |stacks: &mut Stacks, _, _| stacks.clear(yours)));
        for at_place in 0..STACK_AT_MOST {
            let place = Place { yours, at: at_place };
            let x = LEFT + STEP * at_place as f32;
            stage
                .spawn((
                    (GameButton, TakesDrag),
                    PlaceButton(place),
                    Node { border: UiRect::all(px(1)), ..at(x, top, SIZE.x, SIZE.y) },
                    panel_face(),
                ))
                // The next unit for the selected place is chosen among the kinds.
                .observe(move |_: On<Activate>, mut stacks: ResMut<Stacks>| {
                    stacks.chosen = Some(place);
                })
                .observe(take_off)
                .observe(drop_here);
        }
    }
}

/// Left edges and widths of the buttons next to a stack.
const PICKS: [(f32, f32); 4] = [(439.0, 126.0), (571.0, 96.0), (673.0, 96.0), (775.0, 96.0)];

/// A button next to a stack that changes all of it.
fn pick<'a>(
    stage: &'a mut ChildSpawnerCommands,
    (place, top): (usize, f32),
    name: String,
    about: String,
) -> EntityCommands<'a> {
    let (left, width) = PICKS[place];
    let mut pick = stage.spawn((button(name), Tooltip::above(about)));
    pick.insert(centred(Node {
        padding: UiRect::horizontal(px(4)),
        border: UiRect::all(px(1)),
        ..at(left, top - 32.0, width, 26.0)
    }));
    pick
}

fn take_off(click: On<Pointer<Click>>, slots: Query<&Slot>, mut stacks: ResMut<Stacks>) {
    if let (PointerButton::Secondary, Ok(PlaceButton(place))) =
        (click.button, slots.get(click.entity))
    {
        stacks.remove(*place);
    }
}

fn drop_here(dropped: On<Pointer<DragDrop>>, slots: Query<&Slot>, mut stacks: ResMut<Stacks>) {
    let (Ok(PlaceButton(to)), Ok(PlaceButton(from))) =
        (slots.get(dropped.entity), slots.get(dropped.dropped))
    else {
        return;
    };
    if from.yours == to.yours && from != to {
        stacks.chosen = stacks.shift(*from, to.at);
    }
}

fn paint(
    stacks: Res<Stacks>,
    library: Res<BreachLibrary>,
    pens: Pens,
    slots: Query<(Entity, &Slot)>,
    mut roles: Query<(&Role, &mut Text, &mut TextFont)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    for (Role(yours), mut text, mut font) in &mut roles {
        let attacks = *yours != stacks.you_defend;
        let (count, cost) = (stacks.stack(*yours).len(), stacks.cost(&library, *yours));
        text.0 = match (*yours, attacks) {
            (true, true) => t!("compose-yours-attack", count = count, cost = cost),
            (true, false) => t!("compose-yours-defend", count = count, cost = cost),
            (false, true) => t!("compose-theirs-attack", count = count, cost = cost),
            (false, false) => t!("compose-theirs-defend", count = count, cost = cost),
        };
        let room = PICKS[0].0 - LEFT - 6.0;
        let style = fitting(pen.letters, theme::CAPTION, &text.0, room);
        (*font, ..) = theme::styled(style, colour(*yours));
    }
    let next = stacks.next();
    for (entity, PlaceButton(place)) in &slots {
        let unit = stacks.at(*place);
        commands
            .entity(entity)
            .insert(tip(&library, *place, unit))
            .despawn_related::<Children>()
            .with_children(|slot| {
                let lit = next == Some(*place);
                face(slot, pen, &library, *place, unit, lit);
            });
    }
}

/// What a place is for, on the side away from the other stack.
fn tip(library: &BreachLibrary, place: Place, unit: Option<UnitId>) -> Tooltip {
    let words = match unit {
        Some(unit) => {
            let kind = library.unit(unit);
            let of = |read: fn(&Chassis) -> i32| kind.chassis.as_ref().map_or(0, read);
            t!(
                "compose-place",
                name = kind.name.as_str(),
                place = place.at + 1,
                attack = of(|it| it.attack),
                defence = of(|it| it.defence),
                damage = of(|it| it.damage),
                health = kind.health
            )
        }
        None => t!("compose-place-empty"),
    };
    if place.yours { Tooltip::above(words) } else { Tooltip::new(words) }
}

fn face(
    slot: &mut ChildSpawnerCommands,
    pen: &Pen,
    library: &BreachLibrary,
    place: Place,
    unit: Option<UnitId>,
    next: bool,
) {
    let (middle, width) = (SIZE.x / 2.0 - 1.0, SIZE.x - 2.0);
    let ink = if next { theme::DANGER } else { theme::FAINT };
    let number = (place.at + 1).to_string();
    pen.text(slot, (7.0, 16.0), Anchor::Start, theme::KEY, ink, number);
    if next {
        pen.bar(slot, Rect::new(0.0, SIZE.y - 5.0, width, SIZE.y - 2.0), theme::DANGER);
    }
    let Some(unit) = unit else { return };
    let kind = library.unit(unit);
    let colour = colour(place.yours);
    let picture = sprite(library, unit);
    let is_back = kind.chassis.as_ref().is_some_and(|chassis| chassis.row == Row::Back);
    // The row's name stands beside the figure.
    let (figure, wide) = if is_back { (middle - 12.0, 24.0) } else { (middle, 28.0) };
    if is_back {
        let words = t!("compose-back-row");
        let room = width - 6.0 - figure - wide / 2.0;
        let style = fitting(pen.letters, theme::SMALL, &words, room);
        pen.text(slot, (width - 3.0, 16.0), Anchor::End, style, theme::DIM, words);
    }
    pen.shining(slot, &picture, Vec2::new(figure, 21.0), wide, colour, !place.yours);
    let style = fitting(pen.letters, theme::NAME_SMALL, &kind.name, width - 6.0);
    // Large letters begin higher, off the figures.
    let base = 49.0 - 7.0 * (pen.letters - 1.0);
    pen.text(slot, (middle, base), Anchor::Middle, style, theme::LIGHT, kind.name.clone());
    let Some(chassis) = &kind.chassis else { return };
    let figures = [chassis.attack, chassis.defence, chassis.damage, kind.health];
    // Large letters keep off the next sign.
    let style = fitting(pen.letters, theme::KEY, "00", 22.0);
    for (at_place, (sign, figure)) in SIGNS.into_iter().zip(figures).enumerate() {
        let (column, row) = ((at_place % 2) as f32, (at_place / 2) as f32);
        let base = Vec2::new(12.0 + 44.0 * column, 64.0 + 15.0 * row);
        pen.icon(slot, sign, base - Vec2::new(0.0, 5.0), 12.0, theme::DIM, false);
        let figure = figure.to_string();
        pen.text(slot, (base.x + 10.0, base.y), Anchor::Start, style, theme::LIGHT, figure);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .run_if(in_state(Screen::COMPOSE).and_then(changed_or_new::<Stacks, Slot>))
            .after(ComposeSystems),
    );
}
