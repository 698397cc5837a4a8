/** The state of a board, and its text for screen readers. */
import { endingOf } from '../../draughts/ending.ts';
import { type Line, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Color, Move, Position, Square, Tower } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import type { Theme } from '../../render/scene/theme.ts';

export interface BoardState {
  readonly variant: AnyVariant;
  readonly position: Position;
  /** The number of plies before this position. Each is announced once. */
  readonly ply: number;
  readonly last: { readonly move: Move; readonly before: Position } | null;
  /** The legal moves; none if the game is over. */
  readonly legal: readonly Move[];
  /** The sides whose pieces the viewer may move. */
  readonly movers: readonly Color[];
  readonly bottom: Color;
  /** The colors and the piece set. */
  readonly theme: Theme;
  readonly hasCoordinates: boolean;
  readonly notation: NotationStyle;
  /** The moves to plan during the other side's turn. Requested once per position. */
  readonly premoves?: (() => readonly Move[]) | undefined;
  /** Moves shown by arrows. */
  readonly arrows?: readonly Arrow[];
}

/**
 * The state after a line of play, by default with coordinates and short names of squares. The legal
 * moves are found when they are needed first, which is after the frame in which a move starts.
 */
export function boardStateOf(
  line: Line,
  shown: Pick<BoardState, 'movers' | 'bottom' | 'theme'> & Partial<Omit<BoardState, 'legal'>>,
  legal?: readonly Move[],
): BoardState {
  const { variant, positions, moves } = line;
  const position = lastPosition(line);
  const [move, before] = [moves.at(-1), positions.at(-2)];
  return {
    variant,
    position,
    ply: moves.length,
    last: move === undefined || before === undefined ? null : { move, before },
    hasCoordinates: true,
    notation: 'short',
    ...shown,
    get legal() {
      return (legal ??= endingOf(line) === null ? legalMoves(variant, position) : []);
    },
  };
}

/** What a player can do on a square now. */
export type Part = 'movable' | 'premovable' | 'must-capture' | 'chosen' | 'target' | 'stop' | 'captured';

export interface SquareFacts {
  readonly name: string;
  readonly tower: Tower | null;
  readonly part: Part | null;
}

/** The texts for screen readers, in the reader's language. */
export interface BoardWords {
  readonly board: string;
  readonly released: string;
  square(facts: SquareFacts): string;
  /** The position's last move, announced once. */
  played(state: BoardState): string;
  chosen(square: string, targets: readonly string[]): string;
  /** Announced in the middle of a capture. */
  onward(square: string, targets: readonly string[]): string;
  /** Announced after a tap on a square from which nothing moves. */
  blocked(square: string, isOwn: boolean): string;
  /** Announced if several routes lead to the square. */
  unclear(square: string, stops: readonly string[]): string;
}

export interface BoardEvents {
  /** A move was made. The board accepts no further move until its state is set again. */
  moved(move: Move): void;
  /** A piece begins to move to a later position, with this many steps; zero if it is there. */
  played?(steps: number): void;
  /** A press on a piece that can't move while another piece must capture. */
  barred?(): void;
  /** A tap, or Escape. Returns whether it has canceled a premove. */
  canceled?(): boolean;
}

/** The squares passed so far, from the piece's square. Empty if no piece is chosen. */
export type Walk = readonly Square[];
