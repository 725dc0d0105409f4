//! Numbers by which rules, commands, events and saves name things.

/// Makes a type of number for each name: a place in a list, or a counter that is never reused.
/// `ids! { /// A tile. TileId(u32) }`
#[macro_export]
macro_rules! ids {
    ($($(#[$about:meta])* $name:ident($number:ty)),* $(,)?) => {$(
        $(#[$about])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, Copy, Debug, Default)]
        #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// Where it stands in its list.
            #[inline]
            pub const fn place(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    )*};
}
