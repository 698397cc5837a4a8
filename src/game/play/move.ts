import { done, refused, type Result } from '../../kit/result.ts';
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import { againstOffer, mayDo } from '../actions.ts';
import { type Act, decide, type Decision, type GameEvent } from '../decision.ts';
import type { Game, GameResult } from '../game.ts';
import { lineOf, movesBySide } from '../line.ts';
import { afterMove, closeOffers, withOffer, type Offers } from '../offers/offers.ts';
import type { GameProblem } from '../problem.ts';
import { opponentOf } from '../../draughts/piece.ts';

export interface Extras {
  readonly draw?: boolean | undefined;
}

/** `text` may use any notation. A move declines the other side's open offer. */
export function makeMove(game: Game, act: Act, text: string, extras: Extras = {}): Decision {
  const side = mayDo(game, act, 'move');
  if (!side.ok) return side;
  const color = side.value;
  const line = lineOf(game);
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  if (!read.ok) return read;

  const full = makeFullMove(line.variant, read.value);
  const moves = [...game.moves, full];
  const result = endingOf(extend(line, read.value));
  const offers = offersWith({ ...game, moves }, color, extras);
  if (!offers.ok) return offers;
  const moved: GameEvent = { kind: 'moved', color, move: read.value, text: full };
  return decide(game, act, { moves, offers: result ? closeOffers(offers.value) : offers.value, result }, [
    moved,
    ...declinedBy(game, color),
    ...endedBy(result),
  ]);
}

function offersWith(game: Game, color: Color, { draw = false }: Extras): Result<Offers, GameProblem> {
  const offers = afterMove(game.offers, color, movesBySide(game));
  if (!draw || offers[color].open === 'draw') return done(offers);
  if (game.offers[opponentOf(color)].open === 'draw') return refused({ code: 'draw-offer-waits' });
  const problem = againstOffer({ ...game, offers }, color, 'draw');
  return problem ? refused(problem) : done(withOffer(offers, color, 'draw'));
}

function declinedBy({ offers }: Game, color: Color): readonly GameEvent[] {
  const { open } = offers[opponentOf(color)];
  return open ? [{ kind: 'declined', offer: open, color }] : [];
}

const endedBy = (result: GameResult | null): readonly GameEvent[] =>
  result ? [{ kind: 'ended', result }] : [];
