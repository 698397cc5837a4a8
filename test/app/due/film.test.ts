/** An animation of every finished game is posted exactly once, if the server chose that. */
import { expect, test } from 'vitest';
import { type GuildSettings, NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { sweep } from '../sweep.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { resign } from '../../../src/game/play/otherEnds.ts';
import { playMoves } from '../../commands/asks.ts';
import { nextVersion, PLACE } from '../../store/samples.ts';
import { picturesOf } from '../../views/screens.ts';
import { begun } from '../play.ts';
import { type Channel, newChannel, newTable, type Table } from '../table.ts';

async function choose({ app }: Table, chosen: Partial<GuildSettings>): Promise<void> {
  const settings = { ...NO_SETTINGS, ...chosen };
  await app.store.settings.save({ guildId: PLACE.guildId!, version: 1, settings });
}

async function resigned(table: Table, moves = ['c3-d4', 'b6-a5']): Promise<string> {
  const { id } = await begun(table);
  await playMoves(table, moves);
  await changeGame(table.app, id, (game) => resign(game, { by: 'anna', at: table.time.now }));
  return id;
}

async function sweepOn(table: Table, channel: Channel): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    table.time.now += 200_000;
    await sweep(table.app, channel);
  }
}

const filmsIn = (channel: Channel) =>
  [...channel.messages.values()].flatMap(picturesOf).filter(({ film }) => film !== undefined);

test('the animation follows the last card, in the server’s colors, and notifies nobody', async () => {
  const [table, channel] = [await newTable(), newChannel()];
  await choose(table, { endAs: 'film', theme: 'slate', pieces: 'ink' });
  await resigned(table);
  await sweepOn(table, channel);
  const look = { theme: 'slate', pieces: 'ink' };
  expect(filmsIn(channel)).toMatchObject([{ look, film: { from: 0, to: 2, ending: { winner: 'black' } } }]);
  const [card, film] = [...channel.messages.values()];
  expect(picturesOf(card!)[0]?.look).toEqual(look);
  expect(film?.notifies).toEqual([]);
});

test('the animation waits while Discord refuses many requests, but the card does not', async () => {
  const [table, channel] = [await newTable(), newChannel()];
  await choose(table, { endAs: 'film' });
  await resigned(table);
  for (const [isHeld, messages] of [
    [true, 1],
    [false, 2],
  ] as const) {
    for (let round = 0; round < 3; round += 1) {
      table.time.now += 200_000;
      await sweep(table.app, channel, () => isHeld);
    }
    expect(channel.messages.size).toBe(messages);
  }
});

test('the animation is posted once, even if the finished game is shown again', async () => {
  const [table, channel] = [await newTable(), newChannel()];
  await choose(table, { endAs: 'film' });
  const id = await resigned(table);
  await sweepOn(table, channel);
  const record = await table.app.store.games.load(id);
  await table.app.store.games.save(nextVersion(record!.game, { latest: 'declined' }), table.time.now);
  await sweepOn(table, channel);
  expect(channel.messages.size).toBe(2);
  expect(filmsIn(channel)).toHaveLength(1);
});

test('the animation is retried while Discord is down or the channel closed, and dropped without a channel', async () => {
  for (const [fault, films] of [
    ['later', 1],
    ['forbidden', 1],
    ['gone', 0],
  ] as const) {
    const [table, channel] = [await newTable(), newChannel()];
    await choose(table, { endAs: 'film' });
    await resigned(table);
    table.time.now += 5000;
    await sweep(table.app, channel);
    channel.fault = fault;
    await sweepOn(table, channel);
    channel.fault = null;
    await sweepOn(table, channel);
    expect(filmsIn(channel)).toHaveLength(films);
  }
});

test('an animation that Discord doesn’t accept is drawn at growing intervals, and finally abandoned', async () => {
  const [table, channel] = [await newTable(), newChannel()];
  await choose(table, { endAs: 'film' });
  await resigned(table);
  table.time.now += 5000;
  await sweep(table.app, channel);
  let tries = 0;
  channel.post = async () => {
    tries += 1;
    return 'later';
  };
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    table.time.now += 3_600_000;
    await sweep(table.app, channel);
  }
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(50);
  const given = tries;
  await sweepOn(table, channel);
  expect(tries).toBe(given);
});

test.each([
  ['a server that does not want it', {}, ['c3-d4', 'b6-a5']],
  ['a game without a move', { endAs: 'film' }, []],
] as const)('%s gets no animation', async (_what, chosen, moves) => {
  const [table, channel] = [await newTable(), newChannel()];
  await choose(table, chosen);
  await resigned(table, [...moves]);
  await sweepOn(table, channel);
  expect(channel.messages.size).toBe(1);
  expect(filmsIn(channel)).toEqual([]);
});
