/** What a board says to its reader of themselves: their place, or what is missing for one. */
import { isRanked } from '../../rating/board.ts';
import { startOf } from '../../rating/span.ts';
import type { Say } from '../../i18n/say.ts';
import type { BoardContent, BoardView } from './content.ts';
import { shownRating } from '../screen/phrases.ts';

/** One sentence. */
export function ownPlace(say: Say, { order, span }: BoardView, { own, now }: BoardContent): string {
  const { place, record, isHidden } = own;
  if (isHidden) return say('board.own.hidden');
  if (place !== null) return say('board.own.here', { place });
  if (!record) return say('board.own.none');
  const { since, games } = record.spans[span];
  if (since !== startOf(span, now)) return say('board.own.away');
  if (order === 'wins') return say('board.own.winless');
  if (order === 'share') return say('board.own.share', { count: games });
  const rating = shownRating(record.rating, now);
  return isRanked(record)
    ? say('board.own.resting', { rating })
    : say('board.own.rating', { rating, games: record.spans.ever.games });
}
