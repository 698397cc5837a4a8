/** Lines of running games. They are cached, because the same games are compared again and again. */
import { makeCache } from '../cache.ts';
import type { Line } from '../draughts/line.ts';
import type { RunningGame } from '../game/engine/running.ts';
import { lineOf } from '../game/line.ts';

export function rememberLines(most: number): (game: RunningGame) => Line {
  const lines = makeCache<Line>(most);
  return (game) => lines.get([game.variant, game.start, ...game.moves].join(' '), () => lineOf(game));
}
