/**
 * Leaving for good: whoever has themselves erased gives up what they still play, however far that is; but a team in which others
 * are left goes on without them.
 */
import { changed, type Decision } from './decision.ts';
import type { Game, UserId } from './game.ts';
import { closed } from './offers.ts';
import { refused } from '../draughts/attempt.ts';
import { withoutMember } from './seat.ts';
import { colorOf } from './side.ts';
import { opponentOf } from '../draughts/piece.ts';

/** Takes a user out of their team, or resigns for them and ends their match, also when the time was just running out: nobody comes back to this game. */
export function leave(game: Game, user: UserId, at: number): Decision {
  const color = colorOf(game, user);
  if (!color) return refused({ code: 'not-your-game' });
  if (game.result) return refused({ code: 'game-over', result: game.result });
  const others = withoutMember(game.seats[color], user);
  if (others) return changed(game, { by: user, at }, { seats: { ...game.seats, [color]: others } }, []);
  const result = { winner: opponentOf(color), by: 'resignation' } as const;
  const match = game.match && ({ ...game.match, stopped: 'gone' } as const);
  const news = { result, offers: closed(game.offers), ...(match && { match }) };
  return changed(game, { by: user, at }, news, [{ kind: 'ended', result }]);
}
