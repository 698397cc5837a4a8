/**
 * Draw counts as one integer that a search carries from ply to ply: a numeric implementation of
 * `draughts/draws/`, which cites the rules and looks at the whole game each time. A test compares
 * the two.
 *
 *     bits 0-7   plies since the count last started
 *     bits 8-15  plies that a lone king has been on the main road (Russian only)
 *     bits 16-   plies left plus one; 0 without a count
 */
import type { DrawRule } from '../../draughts/draws/drawRule.ts';
import { frisianEndings } from '../../draughts/draws/frisian.ts';
import { internationalEndings } from '../../draughts/draws/international.ts';
import { kingsOnlyPlies } from '../../draughts/draws/ratio.ts';
import { onePieceEach } from '../../draughts/draws/sudden.ts';
import { russianEndings } from '../../draughts/draws/russian.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../ground/ground.ts';

const { stack } = shared;

export const NO_COUNT = 0;

const counted = (clock: number, stood: number, plies: number): number =>
  Math.min(clock, 255) | (Math.min(stood, 255) << 8) | ((Math.max(0, plies - clock) + 1) << 16);

const clockOf = (count: number): number => count & 255;
const stoodOf = (count: number): number => (count >>> 8) & 255;

export const isDrawn = (count: number): boolean => count >>> 16 === 1;

export const pliesLeft = (count: number): number => (count < 1 << 16 ? Infinity : (count >>> 16) - 1);

/** `before` and `after` are `Ground.material` for the mover, whose side `successor` is seen from. */
export type Counting = (
  count: number,
  before: number,
  after: number,
  isQuietKing: boolean,
  successor: number,
) => number;

/** The diagonal a1-h8 (`numeric/small/board.ts`). */
const MAIN_ROAD = [0, 4, 9, 13, 18, 22, 27, 31].reduce((bits, square) => bits | (1 << square), 0);

const ownPieces = (material: number): number => ownMen(material) + ownKings(material);
const theirPieces = (material: number): number => theirMen(material) + theirKings(material);
const total = (material: number): number => ownPieces(material) + theirPieces(material);
const crowns = (before: number, after: number): boolean => ownKings(after) > ownKings(before);
const crownsFirst = (before: number, after: number): boolean =>
  crowns(before, after) && ownKings(after) === 1;
const bothHaveKings = (material: number): boolean => ownKings(material) > 0 && theirKings(material) > 0;

/** The pieces, one of them a king, against a lone king; Infinity without such an ending. */
function strongAgainstKing(material: number): number {
  if (!bothHaveKings(material)) return Infinity;
  if (ownPieces(material) === 1) return theirPieces(material);
  return theirPieces(material) === 1 ? ownPieces(material) : Infinity;
}

const next = (count: number, renews: boolean): number => (renews ? 0 : clockOf(count) + 1);

const renewsFew = (before: number, after: number, pieces: number): boolean =>
  crownsFirst(before, after) || (total(before) > pieces && total(after) <= pieces);

const byKingsOnly =
  (plies: number): Counting =>
  (count, _before, _after, isQuietKing) =>
    isQuietKing ? counted(clockOf(count) + 1, 0, plies) : NO_COUNT;

const international: Counting = (count, before, after, isQuietKing) => {
  const strong = strongAgainstKing(after);
  if (strong <= 2) return counted(next(count, renewsFew(before, after, 3)), 0, 10);
  if (strong === 3) return counted(next(count, renewsFew(before, after, 4)), 0, 32);
  return isQuietKing ? counted(clockOf(count) + 1, 0, 50) : NO_COUNT;
};

const frisian: Counting = (count, before, after) => {
  if (ownMen(after) + theirMen(after) > 0 || !bothHaveKings(after)) return NO_COUNT;
  const pieces = total(after);
  if (pieces > 3) return NO_COUNT;
  const clock = next(count, total(before) !== pieces || crowns(before, after));
  return counted(clock, 0, pieces === 3 ? 14 : 4);
};

/** 7.2.4 to 7.2.8. The plies on the main road are never reset. */
const russian: Counting = (count, before, after, isQuietKing, successor) => {
  const stood = stoodOf(count);
  if (!bothHaveKings(after)) return stood << 8;
  const strong = strongAgainstKing(after);
  if (strong <= 2) return counted(next(count, renewsFew(before, after, 3)), stood, 10);
  if (strong === 3 && loneKingHoldsRoad(after, successor)) return onMainRoad(count, before, after);
  const renews = total(before) !== total(after) || crowns(before, after);
  if (strong !== Infinity && ownMen(after) + theirMen(after) === 0)
    return counted(next(count, renews), stood, 30);
  const pieces = total(after);
  if (pieces === 4 || pieces === 5) return counted(next(count, renews), stood, 60);
  if (pieces === 6 || pieces === 7) return counted(next(count, renews), stood, 120);
  return isQuietKing ? counted(clockOf(count) + 1, stood, 30) : stood << 8;
};

/**
 * 7.2.7: five moves of both sides after the king's five on the main road, or the 15 moves of 7.2.4.
 */
function onMainRoad(count: number, before: number, after: number): number {
  const stood = stoodOf(count) + 1;
  const clock = next(count, total(before) !== total(after) || crownsFirst(before, after));
  const untilRoad = Math.max(0, 10 - stood, 10 - clock);
  return counted(clock, stood, clock + Math.min(untilRoad, Math.max(0, 30 - clock)));
}

function loneKingHoldsRoad(material: number, successor: number): boolean {
  const own = stack[successor]! & MAIN_ROAD;
  const theirs = stack[successor + 1]! & MAIN_ROAD;
  return ownPieces(material) === 1 ? own !== 0 && theirs === 0 : theirs !== 0 && own === 0;
}

const FAMILIES: ReadonlyMap<DrawRule, Counting> = new Map([
  [russianEndings, russian],
  [internationalEndings, international],
  [frisianEndings, frisian],
]);

const never: Counting = () => NO_COUNT;

/** A variant has at most one family of counted draws. */
export function countingOf({ draws }: Variant): Counting {
  for (const rule of draws) {
    const plies = kingsOnlyPlies(rule);
    const family = plies === null ? FAMILIES.get(rule) : byKingsOnly(plies);
    if (family) return family;
  }
  return never;
}

export const drawsOnePieceEach = ({ draws }: Variant): boolean => draws.includes(onePieceEach);
