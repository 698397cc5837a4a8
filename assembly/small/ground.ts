import { kings, me, them } from '../dark/position';
import { mixed } from '../key';

export * from '../dark/ground';

export function hash(p: usize): i32 {
  return mixed(mixed(mixed(1, me(p)), them(p)), kings(p));
}

export function lock(p: usize): i32 {
  return mixed(mixed(mixed(2, kings(p)), them(p)), me(p));
}
