/**
 * A message that Discord always refuses is tried a few times, stays visible to the operator, and
 * doesn't delay its row's other messages.
 */
import { expect, test } from 'vitest';
import { newSweeper } from '../../../src/app/due/sweeper.ts';
import type { DueFault } from '../../../src/app/due/attempt.ts';
import type { Messenger } from '../../../src/app/ports/messenger.ts';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { begun, begunAt, invited } from '../play.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../table.ts';

interface Scene {
  readonly table: Table;
  readonly channel: Channel;
  readonly asked: readonly string[];
  readonly fate: { says: RegExp; answer: () => 'refused' };
  readonly faults: readonly DueFault[];
  readonly goOn: (ms: number) => Promise<void>;
}

async function sceneWith(answer: () => 'refused'): Promise<Scene> {
  const table = await newTable();
  const channel = newChannel(() => table.time.now);
  channel.refusesDirect = true;
  const [asked, faults] = [new Array<string>(), new Array<DueFault>()];
  const fate = { says: /./u, answer };
  const isFated = (words: string): boolean => fate.says.test(words);
  const messenger: Messenger = {
    ...channel,
    post: async (place, screen, key) => {
      asked.push(key);
      return isFated(wordsOf(screen)) ? fate.answer() : channel.post(place, screen, key);
    },
    direct: async (user, screen, key) => {
      // This replaces a mention.
      if (key.endsWith('!')) return channel.direct(user, screen, key);
      asked.push(key);
      return isFated(wordsOf(screen)) ? fate.answer() : channel.direct(user, screen, key);
    },
    update: async (card, screen) => {
      asked.push(card.messageId);
      return isFated(wordsOf(screen)) ? fate.answer() : channel.update(card, screen);
    },
  };
  const report = (fault: DueFault): void => void faults.push(fault);
  const sweeper = newSweeper({ app: { ...table.app, messenger }, report });
  const goOn = async (ms: number): Promise<void> => {
    for (let step = 0; step < 10; step += 1) {
      table.time.now += ms / 10;
      while (await sweeper.fill()) await sweeper.idle();
      await sweeper.idle();
    }
  };
  return { table, channel, asked, fate, faults, goOn };
}

const refused = (): 'refused' => 'refused';
const broken = (): never => {
  throw new RangeError('a bug in a card');
};

const listed = async ({ table }: Scene): Promise<readonly string[]> =>
  (await table.app.store.due.resting()).map(({ kind, id }) => `${kind} ${id}`);

test('a refused card is sent once; the clock continues, and the final card is shown', async () => {
  const scene = await sceneWith(refused);
  const { table, fate, asked, channel, goOn, faults } = scene;
  const { id } = await begunAt(table, '1d');
  await goOn(20 * HOUR);
  expect(asked.filter((key) => key === `${id}.1`)).toEqual([`${id}.1`]);
  expect(await listed(scene)).toContain(`duty game/${id}/${id}.1`);
  fate.says = /never/u;
  await goOn(20 * DAY);
  const { game } = (await table.app.store.games.load(id))!;
  expect(game.result).not.toBeNull();
  expect([...channel.messages.values()].map(wordsOf).join('\n')).not.toBe('');
  // The refusal concerned an earlier state.
  expect(await listed(scene)).not.toContain(`duty game/${id}/${id}.1`);
  expect(faults).toEqual([]);
});

test('if an operator requests another try, the refused card is shown', async () => {
  const scene = await sceneWith(refused);
  const { table, fate, asked, channel, goOn } = scene;
  const { id } = await begun(table);
  await goOn(MINUTE);
  fate.says = /never/u;
  await goOn(MINUTE);
  expect([asked, channel.messages.size]).toEqual([[`${id}.1`], 0]);
  expect(await table.app.store.due.free('duty', `game/${id}/${id}.1`, table.time.now)).toBe(true);
  await goOn(MINUTE);
  expect([asked, channel.messages.size]).toEqual([[`${id}.1`, `${id}.1`], 1]);
  expect(await listed(scene)).toEqual([]);
});

test('a card that always fails is tried three times, while the clock continues', async () => {
  const scene = await sceneWith(broken);
  const { table, fate, asked, channel, goOn, faults } = scene;
  const { id } = await begunAt(table, '1d');
  await goOn(HOUR);
  expect(asked).toEqual([`${id}.1`, `${id}.1`, `${id}.1`]);
  expect(faults.map(({ rests }) => rests)).toEqual([false, false, true]);
  expect(await listed(scene)).toEqual([`duty game/${id}/${id}.1`]);
  fate.says = /never/u;
  await goOn(2 * DAY);
  expect((await table.app.store.games.load(id))?.game.result).not.toBeNull();
  expect(channel.messages.size).toBe(1);
});

test('a refused invitation is posted once, and expires', async () => {
  const scene = await sceneWith(refused);
  const { table, asked, goOn } = scene;
  const { id } = await invited(table);
  await goOn(HOUR);
  expect(asked).toEqual([`${id}.1`]);
  expect(await listed(scene)).toEqual([`duty challenge/${id}/${id}.1`]);
  await goOn(20 * DAY);
  expect((await table.app.store.challenges.load(id))?.challenge.state).toBe('expired');
});

test('a refused direct message is sent once, and its row is paused', async () => {
  const scene = await sceneWith(refused);
  const { table, asked, goOn } = scene;
  const { id } = await begun(table);
  await table.app.store.games.shown(id, 1, { channelId: 'c', messageId: 'm' }, null);
  const notices = { ways: { turn: 'direct' }, digest: { hour: 0, zone: 'UTC' }, locale: 'en-US' } as const;
  const record = await table.app.store.people.preferenceRecord('anna');
  const preference = { ...record.preference, notices };
  await table.app.store.people.saveNotices({ ...record, version: record.version + 1, preference }, 0, null);
  const notice = {
    gameId: id,
    user: 'anna',
    occasion: 'turn',
    key: `${id}.1`,
    madeAt: table.time.now,
  } as const;
  await table.app.store.people.addNotice(notice, table.time.now);
  await goOn(DAY);
  expect(asked).toEqual([`${id}.1`]);
  expect(await listed(scene)).toEqual([expect.stringMatching(/^notice /u)]);
  expect((await table.app.store.people.preference('anna')).notices?.refused).toBeUndefined();
});
