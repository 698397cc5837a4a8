/** Pairs an arena: free players meet neighbors in the table, never the same one twice in a row. */
import { opposite, type Color, type Pair } from '../event.ts';

export interface Waiting {
  readonly number: number;
  readonly rank: number;
  readonly since: number;
  readonly last: number | null;
  readonly colors: readonly Color[];
}

const WAITING_WEIGHT = 0.1;
const SECOND = 1000;

const distance = (one: Waiting, other: Waiting): number => Math.abs(one.rank - other.rank);

/** White goes to the player with more Black games; if equal, to the player who had Black last. */
function whiteOf(one: Waiting, other: Waiting): Pair {
  const [a, b] = [balanceOf(one), balanceOf(other)];
  const isFirst = a === b ? (one.colors.at(-1) ?? 'black') !== 'white' : a < b;
  return isFirst ? { white: one.number, black: other.number } : { white: other.number, black: one.number };
}

const balanceOf = ({ colors }: Waiting): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

/** Two players may meet again immediately only if nobody else is in the arena. */
const mayMeet = (one: Waiting, other: Waiting, isAlone: boolean, isForbidden: Forbidden): boolean =>
  !isForbidden(one.number, other.number) &&
  (isAlone || (one.last !== other.number && other.last !== one.number));

type Forbidden = (a: number, b: number) => boolean;

interface Hall {
  readonly waiting: readonly Waiting[];
  readonly present: number;
  readonly isForbidden: Forbidden;
  /** In ms since 1970. */
  readonly now: number;
}

export function pairArena({ waiting, present, isForbidden, now }: Hall): readonly Pair[] {
  const isAlone = present <= 2;
  const claim = ({ rank, since }: Waiting): number => rank - (WAITING_WEIGHT * (now - since)) / SECOND;
  let left = waiting.toSorted((a, b) => claim(a) - claim(b) || a.number - b.number);
  const pairs: Pair[] = [];
  for (const one of left) {
    if (!left.includes(one)) continue;
    const others = left.filter((other) => other !== one && mayMeet(one, other, isAlone, isForbidden));
    const [other] = others.toSorted((a, b) => distance(one, a) - distance(one, b) || a.number - b.number);
    if (!other) continue;
    pairs.push(whiteOf(one, other));
    left = left.filter((each) => each !== one && each !== other);
  }
  return pairs;
}

export const colorIn = ({ white }: Pair, number: number): Color =>
  white === number ? 'white' : opposite('white');
