/** Where a tournament stands in Discord: the announcement, which shows a version of it, and the thread of its games. */
import { noted } from './noted.ts';
import type { Tournament } from './tournament.ts';

/** Whether the announcement shows it as it is. */
export const isCurrent = ({ shown, version }: Pick<Tournament, 'shown' | 'version'>): boolean =>
  shown.version >= version;

/** The announcement (`card` `null`: it needs none any more) shows the version `seen`; what came after that is yet to be shown. */
export const withCard = (
  tournament: Tournament,
  { card, face }: Pick<Tournament['shown'], 'card' | 'face'>,
  seen: number,
): Tournament => {
  const version = tournament.version + 1;
  return {
    ...tournament,
    version,
    shown: { card, face, version: tournament.version === seen ? version : seen },
  };
};

export const withThread = (tournament: Tournament, threadId: string | null): Tournament =>
  noted(tournament, { venue: { ...tournament.venue, threadId } });

/** Its channel was deleted, or is closed to the bot: nothing new begins until it is moved, or is there again. */
export const placeLost = (tournament: Tournament, now: number): Tournament =>
  tournament.stuck?.by === 'no-place' || !['open', 'running'].includes(tournament.stage)
    ? tournament
    : noted(tournament, { stuck: { by: 'no-place', since: now } });

/** Its channel is there again. */
export const placeFound = (tournament: Tournament): Tournament =>
  tournament.stuck?.by === 'no-place' ? noted(tournament, { stuck: null }) : tournament;
