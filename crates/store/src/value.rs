//! The values in statements and rows, for either database.

use std::sync::Arc;

use crate::fault::StoreFault;

/// A value in a statement or a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// No value, in a column of this kind.
    Null(Kind),
    Number(i64),
    Text(Arc<str>),
    Bytes(Arc<[u8]>),
}

/// The kinds of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Bytes,
}

/// A type that can be used in a statement as one kind of value.
pub(crate) trait OfKind: Into<Value> {
    const KIND: Kind;
}

/// Defines how types become values.
macro_rules! values {
    ($($type:ty => $kind:ident($value:ident => $made:expr);)*) => {
        $(
            impl From<$type> for Value {
                fn from($value: $type) -> Value {
                    Value::$kind($made)
                }
            }

            impl OfKind for $type {
                const KIND: Kind = Kind::$kind;
            }
        )*
    };
}

values! {
    &str => Text(text => text.into());
    &Arc<str> => Text(text => text.clone());
    &String => Text(text => text.as_str().into());
    &[u8; 32] => Bytes(bytes => bytes.as_slice().into());
    bool => Number(truth => truth.into());
    i64 => Number(number => number);
    u32 => Number(number => number.into());
    u8 => Number(number => number.into());
}

impl<T: OfKind> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null(T::KIND), Into::into)
    }
}

/// A row returned by a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row(pub(crate) Vec<Value>);

impl Row {
    /// The value of a column, counted from 0.
    pub(crate) fn get<T: Column>(&self, column: usize) -> Result<T, StoreFault> {
        let value = self.0.get(column);
        value.and_then(T::read).ok_or_else(|| {
            StoreFault::Unreadable(format!("column {column} contains {:?}", value.map(Value::kind)))
        })
    }
}

impl Value {
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Value::Null(kind) => *kind,
            Value::Number(_) => Kind::Number,
            Value::Text(_) => Kind::Text,
            Value::Bytes(_) => Kind::Bytes,
        }
    }
}

/// A type that a column can be read as.
pub(crate) trait Column: Sized {
    fn read(value: &Value) -> Option<Self>;
}

impl Column for i64 {
    fn read(value: &Value) -> Option<Self> {
        if let Value::Number(number) = value { Some(*number) } else { None }
    }
}

impl Column for u32 {
    fn read(value: &Value) -> Option<Self> {
        i64::read(value)?.try_into().ok()
    }
}

impl Column for u8 {
    fn read(value: &Value) -> Option<Self> {
        i64::read(value)?.try_into().ok()
    }
}

impl Column for bool {
    fn read(value: &Value) -> Option<Self> {
        i64::read(value).map(|number| number != 0)
    }
}

impl Column for Arc<str> {
    fn read(value: &Value) -> Option<Self> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl Column for String {
    fn read(value: &Value) -> Option<Self> {
        if let Value::Text(text) = value { Some((**text).to_owned()) } else { None }
    }
}

impl Column for [u8; 32] {
    fn read(value: &Value) -> Option<Self> {
        if let Value::Bytes(bytes) = value { (**bytes).try_into().ok() } else { None }
    }
}

impl<T: Column> Column for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        if let Value::Null(_) = value { Some(None) } else { T::read(value).map(Some) }
    }
}
