/** Where Discord shows a tournament: its announcement, thread, and server event. */
import type { ServerEvent, Tournament } from './tournament.ts';

export const isCurrent = ({ shown, version }: Pick<Tournament, 'shown' | 'version'>): boolean =>
  shown.version >= version;

/** The announcement shows version `seen`. `card` is null once the announcement isn't needed. */
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
  annotate(tournament, { venue: { ...tournament.venue, threadId } });

/** Nothing new starts until the tournament moves or its channel is available again. */
export const placeLost = (tournament: Tournament, now: number): Tournament =>
  tournament.stuck?.by === 'no-place' || !['open', 'running'].includes(tournament.stage)
    ? tournament
    : annotate(tournament, { stuck: { by: 'no-place', since: now } });

export const placeFound = (tournament: Tournament): Tournament =>
  tournament.stuck?.by === 'no-place' ? annotate(tournament, { stuck: null }) : tournament;

export type ServerEventStage = 'scheduled' | 'active' | 'over';

const STAGES = {
  open: 'scheduled',
  running: 'active',
  finished: 'over',
  cancelled: 'over',
} as const satisfies Record<Tournament['stage'], ServerEventStage>;

export const serverEventStage = ({ stage }: Pick<Tournament, 'stage'>): ServerEventStage => STAGES[stage];

export const isListed = ({ terms, serverEvent }: Tournament): boolean =>
  terms.inEvents && serverEvent?.state !== 'over';

export const withServerEvent = (tournament: Tournament, serverEvent: ServerEvent): Tournament =>
  annotate(tournament, { serverEvent });

/** A change that the announcement doesn't show, so it stays up to date. */
export function annotate(
  tournament: Tournament,
  news: Partial<Pick<Tournament, 'told' | 'closing' | 'venue' | 'stuck' | 'serverEvent'>>,
): Tournament {
  const { shown } = tournament;
  const version = tournament.version + 1;
  return {
    ...tournament,
    ...news,
    version,
    shown: isCurrent(tournament) ? { ...shown, version } : shown,
  };
}
