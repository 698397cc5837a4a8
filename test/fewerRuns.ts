/** The number of cases of properties that don't choose it. Runs in every worker before its tests. */
import { configureGlobal } from 'fast-check';
import { runsOf } from './runs.ts';

configureGlobal({ numRuns: runsOf(100) });
