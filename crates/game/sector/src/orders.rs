//! Turns keys, clicks and pointing into choices and commands.

use super::choosing::{Choosing, Question};
use super::controller::{MapController, before_the_end};
use super::debounce::Hurry;
use super::input::SectorAction;
use super::map_view::MapView;
use super::parked_stacks::Parked;
use super::playback::MapPlayback;
use super::preview::Ahead;
use super::summary::Summary;
use super::{SectorCommand, SectorSystems, TakeBack};
use crate::prelude::*;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapRequest {
    Look(TileId),
    Confirm(TileId),
    Pick(UnitId),
    /// The pointer is on a unit of the selected stack.
    PointAt(UnitId),
    /// The pointer left it.
    PointAway(UnitId),
    /// A click on a kind in the list of recruits.
    Recruit(TileId, KindId),
    /// What a line of the summary is about.
    LookAt(usize),
    Back,
}

impl MapRequest {
    /// Whether the player decides something with it, and does not only point.
    fn decides(&self) -> bool {
        !matches!(self, Self::Look(_) | Self::PointAt(_) | Self::PointAway(_))
    }
}

/// Whether an action is allowed while others have their turn.
fn is_quiet(action: SectorAction) -> bool {
    matches!(
        action,
        SectorAction::PanUp
            | SectorAction::PanDown
            | SectorAction::PanLeft
            | SectorAction::PanRight
            | SectorAction::ZoomIn
            | SectorAction::ZoomOut
            | SectorAction::Pause
            | SectorAction::Center
    )
}

fn obey(
    input: Res<ActionInput>,
    mut wishes: MessageReader<MapRequest>,
    campaign: Res<Campaign>,
    table: Res<MapView>,
    ahead: Res<Ahead>,
    (odds, summary): (Res<Odds>, Res<Summary>),
    time: Res<Time<Real>>,
    mut film: ResMut<MapPlayback>,
    mut choosing: ResMut<Choosing>,
    mut parked: ResMut<Parked>,
    mut hurry: ResMut<Hurry>,
    commands: MessageWriter<SectorCommand>,
    mut back: MessageWriter<TakeBack>,
) {
    let pressed: Vec<SectorAction> = input.on_screen().collect();
    let wishes: Vec<MapRequest> = wishes.read().copied().collect();
    let asked =
        wishes.iter().any(MapRequest::decides) || pressed.iter().any(|action| !is_quiet(*action));
    if asked && !film.is_over() {
        film.snap();
    }
    let mut next = choosing.clone();
    if asked && !table.is_own_turn() && table.outcome.is_none() && table.pending.is_none() {
        film.skip();
        let clicked = wishes.iter().any(MapRequest::decides);
        hurry.note(&pressed, clicked);
        next.log ^= pressed.contains(&SectorAction::Log);
        choosing.set_if_neq(next);
        return;
    }
    hurry.rest(time.delta_secs());
    let mut hand = MapController {
        campaign: &campaign,
        table: &table,
        ahead: &ahead,
        odds: &odds,
        summary: &summary,
        choosing: &mut next,
        parked: &mut parked,
        commands,
    };
    for wish in wishes {
        match wish {
            MapRequest::Look(tile) => {
                hand.choosing.under_pointer = None;
                if hand.choosing.follows_pointer() && hand.choosing.cursor != Some(tile) {
                    hand.choosing.look(tile, &table);
                }
            }
            MapRequest::PointAt(unit) => hand.choosing.under_pointer = Some(unit),
            MapRequest::PointAway(unit) if hand.choosing.under_pointer == Some(unit) => {
                hand.choosing.under_pointer = None;
            }
            MapRequest::PointAway(_) => {}
            _ if hurry.takes_click() => {}
            MapRequest::Confirm(tile) => hand.click(tile),
            MapRequest::Pick(unit) => hand.pick(unit),
            MapRequest::LookAt(line) => hand.look_at(line),
            MapRequest::Recruit(tile, kind) => hand.click_recruit(tile, kind),
            MapRequest::Back => {
                hand.choosing.back();
            }
        }
    }
    let confirmed = pressed.contains(&SectorAction::Confirm);
    for action in pressed.into_iter().filter(|action| !hurry.takes(*action)) {
        match action {
            SectorAction::Undo if campaign.can_undo() => {
                (hand.choosing.aim, hand.choosing.question) = (None, None);
                hand.choosing.tried.clear();
                back.write(TakeBack);
            }
            SectorAction::Undo => {
                hand.choosing.trouble = Some(t!("sector-trouble-nothing-to-undo"));
            }
            action => hand.press(action),
        }
    }
    // The key that skips a battle ends the turn on the map: it must rest before it does.
    if confirmed && choosing.aim.is_some() && next.aim.is_none() {
        hurry.note_battle();
    }
    choosing.set_if_neq(next);
}

/// Reserve, rows and order tried out in a preview do not outlast it.
fn restore(mut choosing: ResMut<Choosing>, mut commands: MessageWriter<SectorCommand>) {
    if choosing.aim.is_none() && !choosing.tried.is_empty() {
        let tried = std::mem::take(&mut choosing.tried);
        commands.write_batch(tried.into_iter().rev().map(SectorCommand));
    }
}

/// The question before the turn's end keeps to what is known now: while it is open, a battle may be
/// shown, or what a preview tried out be taken back.
fn ask_anew(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    parked: Res<Parked>,
    mut choosing: ResMut<Choosing>,
) {
    if let Some(Question::EndTurn(_)) = choosing.question {
        let question = before_the_end(&campaign, &table, &parked, false);
        if choosing.question != question {
            choosing.question = question;
        }
    }
}

fn come_back(mut hurry: ResMut<Hurry>) {
    hurry.note_battle();
}

fn forget_aim(ahead: Res<Ahead>, mut choosing: ResMut<Choosing>) {
    if choosing.aim.is_some()
        && let Some(why) = ahead.refused.clone()
    {
        choosing.aim = None;
        choosing.trouble = Some(why);
    }
}

pub fn plugin(app: &mut App) {
    let from_battle = OnTransition { exited: Screen::BATTLE, entered: Screen::SECTOR };
    app.init_resource::<Hurry>()
        .add_message::<MapRequest>()
        .add_systems(from_battle, come_back)
        .add_systems(
            Update,
            (
                (obey, restore).chain().in_set(SectorSystems::Input),
                ask_anew
                    .in_set(SectorSystems::Ahead)
                    .run_if(resource_exists_and_changed::<MapView>),
                forget_aim.in_set(SectorSystems::Draw).run_if(resource_changed::<Ahead>),
            ),
        );
}
