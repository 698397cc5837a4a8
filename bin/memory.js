/** What Node.js and glibc are told when the bot starts, so that it needs little memory: docs/decisions/small-memory.md. */

/** Garbage is collected in smaller heaps: 40 MB less, for 3 % more CPU at the start. */
export const FLAGS = ['--max-semi-space-size=2'];

/** glibc reads these before Node.js runs. */
export const ENVIRONMENT = {
  // Threads share what glibc has freed: about 20 MB less after a few hundred pictures.
  MALLOC_ARENA_MAX: '2',
  // Large pieces go back to the system at once: about 50 MB less while a hundred games are played.
  MALLOC_MMAP_THRESHOLD_: '32768',
};
