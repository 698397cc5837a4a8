/** Tournaments that repeat: as soon as one begins, or too few have come to it, the next is open. */
import { newTournament } from './openTournament.ts';
import type { Period, Terms } from './terms.ts';
import type { Tournament, TournamentId } from './tournament.ts';

/** What tells the next one from all others, by chance. */
export interface Fresh {
  readonly id: TournamentId;
  readonly seed: string;
}

/**
 * The next one, a week or a month later by the clock on the wall, as often as it takes to be after this instant (ms); `null` where
 * it does not repeat, or was called off before it began.
 */
export function successorOf(tournament: Tournament, { id, seed }: Fresh, now: number): Tournament | null {
  const { terms, venue, organizer, end, startedAt, previous } = tournament;
  if (!terms.repeats || (startedAt === null && end !== 'too-few')) return null;
  const startsAt = nextStart({ startsAt: plannedStart(tournament) }, terms.repeats, now);
  const next = { ...terms, startsAt, endsAt: startsAt + terms.endsAt - terms.startsAt };
  return {
    ...newTournament({ id, seed, terms: next, venue: { ...venue, threadId: null }, organizer }, now),
    previous: startedAt === null ? previous : tournament.id,
  };
}

/** Whoever starts one at once changes nothing of when the others are held; whoever moves it to another time does. */
function plannedStart({ terms, rulings }: Pick<Tournament, 'terms' | 'rulings'>): number {
  const last = rulings.findLast(({ what }) => what === 'postponed');
  const isAtOnce = last !== undefined && last.to === String(last.at);
  return isAtOnce ? Number(last.from) : terms.startsAt;
}

/** The first start after this instant (ms), counted from this one's, so that the 31st comes again where a month has one. */
export function nextStart(
  { startsAt }: Pick<Terms, 'startsAt'>,
  { every, zone }: { every: Period; zone: string },
  now: number,
): number {
  const began = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(zone);
  for (let times = 1; ; times += 1) {
    const next = began.add(every === 'week' ? { weeks: times } : { months: times });
    if (next.epochMilliseconds > now) return next.epochMilliseconds;
  }
}
