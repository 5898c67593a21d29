//! The engine against the naive model.
