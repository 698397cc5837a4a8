/** A board for one reader alone: from the side they like, with the controls that are theirs. */
import type { Block, Screen } from '../app/screen.ts';
import type { Color } from '../draughts/types.ts';
import type { Game, UserId } from '../game/game.ts';
import { colorOf } from '../game/seat.ts';
import type { Say } from '../i18n/say.ts';
import type { NotationStyle } from '../notation/square.ts';
import { accentOf } from './card.ts';
import { controls } from './controls.ts';
import { lookAt, moveNumberOf } from './look.ts';
import { boardPicture, usualBottom } from './picture.ts';
import { statusText, titleText } from './status.ts';

/** Who looks, and from which side; from their own, or the usual one, unless told. */
export interface Viewer {
  readonly user: UserId;
  readonly bottom?: Color;
  /** How they want moves written; as the variant's players do unless told. */
  readonly style?: NotationStyle | null;
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
      boardPicture(say, look, bottom),
      statusText(say, look),
      ...controls(say, look, own ?? 'spectator', bottom),
    ],
    accent: accentOf(look),
    notifies: [],
  };
}
