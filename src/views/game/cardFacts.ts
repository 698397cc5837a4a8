import { opponentOf } from '../../draughts/piece.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { VoteFacts } from '../../game/vote/count.ts';
import type { Say } from '../../i18n/say.ts';
import type { Change } from '../../rating/entry.ts';
import { isNew, isUncertain, type Rating } from '../../rating/glicko.ts';
import type { HeadToHead } from '../../rating/record.ts';
import type { Names } from '../../render/scene/scene.ts';
import { bothInWords, shownRating, signed } from '../screen/phrases.ts';

export interface CardFacts {
  readonly ratings?: ByColor<Rating> | null;
  readonly changes?: ByColor<Change> | null;
  /** Whether an admin voided the finished game. */
  readonly isVoided?: boolean;
  readonly between?: HeadToHead | null;
  readonly vote?: VoteFacts | null;
}

const changed = (say: Say, { before, after, deviation, isHeld }: Change): string => {
  const rating = `${after}${isUncertain(deviation) ? '?' : ''}`;
  if (isHeld) return `${rating} (${say('card.ratings.held')})`;
  return isNew(deviation) ? rating : `${rating} (${signed(after - before)})`;
};

/** A score. A draw is worth half a point. */
const points = (whole: number, halves: number): string => {
  const sum = whole + Math.floor(halves / 2);
  if (halves % 2 === 0) return String(sum);
  return sum === 0 ? '½' : `${sum}½`;
};

/** The ratings as on the bars of a board. */
export const ratingNames = ({ changedAt }: Game, { ratings }: CardFacts): Names | null =>
  ratings
    ? { white: shownRating(ratings.white, changedAt), black: shownRating(ratings.black, changedAt) }
    : null;

/** The ratings next to the names: the current ones or, at the end, the new ones. */
export const ratingTexts = (say: Say, game: Game, facts: CardFacts): Names | null =>
  facts.changes
    ? { white: changed(say, facts.changes.white), black: changed(say, facts.changes.black) }
    : ratingNames(game, facts);

/** The changes, the winner's first, or White's after a draw. */
export function changesLine(say: Say, game: Game, { changes }: CardFacts): string | null {
  if (!changes) return null;
  const first = game.result?.winner ?? 'white';
  const names = bothInWords(say, game);
  const second = opponentOf(first);
  return say('card.rated', {
    winner: names[first],
    newRating: changed(say, changes[first]),
    loser: names[second],
    otherRating: changed(say, changes[second]),
  });
}

export function betweenLine(say: Say, game: Game, { between }: CardFacts): string | null {
  if (!between || between.games < 2) return null;
  const { games, wins, losses } = between;
  const draws = games - wins - losses;
  return say('card.met', {
    ...bothInWords(say, game),
    points: points(wins, draws),
    others: points(losses, draws),
  });
}
