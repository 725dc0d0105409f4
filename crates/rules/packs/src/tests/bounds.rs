//! Each bound of a pack, with a pack that breaks it.

use super::*;
use crate::gather::Gathered;
use crate::{PACKS_AT_MOST, Shelf};

#[test]
fn a_pack_is_the_same_as_a_folder_and_as_an_archive() {
    let folder = folder_with(&[("notes/read.md", "not read")]);
    let one = open(folder.path()).unwrap();
    let other = open_archive(&archive_with([])).unwrap();
    assert_eq!(one.manifest, other.manifest);
    assert_eq!(one.sources[0].pack, other.sources[0].pack);
    assert_eq!(other.sources[0].path, "thorns.zip/kinds.ron");
    // Most programs put the folder itself into the archive.
    let whole = sound().map(|(name, text)| (format!("thorns/{name}"), text.into_bytes()));
    let whole = archive_of(whole.iter().map(|(name, bytes)| (name.as_str(), bytes.clone())));
    assert_eq!(open_archive(&whole).unwrap().sources[0].pack, one.sources[0].pack);
}

#[test]
fn other_content_gives_another_name() {
    let one = open_archive(&archive_with([])).unwrap();
    let more = ("weapons.ron", b"{}".to_vec());
    let other = open_archive(&archive_with([more])).unwrap();
    assert_ne!(one.sources[0].pack, other.sources[0].pack);
}

#[test]
fn a_folder_without_a_manifest_or_without_data_is_no_pack() {
    let folder = folder_of(&[("kinds.ron", KINDS)]);
    assert!(told(open(folder.path())).ends_with("/pack.ron: is missing: every pack has one"));
    let folder = folder_of(&[(MANIFEST, &manifest("thorns", ""))]);
    assert!(told(open(folder.path())).ends_with(": holds no data, texts or pictures of the game"));
}

#[test]
fn a_misspelt_data_file_is_told_with_the_nearest_name() {
    let folder = folder_with(&[("weapon.ron", "{}")]);
    let told = told(open(folder.path()));
    assert!(told.ends_with("no such data file, did you mean \"weapons.ron\"?"), "{told}");
}

#[test]
fn paths_that_leave_the_pack_are_refused() {
    for (path, why) in [
        ("/etc/kinds.ron", "its path is absolute"),
        ("../../kinds.ron", "its path climbs out of the pack"),
        ("a/../../kinds.ron", "its path climbs out of the pack"),
        ("c:/kinds.ron", "signs that some systems do not allow"),
        ("..\\kinds.ron", "signs that some systems do not allow"),
        ("a//kinds.ron", "an empty part"),
        ("con./kinds.ron", "ends with a dot"),
        ("1/2/3/4/5/kinds.ron", "too many folders deep"),
    ] {
        // The library that writes archives must not mend the path.
        let plain = "x".repeat(path.len());
        let mut bytes = archive_with([(plain.as_str(), b"{}".to_vec())]);
        for at in 0..bytes.len() - plain.len() {
            if bytes[at..].starts_with(plain.as_bytes()) {
                bytes[at..at + path.len()].copy_from_slice(path.as_bytes());
            }
        }
        let told = told(open_archive(&bytes));
        assert!(told.starts_with("thorns.zip/") && told.contains(why), "{path}: {told}");
    }
    let long = format!("{}.txt", "long".repeat(40));
    let told = told(open_archive(&archive_with([(long.as_str(), Vec::new())])));
    assert!(told.ends_with(": its path is too long") && told.len() < 200, "{told}");
}

#[test]
fn the_folder_around_a_pack_is_checked_too() {
    for (top, why) in [
        ("..", "its path climbs out of the pack"),
        ("", "its path is absolute"),
        ("c:", "signs that some systems do not allow"),
        (".", "an empty part"),
    ] {
        // The library that writes archives must not mend the path.
        let plain = "x".repeat(top.len() + 1);
        let whole = sound().map(|(name, text)| (format!("{plain}{name}"), text.into_bytes()));
        let names = whole.iter().map(|(name, bytes)| (name.as_str(), bytes.clone()));
        let mut bytes = archive_of(names);
        for name in whole.iter().map(|(name, _)| name.as_bytes()) {
            for at in 0..bytes.len() - name.len() {
                if bytes[at..].starts_with(name) {
                    bytes[at..at + plain.len()].copy_from_slice(format!("{top}/").as_bytes());
                }
            }
        }
        let told = told(open_archive(&bytes));
        assert!(told.starts_with("thorns.zip/") && told.contains(why), "{top}: {told}");
    }
}

#[test]
fn what_a_system_puts_beside_the_folder_of_a_pack_is_no_part_of_it() {
    let whole = sound().map(|(name, text)| (format!("thorns/{name}"), text.into_bytes()));
    let names = whole.iter().map(|(name, bytes)| (name.as_str(), bytes.clone()));
    let beside = ("__MACOSX/thorns/._kinds.ron", vec![0xff]);
    let pack = open_archive(&archive_of(std::iter::once(beside).chain(names))).unwrap();
    assert_eq!(pack.sources[0].pack, open_archive(&archive_with([])).unwrap().sources[0].pack);
}

#[cfg(unix)]
#[test]
fn what_is_neither_a_file_nor_a_folder_is_refused_and_not_opened() {
    use std::os::unix::net::UnixListener;
    let folder = folder_with(&[]);
    let place = folder.path().join("weapons.ron");
    let _socket = UnixListener::bind(&place).unwrap();
    for path in [folder.path(), &place] {
        let told = told(open(path));
        assert!(told.ends_with("/weapons.ron: is neither a file nor a folder"), "{told}");
    }
}

#[test]
fn links_are_refused_in_folders_and_archives() {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in sound() {
        writer.start_file(name, SimpleFileOptions::default()).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    let options = SimpleFileOptions::default();
    writer.add_symlink("weapons.ron", "/etc/passwd", options).unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    assert!(told(open_archive(&bytes)).starts_with("thorns.zip/weapons.ron: is a link"));
    #[cfg(unix)]
    {
        let folder = folder_with(&[]);
        let link = folder.path().join("weapons.ron");
        std::os::unix::fs::symlink("/etc/passwd", link).unwrap();
        let told = told(open(folder.path()));
        assert!(told.contains("/weapons.ron: is a link"), "{told}");
    }
}

#[test]
fn a_small_archive_that_unpacks_to_much_is_read_no_further_than_its_bound() {
    let bomb = archive_with([("weapons.ron", vec![b' '; 64 << 20])]);
    assert!(bomb.len() < 1 << 20, "{} bytes", bomb.len());
    let why = "thorns.zip/weapons.ron: is larger than 512 KiB";
    assert_eq!(told(open_archive(&bomb)), why);
    // An endless one is read no further either.
    let mut gathered = Gathered::new("thorns.zip", KNOWN);
    let endless = gathered.add("weapons.ron", || Ok(std::io::repeat(b' ')));
    assert_eq!(endless.unwrap_err().to_string(), why);
}

#[test]
fn ten_thousand_files_are_refused_before_they_are_read() {
    let names: Vec<String> = (0..10_000).map(|number| format!("{number}.txt")).collect();
    let many = archive_with(names.iter().map(|name| (name.as_str(), Vec::new())));
    let why = "holds more than 256 files and folders";
    assert_eq!(told(open_archive(&many)), format!("thorns.zip: {why}"));
    let names: Vec<(&str, &str)> = names.iter().take(300).map(|name| (name.as_str(), "")).collect();
    assert!(told(open(folder_with(&names).path())).ends_with(why));
}

#[test]
fn an_archive_or_all_files_together_can_be_too_large() {
    let told_large = told(open_archive(&vec![0; (4 << 20) + 1]));
    assert_eq!(told_large, "thorns.zip: is larger than 4096 KiB");
    let many: Vec<String> = (0..9).map(|number| format!("{number}.ron")).collect();
    let known: Vec<&str> = many.iter().map(String::as_str).chain(KNOWN.iter().copied()).collect();
    let large = archive_with(many.iter().map(|name| (name.as_str(), vec![b' '; 512 << 10])));
    let told = told(Pack::of_archive("thorns.zip", &large, &known));
    assert_eq!(told, "thorns.zip: its files are larger than 4096 KiB together");
}

#[test]
fn names_that_differ_in_capital_letters_alone_are_refused() {
    let twice = [("notes.md", Vec::new()), ("Notes.md", Vec::new())];
    let told = told(open_archive(&archive_with(twice)));
    assert!(told.starts_with("thorns.zip/Notes.md: another file has the same name"), "{told}");
}

#[test]
fn an_archive_that_is_cut_short_or_damaged_is_refused() {
    let whole = archive_with([]);
    for length in [0, 1, 30, whole.len() / 2, whole.len() - 1] {
        let told = told(open_archive(&whole[..length]));
        assert!(told.starts_with("thorns.zip: is no whole zip archive"), "{length}: {told}");
    }
    // Any other byte may be wrong as well: nothing panics, and nothing is read that was not written.
    let pack = open_archive(&whole).unwrap().sources[0].clone();
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x55;
        if let Ok(read) = open_archive(&bytes) {
            assert_eq!(read.sources[0].text, pack.text, "byte {at}");
        }
    }
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    let told = told(open_archive(&archive_with([("weapons.ron", vec![b'{', 0xff])])));
    assert_eq!(told, "thorns.zip/weapons.ron: is damaged: not text from byte 1 on");
}

#[test]
fn what_a_pack_says_about_itself_has_bounds() {
    let long = "x".repeat(201);
    let text = |from: &str, to: &str| manifest("thorns", "").replace(from, to);
    for (text, why) in [
        (text("\"thorns\"", "\"Thorns!\""), "pack.id: 32 small letters, digits and hyphens"),
        (text("\"thorns\"", "\"\""), "pack.id: 32 small letters, digits and hyphens"),
        (text("\"1\"", "\"one two\""), "pack.version: 16 letters"),
        (text("Name", "  "), "pack.name: one line of 1 to 40 letters"),
        (text("About.", &long), "pack.about: one line of 1 to 200 letters"),
        (text("About.", "a\\nb"), "pack.about: one line of 1 to 200 letters"),
        (manifest("thorns", "needs: [\"thorns\"]"), "pack.needs: a pack cannot name itself"),
        (manifest("thorns", "excludes: [\"..\"]"), "pack.excludes: 32 small letters"),
        (manifest("thorns", "nedes: []"), "unknown field \"nedes\", did you mean \"needs\"?"),
        (text("data: 1", "data: 2, more: [Such]"), "made for data version 2; this game has 1"),
        ("(".repeat(100_000), "pack"),
        (String::new(), "pack"),
    ] {
        let folder = folder_of(&[(MANIFEST, &text), ("kinds.ron", KINDS)]);
        let told = told(open(folder.path()));
        assert!(told.contains("/pack.ron") && told.contains(why), "{why}: {told}");
    }
}

#[test]
fn a_shelf_holds_each_id_once_and_goes_on_without_broken_packs() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    write("a.zip", &archive_with([]));
    write("b.zip", &archive_with([("weapons.ron", b"{}".to_vec())]));
    write("c.zip", b"PK");
    write("notes.txt", b"no pack");
    let shelf = Shelf::of(&Shelf::places(folder.path()), KNOWN);
    assert_eq!(shelf.packs.len(), 1);
    assert!(shelf.packs[0].place.ends_with("a.zip"));
    let told: Vec<String> = shelf.broken.iter().map(|it| it.errors.to_string()).collect();
    assert!(told[0].contains("b.zip: ") && told[0].ends_with("a.zip has the same id, \"thorns\""));
    assert!(told[1].contains("c.zip: is no whole zip archive"), "{told:?}");
    assert!(Shelf::places(&folder.path().join("nowhere")).is_empty());
}

#[test]
fn more_packs_than_the_bound_are_not_read_and_the_first_of_them_is_told() {
    let places: Vec<String> = (0..1000).map(|number| format!("nowhere/{number}")).collect();
    let shelf = Shelf::of(&places, KNOWN);
    assert_eq!(shelf.broken.len(), PACKS_AT_MOST + 1);
    let told = shelf.broken[PACKS_AT_MOST].errors.to_string();
    assert_eq!(told, "nowhere/64: there are more than 64 packs; no more are read");
}
