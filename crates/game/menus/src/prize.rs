//! Prizes: what a guardian leaves behind.
//! One of three cards may be taken.

pub mod card;

use super::{backdrop, page};
use crate::gear::effects::rarity;
use crate::gear::parts::rarity_colour;
use crate::loadout_actions::FittingAction;
use crate::prelude::*;
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{ModId, Offer};
use daemonfall_sector::{KindId, StackId};
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
    let cards: Vec<Entity> = (0..)
        .zip(&offer.prizes)
        .map(|(place, prize)| {
            let refused = refusals.0.get(&place).map(String::as_str);
            let told = of(&campaign, offer.stack, *prize);
            card::spawn(&mut commands, pen, &campaign, place, &told, refused)
        })
        .collect();
    let side_by_side = Node {
        column_gap: px(16),
        align_items: AlignItems::Stretch,
        flex_shrink: 0.0,
        ..default()
    };
    // In a compact window a card full of words reaches below the window's end, the others do not.
    let side_by_side = Adapts::new(side_by_side, |node| node.align_items = AlignItems::FlexStart);
    let cards = commands.group(side_by_side, &cards);
    let asks = [t!("prize-none"), t!("prize-none-sure")];
    let about = Tooltip::above(t!("prize-none-about"));
    let take_none = |_: On<Confirmed>, mut orders: MessageWriter<Order>| {
        orders.write(Order(RunCommand::TakeNone));
    };
    let none = confirm(&mut commands, asks, about, take_none);
    // In the middle of the window if there is room, from its top if not.
    commands.entity(none).node(|node| {
        node.width = px(220);
        node.margin.bottom = Val::Auto;
        node.flex_shrink = 0.0;
    });
    let heading = (
        Node { margin: UiRect::top(Val::Auto), flex_shrink: 0.0, ..row(16.0) },
        Pickable::IGNORE,
        children![
            icon(pen.atlas, "sector_vault", 44.0, theme::PICKUP),
            page::heading(4.0, t!("prize-heading", count = offer.prizes.len()), t!("prize-about"))
        ],
    );
    commands
        .spawn((
            DespawnOnExit(Screen::PRIZE),
            (FocusScope(0), Unhurried::default()),
            Adapts::new(
                Node {
                    width: percent(100),
                    height: percent(100),
                    padding: UiRect::bottom(px(40)),
                    align_items: AlignItems::Center,
                    overflow: Overflow::scroll_y(),
                    ..column(10.0)
                },
                |node| {
                    node.row_gap = px(8);
                    node.padding = UiRect::vertical(px(6));
                },
            ),
            Scrolls,
            BackgroundColor(theme::GROUND),
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
                foot.spawn(page::hint(key, what));
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

#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    pub sort: String,
    pub name: String,
    pub icon: String,
    pub colour: Color,
    pub about: String,
    pub more: More,
}

#[derive(Clone, Debug, PartialEq)]
pub enum More {
    Mod(ModId),
    Unit(KindId),
    /// Lines: a caption and words.
    Lines(Vec<(String, String)>),
}

pub fn of(campaign: &Campaign, stack: StackId, prize: Prize) -> Description {
    let content = campaign.content();
    match prize {
        Prize::Mod(id) => {
            let it = content.campaign.item(id);
            let sort = match it.slot {
                Slot::Relic => t!("prize-relic"),
                slot => t!("prize-mod", slot = names::slot(slot), rarity = rarity(it.rarity)),
            };
            Description {
                sort,
                name: it.name.clone(),
                icon: pictures::gear(&it.key),
                colour: match it.slot {
                    Slot::Relic => theme::MAGIC,
                    _ => rarity_colour(it.rarity),
                },
                about: it.about.clone(),
                more: More::Mod(id),
            }
        }
        Prize::Unit(kind) => {
            let it = content.sector.roster.kind(kind);
            let breach = &content.breach;
            let about = breach.find_unit(&it.key);
            let about = about.map_or_else(String::new, |id| breach.unit(id).about.clone());
            Description {
                sort: t!("prize-unit", tier = it.chassis.tier),
                name: it.name.clone(),
                icon: pictures::unit(&it.key),
                colour: theme::YOU,
                about,
                more: More::Unit(kind),
            }
        }
        Prize::Cycles(number) => {
            let sector = campaign.sector();
            let has = sector.faction(sector.player).cycles;
            Description {
                sort: t!("prize-cycles"),
                name: t!("prize-cycles-count", count = number),
                icon: "sector_cycles".into(),
                colour: theme::PICKUP,
                about: t!("prize-cycles-about"),
                more: More::Lines(vec![
                    (t!("prize-cycles-have"), t!("prize-cycles-count", count = has)),
                    (t!("prize-cycles-then"), t!("prize-cycles-count", count = has + number)),
                ]),
            }
        }
        Prize::Repair => Description {
            sort: t!("prize-repair"),
            name: t!("prize-repair-all"),
            icon: "sector_health".into(),
            colour: theme::PICKUP,
            about: t!("prize-repair-about"),
            more: More::Lines(hurt(campaign, stack)),
        },
    }
}

/// The units of a stack that lack health, and how much.
fn hurt(campaign: &Campaign, stack: StackId) -> Vec<(String, String)> {
    let roster = &campaign.rules().roster;
    let stack = campaign.sector().stacks.get(&stack);
    let units = stack.map_or(&[][..], |stack| &stack.units);
    let mut lines: Vec<(String, String)> = units
        .iter()
        .filter_map(|unit| {
            let most = unit.most_health(roster);
            let name = roster.kind(unit.kind).name.clone();
            (unit.health < most).then(|| {
                let words = t!("prize-repair-to", health = unit.health, most = most);
                (name, words)
            })
        })
        .collect();
    if lines.is_empty() {
        lines.push((t!("prize-health"), t!("prize-health-whole")));
    }
    lines
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
