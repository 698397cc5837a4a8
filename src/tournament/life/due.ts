import { arenaEnd, patienceEnds } from './advance.ts';
import { rulesOf } from './forms/forms.ts';
import { roundEnds } from './judging.ts';
import { isAwaited } from './meeting.ts';
import { nextNoticeAt } from './notices.ts';
import { HOUR, MINUTE } from '../../game/calendar/span.ts';
import type { Tournament } from './tournament.ts';

/** How often running tournaments are checked for changes that nobody reported, in ms. */
const HEARTBEAT = HOUR;
/** The same at first, with a thread, because nobody reports its deletion; later, less often. */
const GLANCE = MINUTE;

function heartbeat({ startedAt, rounds, venue }: Tournament, now: number): number {
  if (venue.threadId === null) return HEARTBEAT;
  const begunAt = rounds.at(-1)?.begunAt ?? startedAt ?? now;
  return Math.min(HEARTBEAT, Math.max(GLANCE, (now - begunAt) / 10));
}

function turningPoints(tournament: Tournament): readonly number[] {
  const { stage, terms, stuck, rounds } = tournament;
  if (stage !== 'open' && stage !== 'running') return [];
  const patience = stuck ? [patienceEnds(stuck, terms)] : [];
  if (stage === 'open') return stuck ? patience : [terms.startsAt];
  const going = rulesOf(terms.form).hasRounds ? rounds.filter(({ endedAt }) => endedAt === null) : [];
  // Without a channel, nobody sees a challenge, so no challenge is decided.
  const awaited = stuck ? [] : rounds.flatMap(({ meetings }) => meetings.filter(isAwaited));
  const unanswered = awaited.flatMap(({ challenge }) => challenge?.until ?? []);
  return [...patience, ...unanswered, arenaEnd(tournament), ...going.map((round) => roundEnds(round, terms))];
}

/** In ms since 1970; null if nothing is left to do. The end of a game also makes it due. */
export function dueOf(tournament: Tournament, now: number): number | null {
  const { stage, closing, shown, version } = tournament;
  const instants = [
    nextNoticeAt(tournament),
    closing.length > 0 || shown.version < version ? now : null,
    stage === 'running' ? Math.ceil(now + heartbeat(tournament, now)) : null,
    ...turningPoints(tournament),
  ].filter((instant) => instant !== null);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The due time if nothing can be posted before `again`. Timed decisions aren't delayed. */
export const dueUntold = (tournament: Tournament, now: number, again: number): number =>
  Math.min(again, ...turningPoints(tournament).filter((instant) => instant > now));
