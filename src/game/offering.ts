/**
 * Offers while a game runs: to agree on a draw or a pause, or to take the offerer's last move back.
 *
 * An offer stands until it is answered, withdrawn, or overtaken by a move (`afterMove` says by which). One that came to
 * nothing, in whatever way, cannot be made again at once, or it would be a way to pester. What is agreed is agreed on the
 * game as it stands: an agreement of any kind closes every other offer with it, so no draw can be had by first
 * luring the other side back to a better position, and nothing can be taken back once there is a result.
 */
import { refused } from '../draughts/attempt.ts';
import type { Color } from '../draughts/types.ts';
import { changed, type Act, type Decision } from './decision.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';
import { afterTakeback, closed, spend, withOffer, type OfferKind } from './offers.ts';
import { againstPause, agreePause } from './pause.ts';
import type { GameProblem } from './problem.ts';
import { sideOf } from './side.ts';
import { opponentOf } from '../draughts/piece.ts';
import { movesBySide } from './sides.ts';

/** What can be offered while a game runs. */
export type PlayOffer = Exclude<OfferKind, 'rematch'>;

/** How many own moves must be made before an offer that came to nothing may be made again. */
export const WAIT: Readonly<Record<OfferKind, number>> = { draw: 5, takeback: 1, rematch: 1, pause: 1 };

/** What both sides offer is agreed; but two wishes to take back are not one, and answered by turns. */
const AGREEMENTS = { draw: agreeDraw, pause: agreePause } as const;

/** Makes an offer, or agrees when the other side offers the same. */
export function makeOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const color = side.value;
  if (game.offers[opponentOf(color)].open === kind) {
    return kind === 'takeback' ? refused({ code: 'takeback-offer-waits' }) : AGREEMENTS[kind](game, act);
  }
  const problem = (kind === 'pause' ? againstPause(game, act.at) : null) ?? againstOffer(game, color, kind);
  if (problem) return refused(problem);
  const event = { kind: 'offered', offer: kind, color } as const;
  return changed(game, act, { offers: withOffer(game.offers, color, kind) }, [event]);
}

/** Agrees to the other side's offer. */
export function acceptOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const offerer = opponentOf(side.value);
  if (game.offers[offerer].open !== kind) return refused(againstAnswer(game, side.value, kind));
  return kind === 'takeback' ? takeBack(game, act, offerer) : AGREEMENTS[kind](game, act);
}

/** Says no to the other side's offer. */
export function declineOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  return giveUp(game, act, kind, { offerer: opponentOf(side.value), event: 'declined', color: side.value });
}

/** Takes one's own offer back. */
export function withdrawOffer(game: Game, act: Act, kind: PlayOffer): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  return giveUp(game, act, kind, { offerer: side.value, event: 'withdrawn', color: side.value });
}

/** Why the side may not offer this now; `null` when it may. */
export function againstOffer(game: Game, color: Color, kind: OfferKind): GameProblem | null {
  const { open, spent } = game.offers[color];
  if (open) return { code: `${open}-already-offered` };
  const own = movesBySide(game)[color];
  if (kind === 'takeback' && own === 0) return { code: 'nothing-to-take-back' };
  const last = spent[kind];
  const moves = last === null ? 0 : last + WAIT[kind] - own;
  return moves > 0 ? { code: `${kind}-too-soon`, moves } : null;
}

/** Why there is nothing to answer for `color`: nothing was offered, or they offered it themselves, and the answer is not theirs. */
export const againstAnswer = (game: Game, color: Color, kind: OfferKind): GameProblem => ({
  code: game.offers[color].open === kind ? `${kind}-already-offered` : `no-${kind}-offer`,
});

function agreeDraw(game: Game, act: Act): Decision {
  const result = { winner: null, by: 'agreement' } as const;
  return changed(game, act, { result, offers: closed(game.offers) }, [{ kind: 'ended', result }]);
}

/** The last move of `color` is undone, and with it the other side's answer when there was one. */
function takeBack(game: Game, act: Act, color: Color): Decision {
  const plies = sideToMove(game) === color ? 2 : 1;
  const moves = game.moves.slice(0, -plies);
  const offers = afterTakeback(game.offers, movesBySide({ ...game, moves }));
  const event = { kind: 'taken-back', color, plies } as const;
  return changed(game, act, { moves, offers, takebacks: game.takebacks + 1 }, [event]);
}

interface End {
  readonly offerer: Color;
  readonly event: 'declined' | 'withdrawn';
  /** Who ended it. */
  readonly color: Color;
}

function giveUp(game: Game, act: Act, kind: PlayOffer, { offerer, event, color }: End): Decision {
  if (game.offers[offerer].open !== kind) {
    return refused(event === 'declined' ? againstAnswer(game, color, kind) : { code: `no-${kind}-offer` });
  }
  const offers = spend(game.offers, offerer, movesBySide(game)[offerer]);
  return changed(game, act, { offers }, [{ kind: event, offer: kind, color }]);
}
