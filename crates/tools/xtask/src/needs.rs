//! What the game and its tests need from the system, how to check for it, which package provides
//! it, and how this family of systems installs packages.

use crate::cargo::Call;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To build the game and show it.
    Play,
    /// Also to show it without a screen and a graphics card.
    Test,
}

#[derive(Debug)]
pub struct Need {
    /// Its name, for messages.
    pub what: &'static str,
    /// How to check for it: `program` and names of which one is on the path, `headers` that
    /// pkg-config knows, a shared `library`, or a `vulkan` driver whose manifest begins so.
    pub check: &'static str,
    packages: [&'static str; 3],
}

impl Need {
    pub fn package(&self, distro: Distro) -> &'static str {
        self.packages[match distro {
            Distro::Debian => 0,
            Distro::Fedora => 1,
            Distro::Arch => 2,
        }]
    }
}

pub fn on_linux(purpose: Purpose) -> impl Iterator<Item = Need> {
    lines().filter_map(move |line| {
        let for_tests = line.strip_prefix("tests: ");
        if for_tests.is_some() && purpose == Purpose::Play {
            return None;
        }
        let mut parts = for_tests.unwrap_or(line).split("; ");
        let mut part = || parts.next();
        Some(Need { what: part()?, check: part()?, packages: [part()?, part()?, part()?] })
    })
}

fn lines() -> impl Iterator<Item = &'static str> {
    include_str!("needs.txt").lines().filter(|line| !line.starts_with('#'))
}

/// A family of systems that share a package manager and package names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distro {
    Debian,
    Fedora,
    Arch,
}

impl Distro {
    /// Reads `/etc/os-release`: the system's own name first, then the names in `ID_LIKE`.
    pub fn from_os_release(text: &str) -> Option<Self> {
        ["ID", "ID_LIKE"].into_iter().find_map(|key| {
            value(text, key)?.split_whitespace().find_map(|name| match name {
                "debian" | "ubuntu" => Some(Self::Debian),
                "fedora" | "rhel" | "centos" => Some(Self::Fedora),
                "arch" | "archlinux" => Some(Self::Arch),
                _ => None,
            })
        })
    }

    /// The call that fetches new package lists, if installing does not do this itself.
    pub fn refresh(self) -> Option<Call> {
        (self == Self::Debian).then(|| Call::of("apt-get").args(["update"]))
    }

    pub fn install(self, packages: &[&str]) -> Call {
        let (program, words) = match self {
            Self::Debian => (
                "env",
                "DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends",
            ),
            Self::Fedora => ("dnf", "install --assumeyes"),
            Self::Arch => ("pacman", "-S --needed --noconfirm"),
        };
        Call::of(program).args(words.split(' ')).args(packages)
    }
}

fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches(['"', '\'']))
    })
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
    fn every_line_is_a_need_with_a_check_that_exists() {
        assert_eq!(on_linux(Purpose::Test).count(), lines().count());
        for need in on_linux(Purpose::Test) {
            let check = need.check.split_once(' ').map(|(check, _)| check);
            let known = ["program", "headers", "library", "vulkan"];
            assert!(check.is_some_and(|check| known.contains(&check)), "{need:?}");
        }
    }

    #[test]
    fn a_system_is_known_by_its_own_name_or_else_by_what_it_is_like_and_a_stranger_is_not_guessed()
    {
        for (text, distro) in [
            ("NAME=\"Debian 12\"\nVERSION_ID=\"12\"\nID=debian\n", Some(Distro::Debian)),
            ("ID=fedora\nVERSION_ID=43", Some(Distro::Fedora)),
            ("NAME=\"Arch Linux\"\nID=arch\n", Some(Distro::Arch)),
            ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"", Some(Distro::Debian)),
            ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"", Some(Distro::Fedora)),
            ("ID_LIKE=arch\nID=manjaro", Some(Distro::Arch)),
            ("ID=nixos", None),
            ("", None),
        ] {
            assert_eq!(Distro::from_os_release(text), distro, "{text}");
        }
    }

    #[test]
    fn each_family_installs_without_asking() {
        let line = |distro: Distro| distro.install(&["a", "b"]).line();
        assert_eq!(
            line(Distro::Debian),
            "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends a b"
        );
        assert_eq!(line(Distro::Fedora), "dnf install --assumeyes a b");
        assert_eq!(line(Distro::Arch), "pacman -S --needed --noconfirm a b");
    }

    #[test]
    fn only_debian_fetches_its_lists_first() {
        let refresh = |distro: Distro| distro.refresh().map(|call| call.with_sudo(true).line());
        assert_eq!(refresh(Distro::Debian).as_deref(), Some("sudo apt-get update"));
        assert_eq!(refresh(Distro::Fedora), None);
        assert_eq!(refresh(Distro::Arch), None);
    }
}
