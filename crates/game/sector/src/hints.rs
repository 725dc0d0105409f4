//! Hints of the sector map and of its encounters.

use crate::choosing::Choosing;
use crate::map_view::{MapView, TileShown};
use crate::prelude::*;
use crate::preview::Ahead;
use crate::{SectorSystems, recruit_options};
use daemonfall_battle::Stand;
use daemonfall_campaign::Phase;
use daemonfall_sector::Victory::{self, Core, Nodes, Vaults};
use daemonfall_sector::library::Part;
use daemonfall_ui::dialogue::Dialogue;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, know, say};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SectorFacts {
    /// It is the first turn of a run.
    pub opening: bool,
    pub wins: Victory,
    /// The player can give commands, and the selected stack can move.
    pub going: bool,
    pub attack: bool,
    /// Further stacks are on the field of the attack.
    pub crowded: bool,
    /// A stack next to the attacked one takes no side.
    pub stays_out: bool,
    /// The attacking stack has several units in its line.
    pub several: bool,
    pub picked: bool,
    pub offer: bool,
    pub foe: bool,
    /// Upkeep exceeds income.
    pub losing: bool,
    pub idle: bool,
    pub loose: bool,
    pub core: bool,
    pub recruits: bool,
    pub vault: bool,
    pub on_vault: bool,
    pub mark: bool,
    pub fog: bool,
    pub done: Done,
}

/// What the player has done in this run: nobody needs a hint about that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    pub turn: bool,
    pub moved: bool,
    pub recruited: bool,
    pub fought: bool,
    pub order: bool,
    pub met: bool,
    pub dived: bool,
    pub fitted: bool,
}

/// The hint that says what a run is about. While it is unread, the whole map is shown before the first
/// turn.
pub const fn opening(victory: Victory) -> &'static str {
    match victory {
        Victory::Core => "sector_opening",
        Victory::Vaults => "sector_opening_vaults",
        Victory::Nodes => "sector_opening_nodes",
    }
}

impl SectorFacts {
    fn opens(&self, victory: Victory) -> bool {
        self.opening && self.wins == victory
    }

    fn goes_on(&self, victory: Victory) -> bool {
        self.wins == victory && (self.done.moved || self.done.turn)
    }
}

/// Most urgent first.
pub static HINTS: [Hint<SectorFacts>; 20] = [
    Hint::new(opening(Core), || t!("hint-sector-opening"), |it| it.opens(Core)),
    Hint::new(opening(Vaults), || t!("hint-sector-opening-vaults"), |it| it.opens(Vaults)),
    Hint::new(opening(Nodes), || t!("hint-sector-opening-nodes"), |it| it.opens(Nodes)),
    Hint::new("sector_stays_out", || t!("hint-sector-stays-out"), |it| it.attack && it.stays_out),
    Hint::new("sector_odds", || t!("hint-sector-odds"), |it| it.attack),
    Hint::new("sector_attack", || t!("hint-sector-attack"), |it| it.attack && it.crowded),
    Hint::new("sector_order", || t!("hint-sector-order"), |it| it.attack && it.several),
    Hint::new("sector_picked", || t!("hint-sector-picked"), |it| it.picked),
    Hint::new("sector_going", || t!("hint-sector-going"), |it| it.going),
    Hint::new("sector_offer", || t!("hint-sector-offer"), |it| it.offer),
    Hint::new("sector_foe", || t!("hint-sector-foe"), |it| it.foe),
    Hint::new("sector_enter", || t!("hint-sector-enter"), |it| it.on_vault),
    Hint::new("sector_upkeep", || t!("hint-sector-upkeep"), |it| it.losing),
    Hint::new("sector_idle", || t!("hint-sector-idle"), |it| it.idle),
    Hint::new("sector_gear", || t!("hint-sector-gear"), |it| it.loose),
    Hint::new("sector_core", || t!("hint-sector-core"), |it| it.core),
    Hint::new("sector_recruiting", || t!("hint-sector-recruiting"), |it| it.recruits),
    Hint::new("sector_vault", || t!("hint-sector-vault"), |it| it.vault),
    Hint::new("sector_encounter", || t!("hint-sector-encounter"), |it| it.mark),
    Hint::new("sector_fog", || t!("hint-sector-fog"), |it| it.fog),
];

type Known = fn(&SectorFacts) -> bool;

/// The hints that teach what the player can find out alone, and when that has come about.
static KNOWN: [(&str, Known); 13] = [
    (opening(Core), |it| it.goes_on(Core)),
    (opening(Vaults), |it| it.goes_on(Vaults)),
    (opening(Nodes), |it| it.goes_on(Nodes)),
    ("sector_going", |it| it.done.moved),
    ("sector_idle", |it| it.done.turn),
    ("sector_recruiting", |it| it.done.recruited),
    ("sector_foe", |it| it.done.fought),
    ("sector_odds", |it| it.done.fought),
    ("sector_order", |it| it.done.order),
    ("sector_encounter", |it| it.done.met),
    ("sector_vault", |it| it.done.dived),
    ("sector_enter", |it| it.done.dived),
    ("sector_gear", |it| it.done.fitted),
];

fn known(facts: &SectorFacts) -> impl Iterator<Item = &'static str> {
    KNOWN.iter().filter(move |(_, known)| known(facts)).map(|(key, _)| *key)
}

fn done(table: &MapView, campaign: &Campaign) -> Done {
    let run = campaign.run();
    let own = || table.own_stacks();
    Done {
        turn: table.turn > 1,
        // A recruit has no moves either, but the leader was never one.
        moved: own()
            .flat_map(|stack| &stack.units)
            .any(|unit| unit.leader && unit.moves.0 < unit.moves.1),
        recruited: !run.tally.recruited.is_empty(),
        fought: run.tally.battles > 0,
        order: own().any(|stack| stack.order.is_some()),
        met: run.tally.encounters > 0 || matches!(run.phase, Phase::Encounter(_)),
        dived: run.tally.dives > 0,
        fitted: !run.gear.fitted.is_empty(),
    }
}

fn facts(table: &MapView, campaign: &Campaign, choosing: &Choosing, ahead: &Ahead) -> SectorFacts {
    let knows = |role: Role| {
        let known = |tile: &TileShown| tile.structure.is_some_and(|(_, built)| built == role);
        table.tiles.iter().any(|tile| known(tile) && !tile.emptied)
    };
    let out = |stand: Stand| stand.camp().is_none();
    let hostile = table.stacks.iter().any(|stack| {
        let part = table.faction(stack.faction).map(|it| it.part);
        stack.remembered.is_none() && stack.faction != table.player && part != Some(Part::Player)
    });
    let place = recruit_options::recruits_at(campaign, table, choosing);
    let offered = place.map(|place| recruit_options::offered(campaign, place));
    let open = |offer: &recruit_options::Offered| offer.refusal.is_none();
    let led = table.own_stacks().find(|stack| stack.is_led());
    let under = led.and_then(|stack| Some((stack, table.tile(stack.tile)?)));
    let on_field = ahead.attack.as_ref().map_or(&[][..], |attack| &attack.sides.stacks[..]);
    SectorFacts {
        opening: table.turn == 1 && table.is_own_turn(),
        wins: table.victory,
        going: table.is_own_turn() && !ahead.reach.is_empty(),
        attack: ahead.attack.is_some(),
        crowded: on_field.len() > 2,
        stays_out: on_field.iter().any(|standing| out(standing.stand)),
        several: choosing
            .selected
            .and_then(|stack| table.stack(stack))
            .is_some_and(|stack| stack.line().nth(1).is_some()),
        picked: !choosing.picked.is_empty(),
        offer: table.factions.iter().any(|faction| faction.offers),
        foe: hostile,
        losing: table.purse.net() < 0,
        idle: table.is_own_turn() && table.idle().next().is_none(),
        loose: !campaign.run().gear.loose.is_empty(),
        core: table.victory.is_core() && knows(Role::Core),
        recruits: offered.unwrap_or_default().iter().any(open),
        vault: knows(Role::Vault),
        on_vault: under.is_some_and(|(stack, tile)| {
            let vault = tile.structure.is_some_and(|(_, role)| role == Role::Vault);
            vault && !tile.emptied && stack.moves.0 > 0 && table.is_own_turn()
        }),
        mark: table.tiles.iter().any(|tile| tile.encounter),
        fog: table.tiles.iter().any(|tile| tile.seen == Seen::Remembered),
        done: done(table, campaign),
    }
}

fn attend(
    table: Res<MapView>,
    campaign: Res<Campaign>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    settings: Res<Settings>,
    dialogues: Query<(), With<Dialogue>>,
    mut hinting: ResMut<Hinting>,
) {
    let others = table.active != table.player && table.outcome.is_none();
    let facts = facts(&table, &campaign, &choosing, &ahead);
    know(&mut hinting, known(&facts));
    // What asks or tells comes first, and the whole log covers the place of hints.
    let told = choosing.question.is_some() || choosing.summary.is_some() || choosing.log;
    let told = told || !dialogues.is_empty();
    say(&mut hinting, others || told, &HINTS, &facts, &settings);
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_exists_and_changed::<Choosing>)
        .or_else(resource_exists_and_changed::<Ahead>)
        .or_else(resource_changed::<Hinting>)
        .or_else(resource_exists_and_changed::<Campaign>);
    let there = in_state(Screen::SECTOR)
        .and_then(resource_exists::<Campaign>)
        .and_then(resource_exists::<MapView>);
    app.add_systems(
        Update,
        attend
            .run_if(changed)
            .in_set(HintSystems::Attend)
            .after(SectorSystems::Ahead)
            .run_if(there),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::hints::next;

    /// The name of the first hint that is due.
    fn due(facts: SectorFacts) -> Option<&'static str> {
        next(&HINTS, &facts, &[]).map(|hint| hint.key)
    }

    #[test]
    fn nothing_is_due_where_nothing_is_so() {
        assert_eq!(due(SectorFacts::default()), None);
    }

    #[test]
    fn the_map_tells_of_an_attack_before_all_else() {
        let facts = SectorFacts {
            attack: true,
            crowded: true,
            going: true,
            foe: true,
            vault: true,
            ..SectorFacts::default()
        };
        let order = ["sector_odds", "sector_attack", "sector_going", "sector_foe", "sector_vault"];
        let mut read: Vec<String> = Vec::new();
        for wanted in order {
            let hint = next(&HINTS, &facts, &read).map(|hint| hint.key);
            assert_eq!(hint, Some(wanted));
            read.push(wanted.into());
        }
        assert!(next(&HINTS, &facts, &read).is_none(), "each is shown once");
    }

    #[test]
    fn what_the_player_can_find_out_is_known_once_it_is_done() {
        for (key, _) in &KNOWN {
            assert!(HINTS.iter().any(|hint| hint.key == *key), "{key} is no hint");
        }
        assert_eq!(known(&SectorFacts::default()).next(), None, "nothing is known from the start");
        let fought = Done { fought: true, ..Done::default() };
        let facts = SectorFacts { done: fought, ..SectorFacts::default() };
        assert_eq!(known(&facts).collect::<Vec<_>>(), ["sector_foe", "sector_odds"]);
    }

    #[test]
    fn a_run_opens_with_the_hint_of_its_victory() {
        for victory in Victory::ALL {
            let facts = SectorFacts { opening: true, wins: victory, ..SectorFacts::default() };
            assert_eq!(due(facts), Some(opening(victory)));
        }
    }
}
