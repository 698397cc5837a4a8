/** What can be seen in pictures, gathered in a few samples: a theme's palette is chosen from their colours. */
import type { Color, Piece, Role } from '../../draughts/types.ts';
import type { Bar, Picture, Rank } from '../picture/picture.ts';
import { GRAINS, PLAIN } from '../picture/tile.ts';
import type { Tile, Trace } from '../picture/tile.ts';

const piece = (color: Color, role: Role): Piece => ({ color, role });
const [man, king] = [piece('white', 'man'), piece('white', 'king')];
const [blackMan, blackKing] = [piece('black', 'man'), piece('black', 'king')];

const TRACES: readonly Trace[] = ['from', 'landing', 'passed'];

/** Every kind of square once; pieces, which are most of what one looks at, stand without a mark as well. */
const SQUARES: readonly Partial<Tile>[] = [
  { ground: 'light' },
  { ground: 'open' },
  { label: '37' },
  ...[man, king, blackMan, blackKing].flatMap((top): Partial<Tile>[] => [
    { tower: [top] },
    { tower: [top], trace: 'to' },
    { tower: [top], mustCapture: true },
    { ghost: [top], trace: 'taken' },
  ]),
  { tower: [king], trace: 'to', crowned: true },
  { tower: [blackKing], trace: 'to', crowned: true },
  { tower: [man, blackMan, man, blackMan, blackMan, man] },
  { tower: [blackMan, man, blackMan, man] },
  ...TRACES.map((trace) => ({ trace })),
];

const BAR = { name: '', hasTray: true } as const;
const WHITE_BAR: Bar = { ...BAR, color: 'white', toMove: true, captured: [blackMan, blackKing], score: '1' };
const BLACK_BAR: Bar = { ...BAR, color: 'black', toMove: false, captured: [man, king], score: '½' };

/** Squares in a row of a sample. */
export const SAMPLE_SQUARES = 8;

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ranksOf(grain: number): readonly Rank[] {
  const tiles = SQUARES.map((square): Tile => ({ ...PLAIN, grain, ...square }));
  return Array.from({ length: Math.ceil(tiles.length / SAMPLE_SQUARES) }, (_, row) => ({
    left: '8',
    right: '8',
    tiles: tiles.slice(row * SAMPLE_SQUARES, (row + 1) * SAMPLE_SQUARES),
  }));
}

/** A picture for each cut of the wood. */
export function samplePictures(): readonly Picture[] {
  return [...Array(GRAINS).keys()].map((grain) => ({
    caption: null,
    top: grain % 2 === 0 ? WHITE_BAR : BLACK_BAR,
    bottom: grain % 2 === 0 ? BLACK_BAR : WHITE_BAR,
    above: LETTERS,
    below: LETTERS,
    ranks: ranksOf(grain),
    moveNumber: '17…',
  }));
}
