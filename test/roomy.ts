/**
 * How Node.js is started for tests: with room for young objects from the beginning. It would grow by and by, and until then gathering garbage took a
 * seventh of what a story takes, and of what a bot does until it is ready; most are over by then.
 */
export const ROOMY = ['--min-semi-space-size=16'];
