/** The engine of a bot without engine threads. */
import { openPool } from '../../src/enginePool/pool.ts';

export const nobody = openPool({ threads: 0, report: () => undefined });
