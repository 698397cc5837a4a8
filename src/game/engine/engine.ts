/** The engine as a player. It grants takebacks and pauses, and always wants a rematch. */
import { type Result, done } from '../../kit/result.ts';
import { type Color, COLORS } from '../../draughts/types.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import { mayDo } from '../actions.ts';
import type { Act, Change, Decision } from '../decision.ts';
import type { Game } from '../game.ts';
import { sideToMove } from '../line.ts';
import { acceptOffer, declineOffer } from '../offers/offering.ts';
import { pauseOf } from '../offers/pause.ts';
import type { Plans } from '../plan/plan.ts';
import { makePlannedMove } from '../plan/plannedMove.ts';
import type { GameProblem } from '../problem.ts';
import { endGame, resign } from '../play/otherEnds.ts';
import { isEngine, type SeatedEngine } from '../seat.ts';
import { opponentOf } from '../../draughts/piece.ts';

export interface EngineSeat {
  readonly color: Color;
  readonly player: SeatedEngine;
  readonly level: LevelNumber;
}

export interface Opinion {
  readonly move: string | null;
  readonly score: number;
}

/** The engine resigns from this level on. Opponents of weak levels want to play out their wins. */
const RESIGNS_FROM: LevelNumber = 6;
const HOPELESS = -700;
/** The engine accepts a draw from this ply on unless clearly better, or anytime if clearly worse. */
const DRAW_PLIES = 30;
const EVEN = 15;
const WORSE = -80;

export function engineSeat({ seats }: Game): EngineSeat | null {
  for (const color of COLORS) {
    const player = seats[color];
    if (isEngine(player)) return { color, player, level: player.level };
  }
  return null;
}

export const isEngineToMove = (game: Game, { color }: EngineSeat): boolean =>
  !game.result && sideToMove(game) === color && !pauseOf(game);

export function isAsked(game: Game): boolean {
  const seat = engineSeat(game);
  if (!seat || game.result) return false;
  return game.offers[opponentOf(seat.color)].open !== null || isEngineToMove(game, seat);
}

export function needsThought(game: Game): boolean {
  const seat = engineSeat(game);
  if (!seat || !isAsked(game)) return false;
  const { open } = game.offers[opponentOf(seat.color)];
  return open !== 'takeback' && open !== 'pause';
}

export function grant(game: Game, { color, player }: EngineSeat, at: number): Decision | null {
  const { open } = game.offers[opponentOf(color)];
  if (open !== 'takeback' && open !== 'pause') return null;
  return acceptOffer(game, { by: player.id, at }, open);
}

export interface EngineChange extends Change {
  /** One version higher if a move used them. */
  readonly plans?: Plans;
}

export function engineDecision(
  game: Game,
  plans: Plans,
  seat: EngineSeat,
  { move, score }: Opinion,
  at: number,
): Result<EngineChange, GameProblem> {
  const act = { by: seat.player.id, at };
  const isOffered = game.offers[opponentOf(seat.color)].open === 'draw';
  if (isOffered && agreesToDraw(game, score)) return acceptOffer(game, act, 'draw');
  if (move === null) return declineOffer(game, act, 'draw');
  if (seat.level >= RESIGNS_FROM && score <= HOPELESS) return resign(game, act);
  const moved = makePlannedMove(game, plans, act, move);
  return moved.ok ? done({ ...moved.value, game: asAnswer(moved.value.game) }) : moved;
}

const agreesToDraw = ({ moves }: Game, score: number): boolean =>
  score <= WORSE || (moves.length >= DRAW_PLIES && score <= EVEN);

/** The card shows the engine's answer together with the move before it. */
const asAnswer = (game: Game): Game => (game.moves.length > 1 ? { ...game, latest: 'answered' } : game);

/** The level applies from the engine's next move on. `null` if it already has this level. */
export function setLevel(
  game: Game,
  act: Act,
  { color, player }: EngineSeat,
  level: LevelNumber,
): Result<Game | null, GameProblem> {
  const side = mayDo(game, act, 'level');
  if (!side.ok) return side;
  if (player.level === level) return done(null);
  const seats = { ...game.seats, [color]: { ...player, level } };
  return done({
    ...game,
    seats,
    version: game.version + 1,
    changedAt: Math.max(game.changedAt, act.at),
  });
}

/** One move without a reply: the engine had White. */
const ENGINE_BEGAN = 1;

/** Cancels a game that its player never saw; null once they have moved. */
export function callOff(game: Game, at: number): Game | null {
  const seat = engineSeat(game);
  const isUntouched = game.moves.length <= ENGINE_BEGAN && seat?.color !== sideToMove(game);
  if (!seat || game.result || !isUntouched) return null;
  return endGame(game, { winner: null, by: 'aborted' }, at);
}
