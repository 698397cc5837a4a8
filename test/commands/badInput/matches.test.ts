/** Impossible matches. */
import type { Table } from '../../app/table.ts';
import { press, pressLabel, screenOf, type } from '../asks.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import { areRefused, boris, on } from './case.ts';

const LENGTHS =
  'A match has an even number of games, from 2 to 20, so both players play each color equally often. For points to reach, use something like `5 points`.';

async function beginMatch(table: Table): Promise<void> {
  const invitation = screenOf(await type(table, 'anna', 'play', { opponent: boris, match: '2' }));
  await pressLabel(table, 'boris', invitation, 'Accept');
}

async function asksToEnd(table: Table, who: string): Promise<Reply> {
  const running = await table.app.store.games.list({ state: 'running' });
  const id = running.find(({ game }) => game.match)?.game.id ?? '';
  return press(table, who, on('challenge', 'end', id));
}

const challenging = (given: Parameters<typeof type>[3]) => (table: Table) =>
  type(table, 'anna', 'play', given);

areRefused([
  ...['1', '3', '22', '0'].map((match) => ({
    name: `a match of ${match}`,
    ask: challenging({ match }),
    says: LENGTHS,
  })),
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
    says: 'You’ve both agreed already: this is the last game of the match. Play it to its end.',
  },
  {
    name: 'ending the match of two others early',
    prepare: beginMatch,
    ask: (table) => asksToEnd(table, 'dora'),
    says: 'Only the two players can do that. You’re welcome to watch and to turn the board with **Flip**, or to start a game of your own.',
  },
]);
