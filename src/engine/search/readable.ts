import { legalMoves } from '../../draughts/moves.ts';
import { play } from '../../draughts/position.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Ground } from '../ground/ground.ts';

/**
 * The moves of a line of places. If two routes capture the same pieces, the first stands for both.
 * Ends before a move that isn't listed, among too many captures. The stack is free from `free` on.
 */
export function movesOf(
  ground: Ground,
  from: Position,
  places: Iterable<number>,
  free: number,
): readonly Move[] {
  const moves: Move[] = [];
  let position = from;
  for (const place of places) {
    const move = moveAt(ground, position, place, free);
    if (!move) break;
    moves.push(move);
    position = play(ground.variant, position, move);
  }
  return moves;
}

function moveAt(ground: Ground, position: Position, place: number, free: number): Move | undefined {
  const { variant, words } = ground;
  const turned = free + words;
  const first = turned + words;
  ground.load(position, free);
  const end = ground.generate(free, first);
  const successor = first + place * words;
  if (successor >= end) throw new Error('a place beyond the last move');
  ground.turn(successor, turned);
  const hash = ground.hash(turned);
  const lock = ground.lock(turned);
  return legalMoves(variant, position).find((legal) => {
    ground.load(play(variant, position, legal), free);
    return ground.hash(free) === hash && ground.lock(free) === lock;
  });
}
