/** A tournament as the pairing rules and the tables see it: numbers, rounds that are over, results. */
import type {
  Absence,
  Game,
  Match,
  Round,
  Scoring,
  SwissEvent,
  WonMatch,
  KnockOutEvent,
  Color,
} from '../event.ts';
import type { Hash } from '../../openings/deal.ts';
import { seenBy } from './meeting.ts';
import type { ScoringName } from './terms.ts';
import type { HeldRound, Meeting, Participant, Tournament } from './tournament.ts';

const POINTS: Readonly<Record<ScoringName, Omit<Scoring, 'bye'>>> = {
  '2-1-0': { win: 2, draw: 1, loss: 0 },
  '1-½-0': { win: 1, draw: 0.5, loss: 0 },
};

/** A bye is a win; in a Double-Swiss, for a match of two games, a win and a draw (C.04.5 1.4). */
export function scoringOf({ terms: { scoring, form } }: Pick<Tournament, 'terms'>): Scoring {
  const points = POINTS[scoring];
  return { ...points, bye: form.kind === 'double-swiss' ? points.win + points.draw : points.win };
}

/** Drawn from the seed, as everything is. */
export const initialColorOf = ({ seed }: Pick<Tournament, 'seed'>, hash: Hash): Color =>
  Number.parseInt(hash(`${seed}/color`).slice(0, 2), 16) % 2 === 0 ? 'white' : 'black';

const entrantOf = ({ number, rating, name }: Participant) => ({
  number,
  name,
  ...(rating !== null && { rating }),
});

const numberOf = ({ players }: Tournament, user: string): number | null =>
  players.find(({ id }) => id === user)?.number ?? null;

/** What events of every form have. */
const commonOf = (tournament: Tournament, hash: Hash) => ({
  players: tournament.players.map(entrantOf),
  scoring: scoringOf(tournament),
  expectedRounds: tournament.planned ?? 1,
  initialColor: initialColorOf(tournament, hash),
  forbidden: tournament.apart.flatMap(([one, other]): readonly (readonly [number, number])[] => {
    const [a, b] = [numberOf(tournament, one), numberOf(tournament, other)];
    return a === null || b === null ? [] : [[a, b]];
  }),
});

const gameOf = (meeting: Meeting): readonly Game[] => {
  const { white, black } = meeting;
  const result = meeting.games[0]?.result ?? null;
  return result === null ? [] : [{ white, black, result }];
};

const matchOf = (meeting: Meeting): readonly Match[] => {
  const { white, black, games } = meeting;
  const [first, second] = games.map((game) => seenBy(meeting, game));
  return first && second ? [{ white, black, games: [first, second] }] : [];
};

/** Meetings that are not over count as absences of no points; so do players who had not come yet. */
function roundOf<P extends { readonly white: number; readonly black: number }>(
  { players }: Tournament,
  round: HeldRound,
  pairOf: (meeting: Meeting) => readonly P[],
): Round<P> {
  const pairs = round.meetings.flatMap(pairOf);
  const [bye = null] = round.byes;
  const known = new Set([
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...round.byes,
    ...round.absent.map(({ number }) => number),
  ]);
  const others = players
    .filter(({ number }) => !known.has(number))
    .map(({ number }): Absence => ({ number, kind: 'zero' }));
  return { pairs, bye, absent: [...round.absent, ...others] };
}

export const swissOf = (tournament: Tournament, hash: Hash): SwissEvent => ({
  ...commonOf(tournament, hash),
  rounds: tournament.rounds.map((round) => roundOf(tournament, round, gameOf)),
});

export const doubleSwissOf = (tournament: Tournament, hash: Hash): SwissEvent<Match> => ({
  ...commonOf(tournament, hash),
  rounds: tournament.rounds.map((round) => roundOf(tournament, round, matchOf)),
});

const wonMatchOf = ({ white, black, winner }: Meeting): readonly WonMatch[] =>
  winner === null ? [] : [{ white, black, winner }];

export const knockOutOf = (tournament: Tournament, hash: Hash): KnockOutEvent => ({
  ...commonOf(tournament, hash),
  hasThirdPlace: tournament.terms.form.kind === 'knock-out' && tournament.terms.form.hasThirdPlace,
  rounds: tournament.rounds.map(({ meetings, byes }) => ({ pairs: meetings.flatMap(wonMatchOf), byes })),
});
