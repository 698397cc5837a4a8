/** What a message of ours is about, read back from its presses. */
import { BOARD, CHALLENGE } from './declarations.ts';
import { type Arrived, type Control, type Press, readPress } from './presses.ts';

interface ShownGame {
  readonly id: string;
  readonly ply: number;
}

/** The game of a board, as of which ply: each board can be turned, and only boards can. */
export const gameOn = (presses: readonly Press[]): ShownGame | null =>
  find(presses, BOARD.command, 'turn', BOARD.controls.turn);

/** The id of an open challenge: each can be accepted. */
export const challengeOn = (presses: readonly Press[]): string | null =>
  find(presses, CHALLENGE.command, 'accept', CHALLENGE.controls.accept)?.id ?? null;

function find<C extends Control>(
  presses: readonly Press[],
  command: string,
  action: string,
  control: C,
): Arrived<C> | null {
  const press = presses.find((each) => each.command === command && each.action === action);
  return press ? readPress(control, press.args, [], new Map()) : null;
}
