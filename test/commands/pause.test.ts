/** Pausing and resuming: refusals are private, and change nothing. */
import { expect, test } from 'vitest';
import type { Reply } from '../../src/app/ports/command.ts';
import { begunAt } from '../app/play.ts';
import { newTable, type Table } from '../app/table.ts';
import { pressLabel, press, refusalOf, screenOf, type } from './asks.ts';

interface Case {
  readonly name: string;
  readonly time?: string;
  readonly before?: readonly (readonly [string, string])[];
  readonly ask: (table: Table) => Promise<Reply>;
  readonly says: string;
}

const UNTIL = '<t:2593000:f>';
const typed =
  (who: string, deed: string) =>
  (table: Table): Promise<Reply> =>
    type(table, who, 'games', { do: deed });

/** A second command answers the offer of the first, which it shows. */
async function typeAll(table: Table, deeds: Case['before']): Promise<void> {
  for (const [who, deed] of deeds ?? []) {
    const reply = await typed(who, deed)(table);
    if (reply.kind === 'private') await pressLabel(table, who, screenOf(reply), 'Accept');
  }
}

test.each<Case>([
  {
    name: 'a pause of a game without a clock',
    time: 'none',
    ask: typed('anna', 'pause'),
    says: 'This game has no clock, so there’s nothing to pause. Take all the time you like.',
  },
  {
    name: 'asking twice',
    before: [['anna', 'pause']],
    ask: typed('anna', 'pause'),
    says: 'Your opponent hasn’t responded to your pause request yet. You can withdraw it.',
  },
  {
    name: 'a pause during one',
    before: [
      ['anna', 'pause'],
      ['boris', 'pause'],
    ],
    ask: typed('boris', 'pause'),
    says: `This game is already paused, until ${UNTIL} at the latest. Restart the clocks with \`/games do:resume\`.`,
  },
  {
    name: 'a move during a pause',
    before: [
      ['anna', 'pause'],
      ['boris', 'pause'],
    ],
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-d4' }),
    says: `This game is paused, until ${UNTIL} at the latest. Press **Resume** or use \`/games do:resume\`, then make your move.`,
  },
  {
    name: 'resuming what is not paused',
    ask: typed('boris', 'resume'),
    says: 'This game isn’t paused. Ask your opponent for a pause with `/games do:pause`.',
  },
  {
    name: 'resuming the game of others',
    before: [
      ['anna', 'pause'],
      ['boris', 'pause'],
    ],
    ask: (table) => press(table, 'dora', { command: 'resume', action: 'now', args: ['id2', '0'] }),
    says: 'Only the two players can do that. You’re welcome to watch and to turn the board with **Flip**, or to start a game of your own.',
  },
  {
    name: 'a malformed button',
    ask: (table) => press(table, 'anna', { command: 'resume', action: 'later', args: ['id2', '0'] }),
    says: 'I don’t recognize that button; it may be from an older version of me. Use the command again: `/games` for your game, `/learn` for your lesson.',
  },
  {
    name: 'resuming a game that is not there',
    ask: (table) => type(table, 'anna', 'games', { do: 'resume', game: 'nosuch' }),
    says: 'I don’t have that game. It may have been deleted. See yours with `/games`.',
  },
])('$name', async ({ time = '1d', before, ask, says }) => {
  const table = await newTable();
  await begunAt(table, time);
  await typeAll(table, before);
  const stored = await table.app.store.games.list({});
  const reply = await ask(table);
  expect(refusalOf(reply)).toContain(says);
  expect(reply.kind === 'private' && reply.screen.notifies).toEqual([]);
  expect(await table.app.store.games.list({})).toEqual(stored);
});

test('one player of many games resumes the paused one without saying which', async () => {
  const table = await newTable();
  await begunAt(table, '1d');
  await begunAt(table, '2d');
  await type(table, 'anna', 'games', { do: 'pause', game: 'id4' });
  await type(table, 'boris', 'games', { do: 'pause', game: 'id4' }).then((reply) =>
    pressLabel(table, 'boris', screenOf(reply), 'Accept'),
  );
  const reply = await type(table, 'anna', 'games', { do: 'resume' });
  expect(reply.kind === 'card' && [reply.game.id, reply.game.latest]).toEqual(['id4', 'resumed']);
});
