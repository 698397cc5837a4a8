/**
 * Offers in a running game: a draw, a pause, or a takeback of the offerer's last move.
 *
 * An offer stays open until it is answered, withdrawn, or ended by a move (see `afterMove`). An
 * unsuccessful offer can't be repeated at once, so that players can't pester each other. An
 * agreement closes all other offers. So nobody can take back a move and then accept an old draw
 * offer, and a finished game has no takebacks.
 */
import type { Color } from '../../draughts/types.ts';
import { mayDo } from '../actions.ts';
import { type Act, decide, type Decision, type GameEvent } from '../decision.ts';
import type { Game } from '../game.ts';
import { movesBySide, sideToMove } from '../line.ts';
import { afterTakeback, closeOffers, spend, withOffer, type OfferKind } from './offers.ts';
import { LONGEST_PAUSE, pauseAt } from './pause.ts';
import { opponentOf } from '../../draughts/piece.ts';

export type PlayOffer = Exclude<OfferKind, 'rematch'>;

const AGREEMENTS = { draw: agreeDraw, pause: agreePause, takeback: takeBack } as const;

export function makeOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = mayDo(game, act, `offer ${kind}`);
  if (!side.ok) return side;
  const color = side.value;
  const offerer = opponentOf(color);
  if (game.offers[offerer].open === kind) return AGREEMENTS[kind](game, act, offerer);
  const event = { kind: 'offered', offer: kind, color } as const;
  return decide(game, act, { offers: withOffer(game.offers, color, kind) }, [event]);
}

export function acceptOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = mayDo(game, act, `accept ${kind}`);
  return side.ok ? AGREEMENTS[kind](game, act, opponentOf(side.value)) : side;
}

export function declineOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = mayDo(game, act, `decline ${kind}`);
  if (!side.ok) return side;
  return giveUp(game, act, opponentOf(side.value), { kind: 'declined', offer: kind, color: side.value });
}

export function withdrawOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = mayDo(game, act, `withdraw ${kind}`);
  if (!side.ok) return side;
  return giveUp(game, act, side.value, { kind: 'withdrawn', offer: kind, color: side.value });
}

export function resume(game: Game, act: Act): Decision {
  const side = mayDo(game, act, 'resume');
  if (!side.ok) return side;
  const now = pauseAt(game, act.at);
  const pauses = game.pauses.map((pause) => (pause === now ? { ...pause, to: act.at } : pause));
  return decide(game, act, { pauses }, [{ kind: 'resumed', color: side.value }]);
}

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

function agreePause(game: Game, act: Act): Decision {
  const pauses = [...game.pauses, { from: act.at, to: act.at + LONGEST_PAUSE }];
  return decide(game, act, { pauses, offers: closeOffers(game.offers) }, [{ kind: 'paused' }]);
}

function giveUp(game: Game, act: Act, offerer: Color, event: GameEvent): Decision {
  return decide(game, act, { offers: spend(game.offers, offerer, movesBySide(game)[offerer]) }, [event]);
}
