/**
 * Positions in which nobody is helped who still plays somebody: those of their running games, those from which these can come, and
 * those that can come of these within a few moves; turned and with colors exchanged, too, and whatever the game is called, for a
 * good move is one in the games of a family that are much alike.
 */
import { canLead, type Budget } from '../draughts/nearness.ts';
import { lastPosition, type Line } from '../draughts/line.ts';
import { startPosition } from '../draughts/position.ts';
import { viewsOf, type Pieces } from '../draughts/symmetry.ts';
import type { Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import { makeFen, parseFen } from '../notation/fen.ts';
import { engineSeat } from './engine.ts';
import type { Game } from './game.ts';
import { lineOf } from './line.ts';

/** So early on, many games have the same positions. */
const OPENING = 6;
/** Moves that are looked at for a question, all in all; a long game beside another takes some hundred. */
const MOST = 100_000;

/** What is about to be thought about, as text, for another thread may look at it. */
export interface ShownPositions {
  readonly variant: VariantId;
  readonly fens: readonly string[];
}

/** A running game, as far as it matters here. */
export type RunningGame = Pick<Game, 'id' | 'variant' | 'start' | 'moves'>;

/** Whether a running game is with a person, and past the opening that many share. */
export const isGuarded = (game: Game): boolean =>
  !game.result && !engineSeat(game) && (game.start !== null || game.moves.length >= OPENING);

/** A line as far as it is not an opening that many share. */
export function shownOf({ variant, positions }: Line): ShownPositions {
  const fens = positions.map((position) => makeFen(variant, position));
  const isUsual = fens[0] === makeFen(variant, startPosition(variant));
  return { variant: variant.id, fens: isUsual ? fens.slice(OPENING) : fens };
}

/** The last position of a line, if it is not an opening that many share. */
export function lastShownOf(line: Line): ShownPositions {
  const { variant, fens } = shownOf(line);
  return { variant, fens: fens.slice(-1) };
}

function readPosition(variant: Variant, fen: string): Position {
  const read = parseFen(variant, fen);
  if (!read.ok) throw new Error(`no position: ${fen}`);
  return read.value;
}

/** The positions as they may be seen on the board of a variant, worked out once for a kind of board. */
function viewsOfShown({ variant: id, fens }: ShownPositions): (target: Variant) => readonly Pieces[] {
  const variant = variantOf(id);
  const positions = fens.map((fen) => readPosition(variant, fen));
  const seen = new Map<string, readonly Pieces[]>();
  return (target) => {
    const board = `${target.size} ${target.squares}`;
    const views = seen.get(board) ?? positions.flatMap((each) => viewsOf(each, variant, target));
    seen.set(board, views);
    return views;
  };
}

/**
 * Whether any of the positions is near that of any of the games, as far as looking at so many moves tells; `null` where it does not.
 * `lineFor` gives the line of a game, which may be remembered.
 */
export function nearWithin(
  moves: number,
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor: (game: RunningGame) => Line = lineOf,
): boolean | null {
  const budget: Budget = { left: moves };
  const viewsOn = viewsOfShown(shown);
  const isNear = games.some((game) => {
    const own = lineFor(game);
    const goal = lastPosition(own);
    return viewsOn(own.variant).some(
      (view) => canLead(own.variant, view, goal, budget) || canLead(own.variant, goal, view, budget),
    );
  });
  return budget.left < 0 ? null : isNear;
}

/** The same, where what cannot be told counts as near. */
export const isNearRunning = (
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor?: (game: RunningGame) => Line,
): boolean => nearWithin(MOST, shown, games, lineFor) ?? true;
