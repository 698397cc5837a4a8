/**
 * Node.js options for tests: a large young generation from the start. Otherwise, it grows
 * gradually, and until then garbage collection takes a seventh of the time of a story or of a bot's
 * start. Most of them are over before that.
 */
export const ROOMY = ['--min-semi-space-size=64'];
