/** From places among successors, which a search speaks of, to moves as the readable rules know them. */
import { legalMoves } from '../../draughts/moves.ts';
import { play } from '../../draughts/play.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { Ground } from '../ground/ground.ts';

/**
 * The moves of a line given by places, from a position on. The same pieces taken on two ways lead to one successor; the
 * first of such moves stands for both.
 */
export function movesOf(ground: Ground, from: Position, places: Iterable<number>): readonly Move[] {
  const moves: Move[] = [];
  let position = from;
  for (const place of places) {
    const move = moveAt(ground, position, place);
    moves.push(move);
    position = play(ground.variant, position, move);
  }
  return moves;
}

/** The move that leads to a successor. */
function moveAt(ground: Ground, position: Position, place: number): Move {
  const { variant, words } = ground;
  const spare = 2 * words;
  ground.load(position, 0);
  const end = ground.generate(0, spare);
  const successor = spare + place * words;
  if (successor >= end) throw new Error('a place beyond the last move');
  ground.turn(successor, words);
  const hash = ground.hash(words);
  const lock = ground.lock(words);
  const move = legalMoves(variant, position).find((legal) => {
    ground.load(play(variant, position, legal), 0);
    return ground.hash(0) === hash && ground.lock(0) === lock;
  });
  if (!move) throw new Error('a successor that no legal move leads to');
  return move;
}
