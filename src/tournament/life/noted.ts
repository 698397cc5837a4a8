/** A change of a tournament that nobody sees on its announcement, which stays as current as it was. */
import type { Tournament } from './tournament.ts';

/** One version later. */
export function noted(
  tournament: Tournament,
  news: Partial<Pick<Tournament, 'told' | 'closing' | 'venue' | 'stuck' | 'serverEvent'>>,
): Tournament {
  const { shown, version } = tournament;
  const isCurrent = shown.version >= version;
  return {
    ...tournament,
    ...news,
    version: version + 1,
    shown: isCurrent ? { ...shown, version: version + 1 } : shown,
  };
}
