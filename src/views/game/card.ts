/** The game card: the one message in the channel that shows a game and lets its players go on. */
import type { Screen } from '../screen/screen.ts';
import { callsOf } from '../../game/calls.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { DRAWN_ACCENT, text, TURN_ACCENT, WON_ACCENT } from '../screen/blocks.ts';
import type { CardFacts } from './cardFacts.ts';
import { controls } from './controls.ts';
import { boardPicture, type Shape, usualBottom } from '../board/shape.ts';
import { lookAt, moveNumberOf, type Look } from '../board/look.ts';
import { remarkLine } from './remark.ts';
import { statusText, titleText } from './status.ts';

/** The colour of the card's edge: whose turn it is, or how it ended. */
export function accentOf({ game, turn }: Look): number {
  if (!game.result) return TURN_ACCENT[turn];
  return game.result.winner ? WON_ACCENT : DRAWN_ACCENT;
}

/** How the card is wanted by its server. */
export interface CardStyle extends Pick<Shape, 'look'> {
  readonly facts?: CardFacts;
  /** Whether the engine says a word about the game. */
  readonly hasRemarks?: boolean;
}

/** The card of a game as it stands now, in the language of its place. */
export function cardScreen(
  say: Say,
  game: Game,
  { look: colors, hasRemarks, facts }: CardStyle = {},
): Screen {
  const look = lookAt(game);
  const bottom = usualBottom(look);
  const remark = hasRemarks ? remarkLine(say, look) : null;
  return {
    blocks: [
      titleText(say, look, moveNumberOf(game), facts),
      { kind: 'picture', picture: { ...boardPicture(say, look, bottom), ...(colors && { look: colors }) } },
      statusText(say, look, facts),
      ...(remark === null ? [] : [text(remark)]),
      ...controls(say, look, 'everyone', bottom),
    ],
    accent: accentOf(look),
    notifies: callsOf(game).map(({ user }) => user),
  };
}
