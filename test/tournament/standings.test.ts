/** Tables and tie-breaks, compared with FIDE's own checker for the same tournaments. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ledgerOf } from '../../src/tournament/ledger.ts';
import { gameOutcome, toUnits } from '../../src/tournament/outcome.ts';
import { explain, type Row, standingsOf, standingsFor } from '../../src/tournament/standings/standings.ts';
import { TIE_BREAKS, type TieBreak } from '../../src/tournament/standings/tieBreaks.ts';
import { DutchPair, eventOf, readLines } from './oracle.ts';
import type { PairResult, Round } from '../../src/tournament/event.ts';

const Columns = z.array(z.string());
const Values = z.object({ id: z.string(), columns: Columns, rows: z.array(z.array(z.number().nullable())) });

const swiss = readLines('dutch.jsonl.gz', eventOf(DutchPair));
const wanted = new Map(readLines('tie-breaks.jsonl.gz', Values).map((values) => [values.id, values]));
const RoundRobin = eventOf(DutchPair).extend({ tieBreaks: Values.omit({ id: true }) });
const roundRobins = readLines('round-robin.jsonl.gz', RoundRobin);

type Tournament = (typeof swiss)[number];

function tableOf(
  event: Tournament,
  codes: readonly TieBreak[],
  isScheduled: boolean,
): ReadonlyMap<number, Row> {
  const { players, scoring } = event;
  const rounds = event.rounds.map((round) => ({ ...round, bye: round.bye ?? null }));
  const counted = isScheduled ? { ...scoring, bye: 0 } : scoring;
  const ledger = ledgerOf(players.length, rounds, { scoring: counted, outcomeOf: gameOutcome, games: 1 });
  const rows = standingsOf({
    players,
    ledger,
    win: toUnits(scoring.win),
    draw: toUnits(scoring.draw),
    rounds: rounds.length,
    isScheduled,
    tieBreaks: codes,
  });
  return new Map(rows.map((row) => [row.number, row]));
}

/**
 * Compares each column with the other program's: values to within a millionth, and ranks only by
 * direct encounter.
 */
function compare(
  event: Tournament,
  isScheduled: boolean,
  columns: readonly string[],
  rows: readonly (readonly (number | null)[])[],
): void {
  const codes = TIE_BREAKS.filter((code) => columns.includes(code));
  const table = tableOf(event, codes, isScheduled);
  const byEncounter = tableOf(event, ['DE'], isScheduled);
  for (const { number } of event.players) {
    const values = new Map(columns.map((column, index) => [column, rows[number - 1]?.[index] ?? null]));
    const row = table.get(number)!;
    const where = `${event.id}, player ${number}`;
    expect([where, 'PTS', row.points]).toEqual([where, 'PTS', values.get('PTS')]);
    const expected = [where, 'DE', values.get('rank after PTS, DE')];
    expect([where, 'DE', byEncounter.get(number)!.rank]).toEqual(expected);
    for (const [index, code] of codes.entries()) {
      const [own, other] = [row.tieBreaks[index]!, values.get(code)!];
      const isEqual = own === null || other === null ? own === other : Math.abs(own - other) < 1e-6;
      expect(isEqual ? 'equal' : [where, code, own, other]).toBe('equal');
    }
  }
}

test.each(swiss.map((event) => [event.id, event] as const))(
  'the Swiss has the same standings: %s',
  (id, event) => {
    const { columns, rows } = wanted.get(id)!;
    expect(columns.length).toBe(14);
    compare(event, false, columns, rows);
  },
);

test.each(roundRobins.map((event) => [event.id, event] as const))(
  'the round robin has the same standings: %s',
  (_id, event) => {
    const { columns, rows } = event.tieBreaks;
    expect(columns.length).toBe(6);
    compare(event, true, columns, rows);
  },
);

const row = (rank: number, number: number, points: number, ...tieBreaks: number[]): Row => ({
  rank,
  number,
  points,
  tieBreaks,
});

test('the reason why a player is ahead is points, a tie-break, or nothing', () => {
  const rows = [row(1, 4, 7, 20, 14.5), row(2, 1, 5, 20, 14.5), row(3, 2, 5, 20, 13), row(3, 3, 5, 20, 13)];
  expect(explain(rows, ['BH', 'SB'])).toEqual([
    { ahead: 4, behind: 1, by: 'PTS', values: [7, 5] },
    { ahead: 1, behind: 2, by: 'SB', values: [14.5, 13] },
    { ahead: 2, behind: 3, by: null, values: [null, null] },
  ]);
});

/**
 * The first player's values after this many wins, draws and losses against opponents with these
 * ratings, each in a separate round.
 */
function valuesOf(results: readonly PairResult[], ratings: readonly (number | undefined)[]) {
  const players = [
    { number: 1, rating: 1500 },
    ...ratings.map((rating, index) => ({ number: index + 2, rating })),
  ];
  const rounds = results.map((result, index): Round => ({
    pairs: [{ white: 1, black: index + 2, result }],
    bye: null,
    absent: players
      .filter(({ number }) => number !== 1 && number !== index + 2)
      .map(({ number }) => ({ number, kind: 'zero' })),
  }));
  const event = { system: 'dutch', players, rounds, expectedRounds: results.length } as const;
  const scoring = { win: 2, draw: 1, loss: 0, bye: 2 };
  const table = standingsFor({ ...event, scoring, initialColor: 'white', forbidden: [] }, [
    'ARO',
    'TPR',
    'LP',
  ]);
  return table.find(({ number }) => number === 1)?.tieBreaks;
}

const EVEN = [1500, 1600, 1700];

test.each([
  ['100 % is 800 above', ['1-0', '1-0', '1-0'], EVEN, [1600, 2400, 2100]],
  ['0 % is 800 below', ['0-1', '0-1', '0-1'], EVEN, [1600, 800, 1100]],
  ['50 % is the mean', ['1-0', '=', '0-1'], EVEN, [1600, 1600, 1600]],
  ['67 %', ['1-0', '1-0', '0-1'], EVEN, [1600, 1725, 1767]],
  ['33 %', ['=', '=', '0-1'], EVEN, [1600, 1475, 1433]],
  ['halves are rounded up', ['1-0', '='], [1500, 1501], [1501, 1694, 1751]],
  ['forfeits are no games', ['1-0', '+-', '-+'], EVEN, [1500, 2300, 2000]],
  ['without a game there is none', ['+-'], [1500], [null, null, null]],
  ['nor where somebody has no rating', ['1-0', '1-0'], [1500, undefined], [null, null, null]],
] as const)('%s', (_, results, ratings, values) => {
  expect(valuesOf(results, ratings)).toEqual(values);
});
