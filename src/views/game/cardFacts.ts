import { COLORS, type ByColor, type Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Change } from '../../rating/entry.ts';
import type { Rating } from '../../rating/glicko.ts';
import type { HeadToHead } from '../../rating/record.ts';
import { shownRating, signed } from '../screen/phrases.ts';

export interface CardFacts {
  readonly ratings?: ByColor<Rating> | null;
  readonly changes?: ByColor<Change> | null;
  readonly between?: HeadToHead | null;
}

const changed = (say: Say, { before, after, isHeld }: Change): string =>
  isHeld ? `${after} (${say('card.ratings.held')})` : `${after} (${signed(after - before)})`;

/** A score: a draw is half a point. */
const points = (whole: number, halves: number): string => {
  const sum = whole + Math.floor(halves / 2);
  if (halves % 2 === 0) return String(sum);
  return sum === 0 ? '½' : `${sum}½`;
};

export function numberLine(say: Say, game: Game, number: number, { ratings }: CardFacts): string {
  const variant = say(`variant.${game.variant}`);
  if (!game.rated) return say('card.move-number-casual', { variant, number });
  if (!ratings) return say('card.move-number', { variant, number });
  const [white, black] = COLORS.map((color) => shownRating(ratings[color], game.changedAt));
  return say('card.move-number-rated', { variant, number, white: white ?? '', black: black ?? '' });
}

export function changesLine(say: Say, { changes }: CardFacts): string | null {
  const of = (color: Color): string => (changes ? changed(say, changes[color]) : '');
  return changes ? say('card.ratings', { white: of('white'), black: of('black') }) : null;
}

export function betweenLine(say: Say, { between }: CardFacts): string | null {
  if (!between || between.games < 2) return null;
  const { games, wins, losses } = between;
  const draws = games - wins - losses;
  return say('card.between', { white: points(wins, draws), black: points(losses, draws) });
}
