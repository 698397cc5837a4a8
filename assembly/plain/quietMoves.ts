import { FLYING, has } from '../facts';
import { EMPTY, OWN_KING, OWN_MAN } from '../codes';
import { code, name, put, SIZE, size, squares } from './position';
import { isLast, KING_MOVES, MAN_MOVES, squareOn, waysOf } from './rays';

/** Writes all quiet moves from `at` on. Returns the address after them. */
export function quietMoves(position: usize, at: usize): usize {
  let p = at;
  for (let from = 0; from < squares; from++) {
    const piece = code(position, from);
    if (piece != OWN_MAN && piece != OWN_KING) continue;
    const rays = piece == OWN_KING ? KING_MOVES : MAN_MOVES;
    const ways = waysOf(rays);
    const reach = piece == OWN_KING && has(FLYING) ? size : 1;
    for (let way = 0; way < ways; way++) {
      const ray = (from * ways + way) * size;
      for (let i = 0; i < reach; i++) {
        const to = squareOn(rays, ray + i);
        if (to < 0 || code(position, to) != EMPTY) break;
        memory.copy(p, position, SIZE);
        name(p, from, to);
        put(p, from, EMPTY);
        put(p, to, isLast(to) ? OWN_KING : piece);
        p += SIZE;
      }
    }
  }
  return p;
}
