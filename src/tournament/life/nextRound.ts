import { type Result, done } from '../../kit/result.ts';
import type { Hash } from '../../openings/deal.ts';
import type { Absence } from '../event.ts';
import { rulesOf } from './forms/forms.ts';
import { isHere, meetingOf } from './meeting.ts';
import type { HeldRound, Tournament } from './tournament.ts';

function absencesIn({ players, rounds, planned, terms }: Tournament): readonly Absence[] {
  const isLast = rounds.length + 1 >= (planned ?? 0);
  return players
    .filter((player) => !isHere(player))
    .map(({ number, withdrawn }) => {
      const had = rounds.flatMap(({ absent }) => absent.filter((each) => each.number === number));
      const halves = had.filter(({ kind }) => kind === 'half').length;
      const isHalf = !withdrawn && !isLast && halves < terms.halfByes;
      return { number, kind: isHalf ? 'half' : 'zero' };
    });
}

export function nextRound(tournament: Tournament, now: number, hash: Hash): Result<HeldRound, 'no-pairing'> {
  const { form } = tournament.terms;
  const { isFixed, scheduled, draw: drawn } = rulesOf(form);
  const absent = isFixed ? [] : absencesIn(tournament);
  const row = scheduled(tournament, form);
  const draw = row ? done(row) : drawn(tournament, form, absent, hash);
  if (!draw.ok) return draw;
  return done({
    number: tournament.rounds.length + 1,
    meetings: draw.value.pairs.map((pair, index) => meetingOf(pair, index + 1, now)),
    byes: draw.value.byes,
    absent,
    begunAt: now,
    endedAt: null,
  });
}

/** Limited, so that players can't use blocks to choose their opponents. */
export const MOST_AVOIDED = 3;

export function blockedPairs(blocks: Tournament['apart']): Tournament['apart'] {
  const byBlocker = Map.groupBy(blocks, ([by]) => by);
  return [...byBlocker.values()].flatMap((own) => own.slice(0, MOST_AVOIDED));
}
