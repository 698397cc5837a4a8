/** The content of a picture before it is drawn, read square by square as its viewer would. */
import { describe, expect, test } from 'vitest';
import type { Line } from '../../../src/draughts/line.ts';
import type { Color } from '../../../src/draughts/types.ts';
import { composePicture } from '../../../src/render/picture/compose.ts';
import { type Picture, type Tile, tileKey } from '../../../src/render/picture/picture.ts';
import { boardScene } from '../../../src/render/scene/boardScene.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { lineBy } from '../../notation/playout.ts';
import { lineFrom } from '../../../src/notation/valid.ts';

const picture = (line: Line, bottom: Color = 'white', ending: Scene['ending'] = null): Picture =>
  composePicture(boardScene(line, bottom, ending));

/** The board as text: pieces, `x` ghosts, `o` the start, `+` landings, `-` squares passed over. */
const drawn = ({ ranks }: Picture): readonly string[] =>
  ranks.map(({ tiles }) =>
    tiles
      .map(({ tower, trace, ghost }: Tile) => {
        if (tower !== null) return { white: 'w', black: 'b' }[tower[0].color];
        if (ghost !== null) return 'x';
        if (trace === 'from') return 'o';
        if (trace === 'landing') return '+';
        return trace === 'passed' ? '-' : '.';
      })
      .join(''),
  );

const spaced = (texts: readonly string[] = []): string => texts.join(' ').trim();

describe('the last move', () => {
  const line = lineFrom('russian', 'W:WKa1,g1:Bd4,g7,b8', 'a1:e5:h8');

  test('the last move is shown with its whole path and its captures', () => {
    expect(drawn(picture(line))).toEqual([
      '.b.....w',
      '......x.',
      '.....-..',
      '....+...',
      '...x....',
      '..-.....',
      '.-......',
      'o.....w.',
    ]);
  });

  test('the last move is rotated for Black', () => {
    const turned = drawn(picture(line)).map((row) => row.split('').reverse().join(''));
    expect(drawn(picture(line, 'black'))).toEqual(turned.toReversed());
  });
});

test('the frame labels files and ranks with letters and digits, as seen from each side’s edge', () => {
  const start = lineBy('russian', 0, [0]);
  expect(picture(start).below.join('')).toBe('abcdefgh');
  expect(picture(start, 'black').below.join('')).toBe('hgfedcba');
  const left = (bottom: Color) => picture(start, bottom).ranks.map((rank) => rank.left);
  expect([left('white').join(''), left('black').join('')]).toEqual(['87654321', '12345678']);
});

test('on boards with numbered squares, the frame has the numbers at the edge, and empty squares have their own numbers', () => {
  const { above, below, ranks } = picture(lineBy('international', 0, [0]));
  expect([above, below].map(spaced)).toEqual(['1  2  3  4  5', '46  47  48  49  50']);
  expect(ranks.map((rank) => rank.left)).toEqual(['', '6', '', '16', '', '26', '', '36', '', '46']);
  expect(spaced(ranks[4]?.tiles.map((tile) => tile.label))).toBe('21  22  23  24  25');
});

test('the bars show captured pieces on the side that captured them, and show whose turn it is', () => {
  const { top, bottom } = picture(lineFrom('russian', 'W:Wa3,g1:Bb4,d6,h8', 'a3:c5:e7'));
  expect(bottom.captured).toHaveLength(2);
  expect(top.captured).toHaveLength(0);
  expect([top.toMove, bottom.toMove]).toEqual([true, false]);
});

test.each([
  ['W:Wa3,g1:Bb8,h8', [], '1.'],
  ['W:Wa3,g1:Bb8,h8', ['a3-b4', 'b8-c7'], '2.'],
  ['B:Wa3,g1:Bb8,h8', [], '1.'],
  ['B:Wa3,g1:Bb8,h8', ['b8-c7'], '2.'],
] as const)(
  'in a game from %s after %j, an animation shows move number %s, and a picture shows none',
  (fen, moves, number) => {
    const scene = boardScene(lineFrom('russian', fen, ...moves), 'white');
    expect(composePicture({ ...scene, inFilm: true }).moveNumber).toBe(number);
    expect(composePicture(scene).moveNumber).toBe('');
  },
);

test('each bar has its side’s rating and clock', () => {
  const scene = boardScene(lineFrom('russian', 'W:Wa3,g1:Bb8,h8'), 'black');
  const ratings = { white: '1500?', black: '1662' };
  const { top, bottom } = composePicture({ ...scene, ratings, clocks: { white: '4:52', black: '5:00' } });
  expect([top, bottom].map(({ rating, clock }) => [rating, clock])).toEqual([
    ['1500?', '4:52'],
    ['1662', '5:00'],
  ]);
});

test('the bars name squares in the reader’s notation', () => {
  const scene = boardScene(lineFrom('russian', 'W:Wa3,g1:Bb8,h8'), 'white');
  expect(composePicture(scene).below.join('')).toBe('abcdefgh');
  expect(spaced(composePicture({ ...scene, notation: 'numeric' }).below)).toBe('29  30  31  32');
});

test('the bars show no captured pieces in Bashni, because they stay on the board', () => {
  const line = lineFrom('bashni', 'W:a3_w,g1_w,b4_b,h8_b', 'a3:c5');
  expect(picture(line).bottom.captured).toHaveLength(0);
  expect(picture(line).ranks[3]?.tiles[2]?.tower).toHaveLength(2);
});

test.each([
  ['white', '1', '0'],
  ['black', '0', '1'],
  [null, '½', '½'],
] as const)('when %s has won, the bars show the score %s to %s', (winner, white, black) => {
  const { top, bottom } = picture(lineBy('russian', 9, [1]), 'white', { winner });
  expect([bottom.score, top.score]).toEqual([white, black]);
  expect([bottom.toMove, top.toMove]).toEqual([false, false]);
});

test('pieces that must capture are marked, until the game is over', () => {
  const line = lineFrom('russian', 'W:Wa3,g1:Bb4,h8');
  const marked = (ending: Scene['ending']): number =>
    picture(line, 'white', ending)
      .ranks.flatMap((rank) => rank.tiles)
      .filter((tile) => tile.mustCapture).length;
  expect(marked(null)).toBe(1);
  expect(marked({ winner: 'black' })).toBe(0);
});

test('a chosen piece and its targets are labeled on their squares, instead of the square numbers', () => {
  const line = lineFrom('international', 'W:W28:B1');
  const choice = {
    from: 27,
    targets: [
      { square: 21, label: '1' },
      { square: 22, label: '2–3' },
    ],
  };
  const { ranks } = composePicture({ ...boardScene(line, 'white'), choice });
  const tiles = ranks.flatMap((rank) => rank.tiles);
  expect(tiles.filter(({ chosen }) => chosen).map(({ tower }) => tower?.length)).toEqual([1]);
  expect(tiles.filter(({ target }) => target !== '').map(({ target, label }) => [target, label])).toEqual([
    ['1', ''],
    ['2–3', ''],
  ]);
});

test('an arrow stops next to the number of its last square', () => {
  const scene = boardScene(lineFrom('international', 'W:W28:B1'), 'white');
  const arrows = [{ path: [27, 21], tone: 'played' }] as const;
  const tipOf = (targets: readonly { square: number; label: string }[]) =>
    composePicture({ ...scene, arrows, choice: { from: 27, targets } }).arrows[0]!.points.at(-1)!;
  const [[x, y], [besideX, besideY]] = [tipOf([]), tipOf([{ square: 21, label: '1' }])];
  expect(Math.hypot(besideX - x, besideY - y)).toBeCloseTo(0.4);
});

test('squares that look different have different keys', () => {
  const pictures = [3, 8, 13, 21, 34].flatMap((plies) => [
    picture(lineBy('bashni', plies, [2, 7, 1])),
    picture(lineBy('international', plies, [3, 1]), 'black', { winner: null }),
  ]);
  const tiles = pictures.flatMap(({ ranks }) => ranks.flatMap((rank) => rank.tiles));
  const looks = new Set(tiles.map((tile) => JSON.stringify(tile)));
  expect(new Set(tiles.map(tileKey)).size).toBe(looks.size);
});
