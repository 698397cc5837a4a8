/** What can be seen in pictures, gathered in a few samples: a theme's palette is chosen from their colours. */
import type { Color, Piece, Role } from '../draughts/types.ts';
import type { Bar, Picture, Rank } from './picture.ts';
import { GRAINS, PLAIN } from './tile.ts';
import type { Tile, Trace } from './tile.ts';

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

const BARS: readonly Bar[] = [
  { color: 'white', toMove: true, captured: [blackMan, blackKing], score: '1' },
  { color: 'black', toMove: false, captured: [man, king], score: '½' },
];

/** A picture for each cut of the wood. */
export function samplePictures(): readonly Picture[] {
  return [...Array(GRAINS).keys()].map((grain) => {
    const [top, bottom] = grain % 2 === 0 ? BARS : [...BARS].reverse();
    const tiles = SQUARES.map((square) => ({ ...PLAIN, grain, ...square }));
    const ranks: readonly Rank[] = [{ left: '8', right: '8', tiles }];
    if (top === undefined || bottom === undefined) throw new Error('no bars');
    return {
      top,
      bottom,
      above: tiles.map(() => 'a'),
      below: tiles.map(() => 'h'),
      ranks,
      moveNumber: '17…',
    };
  });
}
