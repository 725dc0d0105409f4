//! Encounters.
//! A dialogue over the map with the text, the choices and their chances; then one with the result.

use crate::gear::effects;
use crate::prelude::*;
use daemonfall_campaign::library::encounters::{Choice, Outcome};
use daemonfall_campaign::{Chance, Change, EncounterId, ModId, RunEvent};
use daemonfall_run::RunReport;
use daemonfall_run::names::unit_name;
use daemonfall_sector_mode::SectorSystems;
use daemonfall_sector_mode::log::{MapLog, choice_line, packed};
use daemonfall_sector_mode::look::TOPICS;
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_sector_mode::unit_card;

#[derive(Component)]
struct Waits;

#[derive(Component, Clone, Copy, Debug)]
pub struct ChoiceRow(pub u8);

/// The dialogue with the result of a choice.
#[derive(Component)]
struct Came;

/// The choice made and not reported yet.
#[derive(Resource, Clone, Debug, Default)]
struct Chosen {
    settled: Option<(EncounterId, u8, bool)>,
    tried: Option<(Chance, i32)>,
    gained: Vec<ModId>,
}

const WIDTH: f32 = 620.0;

fn is_too_dear(campaign: &Campaign, choice: &Choice) -> bool {
    let sector = campaign.sector();
    choice.price > sector.faction(sector.player).cycles
}

/// The price and the chance of a choice.
fn conditions(campaign: &Campaign, place: u8, choice: &Choice) -> Vec<(Color, String)> {
    let mut lines = Vec::new();
    let price = choice.price;
    if is_too_dear(campaign, choice) {
        let sector = campaign.sector();
        let has = sector.faction(sector.player).cycles;
        lines.push((theme::DANGER, t!("encounter-too-dear", count = price, has = has)));
    } else if price != 0 {
        lines.push((theme::LIGHT, t!("encounter-price", count = price)));
    }
    if let Some(chance) = campaign.chance(place) {
        let who = chance.best.map(|id| unit_name(campaign, id));
        let skill = names::skill(chance.skill);
        let (percent, base) = (chance.percent, chance.base);
        let words = match (who, chance.points) {
            (Some(who), 1..) => t!(
                "encounter-chance",
                skill = skill,
                percent = percent,
                base = base,
                who = who,
                more = 10 * chance.points
            ),
            _ => t!("encounter-chance-alone", skill = skill, percent = percent, base = base),
        };
        lines.push((theme::MAGIC, words));
    }
    lines
}

fn explained(style: Style, colour: Color, words: impl Into<String>) -> impl Bundle {
    terms::text(style, colour, words, TOPICS)
}

fn open(
    campaign: Res<Campaign>,
    film: Res<MapPlayback>,
    pens: Pens,
    opened: Query<Entity, Or<(With<Waits>, With<Came>)>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let Phase::Encounter(meeting) = &campaign.run().phase else {
        return;
    };
    if !film.is_over() || !opened.is_empty() {
        return;
    }
    let encounter = campaign.content().campaign.encounter(meeting.encounter);
    let root = (Waits, Unhurried::default(), DespawnOnExit(Screen::SECTOR));
    let name = encounter.name.clone();
    let panel = dialogue::spawn(&mut commands, name, 7, WIDTH, root);
    commands.entity(panel).with_children(|panel| {
        let middle = Vec2::new(WIDTH - 42.0, 34.0);
        pen.shining(panel, "sector_encounter", middle, 32.0, theme::PICKUP, false);
        // Prose has no terms to look up.
        panel.spawn(text(theme::BODY, theme::LIGHT, encounter.text.clone()));
        panel.spawn(divider());
    });
    let mut first = true;
    for (place, choice) in (0..).zip(&encounter.choices) {
        let mut row = commands.spawn((ChoiceRow(place), button(choice.text.clone())));
        row.node(|node| {
            node.flex_direction = FlexDirection::Column;
            node.align_items = AlignItems::FlexStart;
            node.padding.top = px(theme::GAP);
            node.padding.bottom = px(theme::GAP);
        });
        row.observe(move |_: On<Activate>, mut orders: MessageWriter<Order>| {
            orders.write(Order(RunCommand::Choose(place)));
        });
        if is_too_dear(&campaign, choice) {
            row.insert(InteractionDisabled);
        } else if std::mem::take(&mut first) {
            row.insert(FocusFirst);
        }
        let joins = joining(&campaign, choice);
        if !joins.is_empty() {
            row.insert(Tooltip::beside(joins.join("\n\n")));
        }
        row.with_children(|row| {
            for (colour, words) in conditions(&campaign, place, choice) {
                row.spawn(explained(theme::SMALL, colour, words));
            }
            for (colour, words) in of(campaign.content(), choice) {
                row.spawn(text(theme::SMALL, colour, words));
            }
        });
        let row = row.id();
        commands.entity(panel).add_child(row);
    }
    if encounter.choices.iter().any(|choice| choice.check.is_some()) {
        let hint = explained(theme::SMALL, theme::FAINT, t!("encounter-hint"));
        commands.entity(panel).with_child(hint);
    }
}

/// The cards of the units that a choice brings.
fn joining(campaign: &Campaign, choice: &Choice) -> Vec<String> {
    let turnouts = [Some(&choice.then), choice.fails.as_ref()];
    let outcomes = turnouts.into_iter().flatten().flat_map(|it| &it.outcomes);
    let cards = outcomes.filter_map(|outcome| match outcome {
        Outcome::Join(kind) => Some(unit_card::of_recruit(campaign, *kind)),
        _ => None,
    });
    cards.collect()
}

fn listen(mut told: MessageReader<RunReport>, mut chosen: ResMut<Chosen>) {
    for RunReport(event) in told.read() {
        match event {
            RunEvent::Tried { chance, drawn } => chosen.tried = Some((*chance, *drawn)),
            RunEvent::Chose { encounter, choice, failed } => {
                chosen.settled = Some((*encounter, *choice, *failed))
            }
            RunEvent::Changed(Change::ModGained(id)) => chosen.gained.push(*id),
            _ => {}
        }
    }
}

fn tell(
    campaign: Res<Campaign>,
    chronicle: Res<MapLog>,
    waits: Query<Entity, With<Waits>>,
    mut chosen: ResMut<Chosen>,
    mut commands: Commands,
) {
    let Chosen { settled: Some((encounter, place, failed)), tried, gained } =
        std::mem::take(&mut *chosen)
    else {
        return;
    };
    commands.despawn_all(&waits);
    let encounter = campaign.content().campaign.encounter(encounter);
    let Some(choice) = encounter.choices.get(usize::from(place)) else {
        return;
    };
    let turnout = if failed { choice.fails.as_ref() } else { Some(&choice.then) };
    let root = (Came, DespawnOnExit(Screen::SECTOR));
    let name = encounter.name.clone();
    let panel = dialogue::spawn(&mut commands, name, 7, WIDTH, root);
    commands.entity(panel).with_children(|panel| {
        panel.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, choice.text.clone()));
        if let Some((chance, drawn)) = tried {
            let (colour, works) = match failed {
                true => (theme::DANGER, "no"),
                false => (theme::PICKUP, "yes"),
            };
            let words = t!(
                "encounter-drawn",
                skill = names::skill(chance.skill),
                percent = chance.percent,
                drawn = drawn,
                works = works
            );
            panel.spawn(text(theme::SMALL, colour, words));
        }
        let words = turnout.map_or("", |it| it.text.as_str());
        panel.spawn(text(theme::BODY, theme::LIGHT, words));
        panel.spawn(divider());
        // Everything after the choice's line is its result.
        let said = choice_line(&encounter.name, &choice.text);
        let lines = &chronicle.lines;
        let from = lines.iter().rposition(|line| line.text() == said);
        let came = &lines[from.map_or(lines.len(), |place| place + 1)..];
        let nothing = t!("run-log-nothing");
        for line in came.iter().filter(|line| came.len() == 1 || line.text() != nothing) {
            panel.spawn(text(theme::BODY, theme::LIGHT, line.text()));
        }
        if came.is_empty() {
            panel.spawn(text(theme::BODY, theme::LIGHT, nothing));
        }
        for id in gained {
            let words = effects::sentence(campaign.content(), id);
            panel.spawn(text(theme::SMALL, theme::DIM, words));
        }
    });
    let (label, about) = (t!("encounter-go-on"), t!("encounter-go-on-about"));
    let close = dialogue::close::<Came>;
    let go_on = dialogue::first_answer(&mut commands, label, about, close);
    commands.entity(panel).add_child(go_on);
}

/// Whether it is a gain, for texts.
fn gain(by: i32) -> &'static str {
    if by > 0 { "yes" } else { "no" }
}

/// An outcome in a few words, and whether it is welcome.
fn told(content: &Content, outcome: &Outcome) -> (String, bool) {
    match outcome {
        Outcome::Cycles(by) if *by < 0 => (t!("encounter-kind-fine", count = -by), false),
        Outcome::Cycles(by) => (t!("encounter-kind-cycles", count = *by), true),
        Outcome::Health(by) => {
            (t!("encounter-kind-health", count = by.abs(), gain = gain(*by)), *by > 0)
        }
        Outcome::Leader(by) => {
            (t!("encounter-kind-leader", count = by.abs(), gain = gain(*by)), *by > 0)
        }
        Outcome::Join(kind) => {
            let name = content.sector.roster.kind(*kind).name.as_str();
            (t!("encounter-kind-joins", name = name), true)
        }
        Outcome::Lose => (t!("encounter-kind-unit"), false),
        Outcome::Gain(id) => {
            let it = content.campaign.item(*id);
            let (name, does) = (it.name.as_str(), effects::line(content, it));
            (t!("encounter-kind-gain", name = name, does = does), true)
        }
        Outcome::Find(rarity) => {
            (t!("encounter-kind-find", rarity = effects::rarity(*rarity)), true)
        }
        Outcome::Shed => (t!("encounter-kind-mod"), false),
        Outcome::Pack { bombs, potions } => (packed(*bombs, *potions), true),
        Outcome::Reveal(radius) => (t!("encounter-kind-sight", count = *radius), true),
        Outcome::Befriend => (t!("encounter-kind-ally"), true),
        Outcome::Estrange => (t!("encounter-kind-allies"), false),
    }
}

/// What a choice brings and costs; with a check, a line for success and one for failure.
fn of(content: &Content, choice: &Choice) -> Vec<(Color, String)> {
    if choice.check.is_none() {
        return vec![turnout(content, "sure", &choice.then.outcomes)];
    }
    let fails = choice.fails.as_ref().map_or(&[][..], |it| &it.outcomes);
    vec![turnout(content, "success", &choice.then.outcomes), turnout(content, "failure", fails)]
}

fn turnout(content: &Content, when: &str, outcomes: &[Outcome]) -> (Color, String) {
    let (brings, costs): (Vec<_>, Vec<_>) =
        outcomes.iter().map(|outcome| told(content, outcome)).partition(|(_, welcome)| *welcome);
    let list = |all: &[(String, bool)]| {
        all.iter().map(|(words, _)| words.as_str()).collect::<Vec<&str>>().join(", ")
    };
    let (colour, what) = match (brings.is_empty(), costs.is_empty()) {
        (true, true) => (theme::DIM, t!("encounter-brings-nothing")),
        (false, true) => (theme::PICKUP, t!("encounter-brings", what = list(&brings))),
        (true, false) => (theme::DANGER, t!("encounter-costs", what = list(&costs))),
        (false, false) => {
            let (brings, costs) = (list(&brings), list(&costs));
            (theme::LIGHT, t!("encounter-brings-and-costs", brings = brings, costs = costs))
        }
    };
    (colour, t!("encounter-when", when = when, what = what))
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Chosen>().add_systems(
        Update,
        (
            (listen, tell, open).chain().in_set(SectorSystems::Draw),
            // A choice has to be made; only its result can be closed.
            dialogue::step_back::<Came>
                .in_set(BackSystems::Dialogue)
                .run_if(in_state(Screen::SECTOR)),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_campaign::library::encounters::{SkillCheck, Turnout};
    use daemonfall_campaign::library::mods::Rarity;
    use daemonfall_core::Skill;

    fn turnout(outcomes: Vec<Outcome>) -> Turnout {
        Turnout { text: String::new(), outcomes }
    }

    fn words(
        check: Option<SkillCheck>,
        then: Vec<Outcome>,
        fails: Option<Vec<Outcome>>,
    ) -> Vec<String> {
        let content = crate::testing::content().expect("the game's data");
        let choice = Choice {
            text: String::new(),
            price: 0,
            check,
            then: turnout(then),
            fails: fails.map(turnout),
        };
        of(&content, &choice).into_iter().map(|(_, words)| words).collect()
    }

    #[test]
    fn a_choice_with_a_check_tells_what_success_brings_and_what_failure_costs() {
        let check = SkillCheck { skill: Skill::Speech, base: 40 };
        let then = vec![Outcome::Cycles(10), Outcome::Cycles(5), Outcome::Reveal(2)];
        let told = words(Some(check), then, Some(vec![Outcome::Leader(-5)]));
        assert_eq!(
            told,
            [
                "Success: brings 10 cycles, 5 cycles, sight up to 2 tiles away",
                "Failure: costs 5 of the leader's health"
            ]
        );
        let told = words(Some(check), Vec::new(), None);
        assert_eq!(told, ["Success: nothing happens", "Failure: nothing happens"]);
    }

    #[test]
    fn a_choice_without_a_check_tells_what_is_sure_and_that_nothing_comes_of_it() {
        let told = words(None, vec![Outcome::Cycles(-4), Outcome::Befriend], None);
        assert_eq!(told, ["Certain: brings an ally; costs up to 4 cycles"]);
        assert_eq!(words(None, Vec::new(), None), ["Certain: nothing happens"]);
    }

    #[test]
    fn a_unit_that_joins_is_named_with_what_it_means_for_its_stack() {
        let content = crate::testing::content().expect("the game's data");
        let echo = content.sector.roster.find("echo").expect("a unit");
        let told = words(None, vec![Outcome::Join(echo)], None);
        assert_eq!(told, ["Certain: brings a unit: Echo (your stack moves no further this turn)"]);
    }

    #[test]
    fn a_choice_that_sells_a_mod_names_it_and_tells_what_it_does() {
        let content = crate::testing::content().expect("the game's data");
        let probe = content.campaign.find_mod("probe").expect("a mod");
        let (name, rare) = (&content.campaign.item(probe).name, Rarity::Rare);
        let told = words(None, vec![Outcome::Gain(probe), Outcome::Find(rare)], None);
        let does = effects::line(&content, content.campaign.item(probe));
        assert_eq!(told, [format!("Certain: brings {name} ({does}), a mod (rare)")]);
    }
}
