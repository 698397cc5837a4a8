/** Finding "my game here": chosen automatically if it is clear, otherwise the bot asks. */
import { expect, test } from 'vitest';
import { changeGame } from '../../../src/app/save/change.ts';
import { findBoard, findGame } from '../../../src/app/play/find.ts';
import { resign } from '../../../src/game/play/otherEnds.ts';
import { PLACE } from '../../store/samples.ts';
import { begun } from '../play.ts';
import { asking, newTable } from '../table.ts';

const ELSEWHERE = { ...PLACE, channelId: 'channel-2' };
const DIRECT = { ...PLACE, guildId: null, channelId: 'dm' };
const NONE = { ok: false, problem: { code: 'no-game-here' } };

test('the only game in this channel is found', async () => {
  const table = await newTable();
  const game = await begun(table);
  await begun(table, 'carl', ELSEWHERE);
  expect(await findGame(table.app, asking(table, 'anna'))).toEqual({ ok: true, value: game });
});

test('without a game in this channel, the only game in the server is found', async () => {
  const table = await newTable();
  const game = await begun(table, 'boris', ELSEWHERE);
  await begun(table, 'carl', DIRECT);
  expect(await findGame(table.app, asking(table, 'anna'))).toEqual({ ok: true, value: game });
});

test('a command in direct messages searches nowhere else', async () => {
  const table = await newTable();
  await begun(table);
  expect(await findGame(table.app, asking(table, 'anna', DIRECT))).toEqual(NONE);
});

test('a finished game is not found', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await changeGame(table.app, id, (game) => resign(game, { by: 'boris', at: 0 }));
  expect(await findGame(table.app, asking(table, 'anna'))).toEqual(NONE);
});

test('if a player has several games, they must choose, unless the request fits only one', async () => {
  const table = await newTable();
  const first = await begun(table);
  table.time.now += 1;
  const second = await begun(table, 'carl');
  const expected = { ok: false, problem: { code: 'which-game', games: [second.id, first.id] } };
  expect(await findGame(table.app, asking(table, 'anna'))).toEqual(expected);
  const rather = ({ seats }: typeof first) => seats.black.id === 'carl';
  expect(await findGame(table.app, asking(table, 'anna'), { rather })).toEqual({ ok: true, value: second });
  expect(await findGame(table.app, asking(table, 'anna'), { rather: () => true })).toMatchObject({
    ok: false,
  });
});

test('if a game is named, only that game is found, and elsewhere only by its players', async () => {
  const table = await newTable();
  const game = await begun(table);
  await begun(table, 'carl');
  const unknown = { ok: false, problem: { code: 'unknown-game' } };
  const found = { ok: true, value: game };
  const dora = asking(table, 'dora', DIRECT);
  expect(await findGame(table.app, dora, { id: 'none' })).toEqual(unknown);
  expect(await findGame(table.app, dora, { id: game.id })).toEqual(unknown);
  expect(await findGame(table.app, dora, { id: game.id, isShown: true })).toEqual(found);
  expect(await findGame(table.app, asking(table, 'dora', ELSEWHERE), { id: game.id })).toEqual(found);
  expect(await findGame(table.app, asking(table, 'boris', DIRECT), { id: game.id })).toEqual(found);
});

test('a spectator finds other people’s board', async () => {
  const table = await newTable();
  expect(await findBoard(table.app, asking(table, 'dora'))).toEqual(NONE);
  const game = await begun(table);
  expect(await findBoard(table.app, asking(table, 'dora'))).toEqual({ ok: true, value: game });
  await begun(table, 'carl');
  expect(await findBoard(table.app, asking(table, 'boris'))).toEqual({ ok: true, value: game });
  expect(await findBoard(table.app, asking(table, 'dora'))).toMatchObject({
    problem: { code: 'which-game' },
  });
});
