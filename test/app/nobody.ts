/** The engine of a bot that was given no threads to think with. */
import { openPool } from '../../src/brain/pool.ts';

export const nobody = openPool({ threads: 0, report: () => undefined });
