/**
 * Whether a finished game counts. A board is worth what its weakest game is worth, so what two accounts could do to feed
 * each other is bounded here, by what can be seen in the games themselves: nobody has to be accused for it.
 */
import type { Finished } from './finished.ts';

export const VERDICTS = ['counted', 'casual', 'short', 'often', 'quick', 'void'] as const;
/**
 * Counted in full; or not, because: its players meant it as casual; a side had not moved twice; the two had their counted
 * games of the day; it is one more quick loss to the same winner; the server's admins took it back.
 */
export type Verdict = (typeof VERDICTS)[number];

/** An earlier game between the same two that counted. */
export type Earlier = Pick<Finished, 'at' | 'winner' | 'players' | 'plies'>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Two plies of each side. */
export const LEAST_PLIES = 4;
/** Counted games between the same two in any 24 hours. */
export const MOST_A_DAY = 3;
/** A game lost by ply 20 is a quick loss: ten moves, as lidraughts counts them. */
const QUICK = 20;
/** So many quick losses to the same winner count within `MEMORY`; more of them are set aside. */
const MOST_QUICK = 2;
/** How far back the games between two are looked at, in ms. */
export const MEMORY = 30 * DAY;

const winnerOf = ({ winner, players }: Earlier): string | null => winner && players[winner].id;

const isQuickWinOf = (game: Earlier, winner: string): boolean =>
  game.plies <= QUICK && winnerOf(game) === winner;

/** Judges a game; `earlier` are the counted games between the same two, of all variants, at least since `MEMORY` ago. */
export function judge(game: Finished, earlier: readonly Earlier[]): Verdict {
  const { players, rated, plies, at } = game;
  if (!rated || players.white.id === players.black.id) return 'casual';
  if (plies < LEAST_PLIES) return 'short';
  if (earlier.filter((other) => other.at > at - DAY).length >= MOST_A_DAY) return 'often';
  const winner = winnerOf(game);
  const remembered = earlier.filter((other) => other.at > at - MEMORY);
  const isFed =
    winner !== null &&
    isQuickWinOf(game, winner) &&
    remembered.filter((other) => isQuickWinOf(other, winner)).length >= MOST_QUICK;
  return isFed ? 'quick' : 'counted';
}
