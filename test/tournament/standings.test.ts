/** Tables and tie-breaks, held against those that FIDE's own checker made of the same tournaments. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ledgerOf } from '../../src/tournament/ledger.ts';
import { gameOutcome, toUnits } from '../../src/tournament/outcome.ts';
import { explain, type Row, standingsOf } from '../../src/tournament/standings/standings.ts';
import { TIE_BREAKS } from '../../src/tournament/standings/tieBreaks.ts';
import type { TieBreak } from '../../src/tournament/standings/tieBreaks.ts';
import { DutchPair, eventOf, readLines } from './oracle.ts';

const Columns = z.array(z.string());
const Values = z.object({ id: z.string(), columns: Columns, rows: z.array(z.array(z.number().nullable())) });

const swiss = readLines('dutch.jsonl.gz', eventOf(DutchPair));
const wanted = new Map(readLines('tie-breaks.jsonl.gz', Values).map((values) => [values.id, values]));
const RoundRobin = eventOf(DutchPair).extend({ tieBreaks: Values.omit({ id: true }) });
const roundRobins = readLines('round-robin.jsonl.gz', RoundRobin);

type Tournament = (typeof swiss)[number];

/** The table of a tournament, by number. */
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

/** Holds each column against the other program's: values to a millionth, and the ranks by direct encounter alone. */
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
    expect([where, 'DE', byEncounter.get(number)!.rank]).toEqual([
      where,
      'DE',
      values.get('rank after PTS, DE'),
    ]);
    for (const [index, code] of codes.entries()) {
      const [own, other] = [row.tieBreaks[index]!, values.get(code)!];
      const isEqual = own === null || other === null ? own === other : Math.abs(own - other) < 1e-6;
      expect(isEqual ? 'equal' : [where, code, own, other]).toBe('equal');
    }
  }
}

describe('Swiss', () => {
  test.each(swiss.map((event) => [event.id, event] as const))('%s', (id, event) => {
    const { columns, rows } = wanted.get(id)!;
    expect(columns.length).toBe(14);
    compare(event, false, columns, rows);
  });
});

describe('round robin', () => {
  test.each(roundRobins.map((event) => [event.id, event] as const))('%s', (_id, event) => {
    const { columns, rows } = event.tieBreaks;
    expect(columns.length).toBe(6);
    compare(event, true, columns, rows);
  });
});

const row = (rank: number, number: number, points: number, ...tieBreaks: number[]): Row => ({
  rank,
  number,
  points,
  tieBreaks,
});

describe('why one is ahead', () => {
  test('by points, by a tie-break, or not at all', () => {
    const rows = [row(1, 4, 7, 20, 14.5), row(2, 1, 5, 20, 14.5), row(3, 2, 5, 20, 13), row(3, 3, 5, 20, 13)];
    expect(explain(rows, ['BH', 'SB'])).toEqual([
      { ahead: 4, behind: 1, by: 'PTS', values: [7, 5] },
      { ahead: 1, behind: 2, by: 'SB', values: [14.5, 13] },
      { ahead: 2, behind: 3, by: null, values: [null, null] },
    ]);
  });
});
