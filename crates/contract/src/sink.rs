//! Receivers of events while a step is applied.

/// Receives a step's events. An event is built only if somebody listens, so silence costs nothing.
pub trait Sink<Event> {
    /// Reports an event.
    fn tell(&mut self, event: impl FnOnce() -> Event);
}

/// A sink that ignores events, for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<Event> Sink<Event> for Silence {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

impl<Event> Sink<Event> for Vec<Event> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
