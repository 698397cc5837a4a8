import { kings, me, runs, them } from '../dark/position';
import { has, STRAIGHT } from '../facts';
import { mixed } from '../key';

export * from '../dark/ground';
export { runs, setRuns } from '../dark/position';

export function hash(p: usize): i32 {
  return keyOf(1, p);
}

export function lock(p: usize): i32 {
  return keyOf(2, p);
}

const HALF = 0x1ffffff;

function keyOf(seed: i32, p: usize): i32 {
  const own = mixed(mixed(seed, i32(me(p) & HALF)), i32(me(p) >> 25));
  const all = mixed(mixed(own, i32(them(p) & HALF)), i32(them(p) >> 25));
  const crowned = i32(kings(p));
  const rest = i32(kings(p) >> 32) ^ (has(STRAIGHT) ? runs(p) * i32(0x9e3779b1) : 0);
  return (crowned | rest) == 0 ? all : mixed(mixed(all, crowned), rest);
}
