//! The window's title says which past step is on the screen.

use super::Past;
use crate::prelude::*;
use daemonfall_ui::look::{Doing, TitleSystems};

fn said(doing: &str, step: usize) -> String {
    t!("window-past", doing = doing, step = step)
}

fn add(past: Res<Past>, mut doing: ResMut<Doing>) {
    if let Some(words) = &mut doing.0 {
        *words = said(words, past.step());
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Last, add.in_set(TitleSystems).run_if(resource_exists::<Past>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_past_step_is_named_after_what_goes_on() {
        assert_eq!(said("Sector, turn 4", 31), "Sector, turn 4, looking back at step 31");
    }
}
