/** The subject of one of the bot's messages, read back from its buttons. */
import { BOARD, CHALLENGE } from './declarations.ts';
import { type Arrived, type Control, type Press, readPress } from './presses.ts';

interface ShownGame {
  readonly id: string;
  readonly ply: number;
}

/** The game of a board, and its ply: every board can be turned or has more, and only boards. */
export const gameOn = (presses: readonly Press[]): ShownGame | null =>
  find(presses, BOARD.command, 'turn', BOARD.controls.turn) ??
  find(presses, BOARD.command, 'rest', BOARD.controls.rest);

/** The id of an open challenge, because each has a button to accept it. */
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
