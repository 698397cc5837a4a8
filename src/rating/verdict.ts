/**
 * Whether a finished game counts. A board is worth what its weakest game is worth, so what two accounts could do to feed
 * each other is bounded here, by what can be seen in the games themselves: nobody has to be accused for it.
 */
import { LEAST_PLIES } from '../game/played.ts';
import type { Finished } from './finished.ts';

export const VERDICTS = ['counted', 'casual', 'short', 'young', 'often', 'quick', 'series', 'void'] as const;
/**
 * Counted in full; or not, because: its players meant it as casual; it was given up before it was a game; an account was made just
 * before; the two had their counted games of the day; it is one more quick loss, or one more win in a row, of the same two; the
 * server's admins took it back.
 */
export type Verdict = (typeof VERDICTS)[number];

/** An earlier game between the same two that counted. */
export type Earlier = Pick<Finished, 'at' | 'winner' | 'players' | 'plies'>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Counted games between the same two in any 24 hours. */
export const MOST_A_DAY = 3;
/** A game lost by ply 20 is a quick loss: ten moves, as lidraughts counts them. */
const QUICK = 20;
/** So many quick losses to the same winner count within `MEMORY`; more of them are set aside. */
const MOST_QUICK = 2;
/** So many wins in a row over the same opponent count within `MEMORY`; the next counts when the other has won or drawn. */
export const MOST_IN_A_ROW = 5;
/** How far back the games between two are looked at, in ms. */
export const MEMORY = 30 * DAY;

const winnerOf = ({ winner, players }: Earlier): string | null => winner && players[winner].id;

const isQuickWinOf = (game: Earlier, winner: string): boolean =>
  game.plies <= QUICK && winnerOf(game) === winner;

/** How many of the latest games were won by the same one. */
function winsInARow(games: readonly Earlier[], winner: string): number {
  const latestFirst = games.toSorted((a, b) => b.at - a.at);
  const broken = latestFirst.findIndex((game) => winnerOf(game) !== winner);
  return broken < 0 ? games.length : broken;
}

/** Why a game does not count whatever was before it; `null` where that must be looked at. */
export function flawOf(game: Finished): 'casual' | 'short' | 'young' | null {
  const { players, rated, plies } = game;
  if (!rated || players.white.id === players.black.id) return 'casual';
  if (plies < LEAST_PLIES || game.isHasty) return 'short';
  return game.isYoung ? 'young' : null;
}

/** Judges a game; `earlier` are the counted games between the same two, of all variants, at least since `MEMORY` ago. */
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
