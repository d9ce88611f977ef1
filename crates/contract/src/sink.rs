//! Where events go while a step is applied.

/// Takes the events of a step. The event is made only if somebody listens, so silence costs nothing.
pub trait Sink<Event> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens: for search and simulation.
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
