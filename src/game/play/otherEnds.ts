/** Ends outside the rules of the board: resignation, timeout, deletion, a tournament's ruling. */
import type { Game, GameResult, UserId } from '../game.ts';
import { closeOffers } from '../offers/offers.ts';
import { done, refused } from '../../kit/result.ts';
import { mayDo } from '../actions.ts';
import { type Act, type Change, decide, colorOf, type Decision } from '../decision.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { deadlineOf } from '../clock/clock.ts';
import { sideToMove } from '../line.ts';
import { SECOND } from '../calendar/span.ts';
import { ballotOf } from '../ballot.ts';

export const endGame = (game: Game, result: GameResult, at: number): Game => ({
  ...game,
  version: game.version + 1,
  result,
  offers: closeOffers(game.offers),
  latest: 'ended',
  changedAt: Math.max(game.changedAt, at),
});

export type Ruled = GameResult & { readonly by: 'adjudication' | 'annulled' };

export function adjudicate(game: Game, result: Ruled, at: number): Decision {
  if (game.result) return refused({ code: 'game-over', result: game.result });
  return done({ game: endGame(game, result, at), events: [{ kind: 'ended', result }] });
}

export function resign(game: Game, act: Act): Decision {
  const side = mayDo(game, act, 'resign');
  if (!side.ok) return side;
  const result = { winner: opponentOf(side.value), by: 'resignation' } as const;
  return decide(game, act, { result, offers: closeOffers(game.offers) }, [{ kind: 'ended', result }]);
}

/** Also works after time has run out, because the user is deleting their data. */
export function leave(game: Game, user: UserId, at: number): Decision {
  const color = colorOf(game, user);
  if (!color) return refused({ code: 'not-your-game' });
  if (game.result) return refused({ code: 'game-over', result: game.result });
  const result = { winner: opponentOf(color), by: 'resignation' } as const;
  const match = game.match && ({ ...game.match, stopped: 'gone' } as const);
  const news = { result, offers: closeOffers(game.offers), ...(match && { match }) };
  return decide(game, { by: user, at }, news, [{ kind: 'ended', result }]);
}

/** In ms. A move made at the last moment may take up to three seconds to arrive. */
export const FLAG_GRACE = 5 * SECOND;

/** When the game ends if no move is made before then (ms since 1970); null for never. */
export function timeoutAt(game: Game): number | null {
  if (ballotOf(game)?.isClosed) return game.changedAt;
  const deadline = game.result ? null : deadlineOf(game);
  return deadline === null ? null : deadline + FLAG_GRACE;
}

export function endByTime(game: Game, now: number): Change | null {
  const deadline = game.result ? null : deadlineOf(game);
  if (deadline === null || now < deadline + FLAG_GRACE) return null;
  const begun = game.moves.length > 0;
  const result: GameResult = begun
    ? { winner: opponentOf(sideToMove(game)), by: 'flag' }
    : { winner: null, by: 'aborted' };
  const ended = endGame(game, result, deadline);
  return { game: ended, events: [{ kind: 'ended', result }] };
}
