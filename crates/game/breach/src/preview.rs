//! The ghost: a preview of the selected choice, made by the rules on a copy.

use super::breach_view::{BreachView, UnitShown};
use super::choosing::Choosing;
use super::playback::BreachPlayback;
use super::{BreachSession, BreachSystems, Copies, Shown, words};
use crate::prelude::*;
use daemonfall_breach::preview::{ComingWhat, Preview, preview};
use daemonfall_breach::{Effect, Warning};

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownPreview {
    pub command: Option<Command>,
    /// What would happen; without a choice, what happens if all wait.
    pub preview: Preview,
    /// The state it was made for; a change makes a new one.
    made_for: (u32, Option<Turn>, Option<Command>),
}

impl ShownPreview {
    /// What comes at a unit, in sentences. A choice in a quick turn comes before the dead of its
    /// round are removed.
    pub fn coming(
        &self,
        unit: &UnitShown,
        quick: bool,
        table: &BreachView,
        library: &BreachLibrary,
    ) -> Vec<String> {
        if unit.health.is_dead() {
            return vec![words::fell(quick)];
        }
        let forecast = self.preview.forecasts.get(&unit.id);
        let deadly = deadly(unit.id, &self.preview, library);
        let dies = self.dies(unit.id);
        forecast.map_or_else(Vec::new, |forecast| {
            let mut lines = words::forecast(forecast, dies, deadly);
            let sources = hurt_by(unit.id, &self.preview, table, library);
            if forecast.damage > 0 && !sources.is_empty() {
                // Behind the sum of its damage.
                lines.insert(1, t!("breach-coming-by", sources = sources.join(", ")));
            }
            lines.extend(forecast.ends.iter().map(|end| words::end(end, library)));
            lines
        })
    }

    /// The round at whose end a unit is removed, as far as it is looked ahead.
    pub fn dies(&self, who: CharacterId) -> Option<u32> {
        let mut round = self.made_for.0;
        self.preview.events.iter().find_map(|event| match event {
            BreachEvent::Stack(StackEvent::RoundBegan { round: begun }) => {
                round = *begun;
                None
            }
            BreachEvent::Stack(StackEvent::Removed { id }) => (*id == who).then_some(round),
            _ => None,
        })
    }
}

/// What hurts a unit, each once: "Collapse of Keystone", "Bolt of Weaver (counter magic)", "burning".
fn hurt_by(
    who: CharacterId,
    preview: &Preview,
    table: &BreachView,
    library: &BreachLibrary,
) -> Vec<String> {
    let mut used = None;
    let mut sources: Vec<String> = Vec::new();
    for event in &preview.events {
        match event {
            BreachEvent::Used { user, subroutine, manner, .. } => {
                let what = library.subroutine(*subroutine).name.as_str();
                let source = t!("breach-warning-move", what = what, who = table.name(*user));
                let how = match manner {
                    Manner::CounterMagic => words::answer(Answer::CounterMagic),
                    Manner::Riposte => words::answer(Answer::Riposte),
                    Manner::Action | Manner::Mimicry => None,
                };
                used = Some(how.map_or(source.clone(), |how| format!("{source} ({how})")));
            }
            BreachEvent::Turned { .. } | BreachEvent::Stack(StackEvent::Finished { .. }) => {
                used = None;
            }
            BreachEvent::Stack(StackEvent::Changed {
                target,
                change: Change::Damaged { absorbed, taken, .. },
                ..
            }) if *target == who && absorbed + taken > 0 => {
                sources.extend(used.clone().filter(|source| !sources.contains(source)));
            }
            BreachEvent::Burned { who: burning, .. } if *burning == who => {
                let source = t!("breach-coming-burning");
                sources.extend(Some(source).filter(|source| !sources.contains(source)));
            }
            _ => {}
        }
    }
    sources
}

/// Damage of the blow that a unit does not survive, however little health is left to take.
pub fn deadly(who: CharacterId, preview: &Preview, library: &BreachLibrary) -> Option<i32> {
    preview.forecasts.get(&who)?.fall?.by?;
    let mut used = None;
    preview.events.iter().find_map(|event| match event {
        BreachEvent::Used { subroutine, manner, .. } => {
            used = Some((*subroutine, *manner));
            None
        }
        BreachEvent::Stack(StackEvent::Changed {
            target,
            change: Change::Damaged { left: 0, .. },
            ..
        }) if *target == who => {
            let (subroutine, manner) = used?;
            let weaker = i32::from(manner == Manner::Riposte);
            library.subroutine(subroutine).uses.iter().find_map(|effect| match effect {
                Effect::Damage(damage) => Some(damage - weaker),
                _ => None,
            })
        }
        _ => None,
    })
}

/// Number of turns and resolutions that are looked ahead.
pub const SHOWN: usize = 12;

fn look_ahead(world: &mut World) {
    if !world.resource::<BreachPlayback>().is_over() {
        return;
    }
    let command = world.resource::<Choosing>().at_hand();
    let table = world.resource::<BreachView>();
    let key = (table.round, table.turn, command);
    let changed = world.is_resource_changed::<BreachView>();
    if !changed && world.resource::<ShownPreview>().made_for == key {
        return;
    }
    if world.resource::<Choosing>().who.is_none() && table.outcome.is_none() {
        return;
    }
    let now = BreachSnapshot::of(world);
    let made = world
        .resource_scope(|_, mut copies: Mut<Copies>| preview(&mut copies.0, &now, command, SHOWN));
    if let Ok(mut preview) = made {
        if let Some(Command::Use { subroutine, .. }) = command
            && world.resource::<BreachLibrary>().subroutine(subroutine).uses.is_empty()
        {
            // A move that only moves its user is not meant to hit anyone.
            preview
                .warnings
                .retain(|warning| !matches!(warning, Warning::Misses | Warning::MimeMisses { .. }));
        }
        let ghost = ShownPreview { command, preview, made_for: key };
        world.resource_mut::<ShownPreview>().set_if_neq(ghost);
    }
}

fn run_down(mut shown: MessageReader<Shown>, mut ghost: ResMut<ShownPreview>) {
    for Shown { event, .. } in shown.read() {
        let place = ghost.preview.coming.iter().position(|next| match (event, next.what) {
            (BreachEvent::TurnBegan { turn, .. }, ComingWhat::Turn(known)) => *turn == known,
            (
                BreachEvent::Stack(StackEvent::Executed(entry)),
                ComingWhat::Resolves { id, user, .. },
            ) => id == entry.id && user == entry.choice.user,
            _ => false,
        });
        if let Some(place) = place {
            ghost.preview.coming.drain(..=place);
            ghost.preview.warnings.clear();
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<ShownPreview>().add_systems(
        Update,
        (run_down, look_ahead)
            .chain()
            .in_set(BreachSystems::Preview)
            .run_if(resource_exists::<BreachSession>.and_then(resource_exists::<Copies>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::{first_picture, library};
    use daemonfall_breach::{Fall, Forecast, Standing};
    use daemonfall_stack::{Cause, Part};

    fn used(
        user: CharacterId,
        subroutine: SubroutineId,
        who: CharacterId,
        manner: Manner,
    ) -> BreachEvent {
        let (id, aim, center) = (Some(MoveId(0)), Aim::Character(who), None);
        BreachEvent::Used { id, user, subroutine, aim, center, hits: vec![who], manner }
    }

    #[test]
    fn what_hurts_a_unit_is_named_once_with_its_user() -> Result<(), String> {
        let (library, table) = first_picture("needle:thorn")?;
        let (user, who) = (table.units[0].id, table.units[1].id);
        let subroutine = library.find_subroutine("jab").ok_or("jab")?;
        let used = |manner| used(user, subroutine, who, manner);
        let cause = Cause { id: MoveId(0), part: Part::Use, user };
        let change = Change::Damaged { absorbed: 0, taken: 3, left: 9 };
        let hurt = BreachEvent::Stack(StackEvent::Changed { cause, target: who, change });
        let [blow, back] = [Manner::Action, Manner::Riposte].map(used);
        let burns = BreachEvent::Burned { who, absorbed: 0, taken: 1, left: 8 };
        let events = vec![blow.clone(), hurt.clone(), blow, hurt.clone(), back, hurt, burns];
        let preview = Preview { events, ..Preview::default() };
        let told = hurt_by(who, &preview, &table, &library);
        assert_eq!(told, ["Jab of Needle", "Jab of Needle (riposte)", "burning"]);
        assert!(hurt_by(user, &preview, &table, &library).is_empty());
        Ok(())
    }

    #[test]
    fn a_deadly_blow_is_told_with_all_its_damage() -> Result<(), String> {
        let library = library()?;
        let (user, who, id) = (CharacterId(0), CharacterId(1), MoveId(0));
        let subroutine = library.find_subroutine("jab").ok_or("jab")?;
        let fall =
            Fall { round: 1, by: Some(id), damage: 2, met: Standing::default(), open: false };
        let forecast = Forecast { fall: Some(fall), ..Forecast::default() };
        let told = |manner| {
            let used = used(user, subroutine, who, manner);
            let cause = Cause { id, part: Part::Use, user };
            let change = Change::Damaged { absorbed: 0, taken: 2, left: 0 };
            let hurt = BreachEvent::Stack(StackEvent::Changed { cause, target: who, change });
            let forecasts = [(who, forecast.clone())].into();
            let preview = Preview { forecasts, events: vec![used, hurt], ..Preview::default() };
            deadly(who, &preview, &library)
        };
        assert_eq!(told(Manner::Action), Some(3));
        assert_eq!(told(Manner::Riposte), Some(2));
        Ok(())
    }
}
