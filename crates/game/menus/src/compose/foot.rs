//! The odds of the current stacks, and the foot of the screen: the seed, the attacker, the fight
//! button, and the keys.

use super::stacks::Stacks;
use super::{ComposeSystems, Composed};
use crate::loadout_actions::TAKE_OUT;
use crate::page;
use crate::prelude::*;
use crate::seed_row::{self, StartWithSeed};
use daemonfall_battle_mode::odds::{Odds, OddsSystems};
use daemonfall_battle_mode::panel::{self, Preview};
use daemonfall_ui::prompts::{SIDEWAYS, WAYS};
use daemonfall_ui::widgets::Presses;

#[derive(Component)]
struct FightButton;

#[derive(Component)]
struct RoleButton;

fn placed(node: Node) -> Node {
    Node {
        padding: UiRect::horizontal(px(theme::PAD)),
        border: left_edge(),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        ..node
    }
}

const BUTTONS: Region = Region::new(Vec2::new(888.0, 602.0), Vec2::new(568.0, 386.0), 1.0);

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    region::spawn(stage, BUTTONS, buttons);
    region::spawn(stage, Region::wide_only(), |stage| keys(stage, pen));
}

fn buttons(stage: &mut ChildSpawnerCommands) {
    let y = CORNER.y + HEIGHT - 52.0;
    let x = CORNER.x + 16.0;
    let about = Tooltip::new(t!("compose-fight-about"));
    let fight = sends(stage, t!("compose-fight"), about, StartWithSeed);
    let about = Tooltip::new(t!("compose-back-about"));
    let back = link(stage, t!("compose-back"), about, Screen::PRACTICE);
    let mut commands = stage.commands();
    commands.entity(back).insert(placed(at(x + 208.0, y, 128.0, 36.0)));
    let fight_place = placed(at(x, y, 200.0, 36.0));
    commands.entity(fight).insert((fight_place, FightButton, FocusFirst));
}

pub fn build_role(stage: &mut ChildSpawnerCommands) {
    let take_off = at(462.0, 612.0, 128.0, 40.0);
    let words = text(theme::BODY_MEDIUM, theme::LIGHT, t!("compose-take-off"));
    stage
        .spawn((placed(take_off), Presses::cap(TAKE_OUT), panel_face()))
        .insert(Tooltip::above(t!("compose-take-off-about")))
        .with_child(words);
    stage
        .spawn((button(""), RoleButton, Tooltip::above(t!("compose-role-about"))))
        .insert(placed(at(598.0, 612.0, 273.0, 40.0)))
        .observe(|_: On<Activate>, mut stacks: ResMut<Stacks>| {
            stacks.you_defend = !stacks.you_defend;
        });
}

fn keys(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let all = [
        (&[WAYS][..], t!("compose-key-go")),
        (&[CONFIRM], t!("compose-key-choose")),
        (&["Shift", SIDEWAYS], t!("compose-key-change")),
        (&[TAKE_OUT], t!("compose-key-take-off")),
        (&["?"], t!("title-help")),
        (&[BACK], t!("compose-key-back")),
    ];
    page::stage_keys(stage, pen, &all);
}

pub fn seed_row(commands: &mut Commands, stage: Entity, time: &Time<Real>) {
    let about = t!("compose-seed-about");
    let row = seed_row::spawn_row(commands, time, &about, None);
    let holder =
        commands.spawn((at(24.0, 612.0, 420.0, 56.0), Pickable::IGNORE)).add_child(row).id();
    let whole = at(0.0, 0.0, 1280.0, 720.0);
    let region = (super::LEFT, whole, UiTransform::IDENTITY, Pickable::IGNORE);
    let holder = commands.spawn(region).add_child(holder).id();
    commands.entity(row).node(|node| node.width = px(420));
    commands.entity(stage).add_child(holder);
}

fn paint(
    composed: Res<Composed>,
    stacks: Res<Stacks>,
    fight: Single<Entity, With<FightButton>>,
    role: Single<Entity, With<RoleButton>>,
    mut labels: Labels,
    mut commands: Commands,
) {
    commands.entity(*fight).mark::<InteractionDisabled>(composed.0.is_err());
    labels.write(
        *role,
        if stacks.you_defend { t!("compose-they-attack") } else { t!("compose-you-attack") },
    );
}

#[derive(Component)]
struct Panel;

/// The panel's corner, and its height with the buttons.
pub const CORNER: Vec2 = Vec2::new(888.0, 64.0);
pub const HEIGHT: f32 = 596.0;
/// Room for the values of a move table that has many rows.
const SPARE: f32 = 28.0;

pub fn build_preview(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    stage.part(at(CORNER.x, CORNER.y, panel::SIZE.x, HEIGHT), |parent| {
        panel::surface(parent, pen, HEIGHT);
        parent.spawn((Panel, at(0.0, 0.0, panel::SIZE.x, HEIGHT), Pickable::IGNORE));
    });
}

fn paint_preview(
    composed: Res<Composed>,
    stacks: Res<Stacks>,
    odds: Res<Odds>,
    pens: Pens,
    entity: Single<Entity, With<Panel>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let heading =
        if stacks.you_defend { t!("compose-defend") } else { t!("compose-attack-theirs") };
    commands.entity(*entity).despawn_related::<Children>().with_children(
        |parent| match &composed.0 {
            Ok(fight) => {
                let preview = Preview {
                    heading: &heading,
                    note: &t!("compose-before"),
                    head: 0.0,
                    brings: None,
                    fixed: false,
                    unseen: false,
                    sides: &fight.sides,
                    plan: &fight.plan,
                    cast: &fight.cast,
                    leader: None,
                    after_loss: None,
                    answer: odds.answer(),
                    spare: SPARE,
                };
                panel::draw(parent, pen, &preview);
            }
            Err(reason) => panel::draw_nothing(parent, pen, &heading, reason),
        },
    );
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .after(ComposeSystems)
            .run_if(in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>))
            .run_if(resource_exists_and_changed::<Composed>),
    )
    .add_systems(
        Update,
        paint_preview
            .after(OddsSystems)
            .run_if(in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>))
            .run_if(resource_exists_and_changed::<Composed>.or_else(resource_changed::<Odds>)),
    );
}
