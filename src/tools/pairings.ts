import { type Result, done, refused } from '../kit/result.ts';
import { type Refusal, Request } from './pairings/request.ts';
import { standingsFor } from '../tournament/standings/standings.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS } from '../tournament/standings/tieBreaks.ts';
import { answerLines, type RequestId } from './jsonLines.ts';
import { readTournament, faultOf } from './pairings/readTournament.ts';
import type { AnyEvent } from '../tournament/event.ts';
import { makeTrf, type UnwritableTrf } from '../tournament/trf/makeTrf.ts';
import { parseTrf } from '../tournament/trf/parseTrf.ts';
import type { TrfProblem } from '../tournament/trf/records.ts';
import { pairDoubleSwiss } from '../tournament/doubleSwiss/pairDoubleSwiss.ts';
import { pairDutch } from '../tournament/dutch/pairDutch.ts';
import { pairKnockOut } from '../tournament/knockOut/pairKnockOut.ts';
import { roundsIn, tableRound } from '../tournament/roundRobin/berger.ts';

type PairRequest = Extract<Request, { op: 'pair' }>;

const bad = (text: string) => refused({ code: 'bad-request', text });
const none = (text: string) => refused({ code: 'no-pairing', text });

/** The work grows faster than the number of players. At these sizes, it takes up to 15 seconds. */
const MOST_PLAYERS = { dutch: 1000, 'double-swiss': 500 } as const;
const NAMES = { dutch: 'a Dutch Swiss', 'double-swiss': 'a Double-Swiss' } as const;

function tooLarge({ system, players }: PairRequest): Refusal | null {
  if (system !== 'dutch' && system !== 'double-swiss') return null;
  const most = MOST_PLAYERS[system];
  if (players.length <= most) return null;
  const text = `${NAMES[system]} supports at most ${most} players, and this one has ${players.length}`;
  return { code: 'too-large', text };
}

function pairRoundRobin({ players, cycles, round }: PairRequest): Result<object, Refusal> {
  if (players.length < 2) return none('fewer than two players');
  const found = tableRound(players.length, cycles, round - 1);
  const rounds = cycles * roundsIn(players.length);
  return found ? done(found) : none(`the table of ${players.length} players has ${rounds} rounds`);
}

function pairNext(tournament: AnyEvent, absent: readonly number[]): Result<object, Refusal> {
  const few = tournament.players.length - new Set(absent).size < 2;
  const noRound = none(
    few ? 'fewer than two players can be paired' : 'no round satisfies the absolute criteria',
  );
  switch (tournament.system) {
    case 'dutch': {
      const pairing = pairDutch(tournament, absent);
      return pairing.ok ? pairing : noRound;
    }
    case 'double-swiss': {
      const pairing = pairDoubleSwiss(tournament, absent);
      return pairing.ok ? pairing : noRound;
    }
    case 'knock-out': {
      const round = pairKnockOut(tournament);
      if (round.ok) return done({ ...round.value, bye: null });
      if (round.problem === 'over') return none('no opponents are left');
      return bad('a past round doesn’t match the bracket');
    }
    case 'round-robin':
      return none('a round robin has a fixed table');
  }
}

function answerPair(request: PairRequest): Result<object, Refusal> {
  const { system, rounds, round, players } = request;
  const large = tooLarge(request);
  if (large !== null) return refused(large);
  const absent = system === 'dutch' || system === 'double-swiss' ? request.absent : [];
  const unknown = absent.find((number) => number > players.length);
  if (unknown !== undefined) return bad(`absent: there is no player ${unknown}`);
  const isTable = system === 'round-robin';
  if (round !== rounds.length + 1 && !(isTable && rounds.length === 0))
    return bad(`round ${round} was requested, but ${rounds.length} rounds are finished`);
  if (isTable) {
    const fault = faultOf(request);
    return fault === null ? pairRoundRobin(request) : bad(fault);
  }
  const tournament = readTournament(request);
  return tournament.ok ? pairNext(tournament.value, absent) : tournament;
}

const UNWRITABLE: Readonly<Record<UnwritableTrf, string>> = {
  points: 'TRF points are whole tenths up to 99.9',
  rating: 'TRF ratings are whole numbers from 1 to 9999',
  players: 'a TRF file has at most 9999 players',
};

const UNREADABLE: Readonly<Record<TrfProblem['code'], string>> = {
  empty: 'no player (record 001)',
  team: 'team tournaments are not supported',
  'abnormal-points': 'manual points (record 299) are not supported',
  system: 'this pairing system (record 192) is not supported',
  number: 'no pairing number in columns 5-8',
  'number-twice': 'this pairing number appears twice',
  'number-gap': 'pairing numbers must start at 1 and have no gaps',
  rating: 'no rating in columns 49-52',
  column: 'no opponent, color and result, or more than 999 columns',
  result: 'the two players’ results contradict each other',
  'one-sided': 'the opponent has another opponent, or the same color',
  'many-byes': 'a second pairing-allocated bye in this round',
  points: 'the points contradict the results',
  rounds: 'no number of rounds',
  color: 'the initial color is W or B',
  scoring: 'a letter and its points are missing',
  forbidden: '2 to 100 pairing numbers are needed',
};

const inWords = ({ code, line, text }: TrfProblem): string =>
  [line === null ? 'TRF' : `TRF line ${line}`, UNREADABLE[code], ...(text === '' ? [] : [`"${text}"`])].join(
    ': ',
  );

function answerExport(request: Extract<Request, { op: 'trf-export' }>): Result<object, Refusal> {
  const tournament = readTournament(request);
  if (!tournament.ok) return tournament;
  const text = makeTrf(tournament.value, { name: request.name });
  return text.ok
    ? done({ text: text.value })
    : refused({ code: 'bad-request', text: UNWRITABLE[text.problem] });
}

function written(tournament: AnyEvent): object {
  const { initialColor, ...rest } = tournament;
  if (rest.system !== 'knock-out') return { ...rest, initialColour: initialColor };
  const { hasThirdPlace, ...knockOut } = rest;
  return { ...knockOut, initialColour: initialColor, thirdPlace: hasThirdPlace };
}

function answerImport({ text }: Extract<Request, { op: 'trf-import' }>): Result<object, Refusal> {
  const tournament = parseTrf(text);
  return tournament.ok
    ? done({ tournament: written(tournament.value) })
    : refused({ code: 'bad-request', text: inWords(tournament.problem) });
}

function answerTo(request: Request): Result<object, Refusal> {
  switch (request.op) {
    case 'pair':
      return answerPair(request);
    case 'standings':
      return answerStandings(request);
    case 'trf-export':
      return answerExport(request);
    case 'trf-import':
      return answerImport(request);
  }
}

function answerStandings(request: Extract<Request, { op: 'standings' }>): Result<object, Refusal> {
  const read = readTournament(request);
  if (!read.ok) return read;
  const tournament = read.value;
  if (tournament.system === 'knock-out')
    return refused({ code: 'bad-request', text: 'a knockout has no table' });
  const usual = tournament.system === 'round-robin' ? ROUND_ROBIN_TIE_BREAKS : SWISS_TIE_BREAKS;
  const tieBreaks = request.tieBreaks ?? usual;
  return done({ table: standingsFor(tournament, tieBreaks) });
}

const LONGEST_LINE = 100_000_000;
const MOST_FAULTS = 5;

/** `message` is the name in all tools; `text` is the name in this tool's published protocol. */
const refusal = (id: RequestId, { code, text }: Refusal): object => ({
  id,
  error: { code, message: text, text },
});

await answerLines({
  longest: LONGEST_LINE,
  form: Request,
  answer: (request) => {
    const answered = answerTo(request);
    return answered.ok ? { id: request.id, ...answered.value } : refusal(request.id, answered.problem);
  },
  refuse: ({ id, why, faults }) => {
    const text = faults.slice(0, MOST_FAULTS).join('; ');
    return refusal(id, { code: 'bad-request', text: why === 'no-json' ? `not JSON: ${text}` : text });
  },
});
