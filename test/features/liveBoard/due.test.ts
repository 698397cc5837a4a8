/**
 * A live leaderboard: posted once, edited when something changes, and dropped when its message is
 * deleted.
 */
import { expect, test } from 'vitest';
import { REFRESH } from '../../../src/features/liveBoard/use.ts';
import type { MessageAddress } from '../../../src/game/game.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { refusalOf, type } from '../../commands/asks.ts';
import { NOON } from '../../rating/games.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { finish, player } from '../../app/finished.ts';
import { sweep } from '../../app/sweep.ts';
import { newChannel, newTable, type Channel, type Table } from '../../app/table.ts';
import { heardOf } from '../../views/screens.ts';

const HOUR = 60 * 60 * 1000;
const [anna, boris] = [player('anna'), player('boris')];

interface Scene {
  readonly tables: readonly [Table, Table];
  readonly channel: Channel;
  readonly edits: { count: number };
}

async function scene(): Promise<Scene> {
  const path = await pathInNewFolder('games.db');
  const channel = newChannel();
  const edits = { count: 0 };
  const counted: Channel = Object.assign(channel, {
    async update(card: MessageAddress, screen: Screen) {
      edits.count += 1;
      return channel.retire(card, screen);
    },
  });
  const open = async (): Promise<Table> => {
    const table = await newTable(path);
    table.time.now = NOON;
    return { ...table, app: { ...table.app, messenger: counted } };
  };
  return { tables: [await open(), await open()], channel: counted, edits };
}

async function passes({ tables, channel }: Scene, ms: number): Promise<void> {
  for (const { time } of tables) time.now += ms;
  for (let round = 0; round < 2; round += 1) await Promise.all(tables.map(({ app }) => sweep(app, channel)));
}

const shown = ({ channel }: Scene): readonly string[] => [...channel.messages.values()].map(heardOf);

const ask = async ({ tables: [table] }: Scene, pinned: string): Promise<string> =>
  refusalOf(await type(table, 'dora', 'leaderboard', { by: 'wins', pinned }));

const win = ({ tables: [table] }: Scene) => finish(table, [anna, boris], 'white');

test('a live leaderboard is posted at once, and updated within minutes after a win', async () => {
  const all = await scene();
  expect(await ask(all, 'top')).toContain('in <#top>, and I’ll keep it up to date');
  expect(shown(all)).toEqual([expect.stringContaining('No one has won a rated game yet')]);
  await win(all);
  await passes(all, REFRESH - 1000);
  expect(shown(all)[0]).not.toContain('ANNA');
  await passes(all, 1000);
  expect(shown(all)).toEqual([expect.stringContaining('🥇 ANNA · 1 won · one game')]);
  expect(shown(all)[0]).toContain(`last changed <t:${(NOON + REFRESH) / 1000}:R>`);
});

test('a live leaderboard isn’t edited while nothing changes, even for days', async () => {
  const all = await scene();
  await win(all);
  await ask(all, 'top');
  const before = shown(all);
  for (let look = 0; look < 12; look += 1) await passes(all, 4 * HOUR);
  expect(all.edits.count).toBe(0);
  expect(shown(all)).toEqual(before);
  await win(all);
  await passes(all, REFRESH);
  expect(all.edits.count).toBe(1);
});

test('a live leaderboard ends when its message is deleted', async () => {
  const all = await scene();
  await ask(all, 'top');
  all.channel.messages.clear();
  await win(all);
  await passes(all, REFRESH);
  await passes(all, HOUR);
  expect(shown(all)).toEqual([]);
  expect(await all.tables[1].app.store.liveBoards.load('guild-1')).toBeNull();
  await ask(all, 'top');
  expect(shown(all)).toHaveLength(1);
});

test('a live leaderboard survives a month in which its channel is closed to the bot', async () => {
  const all = await scene();
  await ask(all, 'top');
  all.channel.fault = 'forbidden';
  await win(all);
  for (let day = 0; day < 30; day += 1) await passes(all, 24 * HOUR);
  expect(all.edits.count).toBeLessThan(40);
  all.channel.fault = null;
  await passes(all, 30 * 24 * HOUR);
  expect(shown(all)).toEqual([expect.stringContaining('🥇 ANNA')]);
});

test('a live leaderboard moves to another channel, or stays if that channel is closed', async () => {
  const all = await scene();
  await ask(all, 'top');
  await ask(all, 'elsewhere');
  const [id] = [...all.channel.messages.keys()];
  expect(id).toBe('m2');
  all.channel.fault = 'forbidden';
  expect(await ask(all, 'closed')).toContain('I can’t post in <#closed>');
  all.channel.fault = null;
  await win(all);
  await passes(all, REFRESH);
  expect([...all.channel.messages.keys()]).toEqual(['m2']);
  expect(shown(all)[0]).toContain('ANNA');
});

test('a live leaderboard is posted by a sweep if Discord was unreachable', async () => {
  const all = await scene();
  all.channel.fault = 'later';
  expect(await ask(all, 'top')).toContain('will be in <#top> soon');
  all.channel.fault = null;
  await passes(all, HOUR / 60);
  expect(shown(all)).toHaveLength(1);
});
