/** A board for one reader alone: from the side they like, with the controls that are theirs. */
import type { Block, Screen } from '../screen/screen.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game, UserId } from '../../game/game.ts';
import { colorOf } from '../../game/decision.ts';
import type { Say } from '../../i18n/say.ts';
import { accentOf } from './card.ts';
import { controls } from './controls.ts';
import { boardPicture, inShape, type Reader, usualBottom } from '../board/shape.ts';
import { lookAt, moveNumberOf } from '../board/look.ts';
import { statusText, titleText } from './status.ts';

/** Who looks, and from which side; from their own, or the usual one, unless told. */
export interface Viewer extends Reader {
  readonly user: UserId;
  readonly bottom?: Color;
}

/** The private board, with `above` over it: why it is shown. */
export function boardScreen(say: Say, game: Game, viewer: Viewer, ...above: readonly Block[]): Screen {
  const look = lookAt(game, viewer.style);
  const own = colorOf(game, viewer.user);
  const bottom = viewer.bottom ?? own ?? usualBottom(look);
  return {
    blocks: [
      ...above,
      titleText(say, look, moveNumberOf(game)),
      ...inShape(say, boardPicture(say, look, bottom), look, bottom, viewer),
      statusText(say, look),
      ...controls(say, look, own ?? 'spectator', bottom),
    ],
    accent: accentOf(look),
    notifies: [],
  };
}
