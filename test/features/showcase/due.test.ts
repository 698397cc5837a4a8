/** The story of the day: posted once by any number of processes, at the server's hour. */
import { expect, test } from 'vitest';
import { NO_SETTINGS, type GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import { changeSettings } from '../../../src/app/save/change.ts';
import { eraseUser } from '../../../src/app/person/erase.ts';
import { ANALYSIS_VERSION } from '../../../src/analysis/finding.ts';
import type { EndRule } from '../../../src/draughts/ending.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import type { Game } from '../../../src/game/game.ts';
import { lineOf } from '../../../src/game/line.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { PLACE } from '../../store/samples.ts';
import { NOON } from '../../rating/games.ts';
import { gameEndingBy } from '../../story/games.ts';
import { finish, player } from '../../app/finished.ts';
import { sweep } from '../../app/sweep.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../../app/table.ts';

const movesOf = (by: EndRule, plies: number) => ({ moves: gameEndingBy(by).list.slice(0, plies) });
/** White's eighth move captures three pieces: b4:d6:f8:h6. */
const MOVES = movesOf('no-pieces', 30);
/** White's eighteenth move captures four: f4:h6:f8:d6:b4. */
const FOUR = movesOf('threefold', 34);
/** Nobody captures more than two. */
const CALM = movesOf('no-pieces', 13);
const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

interface Scene {
  readonly tables: readonly [Table, Table];
  readonly channel: Channel;
  readonly path: string;
}

async function passes({ tables, channel }: Scene, ms: number): Promise<void> {
  for (const { time } of tables) time.now += ms;
  for (let round = 0; round < 3; round += 1)
    await Promise.all(tables.map(({ app }) => sweep({ ...app, messenger: channel }, channel)));
}

/** Two processes on one database; a server that chose a story at 20:00 in Berlin (19:00 UTC). */
async function scene(changes: Partial<GuildSettings> = {}): Promise<Scene> {
  const path = await pathInNewFolder('games.db');
  const tables = [await newTable(path), await newTable(path)] as const;
  for (const { time } of tables) time.now = NOON;
  const all = { tables, channel: newChannel(), path };
  await changeSettings(tables[0].app, 'guild-1', { gameOfDay: 'top', zone: 'Europe/Berlin', ...changes });
  await passes(all, 0);
  return all;
}

const screensOf = ({ channel }: Scene): readonly Screen[] =>
  [...channel.messages.values()].filter((screen) => wordsOf(screen).includes('Story of the day'));
const posted = (all: Scene): readonly string[] => screensOf(all).map(wordsOf);

/** The animation, with its range of plies and the side at the bottom. */
const filmIn = (screen: Screen | undefined) =>
  screen?.blocks.map((block) => block.kind === 'picture' && block.picture.film).find(Boolean);
const buttonsOn = (screen: Screen | undefined): readonly string[] =>
  (screen?.blocks ?? []).flatMap((block) =>
    block.kind === 'buttons' ? block.buttons.map(({ label }) => label) : [],
  );

/** Stores an analysis in which everything was even until White's sixth move lost the game. */
async function analyze({ app }: Table, game: Game): Promise<void> {
  const { variant, positions } = lineOf(game);
  const findings = positions.map((position, ply) => ({
    score: ply > 10 ? -400 : 0,
    best: legalMoves(variant, position)
      .map((move) => makeFullMove(variant, move))
      .filter((move) => ply !== 10 || move !== game.moves[10]),
  }));
  const subject = { kind: 'game', id: game.id } as const;
  const known = { version: 1, engine: ANALYSIS_VERSION, post: null, forGuesses: false, madeAt: 1 };
  await app.store.analyses.save({ subject, findings, ...known }, null);
}

test('the biggest capture of the past day is posted once at its hour, as a film of five plies', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'black', FOUR);
  await finish(all.tables[0], [boris, carl], 'white', MOVES);
  await passes(all, 7 * HOUR - 1000);
  expect(posted(all)).toEqual([]);
  await passes(all, 1000);
  expect(posted(all)).toHaveLength(1);
  expect(posted(all)[0]).toContain('### 💥 ANNA captured 4 pieces in one move against BORIS');
  const [screen] = screensOf(all);
  const to = FOUR.moves.indexOf('f4:h6:f8:d6:b4') + 1;
  expect(filmIn(screen)).toMatchObject({ from: to - 5, to, bottom: 'white' });
  expect(screen!.notifies).toEqual([]);
  expect(buttonsOn(screen)).toEqual(['Step by step', 'Guess']);
  // No game was played since then.
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(1);
});

test('of two equal captures, the one between the better players is posted', async () => {
  const all = await scene();
  for (let game = 0; game < 5; game += 1) await finish(all.tables[0], [boris, carl], 'white', CALM);
  await finish(all.tables[0], [anna, player('dora')], null, MOVES);
  await finish(all.tables[0], [boris, player('erik')], null, MOVES);
  await passes(all, 8 * HOUR);
  expect(posted(all)[0]).toContain('BORIS captured 3 pieces in one move against ERIK');
});

test('without a great capture, the turning point of the best analyzed game is a question', async () => {
  const all = await scene();
  await analyze(all.tables[0], await finish(all.tables[0], [anna, boris], 'black', CALM));
  await finish(all.tables[0], [boris, carl], 'white', { moves: [...CALM.moves, 'b6-c5'] });
  await passes(all, 8 * HOUR);
  expect(posted(all)).toHaveLength(1);
  expect(posted(all)[0]).toContain('ANNA played f4-g5 and lost. Can you find the best move?');
  const [screen] = screensOf(all);
  expect(filmIn(screen)).toMatchObject({ from: 6, to: 11, bottom: 'black' });
  expect(buttonsOn(screen)).toEqual(['Turning point', 'Guess']);
});

test('without an analysis, the end of the best game is posted, and none is ordered', async () => {
  const all = await scene();
  const game = await finish(all.tables[0], [boris, carl], 'white', CALM);
  await passes(all, 8 * HOUR);
  expect(posted(all)[0]).toContain('BORIS beat CARL by resignation');
  expect(filmIn(screensOf(all)[0])).toMatchObject({ from: 8, to: 13 });
  expect(await all.tables[0].app.store.analyses.load({ kind: 'game', id: game.id })).toBeNull();
});

test('the week’s best guesser is named, unless they hide', async () => {
  const all = await scene();
  const { store } = all.tables[0].app;
  const game = await finish(all.tables[0], [anna, boris], 'white', MOVES);
  const guess = {
    guildId: 'guild-1',
    of: { kind: 'game', id: game.id },
    madeAt: NOON,
    engine: null,
  } as const;
  for (const [id, points] of [
    ['carl', 1],
    ['dora', 0],
  ] as const)
    await store.guesses.add({ ...guess, player: player(id), ply: 0, move: 'a3-b4', points });
  await passes(all, 8 * HOUR);
  expect(posted(all)[0]).toContain('🎯 This week’s best guesser: **CARL** · 1 of 1 guess right');
  await store.personal.setHidden('carl', true);
  await passes(all, HOUR);
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await passes(all, DAY);
  expect(posted(all)).toHaveLength(2);
  expect(posted(all)[1]).not.toContain('guesser');
});

test('an erased player has no name in the story, and a restart in between posts nothing again', async () => {
  const all = await scene();
  await finish(all.tables[0], [anna, boris], 'white', MOVES);
  await eraseUser(all.tables[0].app, 'anna', NOON);
  await passes(all, 4 * HOUR);
  const later: Scene = { ...all, tables: [await newTable(all.path), await newTable(all.path)] };
  for (const { time } of later.tables) time.now = NOON + 4 * HOUR;
  await passes(later, 4 * HOUR);
  expect(posted(all)).toHaveLength(1);
  expect(posted(all)[0]).toContain('Former player captured 3 pieces in one move against BORIS');
  const again: Scene = { ...all, tables: [await newTable(all.path), await newTable(all.path)] };
  for (const { time } of again.tables) time.now = NOON + 8 * HOUR;
  await passes(again, HOUR);
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

test('a later hour applies from tomorrow if today’s story was posted, and no game is posted twice', async () => {
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

test('an outage of Discord or a closed channel delays the story of the day', async () => {
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

test('a deleted channel gets no story of the day until the server chooses another channel', async () => {
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
