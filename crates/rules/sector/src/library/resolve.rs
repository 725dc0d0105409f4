//! From the forms in the files to a library: names become numbers, and everything is checked as a
//! whole.

use super::load::{FactionForm, LandForm, RecipeForm, check_recipe, check_structures, check_tiles};
use super::{
    FactionKind, Grown, Land, Part, Places, Recipe, Role, SectorLibrary, Structure, TileKind, drawn,
};
use crate::grid::{FactionKindId, KindId, StructureId, TileKindId};
use crate::mind::{Difficulty, Mind};
use crate::ranks::{self, Boon};
use crate::stack::{Roster, STACK_AT_MOST};
use daemonfall_core::data::{DataErrors, Entry, Names, about_file};
use daemonfall_core::{Fingerprint, count_original_words, fingerprint_of};

/// The forms of tiles, structures, factions and sectors.
type MapForms =
    (Vec<Entry<TileKind>>, Vec<Entry<Structure>>, Vec<Entry<FactionForm>>, Vec<Entry<RecipeForm>>);

pub(super) fn resolve(
    roster: &Roster,
    (tiles, structures, factions, recipes): MapForms,
    minds: Vec<Entry<Mind>>,
    boons: Vec<Entry<Boon>>,
) -> Result<SectorLibrary, DataErrors> {
    let mut errors = DataErrors::default();
    check_tiles(&tiles, &mut errors);
    check_structures(&structures, &mut errors);
    let tile_names = Names::of("tile", (0..).map(TileKindId), &tiles);
    let structure_names = Names::of("structure", (0..).map(StructureId), &structures);
    let faction_names = Names::of("faction", (0..).map(FactionKindId), &factions);
    let units = roster.kinds().map(|(id, kind)| (id, kind.key.clone()));
    let unit_names = Names::new("unit that can be recruited", units);
    let mut library = SectorLibrary {
        tiles: tiles.into_iter().map(|it| TileKind { key: it.name, ..it.value }).collect(),
        structures: structures
            .into_iter()
            .map(|it| Structure { key: it.name, ..it.value })
            .collect(),
        factions: Vec::new(),
        recipes: Vec::new(),
        minds: self::minds(&minds, &mut errors),
        boons: ranks::boons(boons, &mut errors),
        fingerprint: Fingerprint::default(),
    };
    for entry in &factions {
        let kind = faction(entry, &structure_names, &unit_names, &library, &mut errors);
        library.factions.push(kind);
    }
    for entry in &recipes {
        check_recipe(entry, &mut errors);
        let form = &entry.value;
        let mut recipe = Recipe {
            key: entry.name.clone(),
            name: form.name.clone(),
            about: form.about.clone(),
            factions: faction_names.each(entry, "factions", &form.factions, &mut errors),
            cycles: form.cycles,
            floors: form.floors,
            goals: form.goals,
            land: Land::Drawn(Vec::new()),
        };
        check_factions(entry, &recipe, &library.factions, &mut errors);
        recipe.land = land(entry, &recipe, &tile_names, &structure_names, &library, &mut errors);
        check_goals(entry, &recipe, &library, &mut errors);
        library.recipes.push(recipe);
    }
    if !errors.0.is_empty() {
        return Err(errors);
    }
    let mut rules = library.clone();
    rules.each_text(&mut count_original_words);
    library.fingerprint = fingerprint_of(&(
        (&rules.tiles, &rules.structures, &rules.factions, &rules.recipes),
        (&rules.minds, &rules.boons),
    ));
    Ok(library)
}

/// Those of all difficulties, easiest first.
fn minds(entries: &[Entry<Mind>], errors: &mut DataErrors) -> Vec<Mind> {
    for entry in entries {
        let wrong = entry.value.faults().map(|(field, reason)| entry.error(field, reason));
        errors.0.extend(wrong);
        if Difficulty::ALL.iter().all(|it| it.key() != entry.name) {
            errors.0.push(entry.error("", "is no difficulty of opponents"));
        }
    }
    let minds = Difficulty::ALL.map(|difficulty| {
        let found = entries.iter().find(|entry| entry.name == difficulty.key());
        if found.is_none() {
            let reason = format!("{:?} is missing", difficulty.key());
            errors.0.push(about_file("opponents.ron", reason));
        }
        found.map_or_else(Mind::default, |entry| entry.value)
    });
    minds.to_vec()
}

fn faction(
    entry: &Entry<FactionForm>,
    structure_names: &Names<StructureId>,
    unit_names: &Names<KindId>,
    library: &SectorLibrary,
    errors: &mut DataErrors,
) -> FactionKind {
    let form = &entry.value;
    let built = |field: &str, name: &Option<String>, errors: &mut DataErrors| {
        structure_names.find(entry, field, name.as_ref()?, errors)
    };
    let home = built("home", &form.home, errors);
    let core = built("core", &form.core, errors);
    let kind = FactionKind {
        key: entry.name.clone(),
        name: form.name.clone(),
        about: form.about.clone(),
        glyph: form.glyph,
        part: form.part,
        home,
        core,
        start: unit_names.each(entry, "start", &form.start, errors),
        garrison: unit_names.each(entry, "garrison", &form.garrison, errors),
        recruits: unit_names.each(entry, "recruits", &form.recruits, errors),
        names: form.names.clone(),
    };
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    let plays = form.part != Part::Wild;
    if plays != form.home.is_some() {
        wrong("home", "who plays begins at one, wild processes do not");
    }
    if plays == form.start.is_empty() {
        wrong("start", "who plays begins with units, wild processes with guards only");
    }
    if form.core.is_some() && form.part != Part::Corporation {
        wrong("core", "only a corporation has one");
    }
    if form.part == Part::Corporation && form.core.is_none() {
        wrong("core", "a corporation needs one");
    }
    if core.is_some_and(|core| library.structure(core).role != Role::Core) {
        wrong("core", "is a structure whose role is not Core");
    }
    if !form.garrison.is_empty() && form.core.is_none() {
        wrong("garrison", "there is no core to stand on");
    }
    if home.is_some_and(|home| library.structure(home).recruits == 0) {
        wrong("home", "recruits nobody");
    }
    if form.recruits.is_empty() {
        wrong("recruits", "is empty");
    }
    for (field, units) in [("start", &form.start), ("garrison", &form.garrison)] {
        if units.len() > STACK_AT_MOST {
            wrong(field, "has more units than a stack holds");
        }
    }
    kind
}

fn check_factions(
    entry: &Entry<RecipeForm>,
    recipe: &Recipe,
    factions: &[FactionKind],
    errors: &mut DataErrors,
) {
    let count = |part: Part| {
        let own = recipe.factions.iter();
        own.filter(|kind| factions[kind.place()].part == part).count()
    };
    let mut wrong = |reason: &str| errors.0.push(entry.error("factions", reason));
    let whole = recipe.factions.len() == entry.value.factions.len();
    if whole && count(Part::Player) != 1 {
        wrong("there must be one player's faction");
    }
    if whole && count(Part::Corporation) == 0 {
        wrong("there is no corporation, so no core to take");
    }
    if count(Part::Player) + count(Part::Corporation) > 6 {
        wrong("more than 6 factions find no place");
    }
    if count(Part::Wild) > 1 {
        wrong("there is more than one faction of wild processes");
    }
    for (place, name) in entry.value.factions.iter().enumerate() {
        if entry.value.factions[..place].contains(name) {
            wrong(&format!("{name:?} is there twice"));
        }
    }
}

/// The most turns in a row that nodes may have to be held.
const TURNS_AT_MOST: i32 = 99;

/// A sector must hold what its victories ask for.
fn check_goals(
    entry: &Entry<RecipeForm>,
    recipe: &Recipe,
    library: &SectorLibrary,
    errors: &mut DataErrors,
) {
    let plays = |kind: &&FactionKindId| library.factions[kind.place()].part != Part::Wild;
    let homes = recipe.factions.iter().filter(plays).count() as u32;
    let built = |role: Role| -> u32 {
        let is = |it: Option<StructureId>| it.is_some_and(|it| library.structure(it).role == role);
        match &recipe.land {
            Land::Grown(grown) => {
                let lines = grown.places.iter().filter(|line| is(line.structure));
                lines.map(|line| line.each.saturating_mul(homes)).fold(0, u32::saturating_add)
            }
            Land::Drawn(tiles) => tiles.iter().filter(|tile| is(tile.structure)).count() as u32,
        }
    };
    let goals = recipe.goals;
    let asked = [("vaults", goals.vaults, Role::Vault), ("nodes", goals.nodes, Role::Node)];
    for (name, asked, role) in asked {
        let there = built(role);
        if asked > there {
            let reason = format!("asks for {asked}, but the land has {there}");
            errors.0.push(entry.error(&format!("goals.{name}"), reason));
        }
    }
    let turns = if goals.nodes > 0 { 1..=TURNS_AT_MOST } else { 0..=0 };
    let asked = i32::try_from(goals.turns).unwrap_or(i32::MAX);
    errors.0.extend(entry.within("goals.turns", asked, turns));
}

fn land(
    entry: &Entry<RecipeForm>,
    recipe: &Recipe,
    tile_names: &Names<TileKindId>,
    structure_names: &Names<StructureId>,
    library: &SectorLibrary,
    errors: &mut DataErrors,
) -> Land {
    let (radius, ragged, spread, tiles, places, encounters) = match &entry.value.land {
        LandForm::Drawn { guard, rows } => {
            let factions = entry.value.factions.len();
            let read = drawn::read(rows, *guard, &library.tiles, &library.structures, factions);
            let whole = recipe.factions.len() == factions;
            let (drawn, faults) = match read {
                Ok(drawn) if whole => {
                    let (tiles, kinds) = (&library.tiles, &library.factions);
                    let faults = drawn::faults(&drawn, recipe, tiles, kinds);
                    (drawn, faults)
                }
                Ok(drawn) => (drawn, Vec::new()),
                Err(faults) => (Vec::new(), faults),
            };
            for (row, reason) in faults {
                let field = row.map_or("land.rows".into(), |row| format!("land.rows[{row}]"));
                errors.0.push(entry.error(&field, reason));
            }
            return Land::Drawn(drawn);
        }
        LandForm::Grown { radius, ragged, spread, tiles, places, encounters } => {
            (*radius, *ragged, *spread, tiles, places, encounters)
        }
    };
    let named = tiles.iter().enumerate();
    let tiles: Vec<(TileKindId, u32)> = named
        .filter_map(|(place, (name, weight))| {
            let field = format!("land.tiles[{place}]");
            let id = tile_names.find(entry, &field, name, errors)?;
            Some((id, *weight))
        })
        .collect();
    let can_enter =
        |(id, weight): &(TileKindId, u32)| *weight > 0 && library.tile(*id).cost.is_some();
    if !tiles.is_empty() && !tiles.iter().any(can_enter) {
        let reason = "none of them can be entered, so no core could be reached";
        errors.0.push(entry.error("land.tiles", reason));
    }
    let mut all = Vec::new();
    for (place, it) in places.iter().enumerate() {
        let field = format!("land.places[{place}].structure");
        let found = structure_names.find(entry, &field, &it.structure, errors);
        let Some(structure) = found else { continue };
        if library.structure(structure).role == Role::Core {
            let reason = "is a core: those belong to corporations";
            errors.0.push(entry.error(&field, reason));
        }
        all.push(Places {
            structure: Some(structure),
            each: it.each,
            from: it.from,
            to: it.to,
            guard: it.guard,
        });
    }
    all.extend(encounters.iter().map(|it| Places {
        structure: None,
        each: it.each,
        from: it.from,
        to: it.to,
        guard: 0,
    }));
    Land::Grown(Grown { radius, ragged, spread, tiles, places: all })
}
