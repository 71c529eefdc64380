//! Fill-ins by hand: the rule texts' examples, and what their generator does not make.
