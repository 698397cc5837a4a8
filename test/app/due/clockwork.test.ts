/**
 * Events caused by time (reminders, flags, games that never began) happen once, even if two
 * processes sweep, or a process sweeps late.
 */
import { expect, test } from 'vitest';
import { changeGame, changeSettings } from '../../../src/app/save/change.ts';
import { sweep } from '../sweep.ts';
import type { Game } from '../../../src/game/game.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { begunAt } from '../play.ts';
import { everythingDue, newChannel, newTable } from '../table.ts';
import { isFlag, move, opened, reminders, say, stored, texts } from './clocked.ts';

test('a player is reminded once when a fifth of the time is left', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { turns } = await opened(table, channel, '1d');
  const moved = turns[1]?.from ?? 0;
  table.time.now = moved + 0.8 * DAY - 1;
  await sweep(table.app, channel);
  expect(reminders(channel)).toEqual([]);
  table.time.now += 1;
  await sweep(table.app, channel);
  table.time.now += HOUR;
  await sweep(table.app, channel);
  expect(reminders(channel)).toEqual([
    expect.stringContaining(
      say('reminder', { player: '<@boris>', time: `<t:${Math.floor((moved + DAY) / 1000)}:R>` }),
    ),
  ]);
  expect([...channel.messages.values()].at(-1)?.notifies).toEqual(['boris']);
});

test('a reminder that cannot be sent now is tried again, and counts as sent if the channel is closed', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id, turns } = await opened(table, channel, '1d');
  const moved = turns[1]?.from ?? 0;
  channel.fault = 'later';
  table.time.now = moved + 0.8 * DAY;
  await sweep(table.app, channel);
  channel.fault = null;
  table.time.now += 30 * SECOND;
  await sweep(table.app, channel);
  expect(reminders(channel)).toHaveLength(1);

  table.time.now = moved + 0.9 * DAY;
  await move(table, id, 'boris', 'b6-a5');
  table.time.now += 5 * SECOND;
  await sweep(table.app, channel);
  channel.fault = 'forbidden';
  table.time.now += 0.8 * DAY;
  await sweep(table.app, channel);
  channel.fault = null;
  table.time.now += HOUR;
  await sweep(table.app, channel);
  expect(reminders(channel)).toEqual([expect.stringContaining('against <@boris>')]);
});

test.each([
  ['deleted', 1, 1],
  ['line', 2, 3],
  ['kept', 2, 3],
] as const)(
  'with old boards %s, %i messages are reminders, and %i messages remain after the move',
  async (oldCards, reminding, after) => {
    const table = await newTable();
    const channel = newChannel();
    await changeSettings(table.app, 'guild-1', { oldCards });
    const { id, turns } = await opened(table, channel, '1d');
    table.time.now = (turns[1]?.from ?? 0) + 0.8 * DAY;
    await sweep(table.app, channel);
    expect(reminders(channel)).toHaveLength(1);
    expect(channel.messages.size).toBe(reminding);
    await move(table, id, 'boris', 'b6-a5');
    table.time.now += 5 * SECOND;
    await sweep(table.app, channel);
    expect(channel.messages.size).toBe(after);
  },
);

test.each([
  ['1d', DAY],
  ['5+3', 5 * MINUTE],
])('at %s, the flag falls on time, and the card shows it once', async (time, ms) => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, time);
  const deadline = (game.turns[1]?.from ?? 0) + ms;
  table.time.now = deadline + 5 * SECOND - 1;
  await sweep(table.app, channel);
  expect((await stored(table, game))?.result).toBeNull();
  table.time.now += 1;
  await sweep(table.app, channel);
  const expected = { result: { winner: 'white', by: 'flag' }, changedAt: deadline, rated: true };
  expect(await stored(table, game)).toMatchObject(expected);
  expect(texts(channel).filter(isFlag)).toHaveLength(1);
  expect([...channel.messages.values()].at(-1)?.notifies).toEqual(['anna', 'boris']);
  expect(await everythingDue(table)).toEqual([]);
});

test.each([
  ['none', DAY],
  ['3d', 3 * DAY],
  ['1h', HOUR],
  ['5+3', 5 * MINUTE],
])('at %s, a game without a first move ends on its own and counts for nothing', async (time, ms) => {
  const table = await newTable();
  const channel = newChannel();
  const game = await begunAt(table, time);
  table.time.now = game.createdAt + ms + 5 * SECOND;
  await sweep(table.app, channel);
  expect(await stored(table, game)).toMatchObject({
    result: { winner: null, by: 'aborted' },
  });
  expect(texts(channel).at(-1)).toContain(say('card.never-begun', { player: '<@anna>' }));
  expect([...channel.messages.values()].at(-1)?.notifies).toEqual(['boris']);
  expect(await everythingDue(table)).toEqual([]);
});

test('a move made in time is played even if it is saved after the deadline, and the flag does not fall', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, '1h');
  const deadline = (game.turns[1]?.from ?? 0) + HOUR;
  table.time.now = deadline + 4 * SECOND;
  await sweep(table.app, channel);
  const act = { by: 'boris', at: deadline - 1 };
  const moved = await changeGame(table.app, game.id, (now) => makeMove(now, act, 'b6-a5'));
  expect(moved.ok && moved.value.game.turns.at(-1)?.from).toBe(deadline - 1);
  table.time.now += MINUTE;
  await sweep(table.app, channel);
  expect((await stored(table, game))?.result).toBeNull();
});

test('with two sweepers on one database, each due row is handled once', async () => {
  const GAMES = 15;
  const path = await pathInNewFolder('games.db');
  const [one, other] = [await newTable(path), await newTable(path)];
  const channel = newChannel();
  const games: Game[] = [];
  for (let count = 0; count < GAMES; count += 1) {
    const { id } = await begunAt(one, '1d');
    games.push(await move(one, id, 'anna', 'c3-d4'));
  }
  const round = async (now: number): Promise<void> => {
    for (const table of [one, other]) table.time.now = now;
    for (let more = true; more;) {
      const rounds = [one, other, one].map(({ app }) => sweep(app, channel));
      more = (await Promise.all(rounds)).some(Boolean);
    }
  };
  const moved = games[0]?.turns[1]?.from ?? 0;
  await round(moved + 5 * SECOND);
  expect(channel.messages.size).toBe(GAMES);
  await round(moved + 0.8 * DAY);
  expect(reminders(channel)).toHaveLength(GAMES);
  expect(channel.messages.size).toBe(GAMES);
  await round(moved + DAY + 5 * SECOND);
  expect(texts(channel).filter(isFlag)).toHaveLength(GAMES);
  expect(reminders(channel)).toEqual([]);
  expect(channel.messages.size).toBe(GAMES);
  expect(await everythingDue(one)).toEqual([]);
});

test('after a week of downtime each game posts one message, in small batches', async () => {
  const table = await newTable();
  const channel = newChannel();
  for (let count = 0; count < 15; count += 1) {
    const { id } = await begunAt(table, count % 2 === 0 ? '1d' : '7d');
    await move(table, id, 'anna', 'c3-d4');
  }
  table.time.now += 6.5 * DAY;
  expect(await sweep(table.app, channel)).toBe(true);
  expect(channel.messages.size).toBe(6);
  while (await sweep(table.app, channel));
  expect(channel.messages.size).toBe(15);
  table.time.now += MINUTE;
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(15);
  expect(reminders(channel)).toEqual([]);
  expect(texts(channel).filter(isFlag)).toHaveLength(8);
});
