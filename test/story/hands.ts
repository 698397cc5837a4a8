/**
 * The three ways to make a move in Discord: typing it, pressing its button, and pressing its
 * piece's button first.
 */
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { Heard, Visitor } from '../../playground/server/visitor/visitor.ts';

const squaresOf = (move: string): readonly string[] => move.split(/[-:x]/u);

/**
 * Whether a move in a menu's notation, which may omit squares on its route, can be the full move. A
 * capture may end where it began.
 */
function means(short: string, full: string): boolean {
  const [from, ...steps] = squaresOf(short);
  const [start, ...path] = squaresOf(full);
  let at = -1;
  const isOnPath = steps.every((step) => (at = path.indexOf(step, at + 1)) >= 0);
  return isOnPath && from === start && steps.at(-1) === path.at(-1);
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

export interface Way {
  readonly id: string;
  /** The move, or the square of its piece. */
  readonly to: string;
}

const waysBy =
  (...acts: readonly string[]) =>
  (message: APIMessage): readonly Way[] =>
    buttonsOf(message).flatMap(({ custom_id: id }) => {
      const [command, act, , , to = ''] = id.split('|');
      return acts.includes(`${command} ${act}`) ? [{ id, to }] : [];
    });

/** The moves that take one press on the message. */
export const movesOn = waysBy('move play', 'puzzle play', 'learn move', 'guess play', 'guess record-play');

/** The pieces whose moves take a second press. */
export const piecesOn = waysBy('move from', 'puzzle from', 'learn from', 'guess from', 'guess record-from');

/**
 * Of two captures between the same squares, the shorter notation may omit squares on the other
 * capture's route.
 */
const longest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((one, other) => squaresOf(other.to).length - squaresOf(one.to).length)[0];

async function pressOn(who: Visitor, message: APIMessage, move: string): Promise<Heard | null> {
  const whole = longest(movesOn(message).filter(({ to }) => means(to, move)));
  return whole ? who.click(message.id, whole.id) : chooseOn(who, message, (value) => means(value, move));
}

async function pieceOn(who: Visitor, message: APIMessage, square: string): Promise<Heard | null> {
  const piece = piecesOn(message).find(({ to }) => to === square);
  return piece ? who.click(message.id, piece.id) : chooseOn(who, message, (value) => value === square);
}

/** On a busy machine, the picture follows a deferral, in another message or on the card. */
async function shownAfter(who: Visitor, card: APIMessage, heard: Heard): Promise<APIMessage> {
  if (heard.message) return heard.message;
  const before = JSON.stringify(card.components);
  return who.waitFor(
    ({ id, components, interaction_metadata: by }) =>
      by?.id === heard.interactionId || (id === card.id && JSON.stringify(components) !== before),
  );
}

/**
 * Presses the move, or its piece and then the move. Menus contain only moves without a button. The
 * piece is pressed again if the card changed first, for example after a restart.
 */
export async function byHand(who: Visitor, card: APIMessage, move: string): Promise<Heard> {
  let shown = card;
  let piece: Heard | null = null;
  for (;;) {
    const whole = await pressOn(who, shown, move);
    if (whole) return whole;
    if (piece && shown.id !== card.id) return piece;
    const again = await pieceOn(who, shown, squaresOf(move)[0] ?? '');
    if (!again && piece) return piece;
    if (!again) throw new Error(`the card does not offer ${move}`);
    piece = again;
    shown = await shownAfter(who, shown, piece);
  }
}

/** A move that the message offers in one or two presses; null if there is none. */
export async function anyMove(who: Visitor, card: APIMessage, pick = 0): Promise<Heard | null> {
  const ways = [...movesOn(card), ...piecesOn(card)];
  const way = ways[pick % Math.max(1, ways.length)];
  if (!way) return null;
  const heard = await who.click(card.id, way.id);
  if (!way.id.includes('|from|')) return heard;
  const shown = await shownAfter(who, card, heard);
  const [numbered] = movesOn(shown);
  return numbered ? who.click(shown.id, numbered.id) : heard;
}
