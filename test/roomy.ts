/**
 * Options of Node.js for tests: a large young generation from the beginning. It would grow
 * gradually, and until then garbage collection took a seventh of the time of a story, and of a
 * bot's start; most are over by then.
 */
export const ROOMY = ['--min-semi-space-size=64'];
