import { type Attempt, done, refused } from '../../kit/attempt.ts';
import { pairDoubleSwiss } from '../../tournament/doubleSwiss/pairDoubleSwiss.ts';
import { pairDutch } from '../../tournament/dutch/pairDutch.ts';
import type { AnyEvent } from '../../tournament/event.ts';
import { pairKnockOut } from '../../tournament/knockOut/pairKnockOut.ts';
import { roundsIn, tableRound } from '../../tournament/roundRobin/berger.ts';
import { faultOf, readTournament } from './readTournament.ts';
import type { Refusal, Request } from './request.ts';

type PairRequest = Extract<Request, { op: 'pair' }>;

const bad = (text: string) => refused({ code: 'bad-request' as const, text });
const none = (text: string) => refused({ code: 'no-pairing' as const, text });

/** The work grows faster than the number of players. These take a few seconds. */
const MOST_PLAYERS = { dutch: 1000, 'double-swiss': 300 } as const;
const NAMES = { dutch: 'a Dutch Swiss', 'double-swiss': 'a Double-Swiss' } as const;

function tooLarge({ system, players }: PairRequest): Refusal | null {
  if (system !== 'dutch' && system !== 'double-swiss') return null;
  const most = MOST_PLAYERS[system];
  if (players.length <= most) return null;
  const text = `${NAMES[system]} supports at most ${most} players, and this one has ${players.length}`;
  return { code: 'too-large', text };
}

function pairRoundRobin({ players, cycles, round }: PairRequest): Attempt<object, Refusal> {
  if (players.length < 2) return none('fewer than two players');
  const found = tableRound(players.length, cycles, round - 1);
  const rounds = cycles * roundsIn(players.length);
  return found ? done(found) : none(`the table of ${players.length} players has ${rounds} rounds`);
}

function pairNext(tournament: AnyEvent, absent: readonly number[]): Attempt<object, Refusal> {
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

export function answerPair(request: PairRequest): Attempt<object, Refusal> {
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
