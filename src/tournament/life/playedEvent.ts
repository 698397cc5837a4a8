/** A tournament as pairing rules and tables see it: numbers, finished rounds, tie-breaks. */
import type {
  Absence,
  Color,
  Game,
  KnockOutEvent,
  Match,
  Round,
  Scoring,
  SwissEvent,
  WonMatch,
} from '../event.ts';
import type { Hash } from '../../openings/deal.ts';
import { seenBy } from './meeting.ts';
import type { FirstTieBreak, ScoringName, Terms } from './terms.ts';
import type { HeldRound, Meeting, Participant, Tournament } from './tournament.ts';
import { type ArenaGame, type ArenaRow, arenaTable } from '../arena/scores.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS, type TieBreak } from '../standings/tieBreaks.ts';

const POINTS: Readonly<Record<ScoringName, Omit<Scoring, 'bye'>>> = {
  '2-1-0': { win: 2, draw: 1, loss: 0 },
  '1-½-0': { win: 1, draw: 0.5, loss: 0 },
};

/** A bye counts as a win; in a Double-Swiss, as a win and a draw (C.04.5 1.4). */
export function scoringOf({ terms: { scoring, form } }: Pick<Tournament, 'terms'>): Scoring {
  const points = POINTS[scoring];
  return { ...points, bye: form.kind === 'double-swiss' ? points.win + points.draw : points.win };
}

export const initialColorOf = ({ seed }: Pick<Tournament, 'seed'>, hash: Hash): Color =>
  Number.parseInt(hash(`${seed}/color`).slice(0, 2), 16) % 2 === 0 ? 'white' : 'black';

const entrantOf = ({ number, rating, name }: Participant) => ({
  number,
  name,
  ...(rating !== null && { rating }),
});

/** Pairs kept apart, if both still have a number. */
export const forbiddenIn = ({ apart, players }: Tournament): SwissEvent['forbidden'] => {
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  return apart.flatMap(([one, other]) => {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
};

const commonOf = (tournament: Tournament, hash: Hash) => ({
  players: tournament.players.map(entrantOf),
  scoring: scoringOf(tournament),
  expectedRounds: tournament.planned ?? 1,
  initialColor: initialColorOf(tournament, hash),
  forbidden: forbiddenIn(tournament),
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

/** Unfinished meetings count as absences without points, as do rounds before a player entered. */
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

/** In the order in which they ended; games still running at the end don't count. */
function gamesIn({ rounds }: Tournament): readonly ArenaGame[] {
  const games = rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
  return games
    .toSorted((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))
    .flatMap(({ white, black, result }) => (result ? [{ white, black, result }] : []));
}

export const arenaRows = (tournament: Tournament): readonly ArenaRow[] =>
  arenaTable(
    tournament.players.map(({ number }) => number),
    gamesIn(tournament),
  );

const CODES: Readonly<Record<FirstTieBreak, TieBreak>> = {
  'solkoff-cut': 'BH/C1',
  solkoff: 'BH',
  'sonneborn-berger': 'SB',
  direct: 'DE',
  won: 'WON',
  performance: 'LP',
};

export function tieBreaksOf({ form, tieBreak }: Pick<Terms, 'form' | 'tieBreak'>): readonly TieBreak[] {
  const isSwiss = form.kind === 'swiss' || form.kind === 'double-swiss';
  const usual = isSwiss ? SWISS_TIE_BREAKS : ROUND_ROBIN_TIE_BREAKS;
  if (tieBreak === null) return usual;
  const first = CODES[tieBreak];
  return [first, ...usual.filter((code) => code !== first)];
}
