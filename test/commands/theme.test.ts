/** Each reader's own look of boards: colours, pieces, or text instead of a picture; nobody else sees any of it. */
import { expect, test } from 'vitest';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lineOf } from '../../src/game/line.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { textBoard } from '../../src/views/board/shape.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { playMoves, press, screenOf, type } from './asks.ts';
import { menusOf, picturesOf } from '../views/screens.ts';

const NAMES = ['Wood', 'Slate', 'Printed page', 'Night', 'High contrast', 'Color-blind safe'];
const PIECES = ['Turned wood', 'Polished stones', 'Printed in ink', 'Milled edges'];
const captionsOf = (screen: Screen) => picturesOf(screen).map(({ scene: { caption } }) => caption);
const heldIn = (screen: Screen) =>
  menusOf(screen).map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.value);

test('/theme without a choice shows every theme and every set of pieces, each with its name on it', async () => {
  const screen = screenOf(await type(await newTable(), 'anna', 'theme'));
  const pictures = picturesOf(screen);
  expect(pictures.map(({ look }) => look?.theme)).toEqual([...THEME_IDS, ...PIECE_SET_IDS.map(() => 'wood')]);
  expect(captionsOf(screen)).toEqual([...NAMES, ...PIECES]);
  expect(pictures[3]?.alt).toBe('Night with these pieces: Turned wood.');
  for (const name of [...NAMES, ...PIECES]) expect(wordsOf(screen)).toContain(name);
  expect(heldIn(screen)).toEqual(['wood', 'matching', 'picture']);
});

test('menus choose, show what holds, and end where they began', async () => {
  const table = await newTable();
  let screen = screenOf(await type(table, 'anna', 'theme'));
  const choose = async (menu: number, value: string): Promise<void> => {
    screen = screenOf(await press(table, 'anna', menusOf(screen)[menu]!.press, value, [value], true));
  };
  await choose(1, 'ink');
  expect(heldIn(screen)).toEqual(['wood', 'ink', 'picture']);
  await choose(0, 'night');
  expect(heldIn(screen)).toEqual(['night', 'matching', 'picture']);
  expect(
    picturesOf(screen)
      .slice(6)
      .map(({ look }) => look),
  ).toEqual(PIECE_SET_IDS.map((pieces) => ({ theme: 'night', pieces, width: 300 })));
  await choose(1, 'stone');
  await choose(2, 'text');
  const expected = { notation: 'variant', theme: 'night', pieces: 'stone', board: 'text' };
  expect(await table.app.store.people.preference('anna')).toEqual(expected);
  expect(picturesOf(screen)).toEqual([]);
  await choose(1, 'matching');
  await choose(2, 'picture');
  expect(heldIn(screen)).toEqual(['night', 'matching', 'picture']);
});

test('a chosen look is kept, and only for who chose it', async () => {
  const table = await newTable();
  const game = await begun(table);
  const reply = await type(table, 'anna', 'theme', { theme: 'night', pieces: 'ink' });
  expect(picturesOf(screenOf(reply))[0]?.look).toEqual({ theme: 'night', pieces: 'ink' });
  const lookOf = async (who: string) => picturesOf(screenOf(await type(table, who, 'board')))[0]?.look;
  expect(await lookOf('anna')).toEqual({ theme: 'night', pieces: 'ink' });
  expect(await lookOf('boris')).toEqual({});
  expect(picturesOf(cardScreen(sayIn('en-GB'), game))[0]?.look).toBeUndefined();
});

test('another theme brings its own pieces; what is not named stays', async () => {
  const table = await newTable();
  await type(table, 'anna', 'notation', { style: 'numeric' });
  await type(table, 'anna', 'theme', { theme: 'night', pieces: 'ink' });
  await type(table, 'anna', 'theme', { theme: 'slate' });
  await type(table, 'anna', 'theme', { board: 'both' });
  const expected = { notation: 'numeric', theme: 'slate', board: 'both' };
  expect(await table.app.store.people.preference('anna')).toEqual(expected);
});

test('text may stand with the picture or in its place', async () => {
  const table = await newTable();
  await begun(table);
  for (const [board, pictures, letters] of [
    ['text', 0, true],
    ['both', 1, true],
    ['picture', 1, false],
  ] as const) {
    await type(table, 'anna', 'theme', { board });
    const screen = screenOf(await type(table, 'anna', 'board'));
    expect(picturesOf(screen)).toHaveLength(pictures);
    expect(wordsOf(screen).includes('```')).toBe(letters);
  }
});

test('a whole game can be played by text alone', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  for (const who of ['anna', 'boris']) await type(table, who, 'theme', { board: 'text' });
  for (let ply = 0; ply < 200; ply += 1) {
    const record = await table.app.store.games.load(id);
    const line = lineOf(record!.game);
    const style = line.variant.notation.squares;
    const position = lastPosition(line);
    const who = ply % 2 === 0 ? 'anna' : 'boris';
    const screen = screenOf(await type(table, who, 'board', { game: id }));
    expect(picturesOf(screen)).toEqual([]);
    expect(wordsOf(screen)).toContain(textBoard({ variant: line.variant, position, style }, position.turn));
    if (record!.game.result) return;
    const moves = legalMoves(line.variant, position);
    await playMoves(table, [makeFullMove(line.variant, moves[(ply * 5) % moves.length]!)], ply);
  }
  throw new Error('the game did not end');
});
