/** Matches that cannot be. */
import type { Table } from '../../app/table.ts';
import { press, pressLabel, screenOf, type } from '../asks.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import { areRefused, boris, crownhead, GAME, on } from './case.ts';

const LENGTHS =
  'A match has an even number of games, from 2 to 20, so both players play each color equally often. For points to reach, use something like `first to 5`.';

/** Anna and boris begin a match of two games. */
async function beginMatch(table: Table): Promise<void> {
  const invitation = screenOf(await type(table, 'anna', 'challenge', { opponent: boris, match: '2' }));
  await pressLabel(table, 'boris', invitation, 'Accept');
}

/** Somebody presses the button by which the match ends early if the other agrees. */
async function asksToEnd(table: Table, who: string): Promise<Reply> {
  const running = await table.app.store.games({ state: 'running' });
  const id = running.find(({ game }) => game.match)?.game.id ?? '';
  return press(table, who, on('challenge', 'end', id));
}

const challenging = (given: Parameters<typeof type>[3]) => (table: Table) =>
  type(table, 'anna', 'challenge', given);

areRefused([
  ...['1', '3', '22', '0'].map((match) => ({
    name: `a match of ${match}`,
    ask: challenging({ match }),
    says: LENGTHS,
  })),
  {
    name: 'a match of no length',
    ask: challenging({ match: 'a few' }),
    says: 'I can’t read “a few” as the length of a match. Use a number of games like `2` or `6`, or points to reach like `first to 5`.',
  },
  {
    name: 'a match to a hundred points',
    ask: challenging({ match: 'first to 100' }),
    says: 'A match can be played to anything from 2 to 40 points.',
  },
  {
    name: 'a rest of a month',
    ask: challenging({ match: '2', rest: '30d' }),
    says: 'I can’t read “30d” as a rest between games. Use minutes, hours, or days up to a week, like `10m`, `2h`, or `1d`, or `none`.',
  },
  {
    name: 'a rest without a match',
    ask: challenging({ rest: '10m' }),
    says: 'A rest is for matches. Set a length with `/challenge match:`, too, or leave the rest empty.',
  },
  {
    name: 'a draw and a position',
    ask: challenging({ draw: 'idf', position: 'basic 1-VII' }),
    says: 'An opening is either drawn or chosen. Leave `/challenge draw:` or `/challenge position:` empty.',
  },
  {
    name: 'a draw where no table is',
    ask: challenging({ draw: 'idf', variant: 'bashni' }),
    says: 'I have no table of openings for Bashni (towers). There are tables for Russian draughts, Brazilian draughts, English draughts (checkers), and Italian draughts; or leave `/challenge draw:` empty.',
  },
  {
    name: 'a draw from a table of another variant',
    ask: challenging({ draw: 'idf', variant: 'english' }),
    says: 'I don’t know a table of openings called “idf” for English draughts (checkers). Choose `english-2-move`, `english-3-move`, or `english-11-man`.',
  },
  {
    name: 'an opening that is in two tables',
    ask: challenging({ position: '1-VII' }),
    says: 'Several tables have an opening with that name. Which one do you mean: `fmjd 1-VII` or `basic 1-VII`?',
  },
  {
    name: 'a match against the engine',
    ask: challenging({ opponent: crownhead, match: '2' }),
    says: 'I only play single games. Challenge someone else to a match, or leave `/challenge match:`, `/challenge draw:`, and `/challenge rest:` empty.',
  },
  {
    name: 'how the openings of a single game were drawn',
    ask: (table) => press(table, 'dora', on('challenge', 'deal', GAME)),
    says: 'I don’t recognize that button; it may be from an older version of me. Use the command again: `/board` for your game, `/learn` for your lesson.',
  },
  {
    name: 'how the openings of no game were drawn',
    ask: (table) => press(table, 'dora', on('challenge', 'deal', 'nosuchgame')),
    says: 'I don’t know that game. See yours with `/games`.',
  },
  {
    name: 'ending a match early, asked twice',
    prepare: async (table) => {
      await beginMatch(table);
      await asksToEnd(table, 'anna');
    },
    ask: (table) => asksToEnd(table, 'anna'),
    says: 'You’ve already asked to end this match early. Your opponent can agree with the button on the board.',
  },
  {
    name: 'ending a match early, as is agreed already',
    prepare: async (table) => {
      await beginMatch(table);
      await asksToEnd(table, 'anna');
      await asksToEnd(table, 'boris');
    },
    ask: (table) => asksToEnd(table, 'anna'),
    says: 'You’ve both agreed already: this is the last game of the match.',
  },
  {
    name: 'ending the match of two others early',
    prepare: beginMatch,
    ask: (table) => asksToEnd(table, 'dora'),
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
  },
]);
