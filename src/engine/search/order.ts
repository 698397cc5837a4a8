/**
 * Move order: the table's move, captures by gain, two killers, then history (Schaeffer's, with
 * gravity).
 */
import { ownKings, ownMen, theirKings, theirMen, type Ground } from '../ground/ground.ts';
import { MAX_PLY } from './score.ts';

/** At most 500 captures (`draughts/moves.ts`); quiet moves: 30 kings on 12x12 with 22 each. */
export const MOST_MOVES = 700;
const FIRST = 1 << 28;
const KILLER = 1 << 26;
const TRIED = -(1 << 30);
const LIMIT = 1 << 14;

export const HISTORY_SIZE = 2 << 16;

export interface Order {
  readonly worth: Int32Array;
  readonly killers: Int32Array;
  readonly history: Int32Array;
  /**
   * The few moves with a history, preceded by their number, so that fading doesn't visit all
   * others.
   */
  readonly known: Int32Array;
  readonly isKnown: Uint8Array;
}

export const makeOrder = (): Order => ({
  worth: new Int32Array(MOST_MOVES * (MAX_PLY + 2)),
  killers: new Int32Array(2 * (MAX_PLY + 2)),
  history: new Int32Array(HISTORY_SIZE),
  known: new Int32Array(HISTORY_SIZE + 1),
  isKnown: new Uint8Array(HISTORY_SIZE),
});

/** Halves the last search's history and clears its killers. */
export function fade({ history, known, killers }: Order): void {
  for (let i = 1; i <= known[0]!; i += 1) history[known[i]!]! >>= 1;
  killers.fill(-1);
}

export function forget({ history, known, isKnown }: Order): void {
  for (let i = 1; i <= known[0]!; i += 1) {
    history[known[i]!] = 0;
    isKnown[known[i]!] = 0;
  }
  known[0] = 0;
}

/** Weighs a position's successors; `choice` is the place of the table's move. */
export function weigh(
  { worth, killers, history }: Order,
  ground: Ground,
  position: number,
  first: number,
  end: number,
  ply: number,
  choice: number,
): void {
  const { words } = ground;
  const row = ply * MOST_MOVES;
  const captures = ground.isCapture(position, first);
  for (let p = first, i = 0; p < end; p += words, i += 1) {
    if (i === choice) worth[row + i] = FIRST;
    else if (captures) worth[row + i] = gain(ground.material(p));
    else {
      const move = ground.moveOf(position, p);
      if (move === killers[2 * ply]) worth[row + i] = KILLER + 1;
      else if (move === killers[2 * ply + 1]) worth[row + i] = KILLER;
      else worth[row + i] = history[((ply & 1) << 16) | move]!;
    }
  }
}

const gain = (material: number): number =>
  ownMen(material) + 3 * ownKings(material) - theirMen(material) - 3 * theirKings(material);

export function pick({ worth }: Order, ply: number, moves: number): number {
  const row = ply * MOST_MOVES;
  let best = row;
  for (let i = row + 1; i < row + moves; i += 1) if (worth[i]! > worth[best]!) best = i;
  worth[best] = TRIED;
  return best - row;
}

/**
 * The quiet move at `place` caused a cutoff: it becomes a killer, and better than the moves before
 * it.
 */
export function learn(
  order: Order,
  ground: Ground,
  position: number,
  first: number,
  moves: number,
  place: number,
  ply: number,
  depth: number,
): void {
  const { worth, killers } = order;
  const side = (ply & 1) << 16;
  const row = ply * MOST_MOVES;
  const best = ground.moveOf(position, first + place * ground.words);
  if (killers[2 * ply] !== best) {
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = best;
  }
  nudge(order, side | best, depth * depth);
  for (let i = 0; i < moves; i += 1) {
    if (i === place || worth[row + i] !== TRIED) continue;
    nudge(order, side | ground.moveOf(position, first + i * ground.words), -depth * depth);
  }
}

/** Changes a count by at most `LIMIT`, and by less near the limit. */
function nudge({ history, known, isKnown }: Order, at: number, amount: number): void {
  if (isKnown[at] === 0) {
    isKnown[at] = 1;
    known[0]! += 1;
    known[known[0]!] = at;
  }
  const bonus = Math.max(-LIMIT, Math.min(LIMIT, amount << 2));
  history[at] = history[at]! + bonus - Math.trunc((history[at]! * Math.abs(bonus)) / LIMIT);
}
