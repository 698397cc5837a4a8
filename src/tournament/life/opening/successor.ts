/** Repeating tournaments. The next one opens when the current one starts or has too few players. */
import { newTournament } from './openTournament.ts';
import type { Period, Terms } from '../terms.ts';
import type { Tournament, TournamentId } from '../tournament.ts';
import type { Hash } from '../../../openings/deal.ts';
import type { UserId } from '../../../game/player.ts';
import { promotionsIn, orderAfter } from '../../roundRobin/league.ts';
import type { Table } from '../forms/form.ts';
import { groupingOf } from '../forms/forms.ts';
import { groupsOf, tableOf } from '../table/table.ts';

export interface Fresh {
  readonly id: TournamentId;
  readonly seed: string;
}

/** The next tournament, in local time; null if this one doesn't repeat or was canceled early. */
export function successorOf(tournament: Tournament, { id, seed }: Fresh, now: number): Tournament | null {
  const { terms, venue, organizer, end, startedAt, previous } = tournament;
  if (!terms.repeats || (startedAt === null && end !== 'too-few')) return null;
  const startsAt = nextStart({ startsAt: plannedStart(tournament) }, terms.repeats, now);
  const next = { ...terms, startsAt, endsAt: terms.endsAt && startsAt + terms.endsAt - terms.startsAt };
  return {
    ...newTournament({ id, seed, terms: next, venue: { ...venue, threadId: null }, organizer }, now),
    previous: startedAt === null ? previous : tournament.id,
  };
}

/** Starting early doesn't change the rhythm, but postponing does. */
function plannedStart({ terms, rulings }: Pick<Tournament, 'terms' | 'rulings'>): number {
  const last = rulings.findLast(({ what }) => what === 'postponed');
  const isAtOnce = last !== undefined && last.to === String(last.at);
  return isAtOnce ? Number(last.from) : terms.startsAt;
}

/** Counted from the first start, so that the 31st is used again in months that have a 31st. */
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

const groupsIn = ({ players }: Tournament, table: Table): readonly (readonly UserId[])[] =>
  groupsOf(table).map(({ group: { index } }) =>
    table.rows
      .filter((row) => 'group' in row && row.group.index === index)
      .flatMap(({ number }) => players.find((player) => player.number === number)?.id ?? []),
  );

export function nextOrder(tournament: Tournament, hash: Hash): readonly UserId[] {
  const moving = groupingOf(tournament.terms)?.moving ?? 0;
  return moving > 0 ? orderAfter(groupsIn(tournament, tableOf(tournament, hash)), moving) : [];
}

/** The players who move up and down next time if all of them play again. */
export function promotions(tournament: Tournament, table: Table) {
  return promotionsIn(groupsIn(tournament, table), groupingOf(tournament.terms)?.moving ?? 0);
}
