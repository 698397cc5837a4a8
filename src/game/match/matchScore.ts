/** The state of a match, as stored in one of its games: its score, its end, and the next game. */
import { type ByColor, type Color, COLORS } from '../../draughts/types.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { type Game, isCalledOff } from '../game.ts';
import type { Match, MatchGame, MatchLength, MatchSide, MatchStop } from './match.ts';
import { isGone } from '../seat.ts';

const WIN = 2;
const PAIR = 2;

export type MatchedGame = Game & { readonly match: Match };

export const isMatched = (game: Game): game is MatchedGame => game.match !== undefined;

export const colorOfFirst = ({ number }: Pick<Match, 'number'>): Color =>
  number % PAIR === 1 ? 'white' : 'black';

export function gamesOf({ id, match, result }: MatchedGame): readonly MatchGame[] {
  if (!result || isCalledOff(result)) return match.before;
  const first = colorOfFirst(match);
  const winner = result.winner && (result.winner === first ? 'first' : 'second');
  return [...match.before, { id, winner }];
}

type Score = Readonly<Record<MatchSide, number>>;

const pointsOf = (games: readonly MatchGame[], side: MatchSide): number =>
  games.reduce((sum, { winner }) => sum + (winner === null ? 1 : winner === side ? WIN : 0), 0);

const scoreAfter = (games: readonly MatchGame[]): Score => ({
  first: pointsOf(games, 'first'),
  second: pointsOf(games, 'second'),
});

export const scoreOf = (game: MatchedGame): Score => scoreAfter(gamesOf(game));

export function scoreByColor(game: MatchedGame): ByColor<number> {
  const { first, second } = scoreOf(game);
  return colorOfFirst(game.match) === 'white'
    ? { white: first, black: second }
    : { white: second, black: first };
}

export function isDecided(length: MatchLength, games: readonly MatchGame[]): boolean {
  const { first, second } = scoreAfter(games);
  const [most, least] = [Math.max(first, second), Math.min(first, second)];
  if (length.kind === 'games') return games.length >= length.games || most > length.games;
  const left = (PAIR - (games.length % PAIR)) % PAIR;
  return most >= length.points && (left === 0 || least + WIN * left < most);
}

/** Why a match ended. `winner` is set if it was decided or both sides agreed; null is a draw. */
export type MatchEnd =
  | { readonly kind: 'decided' | 'agreed'; readonly winner: Color | null }
  | { readonly kind: 'stopped'; readonly by: Exclude<MatchStop, 'agreed'> | 'unplayed' };

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

export function nextGameAt(game: Game): number | null {
  if (!isMatched(game) || !game.result || game.rematch !== null || matchEnd(game)) return null;
  return game.changedAt + game.match.rest;
}
