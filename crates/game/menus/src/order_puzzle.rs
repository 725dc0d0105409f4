//! A battle puzzle: the units of both sides as cards with their numbers, the odds and their
//! reasons beside them; choosing two of the player's units swaps them.

mod help;

use super::compose::{LEFT, PREVIEW};
use super::ladder::{self, Climb, Climbing, LadderRequest};
use crate::ladder::banner::{battle, chance_of, used};
use crate::page;
use crate::prelude::*;
use daemonfall_battle::{Camp, MoveTypes, Participant, ParticipantId, Row, Tally};
use daemonfall_battle_mode::muster::{self, Fight, Lists, sprite};
use daemonfall_battle_mode::odds::{Answer, Odds, OddsSystems};
use daemonfall_battle_mode::panel::{self, Preview};
use daemonfall_battle_mode::screen;
use daemonfall_breach::UnitId;
use daemonfall_campaign::puzzles::BATTLES;
use daemonfall_run::act::execute;
use daemonfall_ui::palette::mix;
use daemonfall_ui::prompts::WAYS;

#[derive(Component)]
struct Root;

/// Where the odds of this battle are shown: those that decide whether the puzzle is solved.
#[derive(Component)]
struct Panel(Fight, Option<Tally>);

/// The place chosen first, and the one used last, which has the focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chosen {
    first: Option<u8>,
    last: u8,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
struct Use(u8);

fn enter(mut chosen: ResMut<Chosen>) {
    *chosen = Chosen::default();
}

const X: f32 = 24.0;
const WIDE: f32 = 847.0;
/// Where the first row of cards begins, and the next one after it.
const ROWS: f32 = 150.0;
const ROW: f32 = 132.0;
/// Cards in a line; more stand in another one. From one card to the next, and a card's size.
const IN_LINE: usize = 3;
const STEP: f32 = 285.0;
const CARD: Vec2 = Vec2::new(277.0, 106.0);
/// Height of a caption and the cards below it.
const DEEP: f32 = 22.0 + CARD.y;
/// From one button to the next, and its width.
const BUTTON_STEP: f32 = 213.0;
const BUTTON: f32 = 207.0;
/// Room for the values of a move table that has many rows.
const SPARE: f32 = 76.0;
/// Room for the hints, so that nothing moves when they come.
const HINTS: Rect = Rect { min: Vec2::new(X, 550.0), max: Vec2::new(X + WIDE, 606.0) };

fn show(
    climbing: Climbing,
    chosen: Res<Chosen>,
    data: Res<GameData>,
    pens: Pens,
    mut odds: ResMut<Odds>,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.despawn_all(&old);
    let Some((climb, session)) = climbing.now() else { return };
    let Some((trial, line)) = battle(session) else { return };
    let library = &data.0.breach;
    let (stack, reserve) = (trial.stack_of(line), trial.reserve_of(line));
    let lists = Lists {
        yours: vec![stack.clone()],
        theirs: vec![trial.theirs.clone()],
        front: Some(trial.front),
        ..default()
    };
    let Ok(fight) = muster::set_up(library, &MoveTypes::standard(), &lists) else { return };
    odds.ask(&fight.plan, None);
    let tally = trial.odds(line);
    let chance = t!(
        "arrange-chance",
        chance = chance_of(tally.as_ref()),
        wanted = trial.percent,
        used = used(session)
    );
    let stage = screen::spawn(&mut commands, Screen::ARRANGE, (FocusScope(0), Root));
    commands.entity(stage).with_children(|stage| {
        region::spawn(stage, LEFT, |stage| {
            let title = format!("{}. {}", climb.place + 1, session.puzzle().title);
            pen.text(stage, (X, 44.0), Anchor::Start, theme::NAME_LARGE, theme::LIGHT, title);
            for (y, high, colour, words) in [
                (54.0, 20.0, theme::LIGHT, session.puzzle().goal.clone()),
                (76.0, 40.0, theme::PICKUP, session.puzzle().rule.clone()),
            ] {
                stage.spawn((at(X, y, WIDE, high), text(theme::BODY, colour, words)));
            }
            let end = (X + WIDE, 139.0);
            let how = t!("arrange-how");
            let room = WIDE - width(pen.letters, theme::NAME, &chance) - theme::PAD;
            let style = fitting(pen.letters, theme::SMALL, &how, room);
            pen.text(stage, (X, 139.0), Anchor::Start, theme::NAME, theme::YOU, chance);
            pen.text(stage, end, Anchor::End, style, theme::DIM, how);
            let cards = Cards { pen, library, lists: &lists, fight: &fight, chosen: &chosen };
            let own: Vec<Placed> = stack.iter().chain(&reserve).copied().enumerate().collect();
            let (fighting, spare) = own.split_at(stack.len());
            let (front, back) = fighting.split_at(trial.front);
            let in_front = |(_, unit): &Placed| {
                let chassis = library.unit(*unit).chassis.as_ref();
                chassis.is_none_or(|it| it.row == Row::Front)
            };
            let theirs = trial.theirs.iter().copied().enumerate();
            let (first, behind): (Vec<Placed>, Vec<Placed>) = theirs.partition(in_front);
            let of_behind = match first.is_empty() {
                true => t!("arrange-they-back"),
                false => t!("arrange-back"),
            };
            let alone: &[Placed] = &[];
            let mut y = ROWS;
            // There is room for three rows: some short groups stand beside the one before.
            for (caption, units, before, camp) in [
                (t!("arrange-they-front"), &first[..], alone, Camp::Defender),
                (of_behind, &behind[..], &first[..], Camp::Defender),
                (t!("arrange-front"), front, alone, Camp::Attacker),
                (t!("arrange-back"), back, alone, Camp::Attacker),
                (t!("arrange-reserve"), spare, back, Camp::Attacker),
            ] {
                if units.is_empty() {
                    continue;
                }
                let mut corner = Vec2::new(X, y);
                if !before.is_empty() && before.len() + units.len() <= IN_LINE {
                    corner += Vec2::new(STEP * before.len() as f32, -ROW);
                    let part = Rect::new(corner.x - 5.0, corner.y, corner.x - 3.0, corner.y + DEEP);
                    pen.bar(stage, part, theme::DIM);
                } else {
                    y += ROW + CARD.y * ((units.len() - 1) / IN_LINE) as f32;
                }
                cards.row(stage, corner, caption, units, camp);
            }
            let hints = session.puzzle().hints.iter().take(climb.hints);
            let words = hints.cloned().collect::<Vec<_>>().join(" ");
            let room = at(HINTS.min.x, HINTS.min.y, HINTS.width(), HINTS.height());
            stage.spawn((room, text(theme::BODY, theme::DANGER, words)));
            for (place, wish) in [
                LadderRequest::Undo,
                LadderRequest::Restart,
                LadderRequest::Hint,
                LadderRequest::Leave,
            ]
            .into_iter()
            .enumerate()
            {
                let button = ladder::wish(stage, wish);
                let node = Node {
                    border: left_edge(),
                    ..centred(at(X + BUTTON_STEP * place as f32, 612.0, BUTTON, 40.0))
                };
                stage.commands_mut().entity(button).insert(node);
            }
        });
        region::spawn(stage, Region::wide_only(), |stage| keys(stage, pen));
        region::spawn_pane(stage, PREVIEW, |stage| {
            let corner = PREVIEW.from.min;
            let high = panel::SIZE.y + SPARE;
            stage.part(at(corner.x, corner.y, panel::SIZE.x, high), |parent| {
                panel::surface(parent, pen, high);
                let inside = at(0.0, 0.0, panel::SIZE.x, high);
                let shown = Panel(fight.clone(), tally.clone());
                parent.spawn((shown, inside, Pickable::IGNORE));
            });
        });
    });
}

fn keys(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let all = [
        (&[WAYS][..], t!("compose-key-go")),
        (&[CONFIRM], t!("arrange-key-choose")),
        (&[BACK], t!("compose-key-back")),
        (&["?"], t!("title-help")),
    ];
    page::stage_keys(stage, pen, &all);
}

/// A unit with its place in its side's list.
type Placed = (usize, UnitId);

struct Cards<'a> {
    pen: &'a Pen<'a>,
    library: &'a BreachLibrary,
    lists: &'a Lists,
    fight: &'a Fight,
    chosen: &'a Chosen,
}

impl Cards<'_> {
    /// A caption and below it the cards of these units; own ones are buttons.
    fn row(
        &self,
        stage: &mut ChildSpawnerCommands,
        corner: Vec2,
        caption: String,
        units: &[Placed],
        camp: Camp,
    ) {
        let base = (corner.x, corner.y + 12.0);
        let room = STEP * units.len().min(IN_LINE) as f32 - theme::GAP;
        let style = fitting(self.pen.letters, theme::CAPTION, &caption, room);
        let ink = if camp == Camp::Attacker { theme::YOU } else { theme::HOSTILE };
        self.pen.text(stage, base, Anchor::Start, style, ink, caption);
        let fighters = (0..).map(ParticipantId).zip(self.fight.plan.participants());
        let of_camp = fighters.filter(|(_, one)| one.camp == camp).map(|(id, _)| id);
        let fighters: Vec<ParticipantId> = of_camp.collect();
        for (number, (listed, unit)) in units.iter().enumerate() {
            let (column, line) = (number % IN_LINE, number / IN_LINE);
            let corner = corner + Vec2::new(STEP * column as f32, 22.0 + CARD.y * line as f32);
            let node =
                Node { border: UiRect::all(px(1)), ..at(corner.x, corner.y, CARD.x, CARD.y) };
            // The reserve does not fight.
            let id = fighters.get(*listed).copied();
            let name =
                id.map_or(self.library.unit(*unit).name.as_str(), |id| self.fight.cast.name(id));
            let mut card = stage.spawn((node, panel_face()));
            let place = (camp == Camp::Attacker).then_some(*listed as u8);
            if let Some(place) = place {
                let send = move |_: On<Activate>, mut uses: MessageWriter<Use>| {
                    uses.write(Use(place));
                };
                // Without a tooltip: it would lie on the units to compare.
                card.insert((GameButton, AccessibleLabel::new(name)))
                    .mark::<Taken>(self.chosen.first == Some(place))
                    .mark::<FocusFirst>(self.chosen.last == place)
                    .observe(send);
            }
            card.with_children(|card| self.face(card, (name, *unit, id), place));
        }
    }

    fn face(
        &self,
        card: &mut ChildSpawnerCommands,
        (name, unit, id): (&str, UnitId, Option<ParticipantId>),
        place: Option<u8>,
    ) {
        let pen = self.pen;
        if place.is_some() && self.chosen.first == place {
            let frame = at(1.0, 1.0, CARD.x - 4.0, CARD.y - 4.0);
            card.spawn((
                Node { border: UiRect::all(px(3)), ..frame },
                BackgroundColor(mix(theme::PANEL_LIT, theme::DANGER, 0.14)),
                BorderColor::all(theme::DANGER),
                Pickable::IGNORE,
            ));
        }
        let colour = if place.is_some() { theme::YOU } else { theme::HOSTILE };
        let picture = sprite(self.library, unit);
        pen.shining(card, &picture, Vec2::new(26.0, 40.0), 34.0, colour, place.is_none());
        pen.text(card, (50.0, 24.0), Anchor::Start, theme::NAME_SMALL, theme::LIGHT, name);
        let kind = self.library.unit(unit);
        let Some(chassis) = &kind.chassis else { return };
        for (message, value, x, y) in [
            ("battle-why-attack", chassis.attack, 50.0, 42.0),
            ("battle-why-defence", chassis.defence, 160.0, 42.0),
            ("battle-why-damage", chassis.damage, 50.0, 59.0),
            ("battle-why-health", kind.health, 160.0, 59.0),
        ] {
            let style = (theme::KEY, theme::LIGHT);
            let value = Argument { name: "value", text: value.to_string(), of: style };
            let words = spans_of(pieces(message, &[value], &[]), (theme::SMALL, theme::DIM));
            pen.spans(card, (x, y), Anchor::Start, &words);
        }
        let knows = names::abilities(&chassis.abilities);
        let style = fitting(pen.letters, theme::SMALL_MEDIUM, &knows, CARD.x - 22.0);
        pen.text(card, (12.0, 79.0), Anchor::Start, style, theme::DIM, knows);
        let first = match id {
            Some(id) => first(self.fight, id),
            None => self.first_of_reserve(unit),
        };
        if let Some(words) = first {
            let style = fitting(pen.letters, theme::SMALL, &words, CARD.x - 22.0);
            pen.text(card, (12.0, 96.0), Anchor::Start, style, theme::DIM, words);
        }
    }

    /// As if it stood in the first place.
    fn first_of_reserve(&self, unit: UnitId) -> Option<String> {
        let mut lists = self.lists.clone();
        *lists.yours.first_mut()?.first_mut()? = unit;
        let fight = muster::set_up(self.library, &MoveTypes::standard(), &lists).ok()?;
        let own = |one: &Participant| one.camp == Camp::Attacker;
        let place = fight.plan.participants().iter().position(own)?;
        first(&fight, ParticipantId(place.try_into().ok()?))
    }
}

/// What a unit would choose at the start of the battle.
fn first(Fight { plan, cast, .. }: &Fight, id: ParticipantId) -> Option<String> {
    let why = plan.weigh(plan.start(), id);
    let chosen = why.weighed.iter().find(|it| it.chosen)?;
    let kind = names::ability(plan.types().name(chosen.kind));
    Some(t!("arrange-first", kind = kind, target = cast.name(chosen.target)))
}

fn paint_odds(
    odds: Res<Odds>,
    pens: Pens,
    panel: Single<(Entity, &Panel)>,
    mut commands: Commands,
) {
    let (entity, Panel(fight, tally)) = *panel;
    let answer = Answer { tally: tally.clone(), ..odds.answer().clone() };
    let preview = Preview {
        heading: &t!("compose-attack-theirs"),
        note: &t!("arrange-fixed", count = panel::thousands(u64::from(BATTLES))),
        head: 0.0,
        brings: None,
        fixed: true,
        unseen: false,
        sides: &fight.sides,
        plan: &fight.plan,
        cast: &fight.cast,
        leader: None,
        after_loss: None,
        answer: &answer,
        spare: SPARE,
    };
    commands.entity(entity).despawn_related::<Children>().with_children(|parent| {
        panel::draw(parent, &pens.pen(), &preview);
    });
}

/// The first place is remembered; the second swaps with it.
fn obey(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<Use>>) {
    let uses: Vec<Use> = reader.read(world.resource::<Messages<Use>>()).copied().collect();
    for Use(place) in uses {
        let first = world.resource::<Chosen>().first;
        let next = if first.is_none() { Some(place) } else { None };
        *world.resource_mut::<Chosen>() = Chosen { first: next, last: place };
        if let Some(other) = first.filter(|other| *other != place) {
            exchange(world, other, place);
        }
    }
}

fn exchange(world: &mut World, one: u8, other: u8) {
    if let Err(refusal) = execute(world, RunCommand::Exchange(one, other)) {
        let why = refusals::run(&refusal);
        world.write_message(Notice::wrong(t!("refusal-sentence", why = why)));
    }
}

/// The place chosen first is given up when something else is asked for.
fn forget(mut wishes: MessageReader<LadderRequest>, mut chosen: ResMut<Chosen>) {
    if wishes.read().count() > 0 && chosen.first.is_some() {
        chosen.first = None;
    }
}

fn step_back(
    mut back: ResMut<Back>,
    mut chosen: ResMut<Chosen>,
    mut wishes: MessageWriter<LadderRequest>,
) {
    if !back.take() {
        return;
    }
    if chosen.first.take().is_none() {
        wishes.write(LadderRequest::Leave);
    }
}

pub fn plugin(app: &mut App) {
    let anew = resource_exists_and_changed::<Climb>
        .or_else(resource_changed::<Chosen>)
        .or_else(not(any_with_component::<Root>));
    let odds = resource_changed::<Odds>.or_else(any_match_filter::<Added<Panel>>);
    app.add_plugins(help::plugin)
        .add_screen(Screen::ARRANGE)
        .init_resource::<Chosen>()
        .add_message::<Use>()
        .add_systems(OnEnter(Screen::ARRANGE), enter)
        .add_systems(
            Update,
            (
                (obey, forget, show.run_if(anew)).chain(),
                paint_odds.run_if(odds).after(OddsSystems).after(show),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::ARRANGE).and_then(resource_exists::<Climb>)),
        );
}
