//! Previews the selected choice.
//! Where the stack can go, the way to the selected tile, who would fight.

use super::SectorSystems;
use super::choosing::{Aim, Choosing};
use super::danger::Danger;
use super::gates::shut;
use super::map_view::{MapView, StackShown};
use super::meaning::{Apart, Asked, Meaning};
use crate::prelude::*;
use daemonfall_battle::{Outcome, Plan, Row, Share, Sides, Stake};
use daemonfall_sector::{Lesson, Stack, Step, Unit};

/// Simulated battles for each place of the unit pointed at, and to find ways to lose the attack.
const BATTLES: u32 = 512;

#[derive(Clone, Debug)]
pub struct Attack {
    pub aim: Aim,
    /// The seven tiles: the attacked one, then its neighbours clockwise from the east.
    pub field: [Option<TileId>; 7],
    pub sides: Sides,
    pub plan: Plan,
    /// What the leader's life depends on, if it is on the field.
    pub leader: Option<Stake>,
    /// The chance that the leader, in reserve, falls next if the attack is lost.
    pub after_loss: Option<Share>,
    /// The stacks on the field, in the order of `sides.stacks`.
    pub stacks: Vec<StackShown>,
    /// Whether the whole field is in sight.
    pub seen: bool,
    /// Cycles for the attacker if all that fight for the other side fall.
    pub salvage: i32,
    /// What the player's units would learn by winning.
    pub lesson: Lesson,
    /// Moves needed to reach the place it attacks from.
    pub cost: i32,
}

impl Attack {
    /// The chance that the leader falls, in the attack or right after its loss, if it is known.
    pub fn falls(&self, odds: &Odds) -> Option<Share> {
        let tally = odds.answer().tally.as_ref();
        match (self.leader, self.after_loss) {
            (Some(Stake::Safe), Some(after)) if self.leaves_leader() => {
                Some(tally?.share(Outcome::Defender).times(after))
            }
            (None | Some(Stake::Safe), _) => Some(Share { millionths: 0, error: 0 }),
            (Some(stake), _) => Some(stake.falls(tally?)),
        }
    }

    /// Whether the leader can fall only after the attack, by what follows its loss.
    pub fn leaves_leader(&self) -> bool {
        self.after_loss.is_some_and(|after| after.millionths + after.error > 0)
    }

    /// The chance to win without losing the leader, if it is known.
    pub fn wins(&self, odds: &Odds) -> Option<Share> {
        let tally = odds.answer().tally.as_ref()?;
        Some(self.leader.unwrap_or(Stake::Safe).kept(tally, Outcome::Attacker))
    }
}

/// The odds of the attack with the unit pointed at elsewhere, compared with the same dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WhatIf {
    pub now: Share,
    /// In its other row.
    pub row: (Row, Share),
    /// In reserve (true), or back in the line, if others of its stack can fight.
    pub reserve: Option<(bool, Share)>,
}

#[derive(Resource, Default, Debug)]
pub struct Ahead {
    pub reach: Vec<TileId>,
    /// Neighbouring tiles that picked units can go to.
    pub targets: Vec<TileId>,
    /// The way to the selected tile, or to where the attack is made from.
    pub path: Vec<Step>,
    /// Whether going there now brings tiles into sight: then it cannot be undone.
    pub reveals: bool,
    pub meaning: Option<Meaning>,
    /// Why the selected stack cannot join the one looked at.
    pub apart: Option<Apart>,
    /// Why the way takes no step through a gate.
    pub gates: Option<String>,
    pub attack: Option<Attack>,
    pub what_if: Option<WhatIf>,
    /// The worst attack on the leader where its stack would go, or be once it has won, if it is worth a
    /// word.
    pub danger: Option<Danger>,
    pub refused: Option<String>,
}

impl WhatIf {
    fn of(campaign: &Campaign, table: &MapView, choosing: &Choosing, aim: Aim) -> Option<Self> {
        let id = choosing.pointed(table)?;
        let stack = table.stack(aim.stack)?;
        let unit = stack.units.iter().find(|unit| unit.id == id)?;
        let (view, leader) = (campaign.view(), campaign.run().leader);
        let wins = |change: fn(&mut Unit)| {
            let change = |stack: &mut Stack| {
                stack.units.iter_mut().filter(|unit| unit.id == id).for_each(change);
            };
            view.wins_with((aim.stack, aim.from, aim.tile), leader, BATTLES, change)
        };
        let own = view.own_stack(aim.stack)?;
        let reserve = match own.units.iter().any(|other| other.id != id && !other.reserve) {
            true => Some((!unit.reserve, wins(|unit| unit.reserve ^= true)?)),
            false => None,
        };
        let row = (unit.row.other(), wins(|unit| unit.row = unit.row.other())?);
        Some(Self { now: wins(|_| {})?, row, reserve })
    }
}

fn look(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    choosing: Res<Choosing>,
    mut ahead: ResMut<Ahead>,
) {
    let mut next = Ahead::default();
    let asked = Asked::of(&campaign, &table, &choosing);
    let (view, leader) = (campaign.view(), campaign.run().leader);
    let danger = |tile, but| {
        asked.stack()?.unit(leader)?;
        Danger::of_leader(&campaign, Some(tile), but, false)
    };
    if table.is_own_turn()
        && let (Some(stack), Some(paths)) = (asked.stack(), asked.paths())
    {
        if choosing.picked.is_empty() {
            next.reach = paths.reachable().collect();
        } else {
            let near = view.grid().neighbours(stack.tile);
            let can = |tile: &TileId| matches!(asked.meaning(*tile), Meaning::Give(_));
            next.targets = near.filter(can).collect();
        }
        if let Some(aim) = choosing.aim {
            next.path = paths.path(aim.from).unwrap_or_default();
            next.danger = danger(aim.tile, view.stack_at(aim.tile).map(|it| it.id));
            next.what_if = WhatIf::of(&campaign, &table, &choosing, aim);
            match view.forecast(aim.stack, aim.from, aim.tile) {
                Ok(forecast) => {
                    let ids = forecast.sides.stacks.iter().map(|it| it.stack);
                    let stacks = ids.filter_map(|id| table.stack(id)).cloned().collect();
                    let way = (aim.from, aim.tile);
                    // Fought anew only if something on the map has changed.
                    let known = ahead.attack.as_ref();
                    let known = known.filter(|it| it.aim == aim && !table.is_changed());
                    let after_loss = known.map_or_else(
                        || view.falls_after_loss(&forecast, way, leader, BATTLES),
                        |it| it.after_loss,
                    );
                    next.attack = Some(Attack {
                        aim,
                        field: view.grid().field(aim.tile),
                        leader: forecast.stake(leader),
                        after_loss,
                        salvage: forecast.salvage(campaign.rules()),
                        lesson: forecast.lesson(campaign.rules()),
                        sides: forecast.sides,
                        plan: forecast.plan,
                        stacks,
                        seen: view.sees_field(aim.tile),
                        cost: paths.cost(aim.from).unwrap_or(0),
                    });
                }
                Err(refusal) => next.refused = Some(refusals::attack(&refusal)),
            }
        }
    }
    if choosing.aim.is_none() {
        let pointed = choosing.cursor.map(|tile| (tile, asked.meaning(tile)));
        let meaning = pointed.as_ref();
        next.gates = meaning.and_then(|(tile, it)| shut(&asked, *tile, it));
        next.meaning = pointed.map(|(_, meaning)| meaning);
        if let Some(Meaning::Select(stack)) = next.meaning {
            next.apart = asked.joins_from(stack).err();
        }
        if let Some(Meaning::Go { path, now, .. }) = &next.meaning {
            next.path = path.clone();
            let way = path.iter().take_while(|step| step.turn == 0).map(|step| step.tile);
            next.reveals = now.is_some() && campaign.reveals(way);
            next.danger = now.and_then(|to| danger(to, None));
        }
        if let Some(Meaning::Give(Command::Split { to, .. })) = &next.meaning {
            next.reveals = campaign.reveals(std::iter::once(*to));
        }
        if let Some(Meaning::Aim(aim)) = &next.meaning
            && let Some(paths) = asked.paths()
        {
            next.path = paths.path(aim.from).unwrap_or_default();
        }
    }
    *ahead = next;
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>.or_else(resource_changed::<Choosing>);
    app.init_resource::<Ahead>()
        .add_systems(Update, look.in_set(SectorSystems::Ahead).run_if(changed));
}
