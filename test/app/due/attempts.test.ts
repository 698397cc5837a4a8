/**
 * A row that always fails, or kills its process, is tried three times, then paused, and delays no
 * other row.
 */
import { expect, test } from 'vitest';
import type { DueFault } from '../../../src/app/due/attempt.ts';
import { newSweeper, type Sweeper } from '../../../src/app/due/sweeper.ts';
import type { Messenger } from '../../../src/app/ports/messenger.ts';
import { MINUTE } from '../../../src/game/calendar/span.ts';
import { change } from '../../store/place.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { claimDue } from '../../store/claiming.ts';
import { begun, opened } from '../play.ts';
import { newChannel, newTable, type Channel, type Table } from '../table.ts';

const CLAIM = MINUTE;
const BAD = { guildId: 'guild-1', channelId: 'bad', locale: 'en-US' };

const without = (channel: Channel, error: Error): Messenger => ({
  ...channel,
  post: async (place, screen, key) => {
    if (place.channelId === BAD.channelId) throw error;
    return channel.post(place, screen, key);
  },
});

interface Scene {
  readonly table: Table;
  readonly channel: Channel;
  readonly faults: DueFault[];
  readonly sweeper: Sweeper;
}

async function sceneAt(path: string, error: Error): Promise<Scene> {
  const table = await newTable(path);
  const [channel, faults] = [newChannel(), new Array<DueFault>()];
  const report = (fault: DueFault): void => void faults.push(fault);
  const sweeper = newSweeper({ app: { ...table.app, messenger: without(channel, error) }, report });
  return { table, channel, faults, sweeper };
}

const expectNoError = ({ error }: DueFault): void => expect(error).toBeNull();

async function sweepOnce({ table, sweeper }: Scene): Promise<void> {
  table.time.now += 2 * CLAIM;
  while (await sweeper.fill()) await sweeper.idle();
  await sweeper.idle();
}

const restsOf = ({ table }: Scene) => table.app.store.due.resting();

test('a row is tried three times and then paused until it is freed, whichever process sweeps', async () => {
  const path = await pathInNewFolder('games.db');
  const scene = await sceneAt(path, new RangeError('a bug'));
  const { table, channel, faults } = scene;
  const { id } = await begun(table, 'boris', BAD);
  await begun(table, 'carl');
  for (let round = 0; round < 6; round += 1) await sweepOnce(scene);
  expect(channel.messages.size).toBe(1);
  const expected = [
    ['game', id, 1, false],
    ['game', id, 2, false],
    ['game', id, 3, true],
  ];
  expect(faults.map(({ kind, id: row, attempts, rests }) => [kind, row, attempts, rests])).toEqual(expected);

  const later = await sceneAt(path, new RangeError('a bug'));
  later.table.time.now = table.time.now;
  for (let round = 0; round < 3; round += 1) await sweepOnce(later);
  expect(later.faults).toEqual([]);
  const duty = `game/${id}/${id}.1`;
  expect(await restsOf(later)).toMatchObject([{ kind: 'duty', id: duty }]);

  expect(await table.app.store.due.free('duty', duty, table.time.now)).toBe(true);
  expect(await table.app.store.due.free('duty', duty, table.time.now)).toBe(false);
  expect(await restsOf(later)).toEqual([]);
  await sweepOnce(later);
  expect(later.faults).toMatchObject([{ id, attempts: 1 }]);
});

test('attempts count even if the process died during them, and the next process logs that once', async () => {
  const path = await pathInNewFolder('games.db');
  const scenes = [await sceneAt(path, new Error()), await sceneAt(path, new Error())] as const;
  const [{ table }] = scenes;
  const { id } = await begun(table, 'boris', BAD);
  await table.app.store.games.shown(id, 1, null, table.time.now);
  for (let death = 0; death < 3; death += 1) {
    table.time.now += CLAIM;
    expect(await claimDue(table.app.store, table.time.now, table.time.now + CLAIM, 10)).toHaveLength(1);
  }
  scenes[1].table.time.now = table.time.now;
  await Promise.all(scenes.map(sweepOnce));
  const faults = scenes.flatMap((scene) => scene.faults);
  expect(faults).toEqual([{ kind: 'game', id, attempts: 3, rests: true, error: null }]);
});

test('a damaged row is reported by name and paused like any other', async () => {
  const path = await pathInNewFolder('games.db');
  const scene = await sceneAt(path, new Error());
  const { id } = await begun(scene.table);
  await change(path, `update game set data = '{' where id = '${id}'`);
  for (let round = 0; round < 5; round += 1) await sweepOnce(scene);
  expect(scene.faults.map(({ rests }) => rests)).toEqual([false, false, true]);
  expect(String(scene.faults[0]?.error)).toBe(`Error: the stored game ${id} is damaged`);
});

test('failures during an outage don’t count', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const scene = await sceneAt(
    await pathInNewFolder('games.db'),
    new Error('fetch failed', { cause: refused }),
  );
  await begun(scene.table, 'boris', BAD);
  for (let round = 0; round < 8; round += 1) await sweepOnce(scene);
  expect(scene.faults.map(({ attempts }) => attempts)).toEqual(Array(8).fill(1));
  expect(await restsOf(scene)).toEqual([]);
});

test('rows are tried again after a user changes them', async () => {
  const scene = await sceneAt(await pathInNewFolder('games.db'), new Error('a bug'));
  const { table } = scene;
  const game = await begun(table, 'boris', BAD);
  for (let round = 0; round < 4; round += 1) await sweepOnce(scene);
  expect(await restsOf(scene)).toHaveLength(1);
  table.time.now += 1;
  const next = { ...game, version: 2, place: { ...BAD, channelId: 'good' } };
  expect(await table.app.store.games.save(next, table.time.now)).toBe(true);
  expect(await restsOf(scene)).toEqual([]);
  await sweepOnce(scene);
  expect(scene.faults.slice(3)).toEqual([]);
  expect(scene.channel.messages.size).toBe(1);
});

test('at startup, running work becomes due and counts as tried', async () => {
  const scene = await sceneAt(await pathInNewFolder('games.db'), new Error('a bug'));
  const { table } = scene;
  await begun(table, 'boris', BAD);
  for (let start = 0; start < 6; start += 1) {
    await table.app.store.due.wakeUnshown(table.time.now);
    while (await scene.sweeper.fill()) await scene.sweeper.idle();
    await scene.sweeper.idle();
  }
  const expected = [
    [1, false],
    [2, false],
    [3, true],
  ];
  expect(scene.faults.map(({ attempts, rests }) => [attempts, rests])).toEqual(expected);
});

function hanging(channel: Channel): { readonly messenger: Messenger; readonly release: () => void } {
  const released = Promise.withResolvers<void>();
  const messenger: Messenger = {
    ...channel,
    post: async (place, screen, key) => {
      if (place.channelId === BAD.channelId) await released.promise;
      return channel.post(place, screen, key);
    },
  };
  return { messenger, release: released.resolve };
}

test('slow rows don’t delay other kinds of work, and delay their own kind only briefly', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { messenger, release } = hanging(channel);
  for (let slow = 0; slow < 6; slow += 1) await begun(table, `boris-${slow}`, BAD);
  table.time.now += 5000;
  await opened(table);
  const notice = { gameId: 'none', user: 'anna', occasion: 'turn', key: 'k', madeAt: 0 } as const;
  await table.app.store.people.addNotice(notice, table.time.now);
  table.time.now += 5000;
  const { due } = table.app.store;
  const sweeper = newSweeper({
    app: { ...table.app, messenger },
    report: ({ error }) => expect(error).toBeNull(),
  });
  const freed = sweeper.freed();
  expect(await sweeper.fill()).toBe(true);
  await freed;
  await expect.poll(() => due.waiting(table.time.now)).toEqual(['game']);
  expect(channel.messages.size).toBe(0);
  await expect
    .poll(
      async () => {
        await sweeper.fill();
        return channel.messages.size;
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  release();
  await sweeper.idle();
  expect(channel.messages.size).toBe(7);
});

test('abandoned work is due at once, as if never tried', async () => {
  const table = await newTable();
  const { messenger, release } = hanging(newChannel());
  await begun(table, 'boris', BAD);
  table.time.now += 5000;
  const app = { ...table.app, messenger };
  const sweepers = Array.from({ length: 4 }, () =>
    newSweeper({ app, report: ({ error }) => expect(error).toBeNull() }),
  );
  for (const sweeper of sweepers) {
    await sweeper.fill();
    await sweeper.letGo();
  }
  const claim = { now: table.time.now, until: table.time.now + CLAIM, limit: 9, except: [] };
  expect(await table.app.store.due.claim('game', { ...claim, again: true })).toEqual([]);
  expect(await table.app.store.due.claim('game', { ...claim, again: false })).toMatchObject([
    { attempts: 1 },
  ]);
  release();
  await Promise.all(sweepers.map((sweeper) => sweeper.idle()));
});

test('the row of a killed process is handled by another process after a minute', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { messenger, release } = hanging(channel);
  await begun(table, 'boris', BAD);
  table.time.now += MINUTE;
  const killed = newSweeper({ app: { ...table.app, messenger }, report: expectNoError });
  await killed.fill();
  const other = newSweeper({ app: { ...table.app, messenger: channel }, report: expectNoError });
  const messagesAfter = async (ms: number): Promise<number> => {
    table.time.now += ms;
    while (await other.fill()) await other.idle();
    await other.idle();
    return channel.messages.size;
  };
  expect(await messagesAfter(MINUTE - 1)).toBe(0);
  expect(await messagesAfter(1)).toBe(1);
  release();
  await killed.idle();
});
