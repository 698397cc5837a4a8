/** The one line that a card becomes when a newer one takes its place, so that a channel reads as a game record. */
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Screen } from '../screen/screen.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { sideToMove } from '../../game/line.ts';
import type { Say } from '../../i18n/say.ts';
import { linkTo, mention, quiet, text } from '../screen/blocks.ts';

function event(say: Say, game: Game): string {
  const { latest, moves, result, seats } = game;
  if (result) return say('retired.ended');
  const [before = '', last = ''] = moves.slice(-2);
  const toMove = sideToMove(game);
  if (latest === 'answered')
    return say('retired.answered', { player: mention(say, seats[toMove]), move: before, answer: last });
  if (latest !== 'moved') return say(`retired.${latest}`);
  return say('retired.moved', { player: mention(say, seats[opponentOf(toMove)]), move: last });
}

/** What an older card of `game` shows from now on; `next` is the card that took its place, if there is one. */
export function retiredScreen(say: Say, game: Game, next: MessageAddress | null): Screen {
  const link = next && say('retired.link', { link: linkTo(game.place.guildId, next) });
  return quiet(text(event(say, game), link));
}
