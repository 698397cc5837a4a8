import { write } from '../dark/position';
import { bitOf, next, openOn, ray, squareOf, WAYS } from '../dark/squares';
import { TOP } from '../small/shape';
import { copy, crown, kings, me, setTower, SIZE, them, tower } from './position';

/** Writes every quiet move from `at`; returns the index after the last. */
export function quietMoves(position: usize, at: usize): usize {
  const own = me(position);
  const empty = ~(own | them(position));
  let p = at;
  for (let rest = own & ~kings(position); rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    const left = next(square, 0) & empty;
    const right = next(square, 1) & empty;
    if (left != 0) p = move(position, square, left, p);
    if (right != 0) p = move(position, square, right, p);
  }
  for (let rest = own & kings(position); rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    for (let way = 0; way < WAYS; way++) {
      for (let open = openOn(ray(square, way), ~empty, way); open != 0; open &= open - 1) {
        p = move(position, square, open & (0 - open), p);
      }
    }
  }
  return p;
}

function move(position: usize, from: i32, to: u32, at: usize): usize {
  copy(position, at);
  const gone = bitOf(from);
  const isKing = (kings(position) & gone) != 0 || (to & TOP) != 0;
  const moved = tower(position, from);
  write(at, (me(position) & ~gone) | to, them(position), (kings(position) & ~gone) | (isKing ? to : 0));
  setTower(at, from, 0);
  setTower(at, squareOf(to), isKing ? crown(moved) : moved);
  return at + SIZE;
}
