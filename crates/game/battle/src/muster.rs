//! Practice stacks: parsed from text (`needle,bastion:thorn,leech+pike`) and set up on a field.

use super::cast::{Band, Cast};
use daemonfall_battle::{
    Camp, FactionId, Field, FieldStack, MoveTypes, Plan, Row, Sides, StackId, TILES, Unit,
};
use daemonfall_breach::{BreachLibrary, UnitId};
use daemonfall_core::Health;
use daemonfall_ui::prelude::*;

pub const STACK_AT_MOST: usize = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    pub yours: Vec<Vec<UnitId>>,
    pub theirs: Vec<Vec<UnitId>>,
    pub you_defend: bool,
    /// How many of your first stack stand in front. Without it, each unit stands in the row of its
    /// kind.
    pub front: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct Fight {
    pub sides: Sides,
    pub plan: Plan,
    pub cast: Cast,
}

/// Field tiles for the attackers' and the defenders' stacks, in the order in which they are filled.
const ATTACKERS: [usize; 6] = [4, 3, 5, 2, 6, 1];
const DEFENDERS: [usize; 7] = [0, 1, 6, 2, 5, 3, 4];

/// Parses lists: unit names from the data, `,` between units, `+` between stacks, and `:` between
/// the player's side (which attacks) and the other.
pub fn read(library: &BreachLibrary, words: &str) -> Result<Lists, String> {
    let (yours, theirs) = words.split_once(':').ok_or_else(|| {
        format!("{words:?}: expected YOURS:THEIRS, such as needle,bastion:thorn,leech")
    })?;
    let party = |words: &str| -> Result<Vec<Vec<UnitId>>, String> {
        words.split('+').map(|stack| stack_of(library, stack)).collect()
    };
    let lists = Lists { yours: party(yours)?, theirs: party(theirs)?, ..Lists::default() };
    let stacks = lists.yours.len() + lists.theirs.len();
    if stacks > TILES {
        return Err(format!("{stacks} stacks: a field has {TILES} tiles"));
    }
    Ok(lists)
}

fn stack_of(library: &BreachLibrary, words: &str) -> Result<Vec<UnitId>, String> {
    let names: Vec<&str> = words.split(',').map(str::trim).collect();
    if names.len() > STACK_AT_MOST {
        return Err(format!("{words:?}: a stack has at most {STACK_AT_MOST} units"));
    }
    let unit = |name: &&str| {
        let known = library.find_unit(name);
        known.filter(|unit| library.unit(*unit).chassis.is_some()).ok_or_else(|| {
            let keys: Vec<&str> =
                fighters(library).map(|unit| library.unit(unit).key.as_str()).collect();
            format!("{name:?} fights no battles; available: {}", keys.join(", "))
        })
    };
    names.iter().map(unit).collect()
}

pub fn fighters(library: &BreachLibrary) -> impl Iterator<Item = UnitId> {
    let tier = |unit: UnitId| Some(library.unit(unit).chassis.as_ref()?.tier);
    let mut all: Vec<UnitId> =
        library.units().map(|(id, _)| id).filter(|id| tier(*id).is_some()).collect();
    all.sort_by_key(|id| tier(*id));
    all.into_iter()
}

pub fn sprite(library: &BreachLibrary, unit: UnitId) -> String {
    pictures::unit(&library.unit(unit).key)
}

pub fn fighter(library: &BreachLibrary, types: &MoveTypes, unit: UnitId) -> Result<Unit, String> {
    let kind = library.unit(unit);
    let chassis =
        kind.chassis.as_ref().ok_or_else(|| t!("battle-fights-none", who = kind.name.clone()))?;
    let abilities = types
        .abilities(chassis.abilities.iter().map(String::as_str))
        .map_err(|error| format!("{}: {error}", kind.name))?;
    Ok(Unit {
        attack: chassis.attack,
        defence: chassis.defence,
        damage: chassis.damage,
        health: Health { current: kind.health, max: kind.health },
        abilities,
    })
}

/// The row that a unit of a kind stands in.
fn row(library: &BreachLibrary, unit: UnitId) -> Row {
    library.unit(unit).chassis.as_ref().map_or(Row::Front, |chassis| chassis.row)
}

/// Puts the stacks on a field: the defenders' first on the attacked tile, the attackers' first to
/// its west.
pub fn set_up(library: &BreachLibrary, types: &MoveTypes, lists: &Lists) -> Result<Fight, String> {
    let (attack, defend) = if lists.you_defend {
        (&lists.theirs, &lists.yours)
    } else {
        (&lists.yours, &lists.theirs)
    };
    let mut tiles: [Option<(Camp, usize)>; TILES] = [None; TILES];
    for (camp, stacks, places) in
        [(Camp::Defender, defend, &DEFENDERS[..]), (Camp::Attacker, attack, &ATTACKERS[..])]
    {
        for place in 0..stacks.len() {
            let free = places.iter().find(|tile| tiles[**tile].is_none());
            let tile = *free.ok_or_else(|| t!("battle-no-room"))?;
            tiles[tile] = Some((camp, place));
        }
    }
    let (mut field, mut bands, mut kinds) = (
        Field { tiles: [const { None }; TILES], attacker: StackId(0), owner: None },
        Vec::new(),
        Vec::new(),
    );
    let own = if lists.you_defend { Camp::Defender } else { Camp::Attacker };
    for (number, (tile, standing)) in (0..).zip(tiles.into_iter().enumerate()) {
        let Some((camp, place)) = standing else {
            continue;
        };
        let units = match camp {
            Camp::Attacker => &attack[place],
            Camp::Defender => &defend[place],
        };
        let front = lists.front.filter(|_| camp == own && place == 0);
        let rows = units.iter().enumerate().map(|(place, unit)| match front {
            Some(front) if place < front => Row::Front,
            Some(_) => Row::Back,
            None => row(library, *unit),
        });
        let fighting = units.iter().map(|unit| fighter(library, types, *unit));
        field.tiles[tile] = Some(FieldStack {
            id: StackId(number),
            faction: FactionId(u32::from(camp == Camp::Defender)),
            units: fighting.collect::<Result<_, _>>()?,
            rows: rows.collect(),
            order: None,
        });
        if (camp, place) == (Camp::Attacker, 0) {
            field.attacker = StackId(number);
        }
        let first = units.first().map(|unit| sprite(library, *unit));
        bands.push(Band {
            name: band_name(camp == own, place),
            sprite: first.unwrap_or_else(|| "unit_unknown".into()),
            units: units.len() as u32,
        });
        kinds.extend(
            units.iter().map(|unit| (library.unit(*unit).name.clone(), sprite(library, *unit))),
        );
    }
    let sides = field.sides(|_, _| false).map_err(|refusal| match refusal {
        daemonfall_battle::AttackRefusal::NobodyFights(_) => t!("battle-needs-units"),
        other => refusals::attack(&other),
    })?;
    let plan = sides.plan(types).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        errors.join("; ")
    })?;
    let cast = Cast::of(Some(own), &sides, &kinds, bands);
    Ok(Fight { sides, plan, cast })
}

fn band_name(yours: bool, place: usize) -> String {
    // All from the seventh share a name; a field has no more tiles.
    let number = place.min(6) + 1;
    if yours {
        t!("battle-your-stack", number = number)
    } else {
        t!("battle-their-stack", number = number)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use daemonfall_battle::Stand;

    pub(crate) fn library() -> BreachLibrary {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        BreachLibrary::load_dir(data).unwrap_or_else(|errors| panic!("{errors}"))
    }

    fn set(words: &str) -> Result<Fight, String> {
        let library = library();
        let lists = read(&library, words)?;
        set_up(&library, &MoveTypes::standard(), &lists)
    }

    /// The battle that these words describe.
    pub(crate) fn fight(words: &str) -> Fight {
        set(words).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn every_kind_with_a_chassis_fights() {
        let library = library();
        let types = MoveTypes::standard();
        let all: Vec<UnitId> = fighters(&library).collect();
        assert!(all.len() >= 14, "{}", all.len());
        for unit in all {
            let fighter = fighter(&library, &types, unit);
            assert!(fighter.is_ok_and(|unit| unit.health.current > 0));
        }
    }

    #[test]
    fn the_defenders_stand_on_the_attacked_tile_and_the_attackers_beside_it() {
        let fight = fight("needle,bastion:thorn");
        let stands: Vec<(u8, Stand)> =
            fight.sides.stacks.iter().map(|standing| (standing.tile, standing.stand)).collect();
        assert_eq!(stands, [(0, Stand::Defends), (4, Stand::Attacks)]);
        assert_eq!(fight.sides.participants.len(), 3);
        assert_eq!(fight.cast.bands.len(), 2);
        assert_eq!(fight.cast.bands[1].name, "Your stack");
    }

    #[test]
    fn seven_stacks_of_eight_fill_the_field() {
        let eight = ["needle"; 8].join(",");
        let half = [eight.as_str(); 3].join("+");
        let fight = fight(&format!("{half}:{half}+{eight}"));
        assert_eq!(fight.plan.participants().len(), 56);
    }

    #[test]
    fn words_that_make_no_battle_are_refused_in_words() {
        let nine = ["needle"; 9].join(",");
        for (words, reason) in [
            ("needle", "YOURS:THEIRS"),
            ("needle:", "fights no battles"),
            ("keystone:needle", "fights no battles"),
            ("nedle:needle", "available: needle"),
            ("needle:a+b+c", "fights no battles"),
        ] {
            let refused = set(words).err().unwrap_or_default();
            assert!(refused.contains(reason), "{words}: {refused}");
        }
        let refused = set(&format!("needle:{nine}")).err().unwrap_or_default();
        assert!(refused.contains("at most 8"), "{refused}");
    }
}
