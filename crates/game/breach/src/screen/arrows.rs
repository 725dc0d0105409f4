//! Arrows from the user of the selected move or choice, along the column's rails, to its target.

use super::field::{HEIGHT, cover, rect};
use super::inspected_move::Looked;
use super::rows::{LEFT, RAILS, RowNode, WIDTH};
use super::shared::side_colour;
use crate::BreachSystems;
use crate::breach_view::BreachView;
use crate::choosing::Choosing;
use crate::column::Key;
use crate::prelude::*;

#[derive(Component)]
pub struct Arrows;

/// What is currently drawn, to avoid needless redraws.
#[derive(Component, Clone, Debug, Default, PartialEq)]
struct Drawn(Vec<Arrow>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrow {
    y: f32,
    from: End,
    to: End,
    colour: Color,
}

/// Where an arrow begins or ends, and whether another unit stands between that and the column.
#[derive(Clone, Copy, Debug, PartialEq)]
struct End {
    at: Vec2,
    is_behind: bool,
}

impl End {
    fn of(area: Rect, table: &BreachView) -> Self {
        let at = facing(area);
        let between =
            at.with_x(f32::midpoint(at.x, if at.x < 640.0 { COLUMN.0 } else { COLUMN.1 }));
        let mut units = table.units.iter().filter(|unit| unit.present);
        let is_behind = units.any(|unit| {
            let other = cover(unit.stands);
            other != area && other.contains(between)
        });
        Self { at, is_behind }
    }
}

/// The column's left and right edge.
const COLUMN: (f32, f32) = (LEFT, LEFT + WIDTH);

/// The point of a rectangle on the side of the column.
fn facing(area: Rect) -> Vec2 {
    let x = if area.center().x < 640.0 { area.max.x - 4.0 } else { area.min.x + 4.0 };
    Vec2::new(x, area.center().y)
}

fn draw(
    table: Res<BreachView>,
    looked: Res<Looked>,
    choosing: Res<Choosing>,
    rows: Query<(&RowNode, &Node)>,
    layer: Query<(Entity, Option<&Drawn>), With<Arrows>>,
    atlas: Res<Atlas>,
    mut commands: Commands,
) {
    let Ok((layer, drawn)) = layer.single() else {
        return;
    };
    let mut arrows = Vec::new();
    let ghost = choosing.aim.is_some() || choosing.hovered.is_some();
    for (row, node) in &rows {
        let is_looked = looked.line.as_ref().is_some_and(|line| line.key == row.line.key);
        let is_chosen = ghost && row.line.key == Key::Preview;
        if !is_looked && !is_chosen {
            continue;
        }
        let (Val::Px(top), Val::Px(height)) = (node.top, node.height) else {
            continue;
        };
        let Some(user) = table.unit(row.line.user) else {
            continue;
        };
        let target = match row.line.aim {
            daemonfall_breach::Aim::Character(id) => table.unit(id).map(|unit| cover(unit.stands)),
            daemonfall_breach::Aim::Panel(panel) => {
                Some(rect(panel)).filter(|_| Panel::is_on_the_field(panel))
            }
        };
        let Some(target) = target else { continue };
        let colour =
            if is_looked && !user.is_own() { theme::DANGER } else { side_colour(user.is_own()) };
        arrows.push(Arrow {
            y: (top + height / 2.0).round(),
            from: End::of(cover(user.stands), &table),
            to: End::of(target, &table),
            colour: if is_looked { colour } else { colour.with_alpha(0.65) },
        });
    }
    if drawn.is_some_and(|drawn| drawn.0 == arrows) || (drawn.is_none() && arrows.is_empty()) {
        return;
    }
    commands
        .entity(layer)
        .despawn_related::<Children>()
        .insert(Drawn(arrows.clone()))
        .with_children(|layer| {
            for arrow in &arrows {
                arrow.draw(layer, &atlas);
            }
        });
}

impl Arrow {
    fn draw(&self, layer: &mut ChildSpawnerCommands, atlas: &Atlas) {
        for (End { at: end, is_behind }, is_target) in [(self.from, false), (self.to, true)] {
            let left = end.x < 640.0;
            let (rail, edge) = if left { (RAILS.0, COLUMN.0) } else { (RAILS.1, COLUMN.1) };
            // Two arrows on one rail are drawn next to each other.
            let rail = if is_target {
                rail
            } else if left {
                rail + 4.0
            } else {
                rail - 4.0
            };
            self.line(layer, Vec2::new(edge, self.y), Vec2::new(rail, self.y));
            // What stands behind another unit is reached between the panels: lines never cross the
            // numbers of a unit.
            let aside = if is_target { -0.5 } else { 0.5 } * HEIGHT;
            let y = if is_behind { end.y + aside + 2.0 * aside.signum() } else { end.y };
            self.line(layer, Vec2::new(rail, self.y), Vec2::new(rail, y));
            self.line(layer, Vec2::new(rail, y), Vec2::new(end.x, y));
            self.line(layer, Vec2::new(end.x, y), end);
            if is_target {
                let size = 14.0;
                let image =
                    ImageNode { color: self.colour, flip_x: left, ..atlas.icon("breach_now") };
                let x = if left { end.x - size * 0.7 } else { end.x - size * 0.3 };
                layer.spawn((image, at(x, end.y - size / 2.0, size, size), Pickable::IGNORE));
            } else {
                layer.spawn((
                    Node {
                        border_radius: BorderRadius::all(percent(50)),
                        ..at(end.x - 4.0, end.y - 4.0, 8.0, 8.0)
                    },
                    BackgroundColor(self.colour),
                    Pickable::IGNORE,
                ));
            }
        }
    }

    fn line(&self, layer: &mut ChildSpawnerCommands, from: Vec2, to: Vec2) {
        let area = Rect::from_corners(from, to).inflate(1.0);
        layer.spawn((
            at(area.min.x, area.min.y, area.width(), area.height()),
            BackgroundColor(self.colour),
            Pickable::IGNORE,
        ));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(BreachSystems::Draw));
}
