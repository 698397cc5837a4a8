/** Limits how much two accounts can raise each other's ratings, without accusing anyone. */
import { LEAST_PLIES } from '../game/game.ts';
import { DAY } from '../game/calendar/span.ts';
import type { Finished } from './finished.ts';

export const VERDICTS = ['counted', 'casual', 'short', 'young', 'often', 'quick', 'series', 'void'] as const;
/** `series`: another win in a row against the same player. */
export type Verdict = (typeof VERDICTS)[number];

export type Earlier = Pick<Finished, 'at' | 'winner' | 'players' | 'plies'>;

export const MOST_A_DAY = 3;
/** A game that is lost by ply 20 is a quick loss: ten moves, as on lidraughts. */
const QUICK = 20;
const MOST_QUICK = 2;
/** How many wins in a row against one opponent count within `MEMORY`, until they win or draw. */
const MOST_IN_A_ROW = 5;
export const MEMORY = 30 * DAY;

const winnerOf = ({ winner, players }: Earlier): string | null => winner && players[winner].id;

const isQuickWinOf = (game: Earlier, winner: string): boolean =>
  game.plies <= QUICK && winnerOf(game) === winner;

function winsInARow(games: readonly Earlier[], winner: string): number {
  const latestFirst = games.toSorted((a, b) => b.at - a.at);
  const broken = latestFirst.findIndex((game) => winnerOf(game) !== winner);
  return broken < 0 ? games.length : broken;
}

export function flawOf(game: Finished): 'casual' | 'short' | 'young' | null {
  const { players, rated, plies } = game;
  if (!rated || players.white.id === players.black.id) return 'casual';
  if (plies < LEAST_PLIES || game.isHasty) return 'short';
  return game.isYoung ? 'young' : null;
}

/** `earlier` has the counted games of this pair in all variants, at least since `MEMORY`. */
export function judge(game: Finished, earlier: readonly Earlier[]): Verdict {
  const { at } = game;
  const flaw = flawOf(game);
  if (flaw) return flaw;
  if (earlier.filter((other) => other.at > at - DAY).length >= MOST_A_DAY) return 'often';
  const winner = winnerOf(game);
  const remembered = earlier.filter((other) => other.at > at - MEMORY);
  if (winner === null) return 'counted';
  const quick = remembered.filter((other) => isQuickWinOf(other, winner)).length;
  if (isQuickWinOf(game, winner) && quick >= MOST_QUICK) return 'quick';
  return winsInARow(remembered, winner) >= MOST_IN_A_ROW ? 'series' : 'counted';
}
