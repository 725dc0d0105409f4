//! The record of a run that the player reads.
//! Adds what happened to the log and to the battles that can be watched, and shows it on the map.

use super::Happened;
use super::battle_queue::{Battles, film_of};
use super::choosing::Choosing;
use super::log::{MapLog, run_line};
use super::map_view::MapView;
use super::playback::{MapPlayback, show};
use super::summary::Summary;
use super::words::{called, place};
use crate::prelude::*;
use daemonfall_battle_mode::begin::Fought;
use daemonfall_campaign::{Change, ModId, RunEvent};
use daemonfall_run as run;
use daemonfall_run::is_under_way;

/// Beats of a dive and choices in a breach do not, and there are many of them.
pub fn concern_the_map(events: &[RunEvent]) -> bool {
    let quiet = |event: &RunEvent| matches!(event, RunEvent::Dive(_) | RunEvent::Breach(_));
    events.is_empty() || !events.iter().all(quiet)
}

/// Whether this is what relics pay on top of the income just told, whose line counts it in.
fn pays_with_income(events: &[RunEvent], place: usize, player: FactionId) -> bool {
    let pays = |event: &RunEvent| matches!(event, RunEvent::Sector(SectorEvent::CyclesChanged { faction, .. }) if *faction == player);
    let earns = |event: &RunEvent| matches!(event, RunEvent::Sector(SectorEvent::Income { faction, .. }) if *faction == player);
    pays(&events[place]) && place.checked_sub(1).is_some_and(|before| earns(&events[before]))
}

/// Which event is told in this place: a choice comes before the roll that it led to.
fn told_at(events: &[RunEvent], place: usize) -> usize {
    let rolls = |place: usize| {
        matches!(events.get(place), Some(RunEvent::Tried { .. }))
            && matches!(events.get(place + 1), Some(RunEvent::Chose { .. }))
    };
    match place.checked_sub(1) {
        _ if rolls(place) => place + 1,
        Some(before) if rolls(before) => before,
        _ => place,
    }
}

/// What a battle brought the player and cost it, in short lines: from the events after it, up to the
/// next battle's or the turn's end.
fn spoils(events: &[RunEvent], after: &MapView, item: impl Fn(ModId) -> String) -> Vec<String> {
    let (mut salvage, mut learnt) = (0, (0, 0));
    let (mut risen, mut lost) = (Vec::new(), Vec::new());
    let units = || after.own_stacks().flat_map(|stack| &stack.units);
    for event in events {
        match event {
            RunEvent::Changed(Change::ModLost(id)) => lost.push(item(*id)),
            RunEvent::Sector(event) => match event {
                SectorEvent::Fought(_) | SectorEvent::TurnEnded { .. } => break,
                SectorEvent::Salvaged { faction, by, .. } if *faction == after.player => {
                    salvage += *by;
                }
                SectorEvent::Learnt { faction, by, .. } if *faction == after.player => {
                    learnt = (learnt.0 + 1, *by);
                }
                SectorEvent::Risen { unit, faction, rank } if *faction == after.player => {
                    // One that falls before this is shown rises no more.
                    risen.extend(units().find(|shown| shown.id == *unit).map(|it| {
                        let name = called(&it.career.name, &it.name);
                        t!("battle-end-rises", name = name, rank = *rank)
                    }));
                }
                _ => {}
            },
            _ => {}
        }
    }
    let salvage = (salvage > 0).then(|| t!("battle-end-salvage", count = salvage));
    let (count, by) = learnt;
    let learnt = (count > 0).then(|| t!("battle-end-learnt", count = count, by = by));
    let lost = (!lost.is_empty())
        .then(|| t!("battle-end-mods-lost", count = lost.len(), names = lost.join(", ")));
    salvage.into_iter().chain(learnt).chain(risen).chain(lost).collect()
}

/// Whether the player's side was destroyed in it.
fn is_lost(film: &Fought) -> bool {
    film.battle.ending.outcome.winner() == Some(film.cast.near().other())
}

/// Where the leader is, if it lives: told after a lost battle.
fn leader_stands(after: &MapView) -> Option<String> {
    let led = after.own_stacks().find(|stack| stack.is_led())?;
    let alone = if led.units.len() == 1 { "yes" } else { "no" };
    Some(t!("battle-end-leader-stands", alone = alone, place = place(after, led.tile)))
}

/// Records events; `before` is the map as known before them, `after` as known now.
pub fn write_down(
    campaign: &Campaign,
    events: &[RunEvent],
    before: &MapView,
    after: &MapView,
    chronicle: &mut MapLog,
    battles: &mut Battles,
) {
    for number in (0..events.len()).map(|place| told_at(events, place)) {
        let event = &events[number];
        if pays_with_income(events, number, after.player) {
            continue;
        }
        let RunEvent::Sector(event) = event else {
            let line = run_line(campaign, event, after);
            chronicle.lines.extend(line);
            continue;
        };
        chronicle.tell(event, before, after, campaign.rules());
        let SectorEvent::Fought(fought) = event else {
            continue;
        };
        let Some(mut film) = film_of(fought, before, campaign.rules()) else {
            continue;
        };
        let item = |id| campaign.content().campaign.item(id).name.clone();
        film.spoils = spoils(&events[number + 1..], after, item);
        if is_lost(&film) {
            film.spoils.extend(leader_stands(after));
        }
        if let Some(line) = chronicle.lines.last_mut() {
            line.details.battle = Some(battles.fought.len());
        }
        battles.fought.push(film);
    }
}

fn hear(
    happened: On<run::Happened>,
    campaign: Res<Campaign>,
    mut table: ResMut<MapView>,
    mut chronicle: ResMut<MapLog>,
    mut battles: ResMut<Battles>,
    mut film: ResMut<MapPlayback>,
    mut summary: ResMut<Summary>,
    choosing: Option<Res<Choosing>>,
    mut listeners: MessageWriter<Happened>,
) {
    battles.reveal(&mut table, &mut chronicle);
    if happened.command.is_some() {
        let lines = chronicle.lines.len();
        chronicle.mark(happened.undoable.then_some(lines));
    }
    if !concern_the_map(&happened.events) {
        return;
    }
    let after = MapView::of(&campaign);
    let (known, lines) = (battles.fought.len(), chronicle.lines.len());
    write_down(&campaign, &happened.events, &table, &after, &mut chronicle, &mut battles);
    // What is told of an attack of the player's later is the chance shown before.
    let attacked = happened.events.iter().find_map(|event| match event {
        RunEvent::Sector(SectorEvent::Fought(fought)) => Some((table.turn, fought.tile)),
        _ => None,
    });
    let told = choosing.and_then(|it| it.told).filter(|it| Some((it.turn, it.tile)) == attacked);
    if table.active == after.player
        && let (Some(told), Some(film)) = (told, battles.fought.get_mut(known))
    {
        film.chance = Some(told.wins);
    }
    let on_the_map = |event: &RunEvent| match event {
        RunEvent::Sector(event) => Some(event.clone()),
        _ => None,
    };
    let events: Vec<SectorEvent> = happened.events.iter().filter_map(on_the_map).collect();
    let skipped = film.skipping;
    let whose = table.active;
    if whose == after.player {
        film.snap();
    }
    if whose != after.player {
        summary.gather(&events, &table, &after, campaign.rules());
    } else if campaign.is_open() {
        summary.end_turn(&table, &campaign.view());
    }
    show(&mut film, &events, whose, &table, &after);
    let fresh = battles.fought.len() - known;
    battles.show_last(fresh, skipped);
    match battles.is_empty() {
        true => *table = after,
        false => battles.hold(after, chronicle.lines.split_off(lines)),
    }
    if !events.is_empty() {
        listeners.write(Happened { events, skipped });
    }
}

fn take_back(
    _: On<run::TakenBack>,
    campaign: Res<Campaign>,
    mut table: ResMut<MapView>,
    mut chronicle: ResMut<MapLog>,
) {
    chronicle.back();
    *table = MapView::of(&campaign);
}

pub fn plugin(app: &mut App) {
    app.add_observer(hear.run_if(is_under_way)).add_observer(take_back.run_if(is_under_way));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map_view::tests::{rules, sector};

    #[test]
    fn a_battle_is_followed_by_what_it_brought_the_player_and_cost_it() {
        let rules = rules();
        let table = MapView::read(&rules, &sector(&rules, 5));
        let (you, other) = (table.player, FactionId(1));
        let unit = table.own_stacks().next().expect("there is one").units[0].id;
        let salvaged = |faction| {
            let tile = TileId(0);
            RunEvent::Sector(SectorEvent::Salvaged { faction, tile, by: 7, cycles: 9 })
        };
        let learnt = RunEvent::Sector(SectorEvent::Learnt { unit, faction: you, by: 2 });
        let risen = RunEvent::Sector(SectorEvent::Risen { unit, faction: you, rank: 1 });
        let lost = RunEvent::Changed(Change::ModLost(ModId(0)));
        let told = |events: &[RunEvent]| spoils(events, &table, |_| "Servo".into());
        let all = told(&[lost, salvaged(you), learnt.clone(), learnt, risen]);
        assert_eq!(all.len(), 4, "{all:?}");
        assert_eq!(all[0], "Salvage: +7 cycles");
        assert_eq!(all[1], "+2 experience for each of 2 units");
        assert!(all[2].ends_with("rises to rank 1"), "{all:?}");
        assert_eq!(all[3], "Mod lost with its unit: Servo");
        assert_eq!(told(&[salvaged(other)]), Vec::<String>::new());
    }

    #[test]
    fn only_what_comes_right_after_ones_own_income_is_counted_in_its_line() {
        let (you, other) = (FactionId(0), FactionId(1));
        let earns = |faction| SectorEvent::Income {
            faction,
            tiles: 3,
            structures: 4,
            upkeep: 5,
            cycles: 9,
        };
        let paid = SectorEvent::CyclesChanged { faction: you, by: 6, cycles: 15 };
        let told = |first: SectorEvent| {
            let events = [first, paid.clone()].map(RunEvent::Sector);
            pays_with_income(&events, 1, you)
        };
        assert!(told(earns(you)));
        assert!(!told(earns(other)) && !told(paid.clone()));
        assert!(!pays_with_income(&[RunEvent::Sector(paid.clone())], 0, you));
    }
}
