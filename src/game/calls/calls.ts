import { COLORS, type Color } from '../../draughts/types.ts';
import type { Game, UserId } from '../game.ts';
import { ballotOf } from '../ballot.ts';
import { sideToMove } from '../line.ts';
import { pauseOf } from '../offers/pause.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { mentionsOf } from '../seat.ts';
import { MINUTE } from '../calendar/span.ts';

/** A player's turn, a low clock, an offer to answer, and the end of a game. */
export const OCCASIONS = ['turn', 'reminder', 'offer', 'end'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Call {
  readonly user: UserId;
  readonly occasion: Occasion;
}

const AT_THE_BOARD = 2 * MINUTE;

/**
 * Notifies the side that has an offer to answer, otherwise the side to move. At the end of a game,
 * notifies the side that didn't end it.
 */
export const callsOf = (game: Game): readonly Call[] =>
  isQuick(game) ? [] : sidesCalled(game).flatMap((side) => callsTo(game, side));

/**
 * The role of the team whose vote just started; null once anything else has changed, such as a
 * runoff. Never returns `@everyone`, whose id equals the server's id.
 */
export function roleCalled(game: Game): string | null {
  const ballot = ballotOf(game);
  const isNew = game.changedAt === game.turns.at(-1)?.from && ballot?.round === 0 && !ballot.isClosed;
  if (!isNew || ballot.team.of.kind !== 'role') return null;
  const { roleId } = ballot.team.of;
  return roleId === game.place.guildId ? null : roleId;
}

interface SideCall {
  readonly color: Color;
  readonly occasion: Occasion;
}

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
  return sidesToldOfEnd(game).map((color) => ({ color, occasion: 'end' }));
}

function isQuick({ time, turns, latest, changedAt }: Game): boolean {
  if (time?.kind !== 'live') return false;
  const last = turns.at(latest === 'moved' || latest === 'answered' ? -2 : -1);
  return last !== undefined && last.ply > 0 && changedAt - last.from < AT_THE_BOARD;
}

export function sidesToldOfEnd(game: Game): readonly Color[] {
  const { result, moves } = game;
  if (!result || result.by === 'agreement') return [];
  if (result.by === 'resignation') return result.winner ? [result.winner] : [];
  if (result.by === 'flag' || result.by === 'adjudication' || result.by === 'annulled') return COLORS;
  if (result.by === 'aborted') return [opponentOf(sideToMove(game))];
  // Notify the side that didn't make the last move.
  return moves.length > 0 ? [sideToMove(game)] : [];
}
