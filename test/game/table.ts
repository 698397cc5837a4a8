/** A game of Anna with White against Boris with Black, and people's actions in it. */
import type { Act, Change, Decision } from '../../src/game/decision.ts';
import type { Game, Turn } from '../../src/game/game.ts';
import { NO_OFFERS, type OfferKind, withOffer } from '../../src/game/offers/offers.ts';
import type { Color } from '../../src/draughts/types.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { sideToMove } from '../../src/game/line.ts';
import { ANNA_AND_BORIS, seated, type Changes } from './players.ts';

export const newGame = (changes: Changes = {}): Game => ({
  id: 'g1',
  version: 1,
  variant: 'russian',
  start: null,
  rated: true,
  seats: ANNA_AND_BORIS,
  moves: [],
  turns: [{ ply: 0, from: 1000 }],
  time: null,
  vacations: [],
  pauses: [],
  takebacks: 0,
  hints: [],
  offers: NO_OFFERS,
  latest: 'begun',
  result: null,
  rematch: null,
  place: { guildId: 'guild-1', channelId: 'channel-1', locale: 'en-US' },
  createdAt: 1000,
  changedAt: 1000,
  ...seated(changes),
});

/** The stored state when this side makes this offer and no offer was refused before. */
export const offered = (color: Color, kind: OfferKind = 'draw') => withOffer(NO_OFFERS, color, kind);

/** An action at 2000 ms, on a card of this ply if it is given. */
export const by = (user: string, ply?: number): Act => ({
  by: user,
  at: 2000,
  ...(ply === undefined ? {} : { ply }),
});

export function agreed(decision: Decision): Change {
  if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
  return decision.value;
}

export const played = (game: Game, ...moves: readonly string[]): Game =>
  moves.reduce((now, text) => agreed(makeMove(now, by(now.seats[sideToMove(now)].id), text)).game, game);

/** The turns of a game that began at 0 ms, with moves at these instants. */
export const turnsAt = (...movedAt: readonly number[]): readonly Turn[] =>
  [0, ...movedAt].map((from, ply) => ({ ply, from }));
