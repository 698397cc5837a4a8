/** A rematch offer is stored in the finished game, never expires, and leads to one rematch. */
import { done, type Result } from '../../kit/result.ts';
import type { Color } from '../../draughts/types.ts';
import { mayDo } from '../actions.ts';
import { type Act, type Change, decide, type GameEvent, type News } from '../decision.ts';
import type { Game, GameId } from '../game.ts';
import { newGame, secondSwapped } from '../newGame.ts';
import { closeOffers, spend, withOffer } from './offers.ts';
import type { GameProblem } from '../problem.ts';
import { isEngine } from '../seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { movesBySide } from '../line.ts';

interface RematchStep extends Change {
  readonly next: Game | null;
}

type RematchResult = Result<RematchStep, GameProblem>;

export type RematchDecision = (game: Game, act: Act, gameId: GameId) => RematchResult;

export const offerRematch: RematchDecision = (game, act, gameId) => {
  const side = mayDo(game, act, 'offer rematch');
  if (!side.ok) return side;
  const color = side.value;
  const other = opponentOf(color);
  // The engine always wants a rematch.
  if (game.offers[other].open === 'rematch' || isEngine(game.seats[other])) return begin(game, act, gameId);
  const offers = withOffer(game.offers, color, 'rematch');
  return step(game, act, { offers }, { kind: 'offered', offer: 'rematch', color });
};

export const acceptRematch: RematchDecision = (game, act, gameId) => {
  const side = mayDo(game, act, 'accept rematch');
  return side.ok ? begin(game, act, gameId) : side;
};

export const declineRematch: RematchDecision = (game, act) => {
  const side = mayDo(game, act, 'decline rematch');
  if (!side.ok) return side;
  const event = { kind: 'declined', offer: 'rematch', color: side.value } as const;
  return giveUp(game, act, opponentOf(side.value), event);
};

export const withdrawRematch: RematchDecision = (game, act) => {
  const side = mayDo(game, act, 'withdraw rematch');
  if (!side.ok) return side;
  return giveUp(game, act, side.value, { kind: 'withdrawn', offer: 'rematch', color: side.value });
};

function begin(game: Game, act: Act, gameId: GameId): RematchResult {
  const { white, black } = game.seats;
  const next = newGame(
    gameId,
    { ...game, second: secondSwapped(game) },
    { white: black, black: white },
    act.at,
  );
  const change = { offers: closeOffers(game.offers), rematch: gameId };
  const outcome = step(game, act, change, { kind: 'rematch-begun', gameId });
  return outcome.ok ? done({ ...outcome.value, next }) : outcome;
}

function giveUp(game: Game, act: Act, offerer: Color, event: GameEvent): RematchResult {
  return step(game, act, { offers: spend(game.offers, offerer, movesBySide(game)[offerer]) }, event);
}

function step(game: Game, act: Act, news: News, event: GameEvent): RematchResult {
  const decision = decide(game, act, news, [event]);
  return decision.ok ? done({ ...decision.value, next: null }) : decision;
}
