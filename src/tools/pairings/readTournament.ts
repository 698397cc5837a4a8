import { type Result, done, refused } from '../../kit/result.ts';
import type { Game, Match, Scoring, AnyEvent, WonMatch } from '../../tournament/event.ts';
import type { Refusal, Written, WrittenPair, WrittenRound } from './request.ts';

const bad = (text: string) => refused({ code: 'bad-request', text });
const unfinished = (round: number, { white, black }: WrittenPair, what: string) =>
  refused({
    code: 'round-unfinished',
    text: `round ${round}: ${what} of ${white}-${black} is missing`,
  });

function checkNumbers({ players }: Written): string | null {
  const seen = new Set<number>();
  for (const { number } of players) {
    if (seen.has(number)) return `player ${number} appears twice`;
    seen.add(number);
  }
  const missing = players.findIndex((_, index) => !seen.has(index + 1));
  return missing === -1 ? null : `player ${missing + 1} is missing: numbers go from 1 to ${players.length}`;
}

function checkForbidden({ forbidden, players }: Written): string | null {
  for (const [a, b] of forbidden) {
    if (a === b) return `forbidden: ${a} with itself`;
    const unknown = [a, b].find((number) => number > players.length);
    if (unknown !== undefined) return `forbidden: there is no player ${unknown}`;
  }
  return null;
}

/** Every round of a Swiss must list all players. */
function checkRound(round: WrittenRound, index: number, { players, system }: Written): string | null {
  const where = `round ${index + 1}`;
  const named = [
    ...round.pairs.flatMap(({ white, black }) => [white, black]),
    ...(round.bye === null ? [] : [round.bye]),
    ...round.byes,
    ...round.absent.map(({ number }) => number),
  ];
  const seen = new Set<number>();
  for (const number of named) {
    if (number > players.length) return `${where}: there is no player ${number}`;
    if (seen.has(number)) return `${where}: player ${number} appears twice`;
    seen.add(number);
  }
  if (system !== 'dutch' && system !== 'double-swiss') return null;
  const missing = players.find(({ number }) => !seen.has(number));
  return missing ? `${where}: player ${missing.number} is not paired, and has no bye or absence` : null;
}

export function faultOf(written: Written): string | null {
  const fault = checkNumbers(written) ?? checkForbidden(written);
  if (fault !== null) return fault;
  for (const [index, round] of written.rounds.entries()) {
    const found = checkRound(round, index, written);
    if (found !== null) return found;
  }
  return null;
}

type ReadPair<P> = (pair: WrittenPair, round: number) => Result<P, Refusal>;

const readGame: ReadPair<Game> = (pair, round) => {
  const { white, black, result } = pair;
  return result ? done({ white, black, result }) : unfinished(round, pair, 'the result');
};

const readMatch: ReadPair<Match> = (pair, round) => {
  const { white, black, games } = pair;
  const [first, second] = games ?? [];
  return first && second
    ? done({ white, black, games: [first, second] })
    : unfinished(round, pair, 'a result');
};

const readWonMatch: ReadPair<WonMatch> = (pair, round) => {
  const { white, black, winner } = pair;
  if (winner === null || winner === undefined) return unfinished(round, pair, 'the winner');
  return winner === white || winner === black
    ? done({ white, black, winner })
    : bad(`round ${round}: ${winner} cannot have won ${white}-${black}`);
};

function readRounds<P>(
  rounds: readonly WrittenRound[],
  read: ReadPair<P>,
): Result<readonly (Omit<WrittenRound, 'pairs'> & { pairs: readonly P[] })[], Refusal> {
  const found: (Omit<WrittenRound, 'pairs'> & { pairs: readonly P[] })[] = [];
  for (const [index, round] of rounds.entries()) {
    const pairs: P[] = [];
    for (const pair of round.pairs) {
      const one = read(pair, index + 1);
      if (!one.ok) return one;
      pairs.push(one.value);
    }
    found.push({ ...round, pairs });
  }
  return done(found);
}

const NO_BYE = 0;

/** The default points of a bye: a win or, in a match, a win and a draw; otherwise nothing. */
function scoringOf({ scoring, system }: Written): Scoring {
  const { win, draw, bye } = scoring;
  const usual = { dutch: win, 'double-swiss': win + draw, 'round-robin': NO_BYE, 'knock-out': NO_BYE };
  return { ...scoring, bye: bye ?? usual[system] };
}

function commonOf(written: Written) {
  const { players, expectedRounds, initialColour, forbidden } = written;
  return {
    players: players
      .map(({ number, rating, name }) => ({
        number,
        ...(rating === null || rating === undefined ? {} : { rating }),
        ...(name === null || name === undefined ? {} : { name }),
      }))
      .sort((a, b) => a.number - b.number),
    scoring: scoringOf(written),
    expectedRounds,
    initialColor: initialColour,
    forbidden,
  };
}

export function readTournament(written: Written): Result<AnyEvent, Refusal> {
  const fault = faultOf(written);
  if (fault !== null) return bad(fault);
  const common = commonOf(written);
  const { system, rounds, cycles, thirdPlace } = written;
  switch (system) {
    case 'dutch': {
      const read = readRounds(rounds, readGame);
      return read.ok ? done({ ...common, system, rounds: read.value }) : read;
    }
    case 'double-swiss': {
      const read = readRounds(rounds, readMatch);
      return read.ok ? done({ ...common, system, rounds: read.value }) : read;
    }
    case 'round-robin': {
      const read = readRounds(rounds, readGame);
      return read.ok ? done({ ...common, system, cycles, rounds: read.value }) : read;
    }
    case 'knock-out': {
      const read = readRounds(rounds, readWonMatch);
      return read.ok ? done({ ...common, system, hasThirdPlace: thirdPlace, rounds: read.value }) : read;
    }
  }
}
