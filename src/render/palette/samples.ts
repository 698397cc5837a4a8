/** Sample pictures with everything that pictures show, from which a theme's palette is chosen. */
import type { Color, Piece, Role } from '../../draughts/types.ts';
import { type Bar, PLAIN, type Picture, type Rank, type Tile } from '../picture/picture.ts';
import { GRAINS } from '../scene/grain.ts';
import type { Trace } from '../scene/trace.ts';

const piece = (color: Color, role: Role): Piece => ({ color, role });
const [man, king] = [piece('white', 'man'), piece('white', 'king')];
const [blackMan, blackKing] = [piece('black', 'man'), piece('black', 'king')];

const TRACES: readonly Trace[] = ['from', 'landing', 'passed'];

/** Every kind of square once; pieces, the most important, also without marks. */
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

const BAR = { name: '', rating: '', clock: '', hasTray: true } as const;
const WHITE_BAR: Bar = { ...BAR, color: 'white', toMove: true, captured: [blackMan, blackKing], score: '1' };
const BLACK_BAR: Bar = { ...BAR, color: 'black', toMove: false, captured: [man, king], score: '½' };

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

export function samplePictures(): readonly Picture[] {
  return [...Array(GRAINS).keys()].map((grain) => ({
    caption: null,
    told: { above: [], below: [] },
    top: grain % 2 === 0 ? WHITE_BAR : BLACK_BAR,
    bottom: grain % 2 === 0 ? BLACK_BAR : WHITE_BAR,
    above: LETTERS,
    below: LETTERS,
    ranks: ranksOf(grain),
    arrows: [],
    moveNumber: '17.',
  }));
}
