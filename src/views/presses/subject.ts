/** What a message of ours is about, read back from its presses. */
import { BOARD, CHALLENGE } from './declarations.ts';
import { type Arrived, type Controls, type Press, type Presses, readPress } from './presses.ts';

interface ShownGame {
  readonly id: string;
  readonly ply: number;
}

/** The game of a board, as of which ply: each board can be turned, and only boards can. */
export const gameOn = (presses: readonly Press[]): ShownGame | null => find(presses, BOARD, 'turn');

/** The id of an open challenge: each can be accepted. */
export const challengeOn = (presses: readonly Press[]): string | null =>
  find(presses, CHALLENGE, 'accept')?.id ?? null;

function find<C extends Controls, const A extends keyof C & string>(
  presses: readonly Press[],
  { command, controls }: Presses<C>,
  action: A,
): Arrived<C[A]> | null {
  const control: C[A] = controls[action];
  const press = presses.find((each) => each.command === command && each.action === action);
  return press ? readPress<C[A]>(control, press.args, [], new Map()) : null;
}
