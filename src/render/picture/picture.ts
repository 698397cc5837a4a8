/** The content of each square and bar, from the viewer's side, without pixels. */
import type { Color, Piece, Tower } from '../../draughts/types.ts';
import type { Arrow } from '../scene/arrowShapes.ts';
import type { Captions } from '../scene/scene.ts';
import type { Trace } from '../scene/trace.ts';

export type Score = '1' | '½' | '0';

export interface Bar {
  readonly color: Color;
  readonly name: string;
  /** Beside the name, and at the right end of the bar; '' for none. */
  readonly rating: string;
  readonly clock: string;
  readonly isRunning: boolean;
  readonly toMove: boolean;
  readonly captured: readonly Piece[];
  /** Whether its parts keep their places, as in a film, whatever they contain. */
  readonly isFixed: boolean;
  readonly score: Score | null;
}

export interface Rank {
  readonly left: string;
  readonly right: string;
  readonly tiles: readonly Tile[];
}

/** The middles of the squares on an arrow's way, in squares from the board's top left. */
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
  /** The number of a film's next move; '' for other pictures, which have it in the message. */
  readonly moveNumber: string;
}

export type Ground = 'light' | 'dark' | 'open';

export interface Tile {
  readonly ground: Ground;
  readonly tower: Tower | null;
  /** The piece captured here by the last move, if nothing of its tower remains. */
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
