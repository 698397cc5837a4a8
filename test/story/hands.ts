/** The three ways to make a move in Discord: typing it, choosing it from the card, and pressing the button of the only one. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { Heard, Visitor } from '../../playground/server/visitor/visitor.ts';

const squaresOf = (move: string): readonly string[] => move.split(/[-:]/u);

/** Whether a move as a menu writes it, which may leave out squares on the way, can be the full one. */
function means(short: string, full: string): boolean {
  const path = squaresOf(full);
  const steps = squaresOf(short).map((square) => path.indexOf(square));
  const isOnPath = steps.every((step, n) => step >= 0 && step >= (steps[n - 1] ?? 0));
  return isOnPath && steps[0] === 0 && steps.at(-1) === path.length - 1;
}

async function chooseOn(
  who: Visitor,
  message: APIMessage,
  fits: (value: string) => boolean,
): Promise<Heard | null> {
  for (const menu of menusOf(message)) {
    const options = menu.type === ComponentType.StringSelect ? menu.options : [];
    const option = options.find(({ value }) => fits(value));
    if (option) return who.choose(message.id, menu.custom_id, [option.value]);
  }
  return null;
}

export const byCommand = (who: Visitor, card: APIMessage, move: string): Promise<Heard> =>
  who.command(card.channel_id, 'move', { move });

/** Presses the button of the only move, or chooses from the menu, in two steps where the card asks for the piece first. */
export async function byHand(who: Visitor, card: APIMessage, move: string): Promise<Heard> {
  const only = buttonsOf(card).find(({ custom_id }) => /^(?:move|puzzle)\|play\|/u.test(custom_id));
  if (only) return who.click(card.id, only.custom_id);
  const whole = await chooseOn(who, card, (value) => means(value, move));
  if (whole) return whole;
  const piece = await chooseOn(who, card, (value) => value === squaresOf(move)[0]);
  const second = piece?.message && (await chooseOn(who, piece.message, (value) => means(value, move)));
  if (!second) throw new Error(`the card does not offer ${move}`);
  return second;
}
