/** The engine of a bot that was given no threads to think with. */
import { openPool } from '../../src/enginePool/pool.ts';

export const nobody = openPool({ threads: 0, report: () => undefined });
