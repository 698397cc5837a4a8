/**
 * The engine gives no help with positions close to those of a running game, even if they are turned
 * or from a related variant.
 */
import { canLead, editsBetween, FEW, type Budget } from '../../draughts/nearness.ts';
import { firstPosition, lastPosition, type Line } from '../../draughts/line.ts';
import { startPosition } from '../../draughts/position.ts';
import { viewsOf, type Pieces } from '../../draughts/symmetry.ts';
import type { Variant } from '../../draughts/variant.ts';
import { variantOf, type VariantId } from '../../draughts/variants.ts';
import { makeFen } from '../../notation/fen.ts';
import { validPosition } from '../../notation/valid.ts';
import { engineSeat } from './engine.ts';
import type { Game, GameId } from '../game.ts';
import { lineOf } from '../line.ts';

/** How many opening plies are common to many games. */
const OPENING = 6;
/** How many plies of a usual game match only exactly, because openings differ by just a few men. */
const EARLY = 12;
/** How many pieces may be added, removed, moved or changed in a position that counts as near. */
const EDITS = 2;
/** Moves per question: about two seconds. Comparing two whole games takes 2,000. */
const MOST = 1_000_000;

export interface ShownPositions {
  readonly variant: VariantId;
  readonly fens: readonly string[];
  /** How many of the first positions are openings, which match only exactly. */
  readonly early: number;
  /** Whether games count that passed through one of the positions, however long ago. */
  readonly passed?: true;
}

export type RunningGame = Pick<Game, 'id' | 'variant' | 'start' | 'moves'>;

export const isHumanGame = (game: Game): boolean => !game.result && !engineSeat(game);

export const isGuarded = (game: Game): boolean =>
  isHumanGame(game) && (game.start !== null || game.moves.length >= OPENING);

export function shownOf(line: Line): ShownPositions {
  const { variant, positions } = line;
  const usual = startPosition(variant);
  const apart = editsBetween(firstPosition(line), usual);
  const fens = positions.map((position) => makeFen(variant, position)).slice(apart === 0 ? OPENING : 0);
  const isOpening = apart <= EDITS && positions.length > 1;
  const early = isOpening ? fens.length - Math.max(0, positions.length - EARLY) : 0;
  return { variant: variant.id, fens, early: Math.max(0, early) };
}

export function lastShownOf(line: Line): ShownPositions {
  const { variant, fens, early } = shownOf(line);
  return { variant, fens: fens.slice(-1), early: early > 0 && early === fens.length ? 1 : 0 };
}

/**
 * For what other people played from the last position. Includes openings, because there they help.
 */
export function exploredShownOf(line: Line): ShownPositions {
  const { variant, positions } = line;
  const isEarly = editsBetween(firstPosition(line), startPosition(variant)) <= EDITS;
  return {
    variant: variant.id,
    fens: [makeFen(variant, lastPosition(line))],
    early: isEarly && positions.length <= EARLY + 1 ? 1 : 0,
    passed: true,
  };
}

/** A shown position on another variant's board, and how many edits a match may have. */
interface View {
  readonly seen: Pieces;
  readonly edits: number;
}

function viewsOfShown({ variant: id, fens, early }: ShownPositions): (target: Variant) => readonly View[] {
  const variant = variantOf(id);
  const positions = fens.map((fen) => validPosition(variant, fen));
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

/** The part of a running game that is compared with positions. */
const guardedPart = (line: Line): Line => ({ ...line, positions: line.positions.slice(-1 - FEW) });

/** Whether the view resembles one of the game's last positions, or is a few moves from the last. */
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

/** Only exact matches count, on this board or a turned one. */
function hasPassed({ positions }: Line, views: readonly View[]): boolean {
  return positions.some((each) =>
    views.some(({ seen }) => seen.turn === each.turn && editsBetween(seen, each) === 0),
  );
}

/**
 * The ids of the games that any position is near; null if `moves` runs out. `lineFor` may cache.
 */
export function nearWithin(
  moves: number,
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor: (game: RunningGame) => Line = lineOf,
): readonly GameId[] | null {
  const near = nearGames({ left: moves }, shown, games, lineFor);
  return near.isCertain ? near.ids : null;
}

function nearGames(
  budget: Budget,
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor: (game: RunningGame) => Line = lineOf,
): { readonly ids: readonly GameId[]; readonly isCertain: boolean } {
  const viewsOn = viewsOfShown(shown);
  const isAny = (line: Line): boolean => {
    const views = viewsOn(line.variant);
    if (shown.passed === true && hasPassed(line, views)) return true;
    const own = guardedPart(line);
    return budget.left < 0 || views.some((view) => isNear(own, view, budget)) || budget.left < 0;
  };
  const ids = games.filter((game) => isAny(lineFor(game))).map(({ id }) => id);
  return { ids, isCertain: budget.left >= 0 };
}

/** The ids of the games that the positions are near. An undecided game counts as near. */
export const nearRunning = (
  shown: ShownPositions,
  games: readonly RunningGame[],
  lineFor?: (game: RunningGame) => Line,
): readonly GameId[] => nearGames({ left: MOST }, shown, games, lineFor).ids;
