//! Enums whose values other programs know by name.
//!
//! Each name is defined once, with its variant. [`named_enum!`](crate::named_enum) derives
//! everything else from it.

/// Defines an enum together with the names of its values.
///
/// The enum gets a constant `ALL` with all values and a method `name`, and serde writes and reads
/// it by name. The crate that uses the macro needs `serde` as a dependency.
///
/// ```
/// shuzi::named_enum! {
///     /// The sides of a coin.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Side {
///         /// The side with the head.
///         Obverse = "heads",
///         /// The other one.
///         Reverse = "tails",
///     }
/// }
/// assert_eq!(Side::Reverse.name(), "tails");
/// assert_eq!(serde_json::from_str::<Side>("\"heads\"").unwrap(), Side::Obverse);
/// assert!(serde_json::from_str::<Side>("\"edge\"").is_err());
/// ```
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$of_enum:meta])*
        $visibility:vis enum $Enum:ident {
            $($(#[$of_value:meta])* $Value:ident = $name:literal),+ $(,)?
        }
    ) => {
        $(#[$of_enum])*
        $visibility enum $Enum {
            $($(#[$of_value])* $Value),+
        }

        impl $Enum {
            /// All values, in the order of their definition.
            $visibility const ALL: [$Enum; [$($name),+].len()] = [$($Enum::$Value),+];

            /// Returns the name in JSON, options and messages.
            $visibility const fn name(self) -> &'static str {
                match self {
                    $($Enum::$Value => $name),+
                }
            }
        }

        impl ::serde::Serialize for $Enum {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Enum {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<$Enum, D::Error> {
                let name = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                match name.as_str() {
                    $($name => ::std::result::Result::Ok($Enum::$Value),)+
                    unknown => ::std::result::Result::Err(::serde::de::Error::unknown_variant(unknown, &[$($name),+])),
                }
            }
        }

        $crate::schema_of_names!($Enum, [$($name),+]);
    };
}

/// Implements `JsonSchema` with the names of an enum's values; used by
/// [`named_enum!`](crate::named_enum).
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($Enum:ident, [$($name:literal),+]) => {
        impl $crate::names::schemars::JsonSchema for $Enum {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::std::stringify!($Enum).into()
            }

            fn json_schema(
                _: &mut $crate::names::schemars::SchemaGenerator,
            ) -> $crate::names::schemars::Schema {
                $crate::names::schemars::json_schema!({ "type": "string", "enum": [$($name),+] })
            }
        }
    };
}

/// Implements nothing without the feature `schema`.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_names {
    ($Enum:ident, [$($name:literal),+]) => {};
}

#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;
