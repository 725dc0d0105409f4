//! What a click has picked: the first click or tap on a mod shows what it would change, a second one
//! fits it or takes it out. A key does so at once: the change is shown when the keys go there.

use super::selection::{AtHand, Drawn, Looked, Stands};
use crate::prelude::*;
use daemonfall_input::global_actions::MenuAction;
use daemonfall_sector::UnitId;

/// What is picked, and for which unit.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picked(Option<(UnitId, Stands)>);

/// The use of a mod: by a key, or by a click.
#[derive(SystemParam)]
pub struct Using<'w> {
    input: Res<'w, ActionInput>,
    hand: Res<'w, AtHand>,
    picked: ResMut<'w, Picked>,
    focus: ResMut<'w, InputFocus>,
}

impl Using<'_> {
    /// The unit that is meant; none if this use only picks.
    pub fn unit(&mut self, entity: Entity, stands: Stands) -> Option<UnitId> {
        let unit = self.hand.0?;
        if self.picked.0 == Some((unit, stands)) || self.input.has(MenuAction::Confirm) {
            self.picked.0 = None;
            return Some(unit);
        }
        self.picked.0 = Some((unit, stands));
        // A finger does not move there first.
        self.focus.set(entity, FocusCause::Pressed);
        None
    }
}

/// Nothing stays picked once another thing is looked at, or something else has changed.
pub fn forget(
    looked: Res<Looked>,
    hand: Res<AtHand>,
    drawn: Res<Drawn>,
    mut picked: ResMut<Picked>,
) {
    let now = hand.0.zip(looked.0);
    if picked.0.is_some() && (picked.0 != now || drawn.is_changed()) {
        picked.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn the_first_click_picks_and_the_second_one_counts() -> Result<(), String> {
        let content = content()?;
        let item = content.campaign.find_mod("edge").ok_or("edge")?;
        let mut world = World::new();
        world.init_resource::<ActionInput>();
        world.init_resource::<InputFocus>();
        world.init_resource::<Picked>();
        world.insert_resource(AtHand(Some(UnitId(1))));
        let entity = world.spawn_empty().id();
        let mut click = |stands: Stands| {
            let used = world.run_system_once(move |mut using: Using| using.unit(entity, stands));
            used.map_err(|it| it.to_string())
        };
        let (loose, fitted) = (Stands::Loose(item), Stands::Fitted(item));
        assert_eq!(click(loose)?, None);
        assert_eq!(click(fitted)?, None, "another one is picked instead");
        assert_eq!(click(loose)?, None);
        assert_eq!(click(loose)?, Some(UnitId(1)));
        assert_eq!(click(loose)?, None, "once it counted, nothing is picked");
        assert_eq!(world.resource::<InputFocus>().get(), Some(entity));
        Ok(())
    }
}
