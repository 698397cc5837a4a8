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
} from '../../event.ts';
import type { Hash } from '../../../openings/deal.ts';
import { seenBy } from '../meeting.ts';
import type { FirstTieBreak, ScoringName } from '../terms.ts';
import type { HeldRound, Meeting, Participant, Tournament } from '../tournament.ts';
import { type ArenaGame, type ArenaRow, arenaTable } from '../../arena/scores.ts';
import type { TieBreak } from '../../standings/tieBreaks.ts';

const POINTS: Readonly<Record<ScoringName, Omit<Scoring, 'bye'>>> = {
  '2-1-0': { win: 2, draw: 1, loss: 0 },
  '1-½-0': { win: 1, draw: 0.5, loss: 0 },
};

/** In a Double-Swiss, a bye counts as a win and a draw (C.04.5 1.4). */
export const DOUBLE_BYE = 1.5;

const scoringOf = ({ terms: { scoring } }: Tournament, bye: number): Scoring => {
  const points = POINTS[scoring];
  return { ...points, bye: bye * points.win };
};

const initialColorOf = ({ seed }: Pick<Tournament, 'seed'>, hash: Hash): Color =>
  Number.parseInt(hash(`${seed}/color`).slice(0, 2), 16) % 2 === 0 ? 'white' : 'black';

const entrantOf = ({ number, rating, name }: Participant) => ({
  number,
  name,
  ...(rating !== null && { rating }),
});

export const forbiddenIn = ({ apart, players }: Tournament): SwissEvent['forbidden'] => {
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  return apart.flatMap(([one, other]) => {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
};

const commonOf = (tournament: Tournament, hash: Hash, bye = 1) => ({
  players: tournament.players.map(entrantOf),
  scoring: scoringOf(tournament, bye),
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

/** Unfinished meetings count as absences without points. So do rounds before a player entered. */
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
  ...commonOf(tournament, hash, DOUBLE_BYE),
  rounds: tournament.rounds.map((round) => roundOf(tournament, round, matchOf)),
});

const wonMatchOf = ({ white, black, winner }: Meeting): readonly WonMatch[] =>
  winner === null ? [] : [{ white, black, winner }];

export const knockOutOf = (tournament: Tournament, hash: Hash): Omit<KnockOutEvent, 'hasThirdPlace'> => ({
  ...commonOf(tournament, hash),
  rounds: tournament.rounds.map(({ meetings, byes }) => ({ pairs: meetings.flatMap(wonMatchOf), byes })),
});

/** In the order in which they ended. Games that are still running at the end don't count. */
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

/** `usual` has the format's default tie-breaks, in order. */
export function tieBreaksFrom(
  usual: readonly TieBreak[],
  tieBreak: FirstTieBreak | null,
): readonly TieBreak[] {
  if (tieBreak === null) return usual;
  const first = CODES[tieBreak];
  return [first, ...usual.filter((code) => code !== first)];
}
