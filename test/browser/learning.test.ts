/** Puzzles and lessons on the board: the bot judges, rates, and remembers. */
import { expect, test } from 'vitest';
import shipped from '../../assets/puzzles/russian.json' with { type: 'json' };
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import type { PuzzleFacts, ToPage } from '../../src/live/protocol.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';
import { sitAt } from './sitting.ts';

const browser = browserHere();
const russian = variantOf('russian');

const squaresOf = (move: string): readonly string[] => move.split(/[-:]/u);

function solutionOf({ fen }: Pick<PuzzleFacts, 'fen'>): readonly string[] {
  const found = shipped.find((puzzle) => puzzle.fen === fen);
  if (!found) throw new Error(`no shipped puzzle ${fen}`);
  return found.moves.split(' ');
}

/** A move that does not win, and that a tap on its ends makes. */
function wrongMove({ fen }: PuzzleFacts): readonly string[] | undefined {
  const position = parseFen(russian, fen);
  const legal = position.ok ? legalMoves(russian, position.value) : [];
  const [right] = solutionOf({ fen });
  const others = legal.map((move) => makeFullMove(russian, move)).filter((move) => move !== right);
  return others.map(squaresOf).find((squares) => squares.length === 2);
}

test('puzzles are solved on the board, and count', async () => {
  const { page, url, press, faults, table } = await sitAt(browser(), 'phone', PHONE, true);
  const told: PuzzleFacts[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message: ToPage = JSON.parse(String(payload));
      if (message.kind === 'puzzle') told.push(message.facts);
    }),
  );
  await page.goto(`${url}/?puzzle=russian`);
  await page.getByText('Only one move wins. Which one?').waitFor();
  await shoot(page, 'page-puzzle-phone');
  expect(told[0]).toMatchObject({ state: 'open', moves: [], misses: 0 });

  const wrong = wrongMove(told[0]!);
  if (wrong) {
    await press(...wrong);
    await page.getByText('You have one more try.').waitFor();
  }
  const solution = solutionOf(told[0]!);
  for (const [ply, move] of solution.entries()) {
    if (ply % 2 === 1) continue;
    await press(...squaresOf(move));
    await expect.poll(() => told.at(-1)?.ply).toBe(Math.min(ply + 2, solution.length));
  }
  await page
    .getByText(/Solved/u)
    .first()
    .waitFor();
  await page.getByText('Your puzzle rating is now').waitFor();
  await expect.poll(() => page.locator('.page-move').count()).toBe(solution.length);
  await shoot(page, 'page-puzzle-solved-phone');

  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.getByText('Only one move wins. Which one?').waitFor();
  expect(told.at(-1)?.moves).toEqual([]);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('button', { name: 'Yes, show it' }).click();
  await page.getByText('Not solved this time').waitFor();
  expect(told.at(-1)?.moves.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(table.discord.refusals).toEqual([]);
  await page.context().close();
});

test('a lesson on the board explains each move, and is done once', async () => {
  const { page, url, press, faults } = await sitAt(browser(), 'desktop', DESKTOP, false);
  await page.goto(`${url}/?lesson=move`);
  await page.getByText('Men move one square diagonally forward.').waitFor();
  await page.getByRole('heading', { name: 'Lesson 1: How a man moves', exact: true }).waitFor();
  await press('c3', 'd4');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot(page, 'page-lesson-wrong-desktop');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Men move one square diagonally forward.').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Stay away from Black’s man.').waitFor();
  await press('c3', 'b4');
  await page.getByRole('button', { name: /^Next: / }).click();
  await page.getByText('Capture one of Black’s men').waitFor();
  await expect
    .poll(() => page.getByLabel('All lessons').locator('option').first().innerText())
    .toMatch(/^✓ /u);
  await shoot(page, 'page-lesson-desktop');
  expect(faults).toEqual([]);
  await page.context().close();
});
