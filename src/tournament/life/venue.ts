/** Where a tournament stands in Discord: the announcement, which shows a version of it, and the thread of its games. */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Tournament } from './tournament.ts';

const changedBy = (tournament: Tournament, news: Partial<Tournament>): Tournament => ({
  ...tournament,
  ...news,
  version: tournament.version + 1,
});

/** Whether the announcement shows it as it is. */
export const isCurrent = ({ shown, version }: Pick<Tournament, 'shown' | 'version'>): boolean =>
  shown.version >= version;

/** The announcement shows it as it is now; `null`: it needs none any more. */
export const withCard = (tournament: Tournament, card: MessageAddress | null): Tournament =>
  changedBy(tournament, { shown: { card, version: tournament.version + 1 } });

export const withThread = (tournament: Tournament, threadId: string | null): Tournament =>
  changedBy(tournament, { venue: { ...tournament.venue, threadId } });

/** Its channel was deleted, or is closed to the bot: nothing new begins until it is moved, or is there again. */
export const placeLost = (tournament: Tournament, now: number): Tournament =>
  tournament.stuck?.by === 'no-place' || !['open', 'running'].includes(tournament.stage)
    ? tournament
    : changedBy(tournament, { stuck: { by: 'no-place', since: now } });

/** Its channel is there again. */
export const placeFound = (tournament: Tournament): Tournament =>
  tournament.stuck?.by === 'no-place' ? changedBy(tournament, { stuck: null }) : tournament;
