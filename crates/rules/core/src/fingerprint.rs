//! Fingerprints: one number per state, the same exactly when the states are the same.
//!
//! A value's own `Serialize` writes it as canonical little-endian bytes (never `usize`-dependent,
//! never std's `Hash`). These are mixed word by word, so desktop and web agree.

use serde::{Deserialize, Serialize, ser};
use std::fmt;
use thiserror::Error;

/// A 64-bit fingerprint. A sum over separate objects does not depend on their order.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// Replaces one object's share of a sum.
    pub fn replace(&mut self, old: Fingerprint, new: Fingerprint) {
        self.0 = self.0.wrapping_sub(old.0).wrapping_add(new.0);
    }

    /// Adds an object's share to a sum.
    pub fn add(&mut self, share: Fingerprint) {
        self.0 = self.0.wrapping_add(share.0);
    }

    /// Removes an object's share from a sum.
    pub fn remove(&mut self, share: Fingerprint) {
        self.0 = self.0.wrapping_sub(share.0);
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

pub fn fingerprint_of<T: Serialize + ?Sized>(value: &T) -> Fingerprint {
    let mut writer = Writer(SEED);
    match value.serialize(&mut writer) {
        Ok(()) => Fingerprint(writer.finish()),
        // The writer never fails; only a hand-written `Serialize` can.
        Err(_) => Fingerprint(u64::MAX),
    }
}

const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// The running mix; each call takes one little-endian word.
struct Writer(u64);

impl Writer {
    #[inline]
    fn word(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(FACTOR);
        self.0 = (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(29);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    pub fn finish(&self) -> u64 {
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// Required by serde; the writer itself never returns an error.
#[derive(Error, Debug)]
#[error("a value refused to be written")]
struct Never;

impl ser::Error for Never {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Never
    }
}

macro_rules! words {
    ($($name:ident: $type:ty),*) => {$(
        #[inline]
        fn $name(self, value: $type) -> Result<(), Never> {
            self.word(value as u64);
            Ok(())
        }
    )*};
}

impl ser::Serializer for &mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    words!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_char: char);

    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.word(u64::from(value.to_bits()));
        Ok(())
    }
    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        self.word(value.to_bits());
        Ok(())
    }
    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.bytes(value.as_bytes());
        Ok(())
    }
    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        self.bytes(value);
        Ok(())
    }
    fn serialize_none(self) -> Result<(), Never> {
        self.word(0);
        Ok(())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        self.word(1);
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<(), Never> {
        self.word(u64::from(index));
        Ok(())
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.word(u64::from(index));
        value.serialize(self)
    }
    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Never> {
        self.word(length.unwrap_or(0) as u64);
        Ok(self)
    }
    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        Ok(self)
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.word(u64::from(index));
        Ok(self)
    }
    fn serialize_map(self, length: Option<usize>) -> Result<Self, Never> {
        self.word(length.unwrap_or(0) as u64);
        Ok(self)
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.word(u64::from(index));
        Ok(self)
    }
}

macro_rules! parts {
    ($($part:ident: $method:ident $(($name:ty))?),*) => {$(
        impl ser::$part for &mut Writer {
            type Ok = ();
            type Error = Never;
            #[inline]
            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $(_: $name,)?
                value: &T,
            ) -> Result<(), Never> {
                value.serialize(&mut **self)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        }
    )*};
}
parts!(SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field, SerializeStruct: serialize_field(&'static str),
    SerializeStructVariant: serialize_field(&'static str));

impl ser::SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Never;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        key.serialize(&mut **self)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(&mut **self)
    }
    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Pair {
        left: u16,
        right: Option<i32>,
    }

    #[test]
    fn different_values_have_different_fingerprints() {
        let mut seen = std::collections::BTreeSet::new();
        for left in 0..64 {
            for right in [None, Some(0), Some(1), Some(-1), Some(i32::MAX)] {
                assert!(seen.insert(fingerprint_of(&Pair { left, right }).0));
            }
        }
        assert!(seen.insert(fingerprint_of(&(1u8, 2u8)).0));
        assert!(seen.insert(fingerprint_of(&(2u8, 1u8)).0));
    }

    #[test]
    fn the_fingerprint_is_the_same_on_every_machine() {
        let value = (1u64, -2i32, "daemon", vec![Some(3u8), None], 'x');
        let same = (1u64, -2i32, String::from("daemon"), &[Some(3u8), None][..], 'x');
        assert_eq!(fingerprint_of(&value).to_string(), fingerprint_of(&same).to_string());
    }
}
