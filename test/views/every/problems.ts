/** Every refusal with a sentence, with values for all placeholders and more, all very long. */
import * as fc from 'fast-check';
import type { Problem } from '../../../src/app/problem/problem.ts';
import { en } from '../../../src/i18n/en.ts';
import { linkTo } from '../../../src/views/screen/blocks.ts';

const MOVE = 'a1:c3:e5:g7:e5:c3:a1:c3:e5:g7';
const LONG = '||<@1>||'.repeat(700);
const ID = '12345678901234567890';

const HOLES = {
  text: LONG,
  legal: Array.from({ length: 60 }, (_, n) => `${MOVE}${n}`),
  candidates: Array.from({ length: 60 }, (_, n) => `${MOVE}${n}`),
  turn: 'white',
  variant: 'antidraughts',
  most: 999_999,
  least: 999_999,
  count: 999_999,
  days: 999,
  team: '*'.repeat(100),
  chosen: MOVE,
  lost: 40,
  tied: Array.from({ length: 60 }, (_, n) => `${MOVE}${n}`),
  left: 30,
  moves: 99,
  row: 30,
  move: { code: 'illegal-move', text: MOVE, legal: [MOVE] },
  until: 4_000_000_000_000,
  at: 4_000_000_000_000,
  result: { winner: null, by: 'threefold' },
  state: 'cancelled',
  where: linkTo(ID, { channelId: ID, messageId: ID }),
  opponent: '*'.repeat(32),
  engine: ID,
  user: ID,
  player: { id: ID },
  role: ID,
  zone: 'America/Argentina/ComodRivadavia',
  id: 'k3v9x2mq',
  ids: [ID],
  games: ['abcdefghij'],
  names: Array.from({ length: 25 }, () => '9-13 21-17 5-9'),
  permissions: [
    'View Channel',
    'Send Messages',
    'Embed Links',
    'Attach Files',
    'Read Message History',
    'Send Messages in Threads',
  ],
  channels: Array.from({ length: 25 }, () => ID),
} as const;
const OF_RECORDS = {
  line: 999_999,
  column: 999_999,
  move: { number: 999, color: 'black' },
  reason: null,
  readsAs: [],
  finals: [],
  excerpt: LONG.slice(0, 120),
};
const OF_POSITIONS = { column: 999_999 };

function problemOf(code: string): Problem;
function problemOf(code: string): object {
  const kind = code.startsWith('pdn-') ? OF_RECORDS : code.startsWith('fen-') ? OF_POSITIONS : {};
  return { ...HOLES, ...kind, code };
}

export const PROBLEMS: readonly Problem[] = Object.keys(en)
  .filter((key) => key.startsWith('problem.'))
  .map((key) => problemOf(key.slice('problem.'.length)));

export const refusal = fc.constantFrom(...PROBLEMS);
