/** How many cases properties have by default. Runs in every worker before its tests. */
import { configureGlobal } from 'fast-check';
import { runsOf } from './runs.ts';

configureGlobal({ numRuns: runsOf(100) });
