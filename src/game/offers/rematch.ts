/** The offer is stored in the finished game, doesn't expire, and leads to at most one rematch. */
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import type { Color } from '../../draughts/types.ts';
import { type Act, type Change, decide, colorOf, type GameEvent, type News } from '../decision.ts';
import type { Game, GameId } from '../game.ts';
import { nextGameAt } from '../match/matchScore.ts';
import { newGame, secondSwapped } from '../newGame.ts';
import { againstAnswer, againstOffer } from './offering.ts';
import { closeOffers, spend, withOffer } from './offers.ts';
import type { GameProblem } from '../problem.ts';
import { isEngine, isGone } from '../seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { movesBySide } from '../line.ts';

export interface RematchStep extends Change {
  readonly next: Game | null;
}

type Outcome = Attempt<RematchStep, GameProblem>;

export type RematchDecision = (game: Game, act: Act, gameId: GameId) => Outcome;

export const offerRematch: RematchDecision = (game, act, gameId) => {
  const side = sideAfter(game, act);
  if (!side.ok) return side;
  const color = side.value;
  const other = opponentOf(color);
  // The engine always wants one.
  if (game.offers[other].open || isEngine(game.seats[other])) return begin(game, act, gameId);
  const problem = againstOffer(game, color, 'rematch');
  if (problem) return refused(problem);
  const offers = withOffer(game.offers, color, 'rematch');
  return step(game, act, { offers }, { kind: 'offered', offer: 'rematch', color });
};

export const acceptRematch: RematchDecision = (game, act, gameId) => {
  const side = sideAfter(game, act);
  if (!side.ok) return side;
  if (!game.offers[opponentOf(side.value)].open) return refused(againstAnswer(game, side.value, 'rematch'));
  return begin(game, act, gameId);
};

export const declineRematch: RematchDecision = (game, act) => {
  const side = sideAfter(game, act);
  if (!side.ok) return side;
  const offerer = opponentOf(side.value);
  if (!game.offers[offerer].open) return refused(againstAnswer(game, side.value, 'rematch'));
  return giveUp(game, act, offerer, { kind: 'declined', offer: 'rematch', color: side.value });
};

export const withdrawRematch: RematchDecision = (game, act) => {
  const side = sideAfter(game, act);
  if (!side.ok) return side;
  return giveUp(game, act, side.value, { kind: 'withdrawn', offer: 'rematch', color: side.value });
};

export function sideAfter(game: Game, act: Act): Attempt<Color, GameProblem> {
  const color = colorOf(game, act.by);
  if (!color) return refused({ code: 'not-your-game' });
  if (!game.result) return refused({ code: 'game-not-over' });
  if (isGone(game.seats[opponentOf(color)])) return refused({ code: 'opponent-gone' });
  if (game.rematch !== null) return refused({ code: 'rematch-begun' });
  return nextGameAt(game) === null ? done(color) : refused({ code: 'match-goes-on' });
}

function begin(game: Game, act: Act, gameId: GameId): Outcome {
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

function giveUp(game: Game, act: Act, offerer: Color, event: GameEvent): Outcome {
  if (!game.offers[offerer].open) return refused({ code: 'no-rematch-offer' });
  return step(game, act, { offers: spend(game.offers, offerer, movesBySide(game)[offerer]) }, event);
}

function step(game: Game, act: Act, news: News, event: GameEvent): Outcome {
  const decision = decide(game, act, news, [event]);
  return decision.ok ? done({ ...decision.value, next: null }) : decision;
}
