/**
 * A game as the opening explorer sees it: its first plies as pairs of a position and a move. Both
 * are from the point of view of the player to move, so a position with colors exchanged is the
 * same.
 */
import { extend, firstPosition, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { startPosition } from '../../draughts/position.ts';
import { rotate } from '../../draughts/symmetry.ts';
import type { ByColor, Color, Move, Position, Square } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Game, GameId } from '../../game/game.ts';
import { makeFen, parseFen } from '../../notation/fen.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import { pdnLine, type PdnGame } from '../../notation/pdn/game.ts';
import { tagValue } from '../../notation/pdn/tags.ts';

/** The number of plies of a game that the explorer knows. */
export const EXPLORED_PLIES = 24;

interface ExplorerStep {
  readonly position: number;
  readonly move: string;
}

const [LOW, HIGH] = [2 ** 32, 2 ** 21];

/** A hash of 53 bits: a server with ten million positions has a collision with 1 % probability. */
function hashOf(text: string): number {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  one = Math.imul(one ^ (one >>> 15) ^ other, 0x2c1b3c6d);
  other = Math.imul(other ^ (other >>> 16) ^ one, 0x297a2d39);
  return ((other >>> 0) % HIGH) * LOW + (one >>> 0);
}

const seenByMover = (position: Position): Position =>
  position.turn === 'white' ? position : { ...position, ...rotate(position) };

/** The key of a position in a variant. It stays the same if the colors are exchanged. */
export const positionKey = (variant: Variant, position: Position): number =>
  hashOf(`${variant.id} ${makeFen(variant, seenByMover(position))}`);

/** A legal move as the explorer writes it, the same if the colors are exchanged. */
export function explorerMove({ turn, board }: Position, { from, to, taken, promotes }: Move): string {
  const seen = (square: Square): Square => (turn === 'white' ? square : board.length - 1 - square);
  const pieces = taken.map(seen).toSorted((a, b) => a - b);
  const captured = pieces.length === 0 ? '' : `x${pieces.join('.')}`;
  return `${seen(from)}-${seen(to)}${captured}${promotes ? '+' : ''}`;
}

export const stepsOf = ({ variant, positions, moves }: Line): readonly ExplorerStep[] =>
  moves.slice(0, EXPLORED_PLIES).flatMap((move, ply) => {
    const position = positions[ply];
    return position ? [{ position: positionKey(variant, position), move: explorerMove(position, move) }] : [];
  });

/** The first plies of a stored game, up to a move that isn't legal. */
function firstPlies(variant: Variant, start: Position, moves: readonly string[]): Line {
  let line = startLine(variant, start);
  for (const text of moves.slice(0, EXPLORED_PLIES)) {
    const position = lastPosition(line);
    const stored = legalMoves(variant, position).find((move) => makeFullMove(variant, move) === text);
    const read = stored ? null : parseMoveIn(variant, position, text);
    const move = stored ?? (read?.ok ? read.value : null);
    if (!move) return line;
    line = extend(line, move);
  }
  return line;
}

/** The prefix of the text of a step from this position. */
export const stepsAt = (position: number): string => `${position.toString(36)}:`;

export const writeSteps = (steps: readonly ExplorerStep[]): string =>
  steps.map(({ position, move }) => `${stepsAt(position)}${move}`).join(' ');

export const readSteps = (text: string): readonly ExplorerStep[] =>
  text === ''
    ? []
    : text.split(' ').map((step) => {
        const [position = '', move = ''] = step.split(':');
        return { position: Number.parseInt(position, 36), move };
      });

/** The result for the player who moves first. */
export type Won = -1 | 0 | 1;

/** A game as the explorer counts it. */
export interface Explored {
  /** An index of `BANDS`. */
  readonly band: number;
  readonly quarter: number;
  readonly won: Won;
  readonly steps: readonly ExplorerStep[];
}

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

interface Counted extends ExplorerStep, Tally {}

/** The counts that one game adds: each move per position once, with its player's result. */
export function countsOf(steps: readonly ExplorerStep[], won: Won): readonly Counted[] {
  const counts = steps.map((step, ply) => {
    const own = ply % 2 === 0 ? won : -won;
    return { ...step, wins: own === 1 ? 1 : 0, draws: own === 0 ? 1 : 0, losses: own === -1 ? 1 : 0 };
  });
  const names = counts.map(({ position, move }) => `${position} ${move}`);
  return counts.filter((_, ply) => names.indexOf(names[ply] ?? '') === ply);
}

/** An index of `BANDS`. */
function bandOf(average: number | null): number {
  if (average === null) return 0;
  if (average < 1400) return 1;
  return average < 1600 ? 2 : average < 1800 ? 3 : 4;
}

/** The number of the quarter, counted from the year 0. */
export function quarterOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
}

/** How often a move was played, and some of its games. */
export interface PlayedMove extends Tally {
  readonly move: string;
  readonly games: readonly string[];
}

/** The counts by move, each move with the first few of its games. */
export function addUp(played: readonly PlayedMove[], mostGames: number): readonly PlayedMove[] {
  const moves = new Map<string, PlayedMove>();
  for (const { move, wins, draws, losses, games } of played) {
    const before = moves.get(move) ?? { move, wins: 0, draws: 0, losses: 0, games: [] };
    moves.set(move, {
      move,
      wins: before.wins + wins,
      draws: before.draws + draws,
      losses: before.losses + losses,
      games: [...before.games, ...games].slice(0, mostGames),
    });
  }
  return [...moves.values()];
}

/**
 * By the average of both ratings before the game. The first band has casual and uncounted games,
 * the last has imported games.
 */
export const BANDS = ['none', 'u1400', '1400', '1600', '1800', 'imported'] as const;
export const IMPORTED = BANDS.indexOf('imported');

/** `server`: all games except imported ones. */
export const EXPLORER_BANDS = ['all', 'server', ...BANDS] as const;
export const EXPLORER_TIMES = ['ever', 'year', 'quarter'] as const;

export interface ExplorerFilters {
  readonly band: (typeof EXPLORER_BANDS)[number];
  readonly since: (typeof EXPLORER_TIMES)[number];
}

/** The reader plays a game near the position; nobody has played it here; its game isn't over. */
export interface ExplorerProblem {
  readonly code:
    | 'explorer-near'
    | 'explorer-unplayed'
    | 'explorer-running'
    | 'explorer-one-line'
    | 'explorer-player';
}

export interface ExplorerQuestion {
  readonly guildId: string;
  readonly position: number;
  /** Indexes of `BANDS`; `null` for all. */
  readonly bands: readonly number[] | null;
  /** The first quarter; `null` for all. */
  readonly since: number | null;
}

export interface ExploredGame extends Explored {
  readonly gameId: GameId;
}

/** An imported game. The same game always has the same `id`. */
export interface ImportedGame extends Explored {
  readonly id: string;
}

interface Ended {
  readonly winner: Color | null;
  readonly at: number;
  /** The ratings before the game; `null` if it didn't change ratings. */
  readonly ratings: ByColor<{ readonly before: number }> | null;
}

const wonBy = (winner: Color | null, first: Color): Won => (winner === null ? 0 : winner === first ? 1 : -1);

export function exploredOf(
  { variant: id, start, moves }: Pick<Game, 'variant' | 'start' | 'moves'>,
  { winner, at, ratings }: Ended,
): Explored {
  const variant = variantOf(id);
  const read = start === null ? null : parseFen(variant, start);
  const first = read?.ok ? read.value : startPosition(variant);
  const isReadable = read?.ok !== false;
  const line = firstPlies(variant, first, isReadable ? moves : []);
  return {
    band: bandOf(ratings && (ratings.white.before + ratings.black.before) / 2),
    quarter: quarterOf(at),
    won: wonBy(winner, first.turn),
    steps: stepsOf(line),
  };
}

export interface Imported extends Explored {
  /** A name for the game, the same for every text of it. */
  readonly name: string;
}

const WINNERS: ReadonlyMap<string, Color | null> = new Map([
  ['1-0', 'white'],
  ['0-1', 'black'],
  ['1/2-1/2', null],
]);

/** Games without a known date count as older than every other game. */
function quarterOfDate(date: string): number {
  const [, year, month = '1'] = /^(\d{4})(?:\D(\d\d?))?/u.exec(date) ?? [];
  return year === undefined ? 0 : quarterOf(Date.UTC(Number(year), Number(month) - 1));
}

/** `null` for a game without moves or without a result. */
export function importedOf(game: PdnGame): Imported | null {
  const winner = WINNERS.get(game.result);
  const line = pdnLine(game);
  if (winner === undefined || line.moves.length === 0) return null;
  const { variant, moves } = line;
  const first = firstPosition(line);
  const [white, black, date] = ['White', 'Black', 'Date'].map(
    (tag) => tagValue(game.tags, tag)?.trim() ?? '',
  );
  const played = moves.map((move) => makeFullMove(variant, move));
  return {
    name: JSON.stringify([variant.id, makeFen(variant, first), played, game.result, white, black, date]),
    band: IMPORTED,
    quarter: quarterOfDate(date ?? ''),
    won: wonBy(winner, first.turn),
    steps: stepsOf(line),
  };
}
