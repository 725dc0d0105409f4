//! What the game and its tests need from the system, how to check for it, and which package
//! provides it.

use Probe::{Library, PkgConfig, Program, VulkanDriver};

use crate::distro::Distro;

/// The purpose of a need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To build the game and show it.
    Play,
    /// Also to show it without a screen and a graphics card.
    Test,
}

/// A cheap check for one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// One of these programs is on the path.
    Program(&'static [&'static str]),
    /// pkg-config knows this library and its headers.
    PkgConfig(&'static str),
    /// This shared library can be loaded.
    Library(&'static str),
    /// A Vulkan driver whose manifest's name begins like this.
    VulkanDriver(&'static str),
}

/// One thing needed.
#[derive(Debug)]
pub struct Need {
    /// Its name, for messages.
    pub what: &'static str,
    /// How to check for it.
    pub probe: Probe,
    tests_only: bool,
    packages: [&'static str; 3],
}

impl Need {
    /// The package that provides it.
    pub fn package(&self, distro: Distro) -> &'static str {
        self.packages[match distro {
            Distro::Debian => 0,
            Distro::Fedora => 1,
            Distro::Arch => 2,
        }]
    }
}

const fn always(what: &'static str, probe: Probe, packages: [&'static str; 3]) -> Need {
    Need { what, probe, tests_only: false, packages }
}

const fn for_tests(what: &'static str, probe: Probe, packages: [&'static str; 3]) -> Need {
    Need { what, probe, tests_only: true, packages }
}

/// Linux only: on other systems, whatever linked this program is enough. Packages are listed in the
/// order Debian, Fedora, Arch.
const LINUX: [Need; 14] = [
    always("a C compiler", Program(&["cc", "gcc", "clang"]), ["build-essential", "gcc", "gcc"]),
    always("pkg-config", Program(&["pkg-config"]), ["pkg-config", "pkgconf-pkg-config", "pkgconf"]),
    always(
        "ALSA headers (sound)",
        PkgConfig("alsa"),
        ["libasound2-dev", "alsa-lib-devel", "alsa-lib"],
    ),
    always(
        "udev headers (gamepads)",
        PkgConfig("libudev"),
        ["libudev-dev", "systemd-devel", "systemd-libs"],
    ),
    always(
        "Wayland headers",
        PkgConfig("wayland-client"),
        ["libwayland-dev", "wayland-devel", "wayland"],
    ),
    always(
        "keyboard headers",
        PkgConfig("xkbcommon"),
        ["libxkbcommon-dev", "libxkbcommon-devel", "libxkbcommon"],
    ),
    // The window loads these while the game runs; without any one of them the game does not start
    // under X11.
    always(
        "the keyboard library for X11",
        Library("libxkbcommon-x11.so.0"),
        ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"],
    ),
    always(
        "the X11-XCB library",
        Library("libX11-xcb.so.1"),
        ["libx11-xcb1", "libX11-xcb", "libx11"],
    ),
    always(
        "the X cursor library",
        Library("libXcursor.so.1"),
        ["libxcursor1", "libXcursor", "libxcursor"],
    ),
    always("the X input library", Library("libXi.so.6"), ["libxi6", "libXi", "libxi"]),
    for_tests(
        "a display without a screen",
        Program(&["Xvfb"]),
        ["xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"],
    ),
    // xvfb-run does not start without it, and its package does not always bring it.
    for_tests("X authority", Program(&["xauth"]), ["xauth", "xorg-x11-xauth", "xorg-xauth"]),
    for_tests(
        "Vulkan",
        Library("libvulkan.so.1"),
        ["libvulkan1", "vulkan-loader", "vulkan-icd-loader"],
    ),
    for_tests(
        "Vulkan without a graphics card",
        VulkanDriver("lvp_icd"),
        ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast"],
    ),
];

/// The needs on Linux for this purpose.
pub fn on_linux(purpose: Purpose) -> impl Iterator<Item = &'static Need> {
    LINUX.iter().filter(move |need| purpose == Purpose::Test || !need.tests_only)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packages(purpose: Purpose, distro: Distro) -> Vec<&'static str> {
        on_linux(purpose).map(|need| need.package(distro)).collect()
    }

    #[test]
    fn playing_needs_no_make_believe_screen() {
        let debian = packages(Purpose::Play, Distro::Debian);
        assert!(debian.contains(&"libasound2-dev") && debian.contains(&"libxkbcommon-x11-0"));
        assert!(!debian.contains(&"xvfb") && !debian.contains(&"mesa-vulkan-drivers"));
    }

    #[test]
    fn tests_need_what_playing_needs_and_more() {
        for distro in [Distro::Debian, Distro::Fedora, Distro::Arch] {
            let (play, test) = (packages(Purpose::Play, distro), packages(Purpose::Test, distro));
            assert!(play.iter().all(|package| test.contains(package)));
            assert!(test.len() > play.len());
        }
    }

    #[test]
    fn every_need_has_a_package_in_every_family() {
        for need in on_linux(Purpose::Test) {
            assert!(need.packages.iter().all(|package| !package.is_empty()), "{}", need.what);
        }
    }
}
