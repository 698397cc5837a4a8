/** A sample of everything that pictures show. A theme's palette is chosen from it. */
import type { Color, Piece, Role } from '../../src/draughts/types.ts';
import { type Bar, PLAIN, type Picture, type Rank, type Tile } from '../../src/render/picture/picture.ts';
import type { Trace } from '../../src/render/scene/trace.ts';

const piece = (color: Color, role: Role): Piece => ({ color, role });
const [man, king] = [piece('white', 'man'), piece('white', 'king')];
const [blackMan, blackKing] = [piece('black', 'man'), piece('black', 'king')];

const TRACES: readonly Trace[] = ['from', 'landing', 'passed'];

/** Every kind of square once. Pieces also appear without marks, because they matter most. */
const SQUARES: readonly Partial<Tile>[] = [
  { ground: 'light' },
  { ground: 'open' },
  { label: '37' },
  ...[man, king, blackMan, blackKing].flatMap((top): Partial<Tile>[] => [
    { tower: [top] },
    { tower: [top], trace: 'to' },
    { tower: [top], mustCapture: true },
    { tower: [top], name: 'a3' },
    { ghost: [top], trace: 'taken' },
  ]),
  { tower: [king], trace: 'to', crowned: true },
  { tower: [blackKing], trace: 'to', crowned: true },
  { tower: [man, blackMan, man, blackMan, blackMan, man] },
  { tower: [blackMan, man, blackMan, man] },
  { tower: [man], chosen: true },
  { target: '1' },
  ...TRACES.map((trace) => ({ trace })),
];

const BAR = { name: 'Crownhead', rating: '1500', clock: '4:52', isRunning: true, isFixed: true } as const;
const WHITE_BAR: Bar = { ...BAR, color: 'white', toMove: true, captured: [blackMan, blackKing], score: '1' };
const BLACK_BAR: Bar = {
  ...BAR,
  color: 'black',
  clock: '0:19',
  toMove: false,
  captured: [man, king],
  score: '½',
};

export const SAMPLE_SQUARES = 8;

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const RANKS: readonly Rank[] = Array.from(
  { length: Math.ceil(SQUARES.length / SAMPLE_SQUARES) },
  (_, row) => ({
    left: '8',
    right: '8',
    tiles: SQUARES.slice(row * SAMPLE_SQUARES, (row + 1) * SAMPLE_SQUARES).map((square) => ({
      ...PLAIN,
      ...square,
    })),
  }),
);

export const SAMPLE_PICTURE: Picture = {
  caption: null,
  told: { above: [], below: [] },
  top: BLACK_BAR,
  bottom: WHITE_BAR,
  above: LETTERS,
  below: LETTERS,
  ranks: RANKS,
  arrows: [],
  moveNumber: '17.',
};
