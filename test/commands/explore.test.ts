/**
 * `/openings` shows the moves that were played from a position here, by rating, time and player,
 * and its latest games.
 */
import { expect, test } from 'vitest';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { makeFen } from '../../src/notation/fen.ts';
import type { Changes } from '../game/players.ts';
import { player } from '../app/finished.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { nextVersion, PLACE, sampleGame } from '../store/samples.ts';
import { buttonsOf, labelsOf, menusOf, picturesOf } from '../views/screens.ts';
import { NOON } from '../rating/games.ts';
import { press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

const CITY = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];
const russian = variantOf('russian');
const AT_START = { position: makeFen(russian, startPosition(russian)) };
const QUARTER = 92 * 24 * 3_600_000;

const person = (id: string) => ({ ...player(id), isBot: false });

interface Ended extends Changes {
  readonly winner?: 'white' | 'black' | null;
  readonly at?: number;
}

/** A finished game between Anna and Boris. */
async function ended(
  { app }: Table,
  moves: readonly string[],
  { winner = 'white', at = NOON, ...changes }: Ended = {},
): Promise<Game> {
  const game = sampleGame({ id: app.newId(), moves: [...moves], ...changes });
  await app.store.games.add(game, 1e15);
  const result = { winner, by: winner ? 'resignation' : 'agreement' } as const;
  const over = nextVersion(game, { result, changedAt: at });
  if (!(await saveGame(app, over, null))) throw new Error('not saved');
  return over;
}

async function seasoned(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON + QUARTER;
  await ended(table, CITY, { winner: 'black', at: NOON });
  await ended(table, [...CITY, 'c3-b4'], { winner: 'white', at: NOON + 1 });
  const players = { white: player('carl'), black: player('dora') };
  await ended(table, ['c3-d4', 'b6-a5'], { winner: null, at: NOON + QUARTER, players });
  await ended(table, ['e3-f4'], { winner: 'black', at: NOON + QUARTER + 1, players });
  return table;
}

type Given = Parameters<typeof type>[3];

const explore = (table: Table, given: Given = {}, who = 'carl') => type(table, who, 'openings', given);
const linesOf = async (table: Table, given: Given = {}): Promise<readonly string[]> =>
  wordsOf(screenOf(await explore(table, given)))
    .split('\n')
    .filter((line) => /^[⬜🟫⬛]/u.test(line));

test('the moves from the start are listed with games and results, most played first, with a picture', async () => {
  const table = await seasoned();
  const reply = await explore(table, AT_START);
  expect(reply.kind).toBe('private');
  expect(picturesOf(screenOf(reply))).toHaveLength(1);
  expect(await linesOf(table, AT_START)).toEqual(['⬜🟫⬛ **c3-d4** · 3 games', '⬛ **e3-f4** · 1 game']);
});

test('text readers get the results in numbers', async () => {
  const table = await seasoned();
  await type(table, 'carl', 'preferences', { board: 'text' });
  const words = wordsOf(screenOf(await explore(table, AT_START)));
  expect(words).toContain('**c3-d4** · 3 games · ⚪ 1 🤝 1 ⚫ 1');
  expect(words).not.toContain('⬜');
});

test('a bar of many games has eight squares, in the proportions of the results', async () => {
  const table = await newTable();
  table.time.now = NOON + QUARTER;
  for (const winner of ['white', 'white', 'white', 'white', 'white', 'white', null, null, 'black'] as const)
    await ended(table, ['c3-d4', 'b6-a5'], { winner });
  expect(await linesOf(table, AT_START)).toEqual(['⬜⬜⬜⬜⬜🟫🟫⬛ **c3-d4** · 9 games']);
});

test('moves, an opening, a game and the same position by FEN lead to the same place', async () => {
  const table = await seasoned();
  const position = lastPosition(lineOf(sampleGame({ moves: CITY })));
  const fen = makeFen(russian, position);
  const expected = ['⬜ **c3-b4** · 1 game'];
  for (const given of [
    { moves: '1. c3-d4 d6-c5 2. b2-c3 f6-g5' },
    { name: 'City game', since: 'ever' },
    { name: 'russian/City game', rating: 'all' },
    { position: fen },
    { position: makeFen(russian, rotate(position)) },
  ])
    expect([given, await linesOf(table, given)]).toEqual([given, expected]);
  const words = wordsOf(screenOf(await explore(table, { name: 'City game', since: 'ever' })));
  expect(words).toContain('**City game**');
  expect(words).toContain('**1.** c3-d4 d6-c5 **2.** b2-c3 f6-g5');
  expect(words).toContain('1 game in this server');
});

test('without options, the explorer shows the start in the latest finished game’s variant, with names behind a button', async () => {
  const table = await seasoned();
  expect(await linesOf(table)).toEqual(await linesOf(table, AT_START));
  const list = screenOf(
    await pressLabel(table, 'carl', screenOf(await explore(table)), 'All openings', true),
  );
  expect(wordsOf(list)).toContain('**Russian draughts** has 34 named openings.');
  const frisian = screenOf(await explore(table, { variant: 'frisian' }));
  expect(wordsOf(frisian)).toContain('**Opening explorer** · Frisian draughts');
  expect(labelsOf(frisian)).not.toContain('All openings');
  await ended(table, ['11-15'], { variant: 'english', at: NOON + 2 * QUARTER });
  expect(wordsOf(screenOf(await explore(table, {}, 'erik')))).toContain(
    '**Opening explorer** · English draughts',
  );
});

test('a finished game can be stepped through in both directions', async () => {
  const table = await seasoned();
  const last = await ended(table, [...CITY, 'c3-b4'], { at: NOON + 2 * QUARTER });
  let screen = screenOf(await explore(table, { game: last.id }, 'erik'));
  const seen = [picturesOf(screen)[0]?.scene.ply];
  for (const label of ['Back', 'First', 'Forward', 'Flip']) {
    screen = screenOf(await pressLabel(table, 'erik', screen, label, true));
    seen.push(picturesOf(screen)[0]?.scene.ply);
  }
  expect(seen).toEqual([5, 4, 0, 1, 1]);
  expect(picturesOf(screen)[0]?.scene.bottom).toBe('black');
  expect(buttonsOf(screen)[0]?.press.args[0]).toContain(last.id);
});

test('a move is chosen from the menu and taken back; if no game continued from a position, the screen says so', async () => {
  const table = await seasoned();
  const first = screenOf(await explore(table, { variant: 'english' }));
  expect(wordsOf(first)).toContain('No game in this server continued from here.');
  const city = screenOf(await explore(table, { name: 'russian/City game', since: 'ever' }));
  const [menu] = menusOf(city);
  expect(menu?.choices).toEqual([
    { label: 'c3-b4', value: expect.any(String), description: '1 game · White 1, draws 0, Black 0' },
  ]);
  const next = screenOf(await press(table, 'carl', menu!.press, menu!.choices[0]!.value));
  expect(wordsOf(next)).toContain('No game in this server continued from here.');
  expect(wordsOf(next)).toContain('**3.** c3-b4');
  const again = screenOf(await pressLabel(table, 'carl', next, 'Back', true));
  expect(menusOf(again)[0]?.choices).toEqual(menu?.choices);
  const begin = screenOf(await pressLabel(table, 'carl', again, 'First', true));
  expect(picturesOf(begin)[0]?.scene.arrows?.map(({ tone }) => tone)).toEqual(['common', 'other']);
  expect(picturesOf(begin)[0]?.alt).toContain('An arrow shows the most common move, c3-d4.');
});

test('the moves can be filtered by rating, by time and by player', async () => {
  const table = await seasoned();
  expect(await linesOf(table, { ...AT_START, since: 'quarter' })).toEqual([
    '🟫 **c3-d4** · 1 game',
    '⬛ **e3-f4** · 1 game',
  ]);
  expect(await linesOf(table, { ...AT_START, player: person('boris') })).toEqual([
    '⬜⬛ **c3-d4** · 2 games',
  ]);
  expect(await linesOf(table, { ...AT_START, player: person('dora'), since: 'year' })).toHaveLength(2);
  expect(await linesOf(table, { ...AT_START, rating: '1800' })).toEqual([]);
  expect(await linesOf(table, { ...AT_START, rating: 'none' })).toHaveLength(2);
  let screen = screenOf(await explore(table, AT_START));
  const [, band, since] = menusOf(screen);
  expect([band?.placeholder, since?.placeholder]).toEqual(['All games', 'Any time']);
  screen = screenOf(await press(table, 'carl', band!.press, '1600'));
  expect(wordsOf(screen)).toContain('No game in this server continued from here.');
  screen = screenOf(await press(table, 'carl', since!.press, 'quarter'));
  expect(menusOf(screen)[2]?.placeholder).toBe('This quarter');
});

test('in a game’s explorer, its players can be chosen by color', async () => {
  const table = await seasoned();
  const last = await ended(table, ['e3-f4', 'b6-a5'], { at: NOON + 2 * QUARTER });
  let screen = screenOf(await explore(table, { game: last.id }));
  screen = screenOf(await pressLabel(table, 'carl', screen, 'First', true));
  const labels = () =>
    menusOf(screen)
      .at(-1)
      ?.choices.map(({ label, isChosen }) => [label, isChosen ?? false]);
  expect(labels()).toEqual([
    ['Everyone', true],
    ['Anna', false],
    ['Boris', false],
  ]);
  expect(wordsOf(screen)).toContain('5 games in this server');
  screen = screenOf(await press(table, 'carl', menusOf(screen).at(-1)!.press, 'black'));
  expect(wordsOf(screen)).toContain('3 games of');
  expect(labels()?.map(([, isChosen]) => isChosen)).toEqual([false, false, true]);
  screen = screenOf(await press(table, 'carl', menusOf(screen).at(-1)!.press, 'all'));
  expect(wordsOf(screen)).toContain('5 games in this server');
});

test('the games of a player who hides their data are shown to nobody else', async () => {
  const table = await seasoned();
  await table.app.store.personal.setHidden('boris', true);
  const given = { moves: 'c3-d4', player: person('boris') };
  expect(refusalOf(await explore(table, given))).toContain('profile is private');
  expect(wordsOf(screenOf(await explore(table, given, 'boris')))).toMatch(/^[⬜🟫⬛]/mu);
});

test('the latest games have buttons that open their replay at the position', async () => {
  const table = await seasoned();
  const screen = screenOf(await explore(table, { moves: 'c3-d4' }));
  expect(labelsOf(screen).filter((label) => label.includes('–'))).toEqual([
    'CARL – DORA ½–½',
    'Anna – Boris 1–0',
    'Anna – Boris 0–1',
  ]);
  const replay = screenOf(await pressLabel(table, 'carl', screen, 'CARL – DORA ½–½', true));
  expect(wordsOf(replay)).toContain('CARL played **c3-d4**.');
  const back = screenOf(await pressLabel(table, 'carl', replay, 'Explore', true));
  expect(wordsOf(back)).toContain('**d6-c5** · 2 games');
});

test('a game in another server is neither counted nor shown', async () => {
  const table = await seasoned();
  await ended(table, ['c3-d4', 'd6-e5'], { place: { ...PLACE, guildId: 'guild-2' } });
  expect(await linesOf(table, { moves: 'c3-d4' })).toHaveLength(2);
});

test.each([
  [{ name: 'Sicilian', since: 'year' }, 'I don’t know an opening called “Sicilian”.'],
  [
    { name: 'City game', moves: 'c3-d4' },
    'Give me only one of these: an opening, moves, a position, or a game',
  ],
  [{ position: 'W:Wc3:Bb8' }, 'No game in this server reached that position'],
  [{ game: 'nosuchgame' }, 'I don’t have that game.'],
  [{ moves: 'c3-h8' }, 'c3\\-h8'],
])('%o is refused', async (given, says) => {
  expect(refusalOf(await explore(await seasoned(), given))).toContain(says);
});

test('a running game can’t be the starting point', async () => {
  const table = await seasoned();
  const game = sampleGame({ id: 'running', moves: CITY });
  await table.app.store.games.add(game, 1e15);
  expect(refusalOf(await explore(table, { game: 'running' }))).toContain('That game isn’t over.');
});

test('openings and finished games are suggested', async () => {
  const table = await seasoned();
  expect(await suggest(table, 'anna', 'openings', 'name', 'city game')).toContainEqual({
    label: 'Russian draughts · City game · Городская партия',
    value: 'russian/City game',
  });
  expect(await suggest(table, 'anna', 'openings', 'game', '')).toHaveLength(2);
});

test('an opening has a button to the explorer', async () => {
  const table = await seasoned();
  const opening = screenOf(await type(table, 'carl', 'openings', { name: 'City game' }));
  const screen = screenOf(await pressLabel(table, 'carl', opening, 'Explore', true));
  expect(wordsOf(screen)).toContain('**c3-b4** · 1 game');
  expect(pressOn(screen, 'Back').command).toBe('explore');
});
