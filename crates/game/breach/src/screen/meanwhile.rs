//! What happened to the units since the player's last choice: skipped steps hide it.

use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, TakeBack};

/// The sentence while the player chooses; empty if nobody was hurt.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Meanwhile(pub String);

/// The health of everybody at the last choice; none for the dead.
type Before = Vec<(CharacterId, Option<i32>)>;

fn now(table: &BreachView) -> Before {
    let health = |unit: &UnitShown| unit.present.then_some(unit.health.current);
    table.units.iter().map(|unit| (unit.id, health(unit))).collect()
}

/// Deaths, and the own units that lost health.
fn told(before: &Before, table: &BreachView) -> String {
    let lost = before.iter().filter_map(|(id, before)| {
        let unit = table.unit(*id)?;
        let (before, name) = ((*before)?, unit.name.as_str());
        match unit.health.current {
            _ if !unit.present => Some(t!("breach-meanwhile-dead", who = name)),
            left if unit.is_own() && left < before => {
                Some(t!("breach-meanwhile-hurt", who = name, before = before, left = left))
            }
            _ => None,
        }
    });
    let lost: Vec<String> = lost.collect();
    match lost.is_empty() {
        true => String::new(),
        false => t!("breach-meanwhile", lost = lost.join(", ")),
    }
}

/// Whether the player chose in the last frame, and how the units were then.
#[derive(Resource, Default)]
struct Watched(bool, Before);

fn watch(
    table: Res<BreachView>,
    (choosing, film): (Res<Choosing>, Res<BreachPlayback>),
    mut taken_back: MessageReader<TakeBack>,
    mut watched: ResMut<Watched>,
    mut meanwhile: ResMut<Meanwhile>,
) {
    if taken_back.read().count() > 0 {
        *watched = Watched::default();
    }
    let Watched(chose, before) = &mut *watched;
    let chooses = choosing.who.is_some() && film.is_over();
    if chooses != *chose {
        let said = if chooses { told(before, &table) } else { String::new() };
        meanwhile.set_if_neq(Meanwhile(said));
    }
    if chooses {
        *before = now(&table);
    }
    *chose = chooses;
}

fn forget(mut watched: ResMut<Watched>, mut meanwhile: ResMut<Meanwhile>) {
    *watched = Watched::default();
    *meanwhile = Meanwhile::default();
}

pub fn plugin(app: &mut App) {
    let watch = watch.after(BreachSystems::Preview).before(BreachSystems::Draw);
    app.init_resource::<Meanwhile>()
        .init_resource::<Watched>()
        .add_systems(OnEnter(Screen::BREACH), forget)
        .add_systems(Update, watch.run_if(in_state(Screen::BREACH)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn who_was_hurt_or_died_since_the_last_choice_is_told() -> Result<(), String> {
        let (_, mut table) = first_picture("keystone")?;
        let before = now(&table);
        assert_eq!(told(&before, &table), "");
        let own = table.units.iter().position(UnitShown::is_own).ok_or("nobody")?;
        let foe = table.units.iter().position(|unit| !unit.is_own()).ok_or("nobody")?;
        table.units[own].health.current -= 1;
        table.units[foe].health.current -= 1;
        let hurt = told(&before, &table);
        assert!(hurt.contains(&table.units[own].name) && !hurt.contains(&table.units[foe].name));
        table.units[foe].present = false;
        assert!(told(&before, &table).contains(&table.units[foe].name));
        Ok(())
    }
}
