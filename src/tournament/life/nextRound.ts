/** Pairs the next round by the rules of the form. */
import { type Attempt, done, refused } from '../../draughts/attempt.ts';
import type { Hash } from '../../openings/deal.ts';
import { colorIn, pairArena, type Waiting } from '../arena/pairArena.ts';
import { pairDoubleSwiss } from '../doubleSwiss/pairDoubleSwiss.ts';
import { pairDutch } from '../dutch/pairDutch.ts';
import type { Absence, Pair } from '../event.ts';
import { pairKnockOut } from '../knockOut/pairKnockOut.ts';
import { forbids } from '../swiss/pairs.ts';
import { arenaRows, doubleSwissOf, forbiddenIn, knockOutOf, swissOf } from './playedEvent.ts';
import { isRunning } from './meeting.ts';
import { nextRow } from './phases.ts';
import type { HeldRound, Meeting, Participant, Tournament } from './tournament.ts';

interface Draw {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
}

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

function drawFor(
  tournament: Tournament,
  absent: readonly Absence[],
  hash: Hash,
): Attempt<Draw, 'no-pairing'> {
  const { form } = tournament.terms;
  const numbers = absent.map(({ number }) => number);
  switch (form.kind) {
    case 'swiss':
      return drawOf(pairDutch(swissOf(tournament, hash), numbers));
    case 'double-swiss':
      return drawOf(pairDoubleSwiss(doubleSwissOf(tournament, hash), numbers));
    case 'round-robin':
    case 'groups':
    case 'league': {
      const row = nextRow(tournament);
      return row ? done(row) : refused('no-pairing');
    }
    case 'knock-out': {
      const pairing = pairKnockOut(knockOutOf(tournament, hash));
      return pairing.ok ? done(pairing.value) : refused('no-pairing');
    }
    case 'arena':
      return done({ pairs: [], byes: [] });
  }
}

const drawOf = (
  pairing: Attempt<{ readonly pairs: readonly Pair[]; readonly bye: number | null }, unknown>,
): Attempt<Draw, 'no-pairing'> => {
  if (!pairing.ok) return refused('no-pairing');
  const { pairs, bye } = pairing.value;
  return done({ pairs, byes: bye === null ? [] : [bye] });
};

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
  const isSwiss = ['swiss', 'double-swiss'].includes(tournament.terms.form.kind);
  const absent = isSwiss ? absencesIn(tournament) : [];
  const draw = drawFor(tournament, absent, hash);
  if (!draw.ok) return draw;
  // With at most one player present, there is nothing to play.
  if (isSwiss && draw.value.pairs.length === 0) return refused('no-pairing');
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
