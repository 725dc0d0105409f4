//! What is known of the selected tile: ground, structure, owner, encounter, the stack there.

use super::banner;
use super::stage::SIDE;
use crate::danger::Danger;
use crate::log::structure_icon;
use crate::look::TOPICS;
use crate::map_view::{MapView, StackShown, TileShown};
use crate::prelude::*;
use crate::summary::Summary;
use crate::unit_card;
use crate::words::{place, signed};
use daemonfall_battle_mode::panel::likely;
use daemonfall_campaign::BREACH_AT_MOST;
use daemonfall_sector::{Seen as Known, Stack};
use daemonfall_ui::drawing::Anchor::{End, Start};

pub const LEFT: f32 = SIDE.min.x + 16.0;
pub const RIGHT: f32 = SIDE.max.x - 16.0;

/// Where values begin, beside their names.
const VALUES: f32 = 72.0;
/// Height of a row of a stack's units, and of the caption and the gap below the rows together.
const ROW: f32 = 27.0;
const AROUND: f32 = 36.0;

/// The height of the part about a stack with so many units.
pub(super) fn height_of(units: usize) -> f32 {
    AROUND + ROW * units.div_ceil(2) as f32
}

/// The health behind a vault's last door against that of the leader's best four: its guardian's, or
/// the least and the most of all guardians while it is not known.
fn guardian(campaign: &Campaign, tile: TileId) -> (String, Color) {
    let (library, run) = (&campaign.content().breach, campaign.run());
    let known = run.doors.get(&tile);
    let ours = campaign.sector().stacks.values().find(|it| it.unit(run.leader).is_some());
    let best = |it: &Stack| it.healthiest(BREACH_AT_MOST).iter().map(|unit| unit.health).sum();
    let own: i32 = ours.map_or(0, best);
    let all = library.guardians().iter().filter(|it| known.is_none_or(|known| it.key == *known));
    let health =
        all.map(|it| it.posts.iter().map(|post| library.unit(post.unit).health).sum::<i32>());
    let (least, most) =
        health.fold((i32::MAX, 0), |(least, most), it| (least.min(it), most.max(it)));
    let ink = if own < least { theme::DANGER } else { theme::LIGHT };
    let health = match known {
        Some(_) => most.to_string(),
        None => format!("{least}\u{2013}{most}"),
    };
    (t!("sector-tile-guardian-health", health = health, own = own), ink)
}

pub struct Seen<'a> {
    pub table: &'a MapView,
    pub campaign: &'a Campaign,
    pub pen: &'a Pen<'a>,
    /// Where it begins.
    pub top: f32,
    /// Describes the way to the tile, if it takes more than this turn.
    pub far: Option<String>,
    /// What may become of the leader there.
    pub danger: Option<Danger>,
    /// Why the way takes no step through a gate.
    pub gates: Option<String>,
    /// Whether the way shows something new, and cannot be undone.
    pub reveals: bool,
    pub news: &'a Summary,
}

/// The moves of a stack, and who holds it back if that fits beside the stack's name.
fn moves(letters: f32, stack: &StackShown) -> String {
    let (left, all) = stack.moves;
    let slow = stack.slowest().map(|unit| {
        t!("sector-tile-stack-moves-slow", left = left, all = all, name = unit.called())
    });
    slow.filter(|slow| {
        let room = beside(letters, &stack.name.to_uppercase());
        width(letters, fitting(letters, theme::SMALL, slow, room), slow) < room + 0.5
    })
    .unwrap_or_else(|| t!("sector-tile-stack-moves", left = left, all = all))
}

/// The room beside a caption.
fn beside(letters: f32, caption: &str) -> f32 {
    RIGHT - LEFT - width(letters, theme::CAPTION, caption) - 10.0
}

impl Seen<'_> {
    /// Draws what is known of a tile; returns where the next part can begin.
    pub fn draw(&self, parent: &mut ChildSpawnerCommands, tile: Option<TileId>) -> f32 {
        let y = self.top;
        let Some(tile) = tile.and_then(|tile| self.table.tile(tile)) else {
            let words = t!("sector-tile-point");
            self.pen.text(parent, (LEFT, y + 32.0), Start, theme::SMALL, theme::DIM, words);
            return y + 56.0;
        };
        let facts = self.ground(parent, tile);
        let way = self.way(parent, facts);
        let stack = self.table.stack_at(tile.id);
        stack.map_or(way, |stack| self.stack(parent, stack, way))
    }

    fn ground(&self, parent: &mut ChildSpawnerCommands, tile: &TileShown) -> f32 {
        let (pen, library) = (self.pen, &self.campaign.rules().library);
        let y = self.top;
        let at_place = place(self.table, tile.id);
        pen.text(parent, (RIGHT, y + 30.0), End, theme::KEY, theme::DIM, at_place);
        let Some(ground) = tile.ground.map(|ground| library.tile(ground)) else {
            pen.text(
                parent,
                (LEFT, y + 30.0),
                Start,
                theme::NAME,
                theme::DIM,
                t!("sector-tile-unknown"),
            );
            let words = match tile.may_be_core {
                true => t!("sector-tile-may-be-core"),
                false => t!("sector-tile-unknown-about"),
            };
            self.lines(parent, y + 40.0, 2, theme::DIM, words);
            return y + 84.0;
        };
        let built = tile.structure.map(|(built, role)| (library.structure(built), role));
        let name = built.map_or(&ground.name, |(built, _)| &built.name);
        let colour = tile.owner.map_or(theme::NEUTRAL, |owner| self.table.look(owner).colour());
        let own = pictures::tile(&ground.key);
        let picture = match built {
            Some((_, role)) => structure_icon(role),
            None => pen.atlas.known(&own, "sector_tile"),
        };
        let middle = Vec2::new(LEFT + 11.0, y + 25.0);
        pen.icon(parent, picture, middle, 26.0, colour, false);
        pen.text(parent, (LEFT + 30.0, y + 30.0), Start, theme::NAME, theme::LIGHT, name.clone());
        let about = match built {
            Some((built, Role::Vault)) if tile.emptied => {
                t!("sector-tile-vault-emptied", about = built.about.as_str())
            }
            Some((built, _)) => built.about.clone(),
            None => ground.about.clone(),
        };
        self.lines(parent, y + 40.0, 2, theme::DIM, about);
        let mut row = y + 92.0;
        let owner = tile.owner.map_or_else(
            || t!("sector-tile-nobody"),
            |owner| self.table.faction_name(owner).to_owned(),
        );
        let owner = match tile.seen {
            Known::Visible => owner,
            _ => t!("sector-tile-as-last-seen", owner = owner),
        };
        let ink = tile.owner.map_or(theme::DIM, |_| colour);
        self.fact(parent, row, &t!("sector-tile-owner"), &owner, ink);
        row += 20.0;
        if let Some(taking) = self.news.taking(tile.id) {
            let by = self.table.faction_name(taking.by);
            let words = t!("sector-tile-taken", by = by, turn = taking.turn);
            self.fact(parent, row, &t!("sector-tile-lost"), &words, theme::DANGER);
            row += 20.0;
        }
        let entering = match ground.cost {
            Some(cost) => t!("sector-tile-entering", ground = ground.name.as_str(), cost = cost),
            None => t!("sector-tile-closed", ground = ground.name.as_str()),
        };
        self.fact(parent, row, &t!("sector-tile-ground"), &entering, theme::LIGHT);
        row += 20.0;
        let yields = ground.cycles + built.map_or(0, |(built, _)| built.cycles);
        let heals = built.map_or(0, |(built, _)| built.heals);
        let gives = match heals {
            ..=0 => t!("sector-tile-gives", count = yields, cycles = signed(yields)),
            heals => t!(
                "sector-tile-gives-and-heals",
                count = yields,
                cycles = signed(yields),
                heals = heals
            ),
        };
        self.fact(parent, row, &t!("sector-tile-yields"), &gives, theme::LIGHT);
        row += 20.0;
        if let Some((_, Role::Vault)) = built.filter(|_| !tile.emptied) {
            let (words, ink) = guardian(self.campaign, tile.id);
            self.fact(parent, row, &t!("sector-tile-guardian"), &words, ink);
            row += 20.0;
            let (what, needs) =
                (t!("sector-tile-vault-entry"), t!("sector-tile-vault-entry-needs"));
            self.fact(parent, row, &what, &needs, theme::LIGHT);
            row += 20.0;
        }
        if tile.encounter {
            let middle = Vec2::new(LEFT + 7.0, row - 4.0);
            pen.icon(parent, "sector_encounter", middle, 18.0, theme::PICKUP, false);
            let words = t!("sector-tile-encounter");
            pen.text(parent, (LEFT + 22.0, row), Start, theme::SMALL_MEDIUM, theme::PICKUP, words);
            row += 20.0;
        }
        row
    }

    fn way(&self, parent: &mut ChildSpawnerCommands, mut row: f32) -> f32 {
        let danger = self.danger.map(|Danger { threat, .. }| {
            let name = self.table.stack(threat.stack).map_or("?", |it| it.name.as_str());
            t!("sector-tile-danger", name = name, share = likely(threat.falls).share)
        });
        // As many rows as large letters need.
        let needs = |words: &String| small_height(self.pen.letters, words, RIGHT - LEFT) / 17.0;
        let rows = danger.as_ref().map_or(3, |words| (needs(words).round() as u32).max(3));
        for (words, rows, ink) in [
            (self.gates.clone(), 2, theme::LIGHT),
            (self.far.clone(), 3, theme::DIM),
            (self.reveals.then(|| t!("sector-tile-final")), 1, theme::LIGHT),
            (danger, rows, theme::DANGER),
        ] {
            if let Some(words) = words {
                self.lines(parent, row - 12.0, rows, ink, words);
                row += 17.0 * rows as f32 + 3.0;
            }
        }
        if let Some(way) = self.danger.and_then(|danger| banner::switch(self.table, danger)) {
            parent.part(at(LEFT, row - 12.0, RIGHT - LEFT, 28.0), |line| {
                banner::spawn_way(line, way);
            });
            row += 40.0;
        }
        row
    }

    fn fact(&self, parent: &mut ChildSpawnerCommands, y: f32, what: &str, value: &str, ink: Color) {
        let pen = self.pen;
        pen.text(parent, (LEFT, y), Start, theme::SMALL, theme::DIM, what);
        pen.text(parent, (LEFT + VALUES, y), Start, theme::SMALL_MEDIUM, ink, value);
    }

    pub fn lines(
        &self,
        parent: &mut ChildSpawnerCommands,
        top: f32,
        rows: u32,
        ink: Color,
        words: String,
    ) {
        let node =
            Node { overflow: Overflow::clip(), ..at(LEFT, top, RIGHT - LEFT, rows as f32 * 17.0) };
        parent.spawn((node, Pickable::IGNORE)).with_children(|room| {
            room.spawn(terms::text(theme::SMALL, ink, words, TOPICS));
        });
    }

    /// A caption with a hairline over it; returns the baseline of the first row below.
    pub fn caption(
        &self,
        parent: &mut ChildSpawnerCommands,
        y: f32,
        words: &str,
        more: &str,
    ) -> f32 {
        let rule = Rect::new(LEFT, y, RIGHT, y + 1.0);
        self.pen.bar(parent, rule, theme::LINE);
        let words = words.to_uppercase();
        let letters = self.pen.letters;
        let room = beside(letters, &words);
        self.pen.text(parent, (LEFT, y + 21.0), Start, theme::CAPTION, theme::DIM, words);
        let style = fitting(letters, theme::SMALL, more, room);
        self.pen.text(parent, (RIGHT, y + 21.0), End, style, theme::DIM, more);
        y + 44.0
    }

    fn stack(&self, parent: &mut ChildSpawnerCommands, stack: &StackShown, top: f32) -> f32 {
        let pen = self.pen;
        let more = match stack.remembered {
            Some(turn) => t!("sector-tile-stack-seen", turn = turn),
            None => moves(pen.letters, stack),
        };
        let first = self.caption(parent, top, &stack.name, &more);
        let colour = stack.look.colour();
        let column = (RIGHT - LEFT) / 2.0;
        for (place, unit) in stack.units.iter().enumerate() {
            let (x, y) =
                (LEFT + column * (place % 2) as f32, first + ROW * (place / 2) as f32 - 4.0);
            let flip = stack.faction != self.table.player;
            let middle = Vec2::new(x + 10.0, y);
            pen.icon(parent, &unit.sprite, middle, 20.0, colour, flip);
            let name = unit.called();
            pen.rank(parent, (x + 20.0, y + 9.0), unit.career.rank(), colour);
            pen.text(parent, (x + 26.0, y + 1.0), Start, theme::SMALL_MEDIUM, theme::LIGHT, name);
            if unit.leader {
                let at = Vec2::new(x + 1.0, y - 9.0);
                pen.icon(parent, "sector_crown", at, 9.0, colour, false);
            }
            let (health, most) = unit.health;
            let left = format!("{health}/{most}");
            pen.text(parent, (x + column - 14.0, y + 1.0), End, theme::KEY, theme::DIM, left);
            let bar = Rect::new(x + 26.0, y + 6.0, x + column - 14.0, y + 9.0);
            pen.bar(parent, bar, theme::LINE);
            let part = health as f32 / most.max(1) as f32;
            let filled = Rect::new(bar.min.x, bar.min.y, bar.min.x + bar.width() * part, bar.max.y);
            pen.bar(parent, filled, colour);
            let words = unit_card::of_unit(self.campaign, unit);
            parent.spawn((at(x, y - 12.0, column - 12.0, 24.0), Tooltip::left(words)));
        }
        top + height_of(stack.units.len())
    }
}
