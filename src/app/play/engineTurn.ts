/**
 * The process that changed the game also plays the engine's move, so that one card shows both. If
 * that process died, a sweep plays the move.
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { timeLeft } from '../../game/clock/clock.ts';
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import {
  engineDecision,
  engineSeat,
  grant,
  isAsked,
  isEngineToMove,
  type EngineChange,
  type EngineSeat,
  type Opinion,
} from '../../game/engine/engine.ts';
import type { Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import type { Plans } from '../../game/plan/plan.ts';
import type { EngineProblem, Problem } from '../problem/problem.ts';
import { makeFullMove } from '../../notation/move.ts';
import type { App, Using } from '../ports/app.ts';
import { GRACE } from '../save/change.ts';
import { barOnAnswer } from '../fairPlay/barOnHelp.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<'games' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

/** How long (ms) the player waits for the engine. After that, its move is posted separately. */
const ENGINE_WAIT = 2000;
/** The largest share of its remaining clock that the engine uses for one move. */
const SHARE = 1 / 20;
const GLANCE = { nodes: 30_000, ms: 500 };
/** The most answers in a row, because planned moves of the other side may require several. */
const MOST = 20;

interface EngineTurn {
  readonly game: Game;
  /** Why the engine has not answered; `null` if it has. */
  readonly problem: Problem | null;
}

/** Lets the engine make all its pending answers in a game that was just loaded or saved. */
export async function engineTurn(app: Needs, game: Game): Promise<EngineTurn> {
  let latest = game;
  for (let answers = 0; answers < MOST && isAsked(latest); answers += 1) {
    const answered = await answerOnce(app, latest);
    if (!answered.ok) return { game: latest, problem: answered.problem };
    latest = answered.value;
  }
  return { game: latest, problem: null };
}

async function answerOnce(app: Needs, game: Game): Promise<Result<Game, Problem>> {
  const seat = engineSeat(game);
  if (!seat) throw new Error(`expected the engine to play in the game ${game.id}, but it has no seat`);
  const plans = await app.store.games.plans(game.id);
  const decision = await decide(app, game, seat, plans);
  if (!decision.ok) return decision;
  const { game: next, plans: after } = decision.value;
  if (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + GRACE), after)) return done(next);
  const record = await app.store.games.load(game.id);
  return record ? done(record.game) : refused({ code: 'unknown-game' });
}

async function decide(
  app: Using<'games' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>,
  game: Game,
  seat: EngineSeat,
  plans: Plans,
): Promise<Result<EngineChange, Problem>> {
  const granted = grant(game, seat, app.now());
  if (granted) return granted;
  const bar = await barOnAnswer(app, game);
  if (bar) return refused(bar);
  const opinion = await opinionOf(app, game, seat);
  return opinion.ok ? engineDecision(game, plans, seat, opinion.value, app.now()) : opinion;
}

async function opinionOf(
  app: Pick<App, 'engine' | 'now'>,
  game: Game,
  seat: EngineSeat,
): Promise<Result<Opinion, EngineProblem>> {
  const line = lineOf(game);
  const caller = { queue: game.place.channelId, patience: ENGINE_WAIT };
  if (!isEngineToMove(game, seat)) {
    const glance = await app.engine.think(line, GLANCE, caller);
    return glance.ok ? done({ move: null, score: -(glance.value?.score ?? 0) }) : glance;
  }
  const left = timeLeft(game, seat.color, app.now());
  const request = { level: seat.level, seed: game.id, ...(left !== null && { ms: Math.ceil(left * SHARE) }) };
  const played = await app.engine.play(line, request, caller);
  if (!played.ok) return played;
  return done({ move: makeFullMove(line.variant, played.value.move), score: played.value.score });
}
