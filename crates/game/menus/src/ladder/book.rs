//! The player's results on the ladder, read from the store and saved there.

use super::climb::Climb;
use bevy::prelude::*;
use daemonfall_campaign::Practice;
use daemonfall_campaign::puzzles::{Ladder, Standing};
use daemonfall_campaign::saves::{keep_ladder, load_ladder};
use daemonfall_platform::saves::refused;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_ui::prelude::*;

#[derive(Resource, Clone, Debug, Default)]
pub struct Book(pub Ladder);

fn read(store: Res<SaveStore>, mut book: ResMut<Book>, mut notices: MessageWriter<Notice>) {
    match load_ladder(&***store) {
        Ok(kept) => {
            book.0 = kept.value;
            if let Some(error) = kept.damage {
                let error = refused::kept(&error);
                notices.write(Notice::wrong(t!("ladder-backup", error = error)));
            }
        }
        Err(error) => {
            let error = refused::kept(&error);
            notices.write(Notice::wrong(t!("ladder-unreadable", error = error)));
        }
    }
}

fn note(
    store: Res<SaveStore>,
    mut climb: ResMut<Climb>,
    practice: Option<Res<Practice>>,
    mut book: ResMut<Book>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(session) = practice.as_deref().and_then(Practice::puzzle) else { return };
    let Standing::Won { spent } = *session.standing() else { return };
    if climb.noted {
        return;
    }
    climb.noted = true;
    if book.0.note(session.puzzle(), spent)
        && let Err(error) = keep_ladder(&***store, &book.0)
    {
        let error = refused::kept(&error);
        notices.write(Notice::wrong(t!("ladder-unkept", error = error)));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Book>()
        .add_systems(OnEnter(Screen::LADDER), read)
        .add_systems(Update, note.run_if(resource_exists_and_changed::<Climb>));
}
