/** Leaving for good: whoever has themselves erased gives up what they still play, however far that is. */
import { changed, type Decision } from './decision.ts';
import type { Game, UserId } from './game.ts';
import { closed } from './offers.ts';
import { refused } from '../draughts/attempt.ts';
import { colorOf } from './seat.ts';
import { opponentOf } from '../draughts/piece.ts';

/** Resigns for a user, also when the time was just running out: nobody comes back to this game. */
export function leave(game: Game, user: UserId, at: number): Decision {
  const color = colorOf(game, user);
  if (!color) return refused({ code: 'not-your-game' });
  if (game.result) return refused({ code: 'game-over', result: game.result });
  const result = { winner: opponentOf(color), by: 'resignation' } as const;
  const news = { result, offers: closed(game.offers) };
  return changed(game, { by: user, at }, news, [{ kind: 'ended', result }]);
}
