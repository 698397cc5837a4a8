/** The content of each square and bar, as the viewer sees it, without pixels. */
import type { Color, Piece, Tower } from '../../draughts/types.ts';
import type { Arrow } from '../scene/arrowShapes.ts';
import type { Captions } from '../scene/scene.ts';
import type { Trace } from '../scene/trace.ts';

export type Score = '1' | '½' | '0';

export interface Bar {
  readonly color: Color;
  readonly name: string;
  /** Shown next to the name and at the right end of the bar; '' for none. */
  readonly rating: string;
  readonly clock: string;
  readonly isRunning: boolean;
  readonly toMove: boolean;
  readonly captured: readonly Piece[];
  /** Whether its parts always stay in the same place, as in an animation. */
  readonly isFixed: boolean;
  readonly score: Score | null;
}

export interface Rank {
  readonly left: string;
  readonly right: string;
  readonly tiles: readonly Tile[];
}

/** The middles of the squares along an arrow, in squares from the board's top left. */
export interface Path {
  readonly tone: Arrow['tone'];
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Picture {
  readonly caption: string | null;
  readonly told: Captions;
  readonly top: Bar;
  readonly bottom: Bar;
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly ranks: readonly Rank[];
  readonly arrows: readonly Path[];
  /** The next move's number in an animation; '' for other pictures, whose message has it. */
  readonly moveNumber: string;
}

export type Ground = 'light' | 'dark' | 'open';

export interface Tile {
  readonly ground: Ground;
  readonly tower: Tower | null;
  /** The piece captured here by the last move, if its tower is completely gone. */
  readonly ghost: Tower | null;
  readonly trace: Trace | null;
  readonly mustCapture: boolean;
  readonly chosen: boolean;
  /** The square's name on a piece that can move; empty otherwise. */
  readonly name: string;
  readonly target: string;
  readonly crowned: boolean;
  readonly label: string;
}

export const PLAIN: Tile = {
  ground: 'dark',
  tower: null,
  ghost: null,
  trace: null,
  mustCapture: false,
  chosen: false,
  name: '',
  target: '',
  crowned: false,
  label: '',
};

const LETTER = { white: { man: 'w', king: 'W' }, black: { man: 'b', king: 'B' } } as const;

const makeTower = (tower: Tower | null): string =>
  tower === null ? '' : tower.map((piece: Piece) => LETTER[piece.color][piece.role]).join('');

export function tileKey(tile: Tile): string {
  const { ground, tower, ghost, trace, name, target, label } = tile;
  const flags = `${tile.mustCapture ? '!' : ''}${tile.chosen ? '@' : ''}${tile.crowned ? '*' : ''}`;
  const marks = [trace ?? '', flags, name, target, label];
  return [ground, makeTower(tower), makeTower(ghost), ...marks].join('|');
}
