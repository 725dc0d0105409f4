//! The luck audit: expected against actual results, on real battles and checks, and over a long
//! series.

use crate::small::{Game, content_with};
use daemonfall_battle::{Camp, Outcome, Participant};
use daemonfall_campaign::{Luck, LuckAudit, RunEvent};
use daemonfall_core::Streams;
use daemonfall_sector::{Fought, SectorEvent};

/// A battle with the player's stacks from a randomly played run, and the run after it.
fn fought() -> (Game, Box<Fought>) {
    for seed in 0..40 {
        let mut game = Game::with(content_with([]), "small", seed);
        let mut dice = Streams::new(!seed);
        for _ in 0..200 {
            let Some(command) = game.random(&mut dice) else { break };
            let battles = game.campaign.run().tally.battles;
            let events = game.apply(command).events;
            let found = events.into_iter().find_map(|event| match event {
                RunEvent::Sector(SectorEvent::Fought(fought)) => Some(fought),
                _ => None,
            });
            if let Some(fought) = found.filter(|_| game.campaign.run().tally.battles > battles) {
                let player = game.campaign.run().sector.player;
                let own = |it: &daemonfall_battle::Standing| it.faction == player;
                let first = fought.sides.stacks.iter().find(|it| own(it));
                if first.is_some_and(|it| it.stand.camp().is_some()) {
                    return (game, fought);
                }
            }
        }
    }
    panic!("no battle in any of these runs");
}

/// A roughly even battle of the player: three of a kind on each side.
fn even() -> (Game, Fought) {
    let (game, mut fought) = fought();
    let unit = fought.sides.participants[0].unit;
    let of = |camp| std::iter::repeat_n(Participant { camp, unit, formed: None }, 3);
    fought.sides.participants = of(Camp::Attacker).chain(of(Camp::Defender)).collect();
    (game, *fought)
}

fn heard(game: &Game, events: impl IntoIterator<Item = RunEvent>) -> LuckAudit {
    let mut audit = LuckAudit::default();
    let events: Vec<RunEvent> = events.into_iter().collect();
    audit.hear(&game.campaign, &events);
    audit
}

fn camp(game: &Game, fought: &Fought) -> Camp {
    let player = game.campaign.run().sector.player;
    let mut stacks = fought.sides.stacks.iter();
    let own = stacks.find(|it| it.faction == player);
    own.and_then(|it| it.stand.camp()).expect("it fought")
}

fn is_won(game: &Game, fought: &Fought) -> bool {
    let victory = [Outcome::Attacker, Outcome::Defender][camp(game, fought) as usize];
    fought.battle.ending.outcome == victory
}

fn as_event(fought: &Fought) -> RunEvent {
    RunEvent::Sector(SectorEvent::Fought(Box::new(fought.clone())))
}

fn again(game: &Game, fought: &Fought, seed: u64) -> Fought {
    let types = game.campaign.rules().types();
    let plan = fought.sides.plan(types).expect("a plan that was fought before");
    Fought { battle: plan.simulate(seed), ..fought.clone() }
}

#[test]
fn a_battle_is_told_with_its_odds_and_what_came_of_it() {
    let (game, fought) = fought();
    let audit = heard(&game, [as_event(&fought)]);
    let [battle] = audit.battles() else {
        panic!("{:?}", audit.battles());
    };
    let camp = camp(&game, &fought);
    let victory = [Outcome::Attacker, Outcome::Defender][camp as usize];
    assert_eq!(battle.attacked, camp == Camp::Attacker);
    assert_eq!(battle.won, is_won(&game, &fought));
    let types = game.campaign.rules().types();
    let plan = fought.sides.plan(types).expect("a plan that was fought before");
    let many = plan.odds(1, 4096).share(victory).millionths;
    assert!(battle.chance.millionths.abs_diff(many) < 60_000, "{many} against {:?}", battle.chance);
    assert!(battle.left <= battle.units && battle.expected_left <= f64::from(battle.units));
    let rolls = audit.luck();
    let damage: i32 = fought.battle.moves.iter().map(|it| it.effect).sum();
    assert!(rolls.dealt.actual + rolls.taken.actual <= damage as u32);
    assert!(rolls.dealt.count > 0 && rolls.taken.count > 0);
}

#[test]
fn a_long_fair_series_lies_around_the_middle() {
    let (game, fought) = even();
    let rounds = 60;
    let percentiles: Vec<Luck> = (0..rounds)
        .map(|round| {
            let battles = (0..8).map(|number| again(&game, &fought, round * 8 + number));
            heard(&game, battles.map(|it| as_event(&it))).luck()
        })
        .collect();
    let mean = |of: fn(&Luck) -> Option<f64>| {
        let known: Vec<f64> = percentiles.iter().filter_map(of).collect();
        assert_eq!(known.len(), percentiles.len());
        known.iter().sum::<f64>() / known.len() as f64
    };
    // The mean of 60 even draws from 0 to 100 has a standard deviation of 3.7.
    for (name, mean) in [
        ("battles", mean(|luck| luck.battles.percentile)),
        ("dealt", mean(|luck| luck.dealt.percentile)),
        ("taken", mean(|luck| luck.taken.percentile)),
        ("dice", mean(|luck| luck.dice)),
    ] {
        assert!((38.0..62.0).contains(&mean), "{name}: {mean}");
    }
}

#[test]
fn who_always_wins_is_lucky_and_who_always_loses_is_not() {
    let (game, fought) = even();
    let of = |won: bool| {
        let all = (0..4_000).map(|seed| again(&game, &fought, seed));
        let such = all.filter(|it| is_won(&game, it) == won);
        let events: Vec<RunEvent> = such.take(6).map(|it| as_event(&it)).collect();
        assert_eq!(events.len(), 6, "this battle can be won and lost");
        heard(&game, events).luck()
    };
    let (lucky, unlucky) = (of(true), of(false));
    let percentile = |luck: &Luck| luck.percentile.expect("battles have chances");
    assert!(percentile(&lucky) > 50.0 && percentile(&unlucky) < 50.0);
    assert!(lucky.dice > unlucky.dice);
    assert_eq!((lucky.battles.actual, unlucky.battles.actual), (6, 0));
}

#[test]
fn checks_count_with_the_chance_that_was_shown() {
    let (game, _) = fought();
    let tried = |percent, drawn| RunEvent::Tried {
        chance: daemonfall_campaign::Chance {
            skill: daemonfall_core::Skill::Speech,
            base: percent,
            best: None,
            points: 0,
            percent,
        },
        drawn,
    };
    let audit = heard(&game, [tried(25, 24), tried(50, 50), tried(75, 0)]);
    let worked: Vec<bool> = audit.checks().iter().map(|it| it.worked).collect();
    assert_eq!(worked, [true, false, true]);
    let luck = audit.luck();
    assert_eq!((luck.checks.count, luck.checks.actual), (3, 2));
    assert!((luck.checks.expected - 1.5).abs() < 1e-9);
    // Counted by hand, of 32 cases: none succeeds in 3, one in 13, two in 13, all in 3; so 16 and
    // half of 13 are worse.
    let percentile = luck.checks.percentile.expect("some chance");
    assert!((percentile - 22.5 * 100.0 / 32.0).abs() < 1e-9, "{percentile}");
    assert_eq!(luck.percentile, luck.checks.percentile);
    assert_eq!(luck.battles.percentile, None);
}
