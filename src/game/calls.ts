/**
 * Whom a game calls as it stands, and to what: the one place that says so. How they are called, each of them chooses.
 */
import { COLORS } from '../draughts/types.ts';
import { engineSeat } from './engine.ts';
import { isFormer } from './former.ts';
import type { Game, UserId } from './game.ts';
import { sideToMove } from './line.ts';
import { pauseOf } from './pause.ts';
import { opponentOf } from '../draughts/piece.ts';
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
  isQuick(game)
    ? []
    : called(game).filter(({ user }) => !isFormer(user) && user !== engineSeat(game)?.player.id);

function called(game: Game): readonly Call[] {
  const { players, result, offers, latest } = game;
  const asked = COLORS.filter((color) => offers[opponentOf(color)].open);
  if (asked.length > 0) return asked.map((color) => ({ user: players[color].id, occasion: 'offer' }));
  const turn = sideToMove(game);
  if (!result) return pauseOf(game) ? [] : [{ user: players[turn].id, occasion: 'turn' }];
  if (latest === 'declined' || latest === 'withdrawn' || latest === 'rematch-begun') return [];
  return ended(game).map((user) => ({ user, occasion: 'end' }));
}

/** Whether both sides of a live game are there: the last move, or the one before a new one, was just made. */
function isQuick({ time, turns, latest, changedAt }: Game): boolean {
  if (time?.kind !== 'live') return false;
  const last = turns.at(latest === 'moved' || latest === 'answered' ? -2 : -1);
  return last !== undefined && last.ply > 0 && changedAt - last.from < AT_THE_BOARD;
}

function ended(game: Game): readonly UserId[] {
  const { players, result, moves } = game;
  if (!result || result.by === 'agreement') return [];
  if (result.by === 'resignation') return result.winner ? [players[result.winner].id] : [];
  if (result.by === 'flag') return [players.white.id, players.black.id];
  if (result.by === 'aborted') return [players[opponentOf(sideToMove(game))].id];
  // Whoever did not make the last move.
  return moves.length > 0 ? [players[sideToMove(game)].id] : [];
}
