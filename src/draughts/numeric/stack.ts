/**
 * The one array that all generators write successors to. A search keeps each ply's successors behind those of the ply
 * before, so nothing is ever allocated or freed while it runs. Each thread has its own.
 */

/** Words of 32 bits. A ply has at most some hundred successors of a few words each. */
const SIZE = 2 ** 18;

/** In an object, as the boards are, so that each generator makes it a constant of its own. */
export const shared = { stack: new Int32Array(SIZE) } as const;
