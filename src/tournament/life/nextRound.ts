import { type Attempt, done } from '../../kit/attempt.ts';
import type { Hash } from '../../openings/deal.ts';
import { colorIn, pairArena, type Waiting } from '../arena/pairArena.ts';
import type { Absence, Pair } from '../event.ts';
import { forbids } from '../swiss/pairs.ts';
import { rulesOf } from './forms/forms.ts';
import { arenaRows, forbiddenIn } from './playedEvent.ts';
import { isRunning } from './meeting.ts';
import type { HeldRound, Meeting, Participant, Tournament } from './tournament.ts';

const isHere = ({ withdrawn, isPaused }: Participant): boolean => !withdrawn && !isPaused;

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

const meetingOf = ({ white, black }: Pair, board: number, begunAt: number): Meeting => ({
  board,
  white,
  black,
  games: [],
  annulled: 0,
  winner: null,
  begunAt,
});

export function nextRound(tournament: Tournament, now: number, hash: Hash): Attempt<HeldRound, 'no-pairing'> {
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

function waitingIn(tournament: Tournament, { meetings }: HeldRound): readonly Waiting[] {
  const ranks = new Map(arenaRows(tournament).map(({ number, rank }) => [number, rank]));
  return tournament.players.filter(isHere).flatMap(({ number, since }): readonly Waiting[] => {
    const own = meetings.filter(({ white, black }) => white === number || black === number);
    if (own.some(isRunning)) return [];
    const last = own.at(-1);
    return [
      {
        number,
        rank: ranks.get(number) ?? 0,
        since: Math.max(since, last?.games.at(-1)?.endedAt ?? 0),
        last: last ? (last.white === number ? last.black : last.white) : null,
        colors: own.map((meeting) => colorIn(meeting, number)),
      },
    ];
  });
}

export function nextMeetings(tournament: Tournament, round: HeldRound, now: number): readonly Meeting[] {
  const pairs = pairArena({
    waiting: waitingIn(tournament, round),
    present: tournament.players.filter(isHere).length,
    isForbidden: forbids(forbiddenIn(tournament)),
    now,
  });
  return pairs.map((pair, index) => meetingOf(pair, round.meetings.length + index + 1, now));
}

/** A limit, so that blocks don't decide a player's opponents. */
export const MOST_AVOIDED = 3;

export function blockedPairs(blocks: Tournament['apart']): Tournament['apart'] {
  const byBlocker = Map.groupBy(blocks, ([by]) => by);
  return [...byBlocker.values()].flatMap((own) => own.slice(0, MOST_AVOIDED));
}
