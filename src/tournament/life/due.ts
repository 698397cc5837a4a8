/** When a tournament next wants attention, whatever for: the one place that says so. */
import { arenaEnd, patienceEnds } from './advance.ts';
import { roundEnds } from './judging.ts';
import { nextNoticeAt } from './notices.ts';
import { HOUR } from '../../game/span.ts';
import type { Tournament } from './tournament.ts';

/** One that is on is looked at so often (ms) in any case: for who has left, and for what nobody told. */
const HEARTBEAT = HOUR;

/** Ms since 1970; `null` when nothing is left to be done. The end of a game makes it due besides, at once. */
export function dueOf(tournament: Tournament, now: number): number | null {
  const { stage, terms, stuck, closing, rounds, shown, version } = tournament;
  const going = rounds.filter(({ endedAt }) => endedAt === null);
  const instants = [
    nextNoticeAt(tournament),
    closing.length > 0 || shown.version < version ? now : null,
    stage === 'open' && !stuck ? terms.startsAt : null,
    stuck && (stage === 'open' || stage === 'running') ? patienceEnds(stuck, terms) : null,
    ...(stage === 'running'
      ? [
          arenaEnd(tournament),
          now + HEARTBEAT,
          ...(terms.form.kind === 'arena' ? [] : going.map((round) => roundEnds(round, terms))),
        ]
      : []),
  ].filter((instant) => instant !== null);
  return instants.length === 0 ? null : Math.min(...instants);
}
