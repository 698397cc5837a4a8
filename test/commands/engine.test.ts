/** A game against the engine through the use cases: its behavior, and its one answer per move. */
import { expect, test } from 'vitest';
import { gameCard } from '../../src/app/card/gameCard.ts';
import type { Reply } from '../../src/app/ports/command.ts';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { sweep } from '../app/sweep.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { lineOf } from '../../src/game/line.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { colorOf } from '../../src/game/decision.ts';
import type { Game } from '../../src/game/game.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { asking, everythingDue, newChannel, wordsOf, type Table } from '../app/table.ts';
import { pressLabel, screenOf, type } from './asks.ts';
import { sitDown } from './engineTable.ts';
import { claimDue } from '../store/claiming.ts';

const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };

const begin = (table: Table, level = '3', more: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  type(table, 'anna', 'play', { opponent: crownhead, level, color: 'white', ...more });

function gameOf(reply: Reply | null): Game {
  if (reply?.kind === 'card') return reply.game;
  throw new Error(`no game: ${reply?.kind}`);
}

const move = (table: Table, text: string): Promise<Reply> => type(table, 'anna', 'move', { move: text });

test('challenging the engine starts a casual game at once, without a clock', async () => {
  const table = await sitDown();
  const game = gameOf(await begin(table, '5'));
  expect(game.seats).toEqual({
    white: { kind: 'person', id: 'anna', name: 'ANNA' },
    black: { kind: 'engine', id: 'crownhead', name: 'Crownhead', level: 5 },
  });
  expect([game.rated, game.time, game.moves]).toEqual([false, null, []]);
});

test('without a level, the engine plays at a beginner’s level, then at the level of the last game', async () => {
  const table = await sitDown();
  const unnamed = async () =>
    gameOf(await type(table, 'anna', 'play', { opponent: crownhead, color: 'white' })).seats.black;
  expect(await unnamed()).toMatchObject({ level: 2 });
  table.time.now += 1000;
  await begin(table, '5');
  table.time.now += 1000;
  expect(await unnamed()).toMatchObject({ level: 5 });
});

test('if the challenger has Black, the board is shown after the engine’s first move', async () => {
  const table = await sitDown();
  const game = gameOf(await begin(table, '3', { color: 'black' }));
  expect([game.moves.length, game.latest]).toEqual([1, 'moved']);
});

test('the engine comments on the card if the server chose comments', async () => {
  const table = await sitDown();
  const game = gameOf(await begin(table));
  const remarks = async () => wordsOf(await gameCard(table.app, game)).match(/^-# “.+”$/gmu);
  expect(await remarks()).toBeNull();
  const settings = { ...NO_SETTINGS, personality: true };
  await table.app.store.settings.save({ guildId: 'guild-1', version: 1, settings });
  expect(await remarks()).toHaveLength(1);
});

test('the engine’s reply is on the card of the move that it answers', async () => {
  const table = await sitDown();
  await begin(table);
  const reply = await move(table, 'c3-d4');
  expect(gameOf(reply).moves).toHaveLength(2);
  expect(wordsOf(screenOf(reply))).toMatch(/\*\*ANNA\*\* c3-d4 · \*\*Crownhead\*\* [a-h]\d/u);
  expect(screenOf(reply).notifies).toEqual(['anna']);
});

test('if the engine is busy, its reply is posted separately, once', async () => {
  const table = await sitDown();
  const channel = newChannel();
  await begin(table);
  table.engine.problem = 'engine-busy';
  const reply = await move(table, 'c3-d4');
  expect(gameOf(reply).moves).toHaveLength(1);
  expect(wordsOf(screenOf(reply))).toContain('<@crownhead> is thinking');
  expect(screenOf(reply).blocks.some(({ kind }) => kind === 'menu')).toBe(false);
  table.time.now += 5000;
  await sweep(table.app, channel);
  table.engine.problem = null;
  table.time.now += 2000;
  await Promise.all([1, 2, 3].map(() => sweep(table.app, channel)));
  table.time.now += 200_000;
  await sweep(table.app, channel);
  const latest = await table.app.store.games.load(gameOf(reply).id);
  expect(latest?.game.moves).toHaveLength(2);
  expect(
    [...channel.messages.values()].map(wordsOf).filter((words) => /\*\*ANNA\*\* c3-d4 · /u.test(words)),
  ).toHaveLength(1);
});

test('a sweep makes the engine’s reply if the process of the move died before it', async () => {
  const table = await sitDown();
  const channel = newChannel();
  const { id } = gameOf(await begin(table));
  const record = await table.app.store.games.load(id);
  const act = { by: 'anna', at: table.time.now };
  const moved = record && makeMove(record.game, act, 'c3-d4');
  if (moved?.ok) await table.app.store.games.save(moved.value.game, table.time.now + 5000);
  table.time.now += 5000;
  await sweep(table.app, channel);
  expect((await table.app.store.games.load(id))?.game.moves).toHaveLength(2);
  expect(wordsOf([...channel.messages.values()].at(-1))).toMatch(/\*\*ANNA\*\* c3-d4 · /u);
  expect(await everythingDue(table)).toEqual([]);
});

test('the engine answers once, even if two processes search for the reply', async () => {
  const table = await sitDown();
  const channel = newChannel();
  const { id } = gameOf(await begin(table));
  let sweeping: Promise<unknown> | null = null;
  table.engine.meanwhile = async () => {
    if (sweeping) return;
    table.time.now += 5000;
    sweeping = sweep(table.app, channel);
    await sweeping;
  };
  const reply = await move(table, 'c3-d4');
  expect((await table.app.store.games.load(id))?.game.moves).toHaveLength(2);
  expect(gameOf(reply).moves).toHaveLength(2);
});

test('the engine’s move is requested again after an hour if no engine was running', async () => {
  const table = await sitDown();
  const channel = newChannel();
  await begin(table);
  table.engine.problem = 'engine-away';
  await move(table, 'c3-d4');
  table.time.now += 5000;
  await sweep(table.app, channel);
  table.time.now += 1000;
  await sweep(table.app, channel);
  const before = [...channel.messages.keys()];
  table.time.now += 3_500_000;
  const due = await claimDue(table.app.store, table.time.now, table.time.now, 10);
  expect(due.filter(({ kind }) => kind === 'game')).toEqual([]);
  expect([...channel.messages.keys()]).toEqual(before);
  table.engine.problem = null;
  table.time.now += 200_000;
  await sweep(table.app, channel);
  expect([...channel.messages.keys()]).not.toEqual(before);
});

test('the engine grants a takeback', async () => {
  const table = await sitDown();
  await begin(table);
  await move(table, 'c3-d4');
  const game = gameOf(await type(table, 'anna', 'games', { do: 'takeback' }));
  expect([game.moves, game.takebacks]).toEqual([[], 1]);
});

test.each([
  ['agrees when it is clearly worse', 200, 'agreement'],
  ['declines when it is early and even', 0, null],
  ['declines when it is better', -200, null],
] as const)('asked for a draw, the engine %s', async (_says, score, by) => {
  const table = await sitDown();
  await begin(table);
  await move(table, 'c3-d4');
  table.engine.score = score;
  const reply = await type(table, 'anna', 'games', { do: 'draw' });
  const game = gameOf(reply);
  expect(game.result?.by ?? null).toBe(by);
  const isDeclined = wordsOf(screenOf(reply)).includes('🤝 <@crownhead> declined the draw.');
  expect(isDeclined).toBe(by === null);
  expect(game.offers.white.open).toBeNull();
});

test('a press offers the engine a draw after a question', async () => {
  const table = await sitDown();
  const more = screenOf(await pressLabel(table, 'anna', screenOf(await begin(table)), 'More…'));
  const asked = screenOf(await pressLabel(table, 'anna', more, 'Offer draw'));
  expect(wordsOf(asked)).toContain('a draw? If they accept, the game ends with no winner.');
  expect(gameOf(await pressLabel(table, 'anna', asked, 'Offer draw')).lapsed).toMatchObject({
    offer: 'draw',
  });
});

test('the engine answers a draw offer made with a move', async () => {
  const table = await sitDown();
  await begin(table);
  table.engine.score = -200;
  const agreed = await type(table, 'anna', 'move', { move: 'c3-d4', draw: true });
  expect(gameOf(agreed).result).toEqual({ winner: null, by: 'agreement' });
});

test.each([
  ['5', null],
  ['6', 'resignation'],
] as const)('at level %s, a hopeless game ends by %s', async (level, by) => {
  const table = await sitDown();
  await begin(table, level);
  table.engine.score = -900;
  expect(gameOf(await move(table, 'c3-d4')).result?.by ?? null).toBe(by);
});

test('the engine begins a rematch at once, at the same level with the other side', async () => {
  const table = await sitDown();
  const { id } = gameOf(await begin(table, '7'));
  table.engine.score = -900;
  await move(table, 'c3-d4');
  table.engine.score = 0;
  const next = gameOf(await type(table, 'anna', 'games', { do: 'rematch', game: id }));
  expect(next.seats.white).toMatchObject({ level: 7 });
  expect([colorOf(next, 'anna'), next.moves.length]).toEqual(['black', 1]);
  expect((await table.app.store.games.load(id))?.game.rematch).toBe(next.id);
});

test('nobody is reminded while it is the engine’s turn, and the engine moves in time', async () => {
  const table = await sitDown();
  const channel = newChannel();
  await begin(table, '3', { time: '1h' });
  table.engine.problem = 'engine-busy';
  await move(table, 'c3-d4');
  for (let minute = 0; minute < 50; minute += 10) {
    table.time.now += 600_000;
    await sweep(table.app, channel);
  }
  expect(channel.messages.size).toBe(1);
  expect(asking(table, 'anna').at).toBe(table.time.now);
});

test('games against the engine have their own record in the profile, and are on no leaderboard', async () => {
  const table = await sitDown();
  let game = gameOf(await begin(table, '6'));
  for (let exchange = 0; !game.result; exchange += 1) {
    if (exchange === 3) table.engine.score = -900;
    const [first] = legalMoves(variantOf(game.variant), lastPosition(lineOf(game)));
    if (!first) throw new Error('no move');
    game = gameOf(await move(table, makeFullMove(variantOf(game.variant), first)));
  }
  const profile = await type(table, 'anna', 'profile');
  expect(wordsOf(screenOf(profile))).toContain('Against me: one game, 1 won and 0 lost');
  expect(await table.app.store.standings.records('guild-1', 'anna')).toEqual(new Map());
});
