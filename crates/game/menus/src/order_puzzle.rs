//! A battle puzzle: the stack's places and the reserve as buttons; choosing two of them swaps them.

use super::ladder::{self, Climb, Climbing, LadderRequest};
use crate::ladder::banner::used;
use crate::page;
use crate::prelude::*;
use daemonfall_battle_mode::muster::sprite;
use daemonfall_breach::UnitId;
use daemonfall_campaign::puzzles::{BattleTrial, Line, Position, Session, Trial};
use daemonfall_run::act::execute;

#[derive(Component)]
struct Root;

/// The place chosen first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chosen(Option<u8>);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
struct Use(u8);

fn battle(session: &Session) -> Option<(&BattleTrial, &Line)> {
    match (&session.puzzle().trial, &session.stand().position) {
        (Trial::Battle(trial), Position::Battle(line)) => Some((trial, line)),
        _ => None,
    }
}

fn enter(mut chosen: ResMut<Chosen>) {
    *chosen = Chosen::default();
}

fn show(
    climbing: Climbing,
    chosen: Res<Chosen>,
    data: Res<GameData>,
    pens: Pens,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.despawn_all(&old);
    let Some((climb, session)) = climbing.now() else { return };
    let Some((trial, line)) = battle(session) else { return };
    let (puzzle, library) = (session.puzzle(), &data.0.breach);
    let chance = t!(
        "arrange-chance",
        chance = trial.chance(line),
        wanted = trial.percent,
        used = used(session)
    );
    let own = [trial.stack_of(line), trial.reserve_of(line)].concat();
    let places: Vec<Entity> = (0..)
        .zip(&own)
        .map(|(place, unit)| {
            let entity = slot(&mut commands, pen, library, place, *unit);
            let is_first = chosen.0.unwrap_or(0) == place;
            commands
                .entity(entity)
                .mark::<Taken>(chosen.0 == Some(place))
                .mark::<FocusFirst>(is_first);
            entity
        })
        .collect();
    let (stack, reserve) = places.split_at(trial.stack.min(places.len()));
    let foes: Vec<Entity> =
        trial.theirs.iter().map(|unit| foe(&mut commands, pen, library, *unit)).collect();
    let rows: Vec<Entity> = [
        (t!("arrange-they-defend"), &foes[..]),
        (t!("arrange-you-attack"), stack),
        (t!("arrange-reserve"), reserve),
    ]
    .into_iter()
    .filter(|(_, units)| !units.is_empty())
    .map(|(caption, units)| captioned(&mut commands, &caption, units))
    .collect();
    let wishes =
        [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint, LadderRequest::Leave]
            .map(|wish| ladder::wish(&mut commands, wish));
    let wishes = captioned(&mut commands, "", &wishes);
    let root = page::list(&mut commands, pen.atlas, Screen::ARRANGE, [10.0, 3.0], Root);
    let heading = format!("{}. {}", climb.place + 1, puzzle.title);
    // Nothing of the room behind may be taken for a piece.
    commands.entity(root).insert(BackgroundColor(theme::ABYSS)).with_children(|root| {
        root.spawn(text(theme::TITLE, theme::LIGHT, heading));
        root.spawn(text(theme::BODY, theme::LIGHT, puzzle.goal.clone()));
        root.spawn(text(theme::BODY, theme::PICKUP, puzzle.rule.clone()));
        root.spawn(text(theme::NAME, theme::YOU, chance));
        root.spawn(text(theme::SMALL, theme::NEUTRAL, t!("arrange-how")));
        for hint in puzzle.hints.iter().take(climb.hints) {
            root.spawn(text(theme::BODY, theme::DANGER, hint.clone()));
        }
    });
    commands.entity(root).add_children(&rows).add_child(wishes);
}

fn captioned(commands: &mut Commands, caption: &str, parts: &[Entity]) -> Entity {
    let line = Node { column_gap: px(10), ..default() };
    let line = commands.group(line, parts);
    commands
        .spawn((column(4.0), Pickable::IGNORE))
        .with_child(text(theme::CAPTION, theme::DIM, caption))
        .add_child(line)
        .id()
}

/// The battle stats: "6 3 6 20".
fn stats(library: &BreachLibrary, unit: UnitId) -> String {
    let kind = library.unit(unit);
    let chassis = kind.chassis.as_ref();
    chassis.map_or_else(String::new, |it| {
        format!("{} {} {} {}", it.attack, it.defence, it.damage, kind.health)
    })
}

fn slot(
    commands: &mut Commands,
    pen: &Pen,
    library: &BreachLibrary,
    place: u8,
    unit: UnitId,
) -> Entity {
    let kind = library.unit(unit);
    let send = move |_: On<Activate>, mut uses: MessageWriter<Use>| {
        uses.write(Use(place));
    };
    // Without a tooltip: it would lie on the units to compare.
    let slot = commands.spawn(button(kind.name.clone())).observe(send).id();
    commands
        .entity(slot)
        .with_child(text(theme::KEY, theme::DIM, stats(library, unit)))
        .with_child(icon(pen.atlas, &sprite(library, unit), 26.0, theme::YOU));
    slot
}

fn foe(commands: &mut Commands, pen: &Pen, library: &BreachLibrary, unit: UnitId) -> Entity {
    let node = row(8.0);
    let name = library.unit(unit).name.clone();
    commands
        .spawn((node, Pickable::IGNORE))
        .with_child(icon(pen.atlas, &sprite(library, unit), 26.0, theme::HOSTILE))
        .with_child(text(theme::BODY_MEDIUM, theme::LIGHT, name))
        .with_child(text(theme::KEY, theme::DIM, stats(library, unit)))
        .id()
}

/// The first place is remembered; the second swaps with it.
fn obey(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<Use>>) {
    let uses: Vec<Use> = reader.read(world.resource::<Messages<Use>>()).copied().collect();
    for Use(place) in uses {
        let chosen = world.resource::<Chosen>().0;
        world.resource_mut::<Chosen>().0 = match chosen {
            None => Some(place),
            Some(other) => {
                if other != place {
                    exchange(world, other, place);
                }
                None
            }
        };
    }
}

fn exchange(world: &mut World, one: u8, other: u8) {
    if let Err(refusal) = execute(world, RunCommand::Exchange(one, other)) {
        let why = refusals::run(&refusal);
        world.write_message(Notice::wrong(t!("refusal-sentence", why = why)));
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
    if chosen.0.take().is_none() {
        wishes.write(LadderRequest::Leave);
    }
}

pub fn plugin(app: &mut App) {
    let anew = resource_exists_and_changed::<Climb>
        .or_else(resource_changed::<Chosen>)
        .or_else(not(any_with_component::<Root>));
    app.add_screen(Screen::ARRANGE)
        .init_resource::<Chosen>()
        .add_message::<Use>()
        .add_systems(OnEnter(Screen::ARRANGE), (enter, page::scenery(Screen::ARRANGE)))
        .add_systems(
            Update,
            ((obey, show.run_if(anew)).chain(), step_back.in_set(BackSystems::Screen))
                .run_if(in_state(Screen::ARRANGE).and_then(resource_exists::<Climb>)),
        );
}
