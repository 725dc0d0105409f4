//! The field: sixteen slanted panels, their places, and their look under aims, blows and turns.

use super::copies::{Copied, MimeCopies};
use super::inspected_move::Looked;
use crate::breach_view::BreachView;
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::{BreachSystems, Choose};
use bevy::ui_widgets::{Activate, Button};
use daemonfall_breach::{Aims, Stands};
use daemonfall_input::touch::TapTwice;
use daemonfall_ui::log_details::{self, Spoken};
use daemonfall_ui::palette::mix;

pub const HEIGHT: f32 = 88.0;
/// Width of a panel's top edge.
pub const WIDTH: f32 = 192.0;
/// Distance to the next panel in the row.
pub const STEP: f32 = 200.0;
/// Distance to the panel below.
pub const DOWN: f32 = 96.0;
/// How far a panel slants from top to bottom.
pub const LEAN: f32 = 7.1;
/// How much farther out each lower panel begins.
const SHIFT: f32 = 7.7;
const FIRST: Vec2 = Vec2::new(47.0, 112.0);
/// Room around a panel for its glow.
pub const ROOM: f32 = 8.0;

pub fn rect(panel: Panel) -> Rect {
    let y = FIRST.y + DOWN * f32::from(panel.column);
    let from_left = |x: i8| FIRST.x - SHIFT * f32::from(panel.column) + STEP * f32::from(x);
    let width = WIDTH + LEAN;
    let x = match panel.half() {
        Side::Player => from_left(panel.x),
        Side::Hostile | Side::Neutral => super::shared::SIZE.x - from_left(3 - panel.x) - width,
    };
    Rect::new(x, y, x + width, y + HEIGHT)
}

pub fn cover(stands: Stands) -> Rect {
    stands
        .panels()
        .map(rect)
        .reduce(|all, next| all.union(next))
        .unwrap_or_else(|| rect(stands.panel))
}

pub fn lean(own: bool, height: f32) -> Outline {
    let lean = LEAN * height / HEIGHT;
    Outline::Leaning(if own { lean } else { -lean })
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelNode(pub Panel);

pub fn build(stage: &mut ChildSpawnerCommands, _: &Pen) {
    stage
        .spawn((at(0.0, 0.0, super::shared::SIZE.x, super::shared::SIZE.y), Pickable::IGNORE))
        .with_children(|parent| {
            for panel in Panel::all() {
                let rect = rect(panel).inflate(ROOM);
                parent
                    .spawn((
                        (PanelNode(panel), Button),
                        (Hovered::default(), TapTwice),
                        Shape::empty(),
                        at(rect.min.x, rect.min.y, rect.width(), rect.height()),
                    ))
                    .observe(choose)
                    .observe(super::shared::step_back);
            }
        });
}

/// The aim that a panel stands for with this card: the unit there, or the panel itself.
pub fn aim_at(table: &BreachView, aims: &[Aim], panel: Panel) -> Option<Aim> {
    let standing = table.at(panel).map(|unit| Aim::Character(unit.id));
    standing.into_iter().chain([Aim::Panel(panel)]).find(|aim| aims.contains(aim))
}

/// Pointing at a panel aims there or, while no card is taken, shows what the card would do there.
fn point(
    panels: Query<(&PanelNode, &Hovered)>,
    table: Res<BreachView>,
    mut moved: MessageReader<CursorMoved>,
    mut choosing: ResMut<Choosing>,
) {
    if moved.read().count() == 0 {
        return;
    }
    let over = panels.iter().find(|(_, hovered)| hovered.get()).map(|(panel, _)| panel.0);
    let Some(card) = choosing.current() else {
        return;
    };
    let aim = over.and_then(|panel| aim_at(&table, &card.aims, panel));
    let place = card.aims.iter().position(|known| Some(*known) == aim);
    if choosing.hovered != aim {
        choosing.hovered = aim;
    }
    if let Some(place) = place
        && choosing.aim.is_some_and(|now| now != place)
    {
        choosing.aim = Some(place);
    }
}

/// A click on a panel aims the selected card there and confirms it, or skips what is being shown.
fn choose(
    used: On<Activate>,
    panels: Query<&PanelNode>,
    (table, library): (Res<BreachView>, Res<BreachLibrary>),
    mut film: ResMut<BreachPlayback>,
    mut choosing: ResMut<Choosing>,
    mut choose: MessageWriter<Choose>,
) {
    let Ok(PanelNode(panel)) = panels.get(used.entity) else {
        return;
    };
    if !film.is_over() {
        film.skip();
        return;
    }
    let Some(card) = choosing.current() else {
        return;
    };
    if let Some(refusal) = &card.refusal {
        let refusal = refusal.clone();
        choosing.trouble = Some(refusal);
        return;
    }
    match aim_at(&table, &card.aims, *panel) {
        Some(aim) => {
            choose.write(Choose(Command::Use { subroutine: card.subroutine, aim }));
        }
        None => {
            let aims = library.subroutine(card.subroutine).aims;
            choosing.trouble = Some(why_not(aims, &table, *panel));
        }
    }
}

/// Why what has such aims cannot be aimed at a panel.
fn why_not(aims: Aims, table: &BreachView, panel: Panel) -> String {
    let why = match (aims, table.at(panel)) {
        (Aims::Own, _) => "itself",
        (Aims::Panel, _) => "own-half",
        (Aims::Free, _) if panel.half() != Side::Player => "other-half",
        (Aims::Free, _) => "taken",
        (_, None) => "nobody",
        (Aims::Foe, _) => "friend",
        (Aims::Friend | Aims::Anyone, _) => "foe",
    };
    t!("breach-card-wrong-aim", why = why)
}

/// A panel is called by its place, the unit on it, and what comes at it.
fn name(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    (choosing, library): (Res<Choosing>, Res<BreachLibrary>),
    panels: Query<(Entity, &PanelNode)>,
    mut commands: Commands,
) {
    for (entity, PanelNode(panel)) in &panels {
        let place = t!("spoken-panel", x = panel.x, column = panel.column);
        let name = match table.at(*panel) {
            Some(unit) => {
                let (left, most) = (unit.health.current, unit.health.max);
                let health = t!("spoken-health", left = left, most = most);
                let coming = match choosing.who {
                    Some(_) => ghost.coming(unit, choosing.quick, &table, &library),
                    None => Vec::new(),
                };
                let stop = if coming.is_empty() { "" } else { ". " };
                format!("{}, {health}, {place}{stop}{}", unit.name, coming.join(" "))
            }
            None => place,
        };
        commands.entity(entity).insert(AccessibleLabel::new(name));
    }
}

fn ghost_panels(choosing: &Choosing, table: &BreachView, library: &BreachLibrary) -> Vec<Panel> {
    match choosing.at_hand() {
        Some(Command::Use { subroutine, aim })
            if choosing.aim.is_some() || choosing.hovered.is_some() =>
        {
            table.struck(aim, library.subroutine(subroutine).shape)
        }
        _ => Vec::new(),
    }
}

fn paint(
    mut panels: Query<(&PanelNode, &mut Shape)>,
    table: Res<BreachView>,
    choosing: Res<Choosing>,
    looked: Res<Looked>,
    spoken: Res<Spoken<Vec<Panel>>>,
    library: Res<BreachLibrary>,
    film: Res<BreachPlayback>,
    copies: MimeCopies,
    time: Res<Time<Real>>,
) {
    let copies = copies.all();
    let ghost = ghost_panels(&choosing, &table, &library);
    let center = choosing.current_aim().and_then(|aim| table.center(aim));
    let turn = table
        .turn
        .filter(|turn| film.is_over() && table.is_own(turn.who))
        .and_then(|turn| table.unit(turn.who));
    let taken = choosing.aim.is_some();
    let beat = (time.elapsed_secs() * 3.0).sin() * 0.5 + 0.5;
    for (PanelNode(panel), mut shape) in &mut panels {
        let panel = *panel;
        let own = panel.half() == Side::Player;
        let mut next = Shape::panel(rect(panel).size(), lean(own, HEIGHT)).with_light(0.0, ROOM);
        let standing = table.at(panel);
        if let Some(unit) = turn
            && unit.stands.panels().any(|covered| covered == panel)
        {
            next = next
                .with_fill(mix(theme::PANEL, theme::YOU, 0.08))
                .with_edge(theme::YOU, 2.0)
                .with_light(0.45, ROOM);
        }
        let legal = taken
            && choosing.current().is_some_and(|card| aim_at(&table, &card.aims, panel).is_some());
        if legal && !ghost.contains(&panel) {
            next = next
                .with_fill(mix(theme::PANEL, theme::YOU, 0.04))
                .with_edge(theme::YOU.with_alpha(0.35 + 0.15 * beat), 1.0);
        }
        if let Some(aim) = &looked.aim
            && aim.panels.contains(&panel)
        {
            let colour = if aim.own { theme::YOU } else { theme::DANGER };
            next.hatch = colour.with_alpha(0.26);
            next.fill = mix(theme::PANEL, colour, 0.06);
            next = next.with_edge(colour.with_alpha(0.55), 1.0);
            if aim.center == Some(panel) {
                next = next.with_edge(colour, 2.0).with_light(0.25, ROOM);
            }
        }
        let is_copied = |copy: &&Copied| copy.panels.contains(&panel);
        if let Some(copy) = copies.iter().find(is_copied) {
            let colour = super::shared::side_colour(table.is_own(copy.mime));
            next = next
                .with_fill(mix(theme::PANEL, colour, 0.06))
                .with_edge(colour, 2.0)
                .with_dash(2.0);
        }
        if let Some(panels) = &spoken.0
            && panels.contains(&panel)
        {
            next = next.with_edge(theme::LIGHT, 2.0).with_light(0.3, ROOM);
        }
        if ghost.contains(&panel) {
            let at_center = center == Some(panel)
                || standing
                    .is_some_and(|unit| choosing.current_aim() == Some(Aim::Character(unit.id)));
            next = next
                .with_fill(mix(theme::PANEL, theme::YOU, 0.10 + 0.05 * beat))
                .with_edge(theme::YOU, if at_center { 2.0 } else { 1.2 })
                .with_dash(if at_center { 0.0 } else { 5.0 })
                .with_light(if at_center { 0.4 } else { 0.0 }, ROOM);
        }
        if let Some(strike) = &table.strike
            && strike.panels.contains(&panel)
        {
            let colour = if table.is_own(strike.user) { theme::YOU } else { theme::HOSTILE };
            next = next
                .with_fill(mix(theme::PANEL, colour, 0.22))
                .with_edge(colour, 2.0)
                .with_dash(0.0)
                .with_light(0.6, ROOM);
        }
        shape.set_if_neq(next);
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins(log_details::plugin::<Vec<Panel>>).add_systems(
        Update,
        (
            point.in_set(BreachSystems::Input).run_if(in_state(Paused(false))),
            paint.in_set(BreachSystems::Draw),
            name.in_set(BreachSystems::Draw).run_if(
                resource_changed::<BreachView>
                    .or_else(resource_changed::<ShownPreview>)
                    .or_else(any_match_filter::<Added<PanelNode>>),
            ),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn a_click_that_aims_at_nothing_possible_says_why() -> Result<(), String> {
        let (_, table) = first_picture("keystone")?;
        let mut own = table.units.iter().filter(|unit| unit.is_own());
        let own = own.next().ok_or("no unit")?.stands.panel;
        let mut free = Panel::all().filter(|panel| table.at(*panel).is_none());
        let empty = free.next().ok_or("no free panel")?;
        let why = |aims, panel| why_not(aims, &table, panel);
        assert_eq!(why(Aims::Foe, own), "cannot be aimed there: it needs an enemy");
        assert_eq!(why(Aims::Foe, empty), "cannot be aimed there: nobody stands there");
        assert_eq!(why(Aims::Free, own), "cannot be aimed there: the panel is taken");
        let half = "cannot be aimed there: it needs a panel of the other half";
        assert_eq!(why(Aims::Panel, own), half);
        Ok(())
    }
}
