/**
 * The engine as one of the players: when something is asked of it, and what it does then. It is a good loser and no
 * pedant: takebacks and pauses are granted, a draw is a matter of judgement, and a rematch it always wants (`rematch.ts`).
 */
import { done, type Attempt } from '../draughts/attempt.ts';
import { COLORS, type Color } from '../draughts/types.ts';
import type { LevelNumber } from '../engine/play/levels.ts';
import type { Change, Decision } from './decision.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';
import { acceptOffer, declineOffer } from './offering.ts';
import { pauseOf } from './pause.ts';
import type { Plans } from './plan.ts';
import { makePlannedMove } from './planned.ts';
import type { GameProblem } from './problem.ts';
import { resign } from './resign.ts';
import { isEngine, type SeatedEngine } from './seat.ts';
import { opponentOf } from '../draughts/piece.ts';

/** A side that the engine plays. */
export interface EngineSeat {
  readonly color: Color;
  readonly player: SeatedEngine;
  readonly level: LevelNumber;
}

/** What the engine thinks of a game in which something is asked of it. */
export interface Opinion {
  /** The move that it would make; `null` when it is not to move. */
  readonly move: string | null;
  /** Hundredths of a man, from its own point of view. */
  readonly score: number;
}

/** Whose engine resigns, and when: those who learn from their opponent want to play their wins out. */
const RESIGNS_FROM: LevelNumber = 6;
const HOPELESS = -700;
/** A draw is agreed to when so many plies are played and it is not clearly better, or when it is clearly worse. */
const DRAW_PLIES = 30;
const EVEN = 15;
const WORSE = -80;

/** Where the engine sits; `null` in a game between people or teams. */
export function engineSeat({ seats }: Game): EngineSeat | null {
  for (const color of COLORS) {
    const player = seats[color];
    if (isEngine(player)) return { color, player, level: player.level };
  }
  return null;
}

/** Whether the engine is to move; in a pause nobody is. */
export const isEngineToMove = (game: Game, { color }: EngineSeat): boolean =>
  !game.result && sideToMove(game) === color && !pauseOf(game);

/** Whether something is asked of the engine: a move, or an answer to an offer. */
export function isAsked(game: Game): boolean {
  const seat = engineSeat(game);
  if (!seat || game.result) return false;
  return game.offers[opponentOf(seat.color)].open !== null || isEngineToMove(game, seat);
}

/** Whether it must think about what is asked of it: some things it grants without. */
export function needsThought(game: Game): boolean {
  const seat = engineSeat(game);
  if (!seat || !isAsked(game)) return false;
  const { open } = game.offers[opponentOf(seat.color)];
  return open !== 'takeback' && open !== 'pause';
}

/** Agrees to what it agrees to without a thought; `null` when there is no such offer. */
export function grant(game: Game, { color, player }: EngineSeat, at: number): Decision | null {
  const { open } = game.offers[opponentOf(color)];
  if (open !== 'takeback' && open !== 'pause') return null;
  return acceptOffer(game, { by: player.id, at }, open);
}

/** A change by the engine. */
export interface EngineChange extends Change {
  /** The plans one version later, where a move looked at them. */
  readonly plans?: Plans;
}

/** What it does about the game, having thought: agrees to a draw, gives up, moves, or says no to a draw. */
export function engineDecision(
  game: Game,
  plans: Plans,
  seat: EngineSeat,
  { move, score }: Opinion,
  at: number,
): Attempt<EngineChange, GameProblem> {
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

/** The card shows an answer together with the move that it answers. */
const asAnswer = (game: Game): Game => (game.moves.length > 1 ? { ...game, latest: 'answered' } : game);
