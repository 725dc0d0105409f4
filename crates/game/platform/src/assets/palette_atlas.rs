//! Swaps the atlas picture to match the palette setting, so that sprites need not know about it.

use super::atlas::Atlas;
use crate::notice::Notice;
use crate::settings::Settings;
use crate::settings::choices::Palette;
use bevy::asset::LoadState;
use bevy::prelude::*;
use daemonfall_text::t;

#[derive(Resource, Default)]
struct Wardrobe {
    worn: Palette,
    /// The standard picture, saved once another has replaced it.
    standard: Option<Image>,
    coming: Option<(Palette, Handle<Image>)>,
}

fn wear(
    settings: Res<Settings>,
    atlas: Res<Atlas>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut wardrobe: ResMut<Wardrobe>,
    mut notices: MessageWriter<Notice>,
) {
    let wanted = settings.palette;
    if wardrobe.worn == wanted {
        return;
    }
    // Save the standard picture before anything replaces it.
    if wardrobe.standard.is_none() {
        let Some(standard) = images.get(&atlas.image) else {
            return;
        };
        wardrobe.standard = Some(standard.clone());
    }
    let next = match (wanted, wardrobe.coming.clone()) {
        (Palette::Standard, _) => wardrobe.standard.clone(),
        (_, Some((palette, handle))) if palette == wanted => {
            if let LoadState::Failed(error) = server.load_state(&handle) {
                let words = t!("palette-not", file = wanted.picture(), error = error.to_string());
                notices.write(Notice::wrong(words));
                wardrobe.worn = wanted;
            }
            images.get(&handle).cloned()
        }
        _ => {
            let handle = server.load(wanted.picture());
            wardrobe.coming = Some((wanted, handle));
            None
        }
    };
    if let Some(next) = next
        && images.insert(atlas.image.id(), next).is_ok()
    {
        wardrobe.worn = wanted;
        wardrobe.coming = None;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Wardrobe>().add_systems(Update, wear);
}
