//! The tables that a program shares with the page. A tool that mixes them up produces a program
//! that cannot be started.

use std::collections::BTreeMap;
use wasmparser::{BinaryReaderError, ExternalKind, HeapType, Parser, Payload, TypeRef};

/// The content type of each exported table, by the name of its export.
pub fn exported(wasm: &[u8]) -> Result<BTreeMap<String, HeapType>, BinaryReaderError> {
    let (mut tables, mut found) = (Vec::new(), BTreeMap::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    if let TypeRef::Table(table) = import?.ty {
                        tables.push(table.element_type);
                    }
                }
            }
            Payload::TableSection(own) => {
                for table in own {
                    tables.push(table?.ty.element_type);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    let held = tables.get(export.index as usize);
                    if let (ExternalKind::Table, Some(held)) = (export.kind, held) {
                        found.insert(export.name.to_owned(), held.heap_type());
                    }
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of functions and one of values passed in by the page; `shared` is the exported one.
    fn program(shared: u8) -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.extend([4, 7, 2, 0x70, 0, 1, 0x6F, 0, 1]);
        bytes.extend([7, 5, 1, 1, b't', 1, shared]);
        bytes
    }

    #[test]
    fn a_table_that_was_mixed_up_is_told_from_what_it_was() {
        let told = |shared| exported(&program(shared)).map_err(|error| error.to_string());
        assert_eq!(told(1), told(1));
        assert_eq!(told(1).map(|tables| tables.len()), Ok(1));
        assert_ne!(told(0), told(1));
        assert!(exported(b"no program").is_err());
    }
}
