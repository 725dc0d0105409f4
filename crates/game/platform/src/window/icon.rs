//! The window's icon on its frame and in the system's window list, where the system shows one.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

#[derive(Resource)]
struct Coming(Handle<Image>);

fn fetch(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(Coming(server.load("art/icon.png")));
}

/// `None` if the picture does not have four bytes per pixel.
fn icon(image: &Image) -> Option<Icon> {
    let bytes = image.data.clone()?;
    Icon::from_rgba(bytes, image.width(), image.height()).ok()
}

fn put(
    coming: Res<Coming>,
    images: Res<Assets<Image>>,
    window: Single<Entity, With<PrimaryWindow>>,
    // Windows belong to the main thread.
    _here: NonSendMarker,
    mut commands: Commands,
) {
    let Some(image) = images.get(&coming.0) else {
        return;
    };
    commands.remove_resource::<Coming>();
    let Some(icon) = icon(image) else {
        warn!("art/icon.png does not have four bytes per pixel: the window has no icon");
        return;
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(Some(icon));
        }
    });
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, fetch).add_systems(Update, put.run_if(resource_exists::<Coming>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    #[test]
    fn a_picture_of_four_bytes_a_dot_makes_an_icon_and_no_other() {
        let size = Extent3d { width: 2, height: 2, depth_or_array_layers: 1 };
        let of = |bytes: usize, format| {
            let (kind, usage) = (TextureDimension::D2, RenderAssetUsages::default());
            Image::new(size, kind, vec![0; bytes], format, usage)
        };
        assert!(icon(&of(16, TextureFormat::Rgba8UnormSrgb)).is_some());
        assert!(icon(&of(4, TextureFormat::R8Unorm)).is_none());
    }
}
