/** Timeouts and reminders are suspended during a vacation. */
import { expect, test } from 'vitest';
import { sweep } from '../sweep.ts';
import { changeVacation } from '../../../src/app/person/vacations.ts';
import { DAY, HOUR, SECOND } from '../../../src/game/calendar/span.ts';
import { endVacation, startVacation } from '../../../src/game/clock/vacation.ts';
import { begunAt } from '../play.ts';
import { newChannel, newTable, type Table } from '../table.ts';
import { claimDue } from '../../store/claiming.ts';
import { opened, stored, texts } from './clocked.ts';

const takeDays = (table: Table, user: string, days: number) =>
  changeVacation(table.app, user, (book) => startVacation(book, table.time.now, days));

const comeBack = (table: Table, user: string) =>
  changeVacation(table.app, user, (book) => endVacation(book, table.time.now));

test('a vacation stops the clock, is shown on the current card, and notifies nobody', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, '3d');
  table.time.now += DAY;
  const away = table.time.now;
  await takeDays(table, 'boris', 10);
  await sweep(table.app, channel);
  expect([...channel.messages.keys()]).toEqual(['m1']);
  expect(texts(channel)[0]).toContain(`🏖️ <@boris> is on vacation until <t:${(away + 10 * DAY) / 1000}:f>`);

  table.time.now = away + 10 * DAY + 3 * HOUR;
  await sweep(table.app, channel);
  expect((await stored(table, game))?.result).toBeNull();
  const deadline = (game.turns[1]?.from ?? 0) + 13 * DAY;
  table.time.now = deadline + 5 * SECOND;
  await sweep(table.app, channel);
  expect(await stored(table, game)).toMatchObject({ result: { by: 'flag' }, changedAt: deadline });
});

test('the clock restarts when a vacation ends early', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, '3d');
  await takeDays(table, 'boris', 10);
  await sweep(table.app, channel);
  table.time.now += 2 * DAY;
  await comeBack(table, 'boris');
  await sweep(table.app, channel);
  expect(texts(channel)[0]).not.toContain('🏖️');
  table.time.now = (game.turns[1]?.from ?? 0) + 5 * DAY + 5 * SECOND;
  await sweep(table.app, channel);
  expect((await stored(table, game))?.result).toEqual({ winner: 'white', by: 'flag' });
});

test('a vacation doesn’t help a player whose flag has already fallen', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, '1d');
  table.time.now = (game.turns[1]?.from ?? 0) + DAY;
  await takeDays(table, 'boris', 10);
  await sweep(table.app, channel);
  table.time.now += 5 * SECOND;
  await sweep(table.app, channel);
  expect((await stored(table, game))?.result).toEqual({ winner: 'white', by: 'flag' });
});

test.each([
  ['boris', false],
  ['anna', true],
] as const)(
  'a vacation that another process has not yet applied to the games prevents the flag, with %s left',
  async (user, falls) => {
    const table = await newTable();
    const channel = newChannel();
    const game = await opened(table, channel, '3d');
    await takeDays(table, user, 10);
    const rival = await claimDue(table.app.store, table.time.now, table.time.now + 30 * DAY, 10);
    expect(rival.map(({ kind }) => kind)).toEqual(['vacation']);
    const deadline = (game.turns[1]?.from ?? 0) + 3 * DAY;
    table.time.now = deadline + 5 * SECOND;
    await sweep(table.app, channel);
    await sweep(table.app, channel);
    expect((await stored(table, game))?.result?.by === 'flag').toBe(falls);
    table.time.now = deadline + 10 * DAY + 5 * SECOND;
    await sweep(table.app, channel);
    expect((await stored(table, game))?.changedAt).toBe(falls ? deadline : deadline + 10 * DAY);
  },
);

test('a vacation is posted if the old card can’t be edited, even in a game that begins during it', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table, channel, '3d');
  await takeDays(table, 'boris', 10);
  await sweep(table.app, { ...channel, update: () => Promise.resolve('later') });
  table.time.now += 5 * SECOND;
  await sweep(table.app, channel);
  expect((await table.app.store.games.load(game.id))?.shown.card?.messageId).toBe('m2');
  expect(texts(channel)).toEqual([expect.stringContaining('🏖️')]);
  const later = await begunAt(table, '1d');
  expect(later.vacations).toEqual([expect.objectContaining({ color: 'black' })]);
});
