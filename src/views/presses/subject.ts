/** The subject of one of the bot's messages, determined from its buttons. */
import { BOARD, CHALLENGE, PROFILE, TOURNAMENT } from './declarations.ts';
import { type Arrived, type Control, type Press, readPress } from './presses.ts';

interface ShownGame {
  readonly id: string;
  readonly ply: number;
}

/** The game of a board, and its ply. Only boards can be turned or have a *More* button. */
export const gameOn = (presses: readonly Press[]): ShownGame | null =>
  find(presses, BOARD.command, 'turn', BOARD.controls.turn) ??
  find(presses, BOARD.command, 'rest', BOARD.controls.rest);

/** The id of an open challenge, because each has a button to accept it. */
export const challengeOn = (presses: readonly Press[]): string | null =>
  find(presses, CHALLENGE.command, 'accept', CHALLENGE.controls.accept)?.id ?? null;

/** The game whose page a button opens. */
export const pageOf = (press: Press): string | null =>
  find([press], BOARD.command, 'page', BOARD.controls.page)?.id ?? null;

/** Whether a button shares something on the page. */
export const isShare = ({ command, action }: Press): boolean =>
  action === 'share' && [BOARD, PROFILE, TOURNAMENT].some((each) => each.command === command);

function find<C extends Control>(
  presses: readonly Press[],
  command: string,
  action: string,
  control: C,
): Arrived<C> | null {
  const press = presses.find((each) => each.command === command && each.action === action);
  return press ? readPress(control, press.args, [], new Map()) : null;
}
