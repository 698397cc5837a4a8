/**
 * Options of Node.js for tests: a large young generation from the beginning. Otherwise it grows
 * gradually, and garbage collection takes a seventh of the time of a story, and of a bot's start.
 * Most of them are over before it has grown.
 */
export const ROOMY = ['--min-semi-space-size=64'];
