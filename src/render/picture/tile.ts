/**
 * What one square of a picture shows: pure data, small enough to be a key. Two squares that show the same are drawn
 * once, so everything that changes a square's pixels must be here and nothing else may be.
 */
import type { Piece, Tower } from '../../draughts/types.ts';

/** What the last move did on a square: left it, touched it, ended on it, passed over it, or captured there. */
export type Trace = 'from' | 'landing' | 'to' | 'passed' | 'taken';

/** A light square, where nothing ever stands; a dark one; or one of a board where every square is played on. */
export type Ground = 'light' | 'dark' | 'open';

export interface Tile {
  readonly ground: Ground;
  /** Which cut of the wood the square is made of. */
  readonly grain: number;
  readonly tower: Tower | null;
  /** What was captured here by the last move, when nothing is left of it. */
  readonly ghost: Tower | null;
  readonly trace: Trace | null;
  readonly mustCapture: boolean;
  /** The piece here was chosen to move. */
  readonly chosen: boolean;
  /** The numbers of the moves that lead here, when a piece is chosen; else empty. */
  readonly target: string;
  /** The last move made a king here. */
  readonly crowned: boolean;
  /** The number of the square, where the variant numbers its squares; else empty. */
  readonly label: string;
}

/** The cuts of wood that the squares are made of. */
export const GRAINS = 4;

/** A square with nothing on it. */
export const PLAIN: Tile = {
  ground: 'dark',
  grain: 0,
  tower: null,
  ghost: null,
  trace: null,
  mustCapture: false,
  chosen: false,
  target: '',
  crowned: false,
  label: '',
};

const LETTER = { white: { man: 'w', king: 'W' }, black: { man: 'b', king: 'B' } } as const;

const makeTower = (tower: Tower | null): string =>
  tower === null ? '' : tower.map((piece: Piece) => LETTER[piece.color][piece.role]).join('');

/** A text that two tiles share exactly when they look the same. */
export function tileKey(tile: Tile): string {
  const { ground, grain, tower, ghost, trace, target, label } = tile;
  const flags = `${tile.mustCapture ? '!' : ''}${tile.chosen ? '@' : ''}${tile.crowned ? '*' : ''}`;
  const marks = [trace ?? '', flags, target, label];
  return [ground, grain, makeTower(tower), makeTower(ghost), ...marks].join('|');
}
