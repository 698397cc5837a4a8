/** The one line that a card becomes when a newer one takes its place, so that a channel reads as a game record. */
import type { Card } from '../app/store.ts';
import type { Screen } from '../app/screen.ts';
import type { Game } from '../game/game.ts';
import type { Say } from '../i18n/say.ts';
import { quiet, text } from './blocks.ts';

/** Where a message of ours is found, for a jump from another. */
export const linkTo = (guildId: string | null, card: Card): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${card.channelId}/${card.messageId}`;

function event(say: Say, game: Game): string | null {
  if (game.result) return say('retired.over');
  if (game.drawOffer) return say('retired.draw-offer');
  const move = game.moves.at(-1);
  return move === undefined ? null : say('retired.moved', { move });
}

/** What an older card of `game` shows from now on; `next` is the card that took its place, if there is one. */
export function retiredScreen(say: Say, game: Game, next: Card | null): Screen {
  const link = next && say('retired.link', { link: linkTo(game.place.guildId, next) });
  return quiet(text(event(say, game), link));
}
