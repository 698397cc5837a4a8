/** What a player can do in a game beside moving: asked for on the card, and answered for them alone. */
import type { Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { lookAt } from '../board/look.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { moreControls } from './controls.ts';

/** Offers what the side of `own` can do in a game that is on. */
export const moreScreen = (say: Say, game: Game, own: Color): Screen =>
  quiet(text(say('more.ask')), ...moreControls(say, lookAt(game), own));
