/** What a finished or imported game adds to the opening explorer. */
import { bandOf, firstPlies, quarterOf, stepsOf, type Explored, type Won } from '../openings/explorer.ts';
import { IMPORTED } from '../openings/filters.ts';
import type { ByColor, Color } from '../draughts/types.ts';
import { firstPosition } from '../draughts/line.ts';
import { startPosition } from '../draughts/position.ts';
import { variantOf } from '../draughts/variants.ts';
import { makeFen, parseFen } from '../notation/fen.ts';
import { makeFullMove } from '../notation/move.ts';
import { pdnLine, type PdnGame } from '../notation/pdn/game.ts';
import { tagValue } from '../notation/pdn/tags.ts';
import type { Game } from './game.ts';

export interface Ended {
  readonly winner: Color | null;
  readonly at: number;
  /** The ratings before it; `null` if it didn't change ratings. */
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
  /** Names the game: the same for every text of it. */
  readonly name: string;
}

const WINNERS: ReadonlyMap<string, Color | null> = new Map([
  ['1-0', 'white'],
  ['0-1', 'black'],
  ['1/2-1/2', null],
]);

/** Games without a known date are older than every other game. */
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
