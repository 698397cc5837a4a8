/** The command-line tool: `npx crownhead VERB`, or `npm run crownhead -- VERB`. */
import { own } from '../draughts/own.ts';
import { refuse } from './commandLine.ts';

const VERBS: Readonly<Record<string, () => Promise<unknown>>> = {
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  copy: () => import('./copy.ts'),
  doctor: () => import('./doctor.ts'),
  health: () => import('./health.ts'),
  due: () => import('./due.ts'),
  ratings: () => import('./ratings.ts'),
  rules: () => import('./rules.ts'),
  records: () => import('./records.ts'),
  pairings: () => import('./pairings.ts'),
  perft: () => import('./perft.ts'),
  draw: () => import('./draw.ts'),
  engine: () => import('./engine.ts'),
  locales: () => import('./locales.ts'),
};

const [, , verb = ''] = process.argv.splice(0, 3);
const run = own(VERBS, verb);
if (run === undefined) refuse(`Use one of ${Object.keys(VERBS).join(', ')}`);
process.argv.unshift('node', verb);
await run();
