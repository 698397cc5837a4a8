/** How a match stands, from what one of its games carries: points, whether it is over, and when the next game begins. */
import { COLORS, type ByColor, type Color } from '../draughts/types.ts';
import { opponentOf } from '../draughts/piece.ts';
import { isCalledOff, type Game } from './game.ts';
import type { Match, MatchGame, MatchLength, MatchSide, MatchStop } from './match.ts';
import { isGone } from './seat.ts';

/** A win is two points, a draw is one for each. */
const WIN = 2;

/** Two games, one with each color, are a pair. */
const PAIR = 2;

/** A game that carries its match. */
export type MatchedGame = Game & { readonly match: Match };

export const isMatched = (game: Game): game is MatchedGame => game.match !== undefined;

/** The color of whoever had White in the first game. */
export const colorOfFirst = ({ number }: Pick<Match, 'number'>): Color =>
  number % PAIR === 1 ? 'white' : 'black';

/** The games of the match that are over, with this one. */
export function gamesOf({ id, match, result }: MatchedGame): readonly MatchGame[] {
  if (!result || isCalledOff(result)) return match.before;
  const first = colorOfFirst(match);
  const winner = result.winner && (result.winner === first ? 'first' : 'second');
  return [...match.before, { id, winner }];
}

export type Score = Readonly<Record<MatchSide, number>>;

const pointsOf = (games: readonly MatchGame[], side: MatchSide): number =>
  games.reduce((sum, { winner }) => sum + (winner === null ? 1 : winner === side ? WIN : 0), 0);

const scoreAfter = (games: readonly MatchGame[]): Score => ({
  first: pointsOf(games, 'first'),
  second: pointsOf(games, 'second'),
});

/** The points of both, this game included if it is over. */
export const scoreOf = (game: MatchedGame): Score => scoreAfter(gamesOf(game));

/** The same by the colors of this game. */
export function scoreByColor(game: MatchedGame): ByColor<number> {
  const { first, second } = scoreOf(game);
  return colorOfFirst(game.match) === 'white'
    ? { white: first, black: second }
    : { white: second, black: first };
}

/**
 * Whether a match of this length is over after these games. One of so many games ends as soon as one side cannot be caught; one to so
 * many points when somebody has them and the other has had the same opening, or could not draw level with it any more.
 */
export function isDecided(length: MatchLength, games: readonly MatchGame[]): boolean {
  const { first, second } = scoreAfter(games);
  const [most, least] = [Math.max(first, second), Math.min(first, second)];
  if (length.kind === 'games') return games.length >= length.games || most > length.games;
  const left = (PAIR - (games.length % PAIR)) % PAIR;
  return most >= length.points && (left === 0 || least + WIN * left < most);
}

/** Why the match of a game that is over does not go on, or who won it (`null`: drawn), at its end or as it stood when both agreed. */
export type MatchEnd =
  | { readonly kind: 'decided' | 'agreed'; readonly winner: Color | null }
  | { readonly kind: 'stopped'; readonly by: Exclude<MatchStop, 'agreed'> | 'unplayed' };

/** How the match ended with this game; `null` while it goes on. */
export function matchEnd(game: MatchedGame): MatchEnd | null {
  const { match, result, seats } = game;
  if (!result) return null;
  if (isDecided(match.length, gamesOf(game))) return { kind: 'decided', winner: leaderOf(game) };
  if (match.stopped === 'agreed' && gamesOf(game).length > 0)
    return { kind: 'agreed', winner: leaderOf(game) };
  if (match.stopped !== undefined && match.stopped !== 'agreed')
    return { kind: 'stopped', by: match.stopped };
  if (isCalledOff(result)) return { kind: 'stopped', by: 'unplayed' };
  return COLORS.some((color) => isGone(seats[color])) ? { kind: 'stopped', by: 'gone' } : null;
}

function leaderOf(game: MatchedGame): Color | null {
  const { white, black } = scoreByColor(game);
  if (white === black) return null;
  return white > black ? 'white' : opponentOf('white');
}

/** When the next game of the match begins (ms since 1970); `null` where none follows, and where it has begun. */
export function nextGameAt(game: Game): number | null {
  if (!isMatched(game) || !game.result || game.rematch !== null || matchEnd(game)) return null;
  return game.changedAt + game.match.rest;
}
