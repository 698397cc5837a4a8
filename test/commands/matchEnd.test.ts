/**
 * A match that ends before its last game: a player leaves, the channel closes, data is erased, or
 * the players agree.
 */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { eraseUser } from '../../src/app/person/erase.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { everythingDue } from '../app/table.ts';
import { CHALLENGE } from '../../src/views/presses/declarations.ts';
import { press, pressLabel, refusalOf, screenOf, type } from './asks.ts';
import {
  begin,
  boris,
  current,
  lastCard,
  later,
  newScene,
  pressOnLast,
  resigns,
  running,
  type Scene,
} from './matchScene.ts';

test.each<[string, (table: Scene) => Promise<unknown>, string]>([
  [
    'where one blocks the other',
    async (table) => {
      await type(table, 'anna', 'preferences', { block: boris });
      await resigns(table, 'boris');
    },
    'because these players can’t play each other here anymore',
  ],
  [
    'where nobody begins a game',
    async (table) => {
      table.time.now += 4 * DAY;
    },
    'because this game was never played',
  ],
])('a match ends early: %s', async (_, happens, says) => {
  const table = await newScene();
  await begin(table, { match: '4', openings: 'fmjd', time: '3d' });
  await happens(table);
  await later(table, MINUTE);
  expect(await running(table)).toEqual([]);
  expect(lastCard(table)).toContain(says);
  await later(table, 30 * DAY);
  expect(await running(table)).toEqual([]);
  expect(await everythingDue(table)).toEqual([]);
});

test('a match ends early if its channel was deleted', async () => {
  const table = await newScene();
  await begin(table, { match: '4' });
  await resigns(table, 'boris');
  table.channel.fault = 'gone';
  await later(table, MINUTE);
  table.channel.fault = null;
  await later(table, DAY);
  expect(await running(table)).toEqual([]);
  // A notice to a player who can't receive direct messages stays due until it is dropped.
  expect((await everythingDue(table)).filter(({ kind }) => kind !== 'notice')).toEqual([]);
});

test('a match ends early if a player has their data deleted', async () => {
  const table = await newScene();
  await begin(table, { match: '4', openings: 'idf' });
  await eraseUser(table.app, 'boris', table.time.now);
  await later(table, MINUTE);
  expect(await running(table)).toEqual([]);
  expect(lastCard(table)).toContain('because one of the players deleted their data');
  await later(table, 30 * DAY);
  expect(await running(table)).toEqual([]);
});

const asks = (table: Scene, who: string, id: string) => press(table, who, CHALLENGE.to.end({ id }));

async function ended(table: Scene): Promise<Game> {
  const [record] = await table.app.store.games.list({ state: 'finished', limit: 1 });
  if (!record) throw new Error('no game is over');
  return record.game;
}

test('if both players agree to end a match, it ends between two games with the current score', async () => {
  const table = await newScene();
  await begin(table, { match: '6', rest: '10m', time: '3d' });
  await resigns(table, 'boris');
  await later(table, MINUTE);
  const { id } = await ended(table);
  const rest = screenOf(await pressOnLast(table, 'boris', 'More…'));
  await pressLabel(table, 'boris', rest, 'End match');
  expect(await asks(table, 'boris', id).then(refusalOf)).toContain('already asked to end this match');
  expect(await asks(table, 'chidi', id).then(refusalOf)).toContain('Only the two players');
  await later(table, 5 * MINUTE);
  expect(lastCard(table)).toContain('<@boris> wants to end the match here.');
  await pressOnLast(table, 'anna', 'Agree to end the match');
  await later(table, MINUTE);
  expect(lastCard(table)).toContain('<@anna> wins the match 2 – 0!');
  expect(lastCard(table)).toContain('Both players agreed to end the match early.');
  expect(await asks(table, 'anna', id).then(refusalOf)).toContain('This match is over.');
  await later(table, DAY);
  expect(await running(table)).toEqual([]);
  await pressOnLast(table, 'anna', 'Rematch');
});

test('a request to end a match neither lengthens the match nor remains after it', async () => {
  const table = await newScene();
  await begin(table, { match: '6', rest: '10m', time: '3d' });
  await resigns(table, 'boris');
  await later(table, 8 * MINUTE);
  const { id } = await ended(table);
  await asks(table, 'boris', id);
  await later(table, 4 * MINUTE);
  const next = await current(table);
  expect(next).toMatchObject({ match: { number: 2 } });
  expect(next.match).not.toHaveProperty('asked');
  expect(await asks(table, 'anna', id).then(refusalOf)).toContain('The next game is already on.');
});

test('if both players agree to end a match, the running game is the last', async () => {
  const table = await newScene();
  await begin(table, { match: '6', time: '3d' });
  const { id } = await current(table);
  await asks(table, 'anna', id);
  await later(table, MINUTE);
  expect(lastCard(table)).toContain('<@anna> wants this to be the last game of the match.');
  await asks(table, 'boris', id);
  expect(await asks(table, 'anna', id).then(refusalOf)).toContain('this is the last game of the match');
  await later(table, MINUTE);
  expect(lastCard(table)).toContain('this is the last game of the match');
  await resigns(table, 'anna');
  await later(table, DAY);
  expect(lastCard(table)).toContain('<@boris> wins the match 2 – 0!');
  expect(await running(table)).toEqual([]);
});

test('a single game has no button to end a match early', async () => {
  const table = await newScene();
  await begin(table, { time: '3d' });
  expect(await asks(table, 'anna', (await current(table)).id).then(refusalOf)).toContain('over');
});
