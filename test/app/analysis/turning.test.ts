/** The mistake that decided a finished game, taken from an analysis that is made once. */
import { expect, test } from 'vitest';
import { ANALYSIS_VERSION } from '../../../src/analysis/finding.ts';
import { turnOf } from '../../../src/app/analysis/turning.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import type { Color } from '../../../src/draughts/types.ts';
import { lineOf } from '../../../src/game/line.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { newGame } from '../../game/table.ts';
import { newTable, type Table } from '../table.ts';

const MOVES = ['c3-d4', 'b6-a5', 'd4-c5', 'd6:b4', 'a3:c5'];
const over = (winner: Color | null) =>
  newGame({ moves: MOVES, result: { winner, by: winner ? 'resignation' : 'agreement' } });

/** White's chances by ply; the last legal move is the best. */
const findingsOf = (...scores: readonly number[]) =>
  lineOf(over('black')).positions.map((position, ply) => {
    const { variant } = lineOf(over('black'));
    const best = legalMoves(variant, position).map((move) => makeFullMove(variant, move));
    return { score: scores[ply] ?? 0, best: best.slice(-1) };
  });

async function analyzed(table: Table, ...scores: readonly number[]): Promise<void> {
  const subject = { kind: 'game', id: 'g1' } as const;
  const stored = await table.app.store.analyses.load(subject);
  const { version = 0 } = stored ?? {};
  const next = { subject, version: version + 1, engine: ANALYSIS_VERSION, findings: findingsOf(...scores) };
  await table.app.store.analyses.save({ ...next, post: null, forGuesses: false, madeAt: 1 }, null);
}

const ordered = (table: Table) => table.app.store.analyses.load({ kind: 'game', id: 'g1' });

test('the deciding mistake is the loser’s worst move, with a better move; in a draw, either player’s worst', async () => {
  const table = await newTable();
  await analyzed(table, 0, 0, 0, -300, -300, -300);
  const turn = await turnOf(table.app, over('black'));
  expect(turn).toMatchObject({ color: 'white', better: findingsOf()[2]!.best[0] });
  expect(turn?.before.moves).toHaveLength(2);
  expect(await turnOf(table.app, over(null))).toMatchObject({ color: 'white' });
  // Black won anyway.
  await analyzed(table, 0, 0, 300, 300, 300, 300);
  expect(await turnOf(table.app, over('black'))).toBeNull();
});

test('a game without a mistake has no deciding mistake, nor does a running or canceled game', async () => {
  const table = await newTable();
  await analyzed(table);
  expect(await turnOf(table.app, over('black'))).toBeNull();
  await analyzed(table, 0, 0, 0, -300, -300, -300);
  expect(await turnOf(table.app, newGame({ moves: MOVES }))).toBeNull();
  const annulled = newGame({ moves: MOVES, result: { winner: null, by: 'annulled' } });
  expect(await turnOf(table.app, annulled)).toBeNull();
});

test('the analysis is requested once, and never for a running game', async () => {
  const table = await newTable();
  await turnOf(table.app, newGame({ moves: MOVES }));
  expect(await ordered(table)).toBeNull();
  expect(await turnOf(table.app, over('black'))).toBeNull();
  const first = await ordered(table);
  expect(first).toMatchObject({ forGuesses: true, findings: [] });
  await turnOf(table.app, over('black'));
  expect(await ordered(table)).toEqual(first);
});
