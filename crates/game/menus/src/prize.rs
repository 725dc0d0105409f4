//! Prizes: what a guardian leaves behind.
//! One of three cards may be taken.

pub mod card;
mod words;

use super::{backdrop, page};
use crate::loadout_actions::FittingAction;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Offer, Phase, RunCommand};
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::global_actions::BACK;
use daemonfall_input::menus::CONFIRM;
use daemonfall_input::touch::Scrolls;
use daemonfall_run::Order;
use daemonfall_ui::prelude::*;
use daemonfall_ui::prompts::{PRIZES, SIDEWAYS};
use std::collections::BTreeMap;

#[derive(Resource, Clone, Debug, Default)]
struct Refusals(BTreeMap<u8, String>);

fn offer(campaign: &Campaign) -> Option<&Offer> {
    match &campaign.run().phase {
        Phase::Prize(offer) => Some(offer),
        _ => None,
    }
}

fn ask(world: &mut World) {
    let found = world.resource_scope(|world, campaign: Mut<Campaign>| {
        let all = offer(&campaign).map_or(0, |offer| offer.prizes.len() as u8);
        (0..all)
            .filter_map(|place| {
                let refused = campaign.check(world, &RunCommand::Take(place)).err()?;
                Some((place, daemonfall_platform::refusals::run(&refused)))
            })
            .collect()
    });
    world.insert_resource(Refusals(found));
}

fn show(campaign: Res<Campaign>, refusals: Res<Refusals>, pens: Pens, mut commands: Commands) {
    let pen = &pens.pen();
    let Some(offer) = offer(&campaign) else {
        return;
    };
    backdrop::spawn(&mut commands, pen.atlas, Screen::PRIZE);
    let cards: Vec<Entity> = (0..)
        .zip(&offer.prizes)
        .map(|(place, prize)| {
            let refused = refusals.0.get(&place).map(String::as_str);
            let told = words::of(&campaign, offer.stack, *prize);
            card::spawn(&mut commands, pen, &campaign, place, &told, refused)
        })
        .collect();
    let side_by_side = Node {
        column_gap: px(16),
        align_items: AlignItems::Stretch,
        flex_shrink: 0.0,
        ..default()
    };
    let cards = commands.group(side_by_side, &cards);
    let asks = [t!("prize-none"), t!("prize-none-sure")];
    let about = Tooltip::above(t!("prize-none-about"));
    let take_none = |_: On<Confirmed>, mut orders: MessageWriter<Order>| {
        orders.write(Order(RunCommand::TakeNone));
    };
    let none = confirm(&mut commands, pen.fonts, asks, about, take_none);
    commands.entity(none).node(|node| node.width = px(220));
    let heading = (
        row(16.0),
        Pickable::IGNORE,
        children![
            icon(pen.atlas, "sector_vault", 44.0, theme::PICKUP),
            page::heading(
                pen.fonts,
                4.0,
                t!("prize-heading", count = offer.prizes.len()),
                t!("prize-about")
            )
        ],
    );
    commands
        .spawn((
            DespawnOnExit(Screen::PRIZE),
            FocusScope(0),
            Adapts::new(
                centred(Node {
                    width: percent(100),
                    height: percent(100),
                    padding: UiRect::bottom(px(40)),
                    ..column(16.0)
                }),
                |node| {
                    node.row_gap = px(8);
                    node.padding = UiRect::vertical(px(6));
                    node.justify_content = JustifyContent::FlexStart;
                    node.overflow = Overflow::scroll_y();
                },
            ),
            Scrolls,
            backdrop::dimmed(),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(pen.atlas))
        .with_child(heading)
        .add_children(&[cards, none]);
    let foot = Node {
        position_type: PositionType::Absolute,
        bottom: px(theme::PAD),
        left: px(0),
        width: percent(100),
        justify_content: JustifyContent::Center,
        column_gap: px(theme::WIDE),
        ..default()
    };
    commands
        .spawn((
            DespawnOnExit(Screen::PRIZE),
            GlobalZIndex(1),
            Adapts::wide_only(foot),
            Pickable::IGNORE,
        ))
        .with_children(|foot| {
            for (key, what) in [
                (PRIZES, t!("prize-key-take")),
                (SIDEWAYS, t!("prize-key-choose")),
                (CONFIRM, t!("prize-key-confirm")),
                ("?", t!("prize-key-help")),
                (BACK, t!("prize-key-pause")),
            ] {
                foot.spawn(page::hint(pen.fonts, key, what));
            }
        });
}

fn take(
    place: u8,
    refusals: &Refusals,
    orders: &mut MessageWriter<Order>,
    notices: &mut MessageWriter<Notice>,
) {
    match refusals.0.get(&place) {
        Some(reason) => {
            notices.write(Notice::wrong(t!("prize-cannot-take", reason = reason)));
        }
        None => {
            orders.write(Order(RunCommand::Take(place)));
        }
    }
}

fn by_key(
    input: Res<ActionInput>,
    campaign: Res<Campaign>,
    refusals: Res<Refusals>,
    scopes: Query<&FocusScope>,
    mut orders: MessageWriter<Order>,
    mut notices: MessageWriter<Notice>,
) {
    let all = offer(&campaign).map_or(0, |offer| offer.prizes.len());
    let mut places = input.pressed().filter_map(FittingAction::prize);
    let wanted = places.find(|place| *place < all);
    // A dialogue over the cards keeps keys to itself.
    let on_top = scopes.iter().all(|scope| scope.0 == 0);
    if let (Some(place), true) = (wanted, on_top) {
        take(place as u8, &refusals, &mut orders, &mut notices);
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::PRIZE)
        .init_resource::<Refusals>()
        .add_systems(
            OnEnter(Screen::PRIZE),
            (ask, show).chain().run_if(resource_exists::<Campaign>),
        )
        .add_systems(
            Update,
            by_key.run_if(in_state(Screen::PRIZE).and_then(resource_exists::<Campaign>)),
        );
}
