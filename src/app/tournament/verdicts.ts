/**
 * Verdicts on games whose time in the tournament is over: lost by both if nobody moved, won if the engine
 * sees a forced win. For all others, the tournament's rule decides.
 */
import { chanceOf } from '../../analysis/verdict.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game, GameId } from '../../game/game.ts';
import { lineOf, sideToMove } from '../../game/line.ts';
import type { Result } from '../../tournament/event.ts';
import { timesOver } from '../../tournament/life/judging.ts';
import { runningGames } from '../../tournament/life/meeting.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { App } from '../ports/app.ts';

/** So much is thought about a game; a win that takes longer to find is none for certain. */
const LIMITS = { nodes: 200_000 };
/** Who waits for a move comes first, but not for ever (ms). */
const CALLER = { queue: 'tournaments', patience: 20_000 } as const;

const WON: Readonly<Record<Color, Result>> = { white: '1-0', black: '0-1' };

/** By id, of the games whose time is over; `games` are those that run. */
export async function verdictsOn(
  app: Pick<App, 'engine' | 'now'>,
  tournament: Tournament,
  games: ReadonlyMap<GameId, Game>,
): Promise<ReadonlyMap<GameId, Result>> {
  // What an arena leaves unfinished does not count.
  if (tournament.terms.form.kind === 'arena') return new Map();
  const isOver = timesOver(tournament.terms, app.now());
  const late = new Set(tournament.rounds.filter(isOver).map(({ number }) => number));
  const verdicts = new Map<GameId, Result>();
  for (const { round, game } of runningGames(tournament)) {
    const judged = late.has(round) && game.id !== null ? games.get(game.id) : undefined;
    const verdict = judged && !judged.result ? await verdictOn(app, judged) : null;
    if (judged && verdict) verdicts.set(judged.id, verdict);
  }
  return verdicts;
}

async function verdictOn({ engine }: Pick<App, 'engine'>, game: Game): Promise<Result | null> {
  if (game.moves.length === 0) return '--';
  const line = engine.isThere ? readable(game) : null;
  if (!line) return null;
  const thought = await engine.think(line, LIMITS, CALLER);
  const chance = thought.ok && thought.value ? chanceOf(thought.value.score) : null;
  if (chance !== 0 && chance !== 1) return null;
  const mover = sideToMove(game);
  return WON[chance === 1 ? mover : opponentOf(mover)];
}

/** A damaged game must not keep all others from their verdicts. */
function readable(game: Game): Line | null {
  try {
    return lineOf(game);
  } catch {
    return null;
  }
}
