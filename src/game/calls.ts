/**
 * Whom a game calls as it stands, and to what: the one place that says so. How they are called, each of them chooses.
 */
import { COLORS, type Color } from '../draughts/types.ts';
import type { Game, UserId } from './game.ts';
import { sideToMove } from './line.ts';
import { pauseOf } from './pause.ts';
import { opponentOf } from '../draughts/piece.ts';
import { mentionsOf } from './seat.ts';
import { MINUTE } from './span.ts';

/** What someone can be told of: their turn, time that runs short, an offer to answer, the end of a game. */
export const OCCASIONS = ['turn', 'reminder', 'offer', 'end'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a game calls someone to. */
export interface Call {
  readonly user: UserId;
  readonly occasion: Occasion;
}

/** Whoever moved in a live game so lately sits at the board and needs no call, in ms. */
const AT_THE_BOARD = 2 * MINUTE;

/**
 * Whoever has an offer to answer, or else whoever is to move; at the end whoever did not end it, once. After an agreement,
 * on a draw or a pause, nobody: both were there. When time ends it, nobody was.
 */
export const callsOf = (game: Game): readonly Call[] =>
  isQuick(game) ? [] : sidesCalled(game).flatMap((side) => callsTo(game, side));

/** What a game calls a side to. */
interface SideCall {
  readonly color: Color;
  readonly occasion: Occasion;
}

/** Everyone on the side is called, for any of them may answer. */
export const callsTo = ({ seats }: Game, { color, occasion }: SideCall): readonly Call[] =>
  mentionsOf(seats[color]).map((user) => ({ user, occasion }));

function sidesCalled(game: Game): readonly SideCall[] {
  const { result, offers, latest } = game;
  const asked = COLORS.filter((color) => offers[opponentOf(color)].open);
  if (asked.length > 0) return asked.map((color) => ({ color, occasion: 'offer' }));
  if (!result) return pauseOf(game) ? [] : [{ color: sideToMove(game), occasion: 'turn' }];
  if (latest === 'declined' || latest === 'withdrawn') return [];
  if (latest === 'rematch-begun' || latest === 'next-begun') return [];
  if (latest === 'match-end-asked' || latest === 'match-end-agreed') return [];
  return ended(game).map((color) => ({ color, occasion: 'end' }));
}

/** Whether both sides of a live game are there: the last move, or the one before a new one, was just made. */
function isQuick({ time, turns, latest, changedAt }: Game): boolean {
  if (time?.kind !== 'live') return false;
  const last = turns.at(latest === 'moved' || latest === 'answered' ? -2 : -1);
  return last !== undefined && last.ply > 0 && changedAt - last.from < AT_THE_BOARD;
}

function ended(game: Game): readonly Color[] {
  const { result, moves } = game;
  if (!result || result.by === 'agreement') return [];
  if (result.by === 'resignation') return result.winner ? [result.winner] : [];
  if (result.by === 'flag' || result.by === 'adjudication' || result.by === 'annulled') return COLORS;
  if (result.by === 'aborted') return [opponentOf(sideToMove(game))];
  // Whoever did not make the last move.
  return moves.length > 0 ? [sideToMove(game)] : [];
}
