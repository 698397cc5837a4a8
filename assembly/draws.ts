/**
 * Draw counts as one integer that a search carries from ply to ply. `src/draughts/draws/` cites the
 * rules and looks at the whole game each time; a test compares the two.
 *
 *     bits 0-7   plies since the count last started
 *     bits 8-15  plies that a lone king has spent on the main road (Russian only)
 *     bits 16-   plies left plus one; 0 without a count
 */
import { holdsRoad } from './board/ground';

const KINGS_ONLY = 1;
const INTERNATIONAL = 2;
const FRISIAN = 3;
const RUSSIAN = 4;

/** The variant's family of draw counts, and its limit for plies of kings only. */
let family: i32 = 0;
let kingsOnly: i32 = 0;
/** Whether one piece against one is a draw. */
export let onePieceEachDraws: bool = false;

export function chooseDraws(counts: i32, plies: i32, oneEach: bool): void {
  family = counts;
  kingsOnly = plies;
  onePieceEachDraws = oneEach;
}

/** Greater than any number of pieces or plies. */
const ENDLESS: i32 = 1 << 20;

function counted(clock: i32, stood: i32, plies: i32): i32 {
  return min(clock, 255) | (min(stood, 255) << 8) | ((max(0, plies - clock) + 1) << 16);
}

export function isDrawn(count: i32): bool {
  return count >>> 16 == 1;
}

export function pliesLeft(count: i32): i32 {
  return count < 1 << 16 ? ENDLESS : (count >>> 16) - 1;
}

export function ownMen(material: i32): i32 {
  return material & 255;
}

export function ownKings(material: i32): i32 {
  return (material >>> 8) & 255;
}

export function theirMen(material: i32): i32 {
  return (material >>> 16) & 255;
}

export function theirKings(material: i32): i32 {
  return material >>> 24;
}

function own(material: i32): i32 {
  return ownMen(material) + ownKings(material);
}

function theirs(material: i32): i32 {
  return theirMen(material) + theirKings(material);
}

function total(material: i32): i32 {
  return own(material) + theirs(material);
}

export function isOneEach(material: i32): bool {
  return own(material) == 1 && theirs(material) == 1;
}

function crowns(before: i32, after: i32): bool {
  return ownKings(after) > ownKings(before);
}

function bothHaveKings(material: i32): bool {
  return ownKings(material) > 0 && theirKings(material) > 0;
}

/** The number of pieces, including a king, against a lone king; `ENDLESS` in any other ending. */
function strongAgainstKing(material: i32): i32 {
  if (!bothHaveKings(material)) return ENDLESS;
  if (own(material) == 1) return theirs(material);
  return theirs(material) == 1 ? own(material) : ENDLESS;
}

function next(count: i32, renews: bool): i32 {
  return renews ? 0 : (count & 255) + 1;
}

function renewsFew(before: i32, after: i32, pieces: i32): bool {
  return (
    (crowns(before, after) && ownKings(after) == 1) || (total(before) > pieces && total(after) <= pieces)
  );
}

/**
 * The count after a move. `before`, `after` (the material) and `successor` are from the mover's
 * point of view.
 */
export function countAfter(count: i32, before: i32, after: i32, isQuietKing: bool, successor: usize): i32 {
  if (family == RUSSIAN) return russian(count, before, after, isQuietKing, successor);
  if (family == INTERNATIONAL) return international(count, before, after, isQuietKing);
  if (family == FRISIAN) return frisian(count, before, after);
  if (family == KINGS_ONLY && isQuietKing) return counted(next(count, false), 0, kingsOnly);
  return 0;
}

function international(count: i32, before: i32, after: i32, isQuietKing: bool): i32 {
  const strong = strongAgainstKing(after);
  if (strong <= 2) return counted(next(count, renewsFew(before, after, 3)), 0, 10);
  if (strong == 3) return counted(next(count, renewsFew(before, after, 4)), 0, 32);
  return isQuietKing ? counted(next(count, false), 0, 50) : 0;
}

function frisian(count: i32, before: i32, after: i32): i32 {
  if (ownMen(after) + theirMen(after) > 0 || !bothHaveKings(after)) return 0;
  const pieces = total(after);
  if (pieces > 3) return 0;
  const clock = next(count, total(before) != pieces || crowns(before, after));
  return counted(clock, 0, pieces == 3 ? 14 : 4);
}

/** 7.2.4 to 7.2.8. The plies on the main road are never reset. */
function russian(count: i32, before: i32, after: i32, isQuietKing: bool, successor: usize): i32 {
  const stood = (count >>> 8) & 255;
  if (!bothHaveKings(after)) return stood << 8;
  const strong = strongAgainstKing(after);
  if (strong <= 2) return counted(next(count, renewsFew(before, after, 3)), stood, 10);
  if (strong == 3 && holdsRoad(successor, own(after) == 1)) return onMainRoad(count, before, after);
  const renews = total(before) != total(after) || crowns(before, after);
  if (strong != ENDLESS && ownMen(after) + theirMen(after) == 0)
    return counted(next(count, renews), stood, 30);
  const pieces = total(after);
  if (pieces == 4 || pieces == 5) return counted(next(count, renews), stood, 60);
  if (pieces == 6 || pieces == 7) return counted(next(count, renews), stood, 120);
  return isQuietKing ? counted(next(count, false), stood, 30) : stood << 8;
}

/**
 * 7.2.7: five moves of both sides after the king's five on the main road, or the 15 moves of 7.2.4.
 */
function onMainRoad(count: i32, before: i32, after: i32): i32 {
  const stood = ((count >>> 8) & 255) + 1;
  const crownsFirst = crowns(before, after) && ownKings(after) == 1;
  const clock = next(count, total(before) != total(after) || crownsFirst);
  const untilRoad = max(0, max(10 - stood, 10 - clock));
  return counted(clock, stood, clock + min(untilRoad, max(0, 30 - clock)));
}
