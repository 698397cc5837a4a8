/** The game card: the one message in the channel that shows a game and lets its players go on. */
import type { Screen } from '../app/screen.ts';
import type { Game } from '../game/game.ts';
import type { Say } from '../i18n/say.ts';
import { mention, quiet, text } from './blocks.ts';

/** The card of a game as it stands now, in the language of its place. */
export function cardScreen(say: Say, game: Game): Screen {
  const { white, black } = game.players;
  return quiet(text(say('card.players', { white: mention(white), black: mention(black) })));
}
