/** What someone is told of a game in private, with a jump to it. */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Screen } from '../screen/screen.ts';
import { deadlineOf } from '../../game/clock.ts';
import type { Call } from '../../game/calls.ts';
import { isCalledOff, type Game, type UserId } from '../../game/game.ts';
import { colorOf } from '../../game/side.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import { linkTo, mention, quiet, relativeTime, text } from '../screen/blocks.ts';
import { opponentIn } from './gameMenu.ts';
import { moveNumberOf } from '../board/look.ts';

/** Where a game is to be found: its board, or the channel when no message shows it. */
export const whereOf = ({ place }: Game, card: MessageAddress | null): string =>
  card ? linkTo(place.guildId, card) : `<#${place.channelId}>`;

/** What every line about a game tells of it, to one of its players. */
export const facts = (say: Say, game: Game, user: UserId, card: MessageAddress | null) => ({
  opponent: mention(say, opponentIn(game, user)),
  variant: say(`variant.${game.variant}`),
  number: moveNumberOf(game),
  where: whereOf(game, card),
});

/** How a finished game ended for this player. */
export function outcomeFor(game: Game, user: UserId): 'won' | 'lost' | 'drawn' | 'aborted' {
  if (isCalledOff(game.result)) return 'aborted';
  if (!game.result?.winner) return 'drawn';
  return game.result.winner === colorOf(game, user) ? 'won' : 'lost';
}

function line(say: Say, game: Game, { user, occasion }: Call, card: MessageAddress | null): string {
  const about = facts(say, game, user, card);
  const deadline = deadlineOf(game);
  const own = colorOf(game, user);
  const open = own && game.offers[opponentOf(own)].open;
  if (open) return say(`notice.offer.${open}`, about);
  if (game.result) return say(`notice.end.${outcomeFor(game, user)}`, about);
  if (deadline === null) return say('notice.turn', about);
  const words = { ...about, time: relativeTime(deadline) };
  return say(occasion === 'reminder' ? 'notice.reminder' : 'notice.turn-timed', words);
}

/** The direct message that calls someone to a game; `dropped` tells that their plan for it no longer fits. */
export const noticeScreen = (
  say: Say,
  game: Game,
  call: Call,
  card: MessageAddress | null,
  dropped: boolean,
): Screen =>
  quiet(
    text(
      line(say, game, call, card),
      dropped && call.occasion === 'turn' ? say('plan.dropped') : null,
      say('notice.choose'),
    ),
  );

/** Said in the channel once to someone whom Discord does not let the bot write to. */
export const unwrittenScreen = (say: Say, game: Game, user: UserId, card: MessageAddress | null): Screen => ({
  blocks: [text(say('notice.unwritten', { player: mention(say, { id: user }), where: whereOf(game, card) }))],
  notifies: [user],
});
