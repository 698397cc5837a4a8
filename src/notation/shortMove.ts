/**
 * Abbreviated moves: `cd4`, `c:e5` and `a:c5:e7`, as in Russian books (only the file of the first
 * squares), and captures with only one end: `:d4`, `x23`, `28x`.
 *
 * They are only meaningful among the legal moves, so they are matched with those.
 */
import { boardOf } from '../draughts/geometry.ts';
import type { Move, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { plain } from './moveText.ts';
import { parseSquare } from './square.ts';

type SquareOrFile = { readonly square: Square } | { readonly file: number };

export interface ShortMove {
  readonly places: readonly SquareOrFile[];
  readonly isOpen: { readonly start: boolean; readonly end: boolean };
  readonly capture: boolean;
}

const WHOLE = /^(?:\d+\.(?:\.\.)?\s*)?(?<start>[:x]?)(?<places>[a-l\d][^!?#+.()=]*?)(?<end>[:x]?)[\s!?#+.]*$/;
const PLACE = /(?<place>[a-l]\d{1,2}|\d{1,2}(?!\d)|[a-l](?=[a-l:x-]))(?<sign>[:x-]?)/y;
const FILE = /^[a-l]$/;

const placeOf = (variant: Variant, text: string): SquareOrFile | null => {
  if (FILE.test(text)) return { file: text.charCodeAt(0) - 'a'.charCodeAt(0) };
  const square = parseSquare(variant, text);
  return square === null ? null : { square };
};

export const readShortMove = (variant: Variant, text: string): ShortMove | null => {
  if (text.length > 60) return null;
  const groups = WHOLE.exec(plain(text))?.groups;
  const written = groups?.['places'] ?? '';
  const found = [...written.matchAll(new RegExp(PLACE, 'gy'))];
  if (found.map(([whole]) => whole).join('') !== written) return null;
  const places = found.map((match) => placeOf(variant, match.groups?.['place'] ?? ''));
  const known = places.filter((place) => place !== null);
  const isOpen = { start: groups?.['start'] !== '', end: groups?.['end'] !== '' };
  const last = known.at(-1);
  const isWhole = known.length === places.length && last !== undefined && 'square' in last;
  if (!isWhole || known.length + Number(isOpen.start) + Number(isOpen.end) < 2) return null;
  return { places: known, isOpen, capture: isOpen.start || isOpen.end || /[:x]/.test(written) };
};

/** The moves that it can mean: those with every square named, if there are any. */
export const movesForShort = (
  variant: Variant,
  { places, isOpen, capture }: ShortMove,
  legal: readonly Move[],
): readonly Move[] => {
  const { squares } = boardOf(variant);
  const isAt = (place: SquareOrFile | undefined, square: Square | undefined): boolean => {
    if (place === undefined || square === undefined) return false;
    return 'square' in place ? place.square === square : squares[square]?.column === place.file;
  };
  const fits = ({ path, taken }: Move): boolean => {
    if ((capture || places.length > 2) && taken.length === 0) return false;
    if (!isOpen.start && !isAt(places[0], path[0])) return false;
    if (!isOpen.end && !isAt(places.at(-1), path.at(-1))) return false;
    let next = 0;
    for (const square of path) if (isAt(places[next], square)) next += 1;
    return next === places.length;
  };
  const fitting = legal.filter(fits);
  const whole = fitting.filter(({ path }) => path.length === places.length);
  return whole.length > 0 ? whole : fitting;
};
