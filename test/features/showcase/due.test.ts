/** The game of the day: posted once by any number of processes, at the server's hour. */
import { expect, test } from 'vitest';
import { NO_SETTINGS, type GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import { changeSettings } from '../../../src/app/save/change.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { PLACE } from '../../store/samples.ts';
import { NOON } from '../../rating/games.ts';
import { gameEndingBy } from '../../story/games.ts';
import { finish, player } from '../../app/finished.ts';
import { sweep } from '../../app/sweep.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../../app/table.ts';

const MOVES = { moves: gameEndingBy('no-pieces').list.slice(0, 30) };
const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

interface Scene {
  readonly tables: readonly [Table, Table];
  readonly channel: Channel;
}

async function passes({ tables, channel }: Scene, ms: number): Promise<void> {
  for (const { time } of tables) time.now += ms;
  for (let round = 0; round < 3; round += 1)
    await Promise.all(tables.map(({ app }) => sweep({ ...app, messenger: channel }, channel)));
}

/** Two processes on one database, and a server that chose a game at 20:00 in Berlin (19:00 UTC). */
async function scene(changes: Partial<GuildSettings> = {}): Promise<Scene> {
  const path = await pathInNewFolder('games.db');
  const tables = [await newTable(path), await newTable(path)] as const;
  for (const { time } of tables) time.now = NOON;
  const all = { tables, channel: newChannel() };
  await changeSettings(tables[0].app, 'guild-1', { gameOfDay: 'top', zone: 'Europe/Berlin', ...changes });
  await passes(all, 0);
  return all;
}

const posted = ({ channel }: Scene): readonly string[] =>
  [...channel.messages.values()].map(wordsOf).filter((words) => words.includes('Game of the day'));

test('the best game of the past day is posted once at its hour, with its animation and a link', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], null, MOVES);
  await finish(all.tables[0], [boris, carl], 'white', MOVES);
  await passes(all, 7 * HOUR - 1000);
  expect(posted(all)).toEqual([]);
  await passes(all, 1000);
  expect(posted(all)).toHaveLength(1);
  expect(posted(all)[0]).toContain('⚪ BORIS  –  ⚫ CARL');
  const screen = [...all.channel.messages.values()].find((each) =>
    wordsOf(each).includes('Game of the day'),
  )!;
  expect(screen.blocks.some((block) => block.kind === 'picture' && block.picture.film !== undefined)).toBe(
    true,
  );
  expect(screen.notifies).toEqual([]);
  // No game was played since then.
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(1);
});

test('games from private channels, or of players who hide their names, are left out', async () => {
  const all = await scene();
  const closed = { ...MOVES, place: { ...PLACE, channelId: 'secret' } };
  for (const { app } of all.tables)
    Object.assign(app.members, { readers: async (_: string, channel: string) => () => channel !== 'secret' });
  await finish(all.tables[0], [anna, boris], 'white', closed);
  await finish(all.tables[0], [anna, carl], 'white', MOVES);
  await all.tables[0].app.store.personal.setHidden('carl', true);
  await passes(all, 8 * HOUR);
  expect(posted(all)).toEqual([]);
});

test('nothing is posted unless the server chose it, and a new hour applies at once', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await changeSettings(all.tables[0].app, 'guild-1', { gameOfDayHour: 16 });
  await passes(all, 0);
  await passes(all, 3 * HOUR);
  expect(posted(all)).toHaveLength(1);
  await changeSettings(all.tables[0].app, 'guild-1', { gameOfDay: null });
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(1);
  expect(NO_SETTINGS.gameOfDay).toBeNull();
});

test('a later hour applies from tomorrow if today’s game was posted, and no game is posted twice', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await passes(all, 7 * HOUR);
  expect(posted(all)).toHaveLength(1);
  await changeSettings(all.tables[0].app, 'guild-1', { gameOfDayHour: 22 });
  await passes(all, 0);
  await finish(all.tables[0], [boris, carl], 'white', MOVES);
  await passes(all, 3 * HOUR);
  expect(posted(all)).toHaveLength(1);
  // The first game changes again, because its players begin a rematch.
  const { games } = all.tables[0].app.store;
  const [first] = (await games.list({ player: 'anna', state: 'finished' })).map(({ game }) => game);
  await games.save({ ...first!, version: first!.version + 1, changedAt: NOON + DAY }, null);
  await finish(all.tables[0], [boris, carl], 'white', MOVES);
  await passes(all, DAY);
  expect(posted(all).map((words) => words.includes('ANNA'))).toEqual([true, false]);
});

test('an outage of Discord or a closed channel delays the game of the day', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  all.channel.fault = 'later';
  await passes(all, 7 * HOUR);
  all.channel.fault = null;
  await passes(all, HOUR / 2);
  expect(posted(all)).toHaveLength(1);
  await passes(all, HOUR);
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  all.channel.fault = 'forbidden';
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(1);
  all.channel.fault = null;
  await passes(all, HOUR);
  expect(posted(all)).toHaveLength(2);
});

test('a deleted channel gets no game of the day until the server chooses another channel', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  all.channel.fault = 'gone';
  await passes(all, 8 * HOUR);
  expect(posted(all)).toEqual([]);
  all.channel.fault = null;
  await changeSettings(all.tables[0].app, 'guild-1', { gameOfDay: 'museum' });
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(1);
});
