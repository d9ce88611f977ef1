//! The part of the map that is in play, as masks of fields.

use contract::Seat;

use crate::content::{Content, MOST_CITIES, MOST_FIELDS};
use crate::place::Place;

/// A field, as an index into the content's list.
pub(crate) type Field = u8;
/// A city, as an index into the cities in play.
pub(crate) type City = u8;

/// An empty slot of a table.
const NO_FIELD: Field = u8::MAX;

/// A set of fields, one bit each.
pub(crate) type Fields = u64;

pub(crate) const fn only(field: Field) -> Fields {
    1 << (field & 63)
}

pub(crate) const fn contains(fields: Fields, field: Field) -> bool {
    fields & only(field) != 0
}

/// The fields of a set, in order.
pub(crate) fn each(mut fields: Fields) -> impl Iterator<Item = Field> {
    std::iter::from_fn(move || {
        let field = fields.trailing_zeros() as u8;
        (fields != 0).then(|| {
            fields &= fields - 1;
            field
        })
    })
}

/// The fields and lines in play with a given number of players (F2).
#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) in_play: Fields,
    pub(crate) cities: Fields,
    neighbours: [Fields; MOST_FIELDS],
    ids: [Place; MOST_FIELDS],
    /// A hash table of fields by id; collisions go to the next slot.
    by_id: [Field; 256],
    city_of: [City; MOST_FIELDS],
    field_of: [Field; MOST_CITIES],
    pub(crate) city_count: u8,
}

impl Map {
    pub(crate) fn new(content: &Content, seats: u8) -> Map {
        let red_only = seats <= 3;
        let mut map = Map {
            in_play: 0,
            cities: 0,
            neighbours: [0; MOST_FIELDS],
            ids: [Place::NOWHERE; MOST_FIELDS],
            by_id: [NO_FIELD; 256],
            city_of: [0; MOST_FIELDS],
            field_of: [0; MOST_CITIES],
            city_count: 0,
        };
        for (index, info) in content.fields.iter().enumerate().filter(|(_, info)| info.is_red || !red_only) {
            let field = index as Field;
            map.in_play |= only(field);
            map.ids[index] = info.id;
            let mut slot = info.id.spread();
            while map.by_id[slot] != NO_FIELD {
                slot = (slot + 1) % 256;
            }
            map.by_id[slot] = field;
            if info.is_city {
                map.cities |= only(field);
                map.city_of[index] = map.city_count;
                map.field_of[map.city_count as usize] = field;
                map.city_count += 1;
            }
        }
        for line in content.lines.iter().filter(|line| line.is_red || !red_only) {
            let (one, other) = line.ends;
            map.neighbours[one] |= only(other as Field);
            map.neighbours[other] |= only(one as Field);
        }
        map
    }

    pub(crate) const fn villages(&self) -> Fields {
        self.in_play & !self.cities
    }

    #[inline]
    pub(crate) const fn neighbours(&self, field: Field) -> Fields {
        self.neighbours[field as usize % MOST_FIELDS]
    }

    /// All neighbours of a set of fields.
    pub(crate) fn around(&self, fields: Fields) -> Fields {
        each(fields).fold(0, |around, field| around | self.neighbours(field))
    }

    #[inline]
    pub(crate) const fn id(&self, field: Field) -> Place {
        self.ids[field as usize % MOST_FIELDS]
    }

    /// The field in play with this id.
    #[inline]
    pub(crate) fn field(&self, id: Place) -> Option<Field> {
        let mut slot = id.spread();
        loop {
            match self.by_id[slot] {
                NO_FIELD => return None,
                field if self.ids[field as usize % MOST_FIELDS] == id => return Some(field),
                _ => slot = (slot + 1) % 256,
            }
        }
    }

    /// The number of the city, if the field is a city in play.
    #[inline]
    pub(crate) const fn city(&self, field: Field) -> Option<City> {
        if contains(self.cities, field) { Some(self.city_of[field as usize % MOST_FIELDS]) } else { None }
    }

    #[inline]
    pub(crate) const fn city_field(&self, city: City) -> Field {
        self.field_of[city as usize % MOST_CITIES]
    }

    /// The fields of a set of cities.
    pub(crate) fn city_fields(&self, mut cities: u16) -> Fields {
        let mut fields = 0;
        while cities != 0 {
            fields |= only(self.city_field(cities.trailing_zeros() as City));
            cities &= cities - 1;
        }
        fields
    }

    /// All fields of `part` that can be reached from `from` within `part`.
    pub(crate) fn connected(&self, from: Fields, part: Fields) -> Fields {
        let mut reached = from & part;
        loop {
            let more = reached | (self.around(reached) & part);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The fields at each distance in lines from `from` if `forbidden` is not entered; stops after `most`
    /// lines.
    pub(crate) fn rings(&self, from: Field, forbidden: Fields, most: u8) -> impl Iterator<Item = Fields> {
        let mut seen = forbidden | only(from);
        let mut ring = only(from);
        (0..most).map_while(move |_| {
            ring = self.around(ring) & self.in_play & !seen;
            seen |= ring;
            (ring != 0).then_some(ring)
        })
    }
}

/// All seats except this one, clockwise from its left.
pub(crate) fn others(seat: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (1..seats as usize).map(move |distance| Seat::at((seat.index() + distance) % seats as usize))
}
