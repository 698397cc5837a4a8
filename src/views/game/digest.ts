import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import type { Screen } from '../screen/screen.ts';
import { deadlineOf } from '../../game/clock/clock.ts';
import type { Occasion } from '../../game/calls/calls.ts';
import { colorOf } from '../../game/decision.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, relativeTime, text } from '../screen/blocks.ts';
import { facts, outcomeFor } from './notice.ts';

interface Waiting {
  readonly occasion: Exclude<Occasion, 'reminder'>;
  readonly record: { readonly game: Game; readonly shown: { readonly card: MessageAddress | null } };
}

/** The number of lines with links that fit in a message. */
const MOST_LINES = 12;

function line(say: Say, { occasion, record: { game, shown } }: Waiting, user: UserId): string {
  const about = facts(say, game, user, shown.card);
  const open = game.offers[opponentOf(colorOf(game, user) ?? 'black')].open;
  if (occasion === 'offer' && open) return say(`digest.offer.${open}`, about);
  if (occasion === 'end') return say(`digest.end.${outcomeFor(game, user)}`, about);
  const deadline = deadlineOf(game);
  if (deadline === null) return say('digest.turn', about);
  return say('digest.turn-timed', { ...about, time: relativeTime(deadline) });
}

export function digestScreen(say: Say, waiting: readonly Waiting[], user: UserId): Screen {
  const more = waiting.length - MOST_LINES;
  return quiet(
    text(
      say('digest.title', { count: waiting.length }),
      ...waiting.slice(0, MOST_LINES).map((each) => line(say, each, user)),
      more > 0 ? say('digest.more', { count: more }) : null,
      say('notice.choose'),
    ),
  );
}
