//! The naive model: every scheme, linear and obvious.
