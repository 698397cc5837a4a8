/**
 * Draw offers. Each side may offer at any time; an offer stands until the other side answers it or moves (`makeMove`
 * sees to that), or its maker takes it back. So an offer made before one's own move survives that move.
 */
import { refused } from '../draughts/attempt.ts';
import { changed, type Act, type Decision } from './decision.ts';
import type { Game } from './game.ts';
import { opponentOf, seatOf } from './seat.ts';

/** Offers a draw; with the other side's offer open, that is agreeing to it. */
export function offerDraw(game: Game, act: Act): Decision {
  const seat = seatOf(game, act);
  if (!seat.ok) return seat;
  const color = seat.value;
  if (game.drawOffer === color) return refused({ code: 'draw-already-offered' });
  if (game.drawOffer) return agree(game, act);
  return changed(game, act, { drawOffer: color }, [{ kind: 'draw-offered', color }]);
}

/** Accepts the other side's offer. */
export function acceptDraw(game: Game, act: Act): Decision {
  const seat = seatOf(game, act);
  if (!seat.ok) return seat;
  if (game.drawOffer !== opponentOf(seat.value)) return refused({ code: 'no-draw-offer' });
  return agree(game, act);
}

/** Says no to the other side's offer, or takes one's own back. */
export function declineDraw(game: Game, act: Act): Decision {
  const seat = seatOf(game, act);
  if (!seat.ok) return seat;
  const color = seat.value;
  if (!game.drawOffer) return refused({ code: 'no-draw-offer' });
  const kind = game.drawOffer === color ? 'draw-withdrawn' : 'draw-declined';
  return changed(game, act, { drawOffer: null }, [{ kind, color }]);
}

function agree(game: Game, act: Act): Decision {
  const result = { winner: null, by: 'agreement' } as const;
  return changed(game, act, { result, drawOffer: null }, [{ kind: 'ended', result }]);
}
