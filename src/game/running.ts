/**
 * Positions in which the engine helps nobody who is playing such a game: the last positions of their running games, those from which
 * these can come and those that can come of these within a few moves. A few pieces may be elsewhere, because a good move stays good
 * when an idle man moves. Also turned with colors exchanged, and in related variants.
 */
import { canLead, editsBetween, FEW, type Budget } from '../draughts/nearness.ts';
import { firstPosition, lastPosition, type Line } from '../draughts/line.ts';
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
/** In a line from the usual start, positions before this ply count as near only as they are: many openings are a few men apart. */
const EARLY = 12;
/** Pieces that may be added, removed, moved or exchanged in a position that counts as near. */
const EDITS = 2;
/** Moves that a question may look at in all, about two seconds. A whole game beside one running game takes about 2,000. */
const MOST = 1_000_000;

/** What is about to be thought about, as text, for another thread may look at it. */
export interface ShownPositions {
  readonly variant: VariantId;
  readonly fens: readonly string[];
  /** How many of the first are openings, which count as near only as they are. */
  readonly early: number;
}

/** A running game, as far as it matters here. */
export type RunningGame = Pick<Game, 'id' | 'variant' | 'start' | 'moves'>;

/** Whether a running game is with a person, and past the opening that many share. */
export const isGuarded = (game: Game): boolean =>
  !game.result && !engineSeat(game) && (game.start !== null || game.moves.length >= OPENING);

/** A line as far as it is not an opening that many share. */
export function shownOf(line: Line): ShownPositions {
  const { variant, positions } = line;
  const usual = startPosition(variant);
  const apart = editsBetween(firstPosition(line), usual);
  const fens = positions.map((position) => makeFen(variant, position)).slice(apart === 0 ? OPENING : 0);
  const isOpening = apart <= EDITS && positions.length > 1;
  const early = isOpening ? fens.length - Math.max(0, positions.length - EARLY) : 0;
  return { variant: variant.id, fens, early: Math.max(0, early) };
}

/** The last position of a line, if it is not an opening that many share. */
export function lastShownOf(line: Line): ShownPositions {
  const { variant, fens, early } = shownOf(line);
  return { variant, fens: fens.slice(-1), early: early > 0 && early === fens.length ? 1 : 0 };
}

function readPosition(variant: Variant, fen: string): Position {
  const read = parseFen(variant, fen);
  if (!read.ok) throw new Error(`no position: ${fen}`);
  return read.value;
}

/** A shown position as it may be seen on the board of a variant, and how many edits it may be from a game. */
interface View {
  readonly seen: Pieces;
  readonly edits: number;
}

/** The views of all positions, made once for each kind of board. */
function viewsOfShown({ variant: id, fens, early }: ShownPositions): (target: Variant) => readonly View[] {
  const variant = variantOf(id);
  const positions = fens.map((fen) => readPosition(variant, fen));
  const known = new Map<string, readonly View[]>();
  return (target) => {
    const board = `${target.size} ${target.squares}`;
    const views =
      known.get(board) ??
      positions.flatMap((position, at) =>
        viewsOf(position, variant, target).map((seen) => ({ seen, edits: at < early ? 0 : EDITS })),
      );
    known.set(board, views);
    return views;
  };
}

/** The part of a running game's line that positions are compared with. */
export const guardedPart = (line: Line): Line => ({ ...line, positions: line.positions.slice(-1 - FEW) });

/** Whether a view is near the game: like one of its last positions, or some moves before or after the last one. */
function isNear(line: Line, { seen, edits }: View, budget: Budget): boolean {
  const { variant, positions } = line;
  const isAlike = (each: Pieces): boolean => each.turn === seen.turn && editsBetween(each, seen) <= edits;
  const last = lastPosition(line);
  return (
    positions.some(isAlike) ||
    canLead(variant, seen, { to: last, edits }, budget) ||
    canLead(variant, last, { to: seen, edits }, budget)
  );
}

/**
 * Whether any of the positions is near that of any of the games, as far as looking at so many moves tells; `null` where it does not.
 * `lineFor` gives the guarded part of a game, which may be remembered.
 */
export function nearWithin(
  moves: number,
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor: (game: RunningGame) => Line = (game) => guardedPart(lineOf(game)),
): boolean | null {
  const budget: Budget = { left: moves };
  const viewsOn = viewsOfShown(shown);
  const isAny = games.some((game) => {
    const own = lineFor(game);
    return viewsOn(own.variant).some((view) => isNear(own, view, budget));
  });
  return budget.left < 0 ? null : isAny;
}

/** The same, where what cannot be told counts as near. */
export const isNearRunning = (
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor?: (game: RunningGame) => Line,
): boolean => nearWithin(MOST, shown, games, lineFor) ?? true;
