/**
 * Offers in a running game: a draw, a pause, or a takeback of the offerer's last move.
 *
 * An offer remains open until it is answered, withdrawn, or overtaken by a move (see `afterMove`).
 * An unsuccessful offer can't be repeated at once, so that players can't pester each other. An
 * agreement closes all other offers. So nobody can take back a move to improve their position and
 * then accept an old draw offer, and a finished game has no takebacks.
 */
import { refused } from '../../kit/attempt.ts';
import type { Color } from '../../draughts/types.ts';
import { type Act, decide, type Decision, sideOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { movesBySide, sideToMove } from '../line.ts';
import { afterTakeback, closeOffers, spend, withOffer, type OfferKind } from './offers.ts';
import { againstPause, agreePause } from './pause.ts';
import type { GameProblem } from '../problem.ts';
import { opponentOf } from '../../draughts/piece.ts';

export type PlayOffer = Exclude<OfferKind, 'rematch'>;

/** The offerer's moves before an unsuccessful offer may be repeated. */
export const WAIT: Readonly<Record<OfferKind, number>> = { draw: 5, takeback: 1, rematch: 1, pause: 1 };

/** Matching offers are an agreement, except two takebacks, which are different requests. */
const AGREEMENTS = { draw: agreeDraw, pause: agreePause } as const;

export function makeOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const color = side.value;
  if (game.voting && kind !== 'draw') return refused({ code: 'vote-only-draw' });
  if (game.offers[opponentOf(color)].open === kind) {
    return kind === 'takeback' ? refused({ code: 'takeback-offer-waits' }) : AGREEMENTS[kind](game, act);
  }
  const problem = (kind === 'pause' ? againstPause(game, act.at) : null) ?? againstOffer(game, color, kind);
  if (problem) return refused(problem);
  const event = { kind: 'offered', offer: kind, color } as const;
  return decide(game, act, { offers: withOffer(game.offers, color, kind) }, [event]);
}

export function acceptOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const offerer = opponentOf(side.value);
  if (game.offers[offerer].open !== kind) return refused(againstAnswer(game, side.value, kind));
  return kind === 'takeback' ? takeBack(game, act, offerer) : AGREEMENTS[kind](game, act);
}

export function declineOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  return giveUp(game, act, kind, { offerer: opponentOf(side.value), event: 'declined', color: side.value });
}

export function withdrawOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  return giveUp(game, act, kind, { offerer: side.value, event: 'withdrawn', color: side.value });
}

export function againstOffer(game: Game, color: Color, kind: OfferKind): GameProblem | null {
  const { open, spent } = game.offers[color];
  if (open) return { code: `${open}-already-offered` };
  const own = movesBySide(game)[color];
  if (kind === 'takeback' && own === 0) return { code: 'nothing-to-take-back' };
  const last = spent[kind];
  const moves = last === null ? 0 : last + WAIT[kind] - own;
  return moves > 0 ? { code: `${kind}-too-soon`, moves } : null;
}

export const againstAnswer = (game: Game, color: Color, kind: OfferKind): GameProblem => ({
  code: game.offers[color].open === kind ? `${kind}-already-offered` : `no-${kind}-offer`,
});

function agreeDraw(game: Game, act: Act): Decision {
  const result = { winner: null, by: 'agreement' } as const;
  return decide(game, act, { result, offers: closeOffers(game.offers) }, [{ kind: 'ended', result }]);
}

function takeBack(game: Game, act: Act, color: Color): Decision {
  const plies = sideToMove(game) === color ? 2 : 1;
  const moves = game.moves.slice(0, -plies);
  const offers = afterTakeback(game.offers, movesBySide({ ...game, moves }));
  const event = { kind: 'taken-back', color, plies } as const;
  return decide(game, act, { moves, offers, takebacks: game.takebacks + 1 }, [event]);
}

interface End {
  readonly offerer: Color;
  readonly event: 'declined' | 'withdrawn';
  readonly color: Color;
}

function giveUp(game: Game, act: Act, kind: PlayOffer, { offerer, event, color }: End): Decision {
  if (game.offers[offerer].open !== kind) {
    return refused(event === 'declined' ? againstAnswer(game, color, kind) : { code: `no-${kind}-offer` });
  }
  const offers = spend(game.offers, offerer, movesBySide(game)[offerer]);
  return decide(game, act, { offers }, [{ kind: event, offer: kind, color }]);
}
