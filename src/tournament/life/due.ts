/** When a tournament next wants attention, whatever for: the one place that says so. */
import { arenaEnd, patienceEnds } from './advance.ts';
import { roundEnds } from './judging.ts';
import { nextNoticeAt } from './notices.ts';
import { HOUR } from '../../game/span.ts';
import type { Tournament } from './tournament.ts';

/** One that is on is looked at so often (ms) in any case: for who has left, and for what nobody told. */
const HEARTBEAT = HOUR;

/** The instants (ms since 1970) that bring it on by themselves, whether or not anybody can be told. */
function turningPoints(tournament: Tournament): readonly number[] {
  const { stage, terms, stuck, rounds } = tournament;
  if (stage !== 'open' && stage !== 'running') return [];
  const patience = stuck ? [patienceEnds(stuck, terms)] : [];
  if (stage === 'open') return stuck ? patience : [terms.startsAt];
  const going = terms.form.kind === 'arena' ? [] : rounds.filter(({ endedAt }) => endedAt === null);
  return [...patience, arenaEnd(tournament), ...going.map((round) => roundEnds(round, terms))];
}

/** Ms since 1970; `null` when nothing is left to be done. The end of a game makes it due besides, at once. */
export function dueOf(tournament: Tournament, now: number): number | null {
  const { stage, closing, shown, version } = tournament;
  const instants = [
    nextNoticeAt(tournament),
    closing.length > 0 || shown.version < version ? now : null,
    stage === 'running' ? now + HEARTBEAT : null,
    ...turningPoints(tournament),
  ].filter((instant) => instant !== null);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The same where nobody can be told before `again` (ms since 1970): what time alone decides is decided in time. */
export const dueUntold = (tournament: Tournament, now: number, again: number): number =>
  Math.min(again, ...turningPoints(tournament).filter((instant) => instant > now));
