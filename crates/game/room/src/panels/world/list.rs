//! The list of entities by kind: those of the rules first, then those of the display.

use crate::panels::prelude::*;
use bevy::ecs::component::ComponentId;
use bevy::ecs::resource::IsResource;
use daemonfall_breach::Fighter;
use daemonfall_dungeon::components::{Layer, Object, Player};

const REST: Duration = Duration::from_millis(250);

/// In display order: the name, and which entities belong to it, if they belong to none above.
const GROUPS: [(&str, fn(EntityRef) -> bool); 12] = [
    ("Dive: acting units", |it| lies(it, &[Layer::Real])),
    ("Dive: projectiles", |it| lies(it, &[Layer::Projectile])),
    ("Dive: explosives and explosions", |it| lies(it, &[Layer::Explosive, Layer::Explosion])),
    ("Dive: items", |it| lies(it, &[Layer::Item])),
    ("Dive: traps and stairs", |it| lies(it, &[Layer::Trap])),
    ("Dive: notable floors and walls", |it| lies(it, &[Layer::Floor, Layer::Wall])),
    ("Breach: units", |it| it.contains::<Fighter>()),
    ("Pictures", |it| {
        let seen = it.contains::<Sprite>() || it.contains::<Text2d>() || it.contains::<Transform>();
        seen && !is_interface(it) && !is_camera(it) && !it.contains::<Observer>()
    }),
    ("Interface", is_interface),
    ("Cameras and windows", is_camera),
    ("Observers", |it| it.contains::<Observer>()),
    ("Others", |_| true),
];

/// Groups that are open at first: acting units and units of a breach.
const OPEN: [usize; 2] = [0, 6];

fn lies(entity: EntityRef, layers: &[Layer]) -> bool {
    entity.get::<Object>().is_some_and(|object| layers.contains(&object.layer))
}

fn is_interface(entity: EntityRef) -> bool {
    entity.contains::<Node>() || entity.contains::<TextSpan>()
}

fn is_camera(entity: EntityRef) -> bool {
    entity.contains::<Camera>() || entity.contains::<Window>()
}

#[derive(Default)]
pub struct List {
    made: Option<Instant>,
    asked: (String, String),
    groups: BTreeMap<usize, Vec<(Entity, String)>>,
    folds: Folds<usize>,
    reveal: Option<Entity>,
}

#[derive(Clone, Copy)]
enum Row<'a> {
    Group(usize, usize),
    Entity(Entity, &'a str),
}

impl List {
    pub fn reveal(&mut self, entity: Entity) {
        self.reveal = Some(entity);
        self.made = None;
    }

    pub fn refresh(&mut self, world: &mut World, words: &str, component: &str) {
        let asked = (words.to_lowercase(), component.to_lowercase());
        let fresh = self.made.is_some_and(|made| made.elapsed() < REST);
        if fresh && self.asked == asked {
            return;
        }
        (self.made, self.asked) = (Some(Instant::now()), asked);
        self.groups = listed(world, &self.asked.0, &self.asked.1);
        let mut groups = self.groups.iter();
        let wanted = groups.find(|it| it.1.iter().any(|row| Some(row.0) == self.reveal));
        if let Some((group, _)) = wanted.filter(|(group, _)| !self.is_open(**group)) {
            self.folds.turn(*group);
        }
    }

    fn is_open(&self, group: usize) -> bool {
        self.folds.is_open(&group, OPEN.contains(&group))
    }

    fn rows(&self) -> Vec<Row<'_>> {
        // A search opens its results.
        let searched = !self.asked.0.is_empty() || !self.asked.1.is_empty();
        let mut rows = Vec::new();
        for (group, entities) in &self.groups {
            rows.push(Row::Group(*group, entities.len()));
            if searched || self.is_open(*group) {
                rows.extend(entities.iter().map(|(entity, name)| Row::Entity(*entity, name)));
            }
        }
        rows
    }

    pub fn draw(&mut self, ui: &mut Ui, selected: Option<Entity>) -> Option<Entity> {
        let (rows, wanted) = (self.rows(), self.reveal);
        let is =
            |row: &Row, wanted| matches!(row, Row::Entity(entity, _) if Some(*entity) == wanted);
        let told = |row: &Row| match row {
            Row::Group(group, count) => {
                let line = Words::branch(0, Some(self.is_open(*group)));
                line.of(GROUPS[*group].0, theme::NEUTRAL).quiet(format!("  {count}"))
            }
            Row::Entity(_, name) => Words::branch(0, None).say(*name),
        };
        let clicked = Table::new("world list", [words("", 100.0, told)])
            .bare()
            .none("No entity matches.")
            .reveal(rows.iter().position(|row| wanted.is_some() && is(row, wanted)))
            .lit(|row| selected.is_some() && is(row, selected))
            .draw(ui, rows.len(), |row| rows[row]);
        let clicked = clicked.map(|row| match rows[row] {
            Row::Entity(entity, _) => Ok(entity),
            Row::Group(group, _) => Err(group),
        });
        self.reveal = None;
        clicked?.map_err(|group| self.folds.turn(group)).ok()
    }
}

fn listed(
    world: &mut World,
    words: &str,
    component: &str,
) -> BTreeMap<usize, Vec<(Entity, String)>> {
    let wanted: Option<Vec<ComponentId>> = (!component.is_empty()).then(|| {
        let all = world.components().iter_registered();
        all.filter(|info| parts::short(&info.name().to_string()).to_lowercase().contains(component))
            .map(|info| info.id())
            .collect()
    });
    let mut all = world.query_filtered::<EntityRef, Without<IsResource>>();
    let mut groups: BTreeMap<usize, Vec<(Entity, String)>> = BTreeMap::new();
    for entity in all.iter(world) {
        let has = |ids: &Vec<ComponentId>| ids.iter().any(|id| entity.archetype().contains(*id));
        if !wanted.as_ref().is_none_or(has) {
            continue;
        }
        let name = name(world, entity);
        if words.is_empty() || name.to_lowercase().contains(words) {
            let group = GROUPS.iter().position(|(_, has)| has(entity)).unwrap_or_default();
            groups.entry(group).or_default().push((entity.id(), name));
        }
    }
    for rows in groups.values_mut() {
        rows.sort_by(|a, b| (in_order(&a.1), a.0).cmp(&(in_order(&b.1), b.0)));
    }
    groups
}

/// The sort key of a name: numbers at its end count as numbers.
fn in_order(name: &str) -> (&str, Option<u32>) {
    let parts = name.rsplit_once(' ');
    let numbered = parts.and_then(|(words, number)| Some((words, number.parse().ok()?)));
    numbered.map_or((name, None), |(words, number)| (words, Some(number)))
}

pub fn name(world: &World, entity: EntityRef) -> String {
    let id = entity.id();
    if let (Some(object), Some(library)) = (entity.get::<Object>(), world.get_resource::<Library>())
    {
        // The same name as in the panels Beat and Events.
        let name = if entity.contains::<Player>() { "you" } else { library.kind_name(object.kind) };
        return format!("{name} {}", object.id.0);
    }
    if let (Some(fighter), Some(library)) =
        (entity.get::<Fighter>(), world.get_resource::<BreachLibrary>())
    {
        return format!("{} ({id})", library.unit(fighter.unit).name);
    }
    if let Some(name) = entity.get::<Name>() {
        return format!("{name} ({id})");
    }
    let text = entity.get::<Text>().map(|text| &text.0);
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        let start: String = text.chars().take(28).collect();
        return format!("\u{201C}{start}\u{201D} ({id})");
    }
    let own = |name: &str| name.starts_with("daemonfall");
    let components = entity.archetype().components();
    let mut names = components.iter().filter_map(|id| world.components().get_name(*id));
    let found = names.find(|name| own(&name.to_string()));
    let what = match found {
        Some(name) => parts::short(&name.to_string()),
        None if entity.contains::<Node>() => "Node".into(),
        None if entity.contains::<Sprite>() => "Sprite".into(),
        None => "entity".into(),
    };
    format!("{what} ({id})")
}
