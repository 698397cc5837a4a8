/**
 * Pairs an arena: whoever is free plays somebody who is free, close to them in the table, and not the same opponent twice running.
 * Who is left over waits, and comes first when the next game is over.
 */
import { opposite, type Color, type Pair } from '../event.ts';

/** Somebody who is free. */
export interface Waiting {
  readonly number: number;
  /** In the table, from 1. */
  readonly rank: number;
  /** Since when they have been free (ms). */
  readonly since: number;
  /** Against whom they played last. */
  readonly last: number | null;
  /** The colors that they have had, oldest first. */
  readonly colors: readonly Color[];
}

/** How many ranks somebody moves up for each second that they have waited. */
const PATIENCE = 0.1;
const SECOND = 1000;

const distance = (one: Waiting, other: Waiting): number => Math.abs(one.rank - other.rank);

/** Who would like White more: more games with Black, then the last one. */
function whiteOf(one: Waiting, other: Waiting): Pair {
  const [a, b] = [balanceOf(one), balanceOf(other)];
  const isFirst = a === b ? (one.colors.at(-1) ?? 'black') !== 'white' : a < b;
  return isFirst ? { white: one.number, black: other.number } : { white: other.number, black: one.number };
}

/** Games with White less games with Black. */
const balanceOf = ({ colors }: Waiting): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

/** Whether these two may play: not again at once, unless there is nobody else in the whole arena. */
const mayMeet = (one: Waiting, other: Waiting, isAlone: boolean, isForbidden: Forbidden): boolean =>
  !isForbidden(one.number, other.number) &&
  (isAlone || (one.last !== other.number && other.last !== one.number));

type Forbidden = (a: number, b: number) => boolean;

export interface Hall {
  readonly waiting: readonly Waiting[];
  /** How many take part in all, those at their boards among them. */
  readonly present: number;
  readonly isForbidden: Forbidden;
  /** Ms since 1970. */
  readonly now: number;
}

/** The games that begin now. Who has waited longest is served first. */
export function pairArena({ waiting, present, isForbidden, now }: Hall): readonly Pair[] {
  const isAlone = present <= 2;
  const claim = ({ rank, since }: Waiting): number => rank - (PATIENCE * (now - since)) / SECOND;
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

/** The color that a player had. */
export const colorIn = ({ white }: Pair, number: number): Color =>
  white === number ? 'white' : opposite('white');
