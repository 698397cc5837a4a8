/** What a card says of ratings, and of the games of the same two; what it is not given it does not say. */
import { COLORS, type ByColor, type Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Change } from '../../rating/entry.ts';
import type { Rating } from '../../rating/glicko.ts';
import { shownRating, signed } from '../screen/phrases.ts';

/** Games between White and Black of this one, whatever they played with, as White sees them. */
interface HeadToHead {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
}

export interface CardFacts {
  /** While the game is on. */
  readonly ratings?: ByColor<Rating> | null;
  /** What the game did to the ratings; `null` where it does not count. */
  readonly changes?: ByColor<Change> | null;
  /** When it is over. */
  readonly between?: HeadToHead | null;
}

const changed = (say: Say, { before, after, isHeld }: Change): string =>
  isHeld ? `${after} (${say('card.ratings.held')})` : `${after} (${signed(after - before)})`;

/** Points as a score is written: a draw is half of one. */
const points = (whole: number, halves: number): string => {
  const sum = whole + Math.floor(halves / 2);
  if (halves % 2 === 0) return String(sum);
  return sum === 0 ? '½' : `${sum}½`;
};

/** Which game, which move, and what the ratings are that it is about. */
export function numberLine(say: Say, game: Game, number: number, { ratings }: CardFacts): string {
  const variant = say(`variant.${game.variant}`);
  if (!game.rated) return say('card.move-number-casual', { variant, number });
  if (!ratings) return say('card.move-number', { variant, number });
  const [white, black] = COLORS.map((color) => shownRating(ratings[color], game.changedAt));
  return say('card.move-number-rated', { variant, number, white: white ?? '', black: black ?? '' });
}

/** What a game did to both ratings. */
export function changesLine(say: Say, { changes }: CardFacts): string | null {
  const of = (color: Color): string => (changes ? changed(say, changes[color]) : '');
  return changes ? say('card.ratings', { white: of('white'), black: of('black') }) : null;
}

/** How the two stand; a first meeting says no more than its result. */
export function betweenLine(say: Say, { between }: CardFacts): string | null {
  if (!between || between.games < 2) return null;
  const { games, wins, losses } = between;
  const draws = games - wins - losses;
  return say('card.between', { white: points(wins, draws), black: points(losses, draws) });
}
