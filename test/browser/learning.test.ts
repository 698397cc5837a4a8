/** Puzzles and lessons on the board: the bot checks moves, updates ratings, and saves progress. */
import { expect, test } from 'vitest';
import shipped from '../../assets/puzzles/russian.json' with { type: 'json' };
import { variantOf } from '../../src/draughts/variants.ts';
import type { ToPage } from '../../src/live/protocol.ts';
import type { ShownPicture } from '../../src/live/screen/sent.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { violations } from './axe.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';
import { sitAt } from './sitting.ts';

const browser = browserHere();
const russian = variantOf('russian');

const squaresOf = (move: string): readonly string[] => move.split(/[-:]/u);

const solutionOf = ({ scene: { position } }: ShownPicture): readonly string[] =>
  shipped.find(({ fen }) => fen === makeFen(russian, position))!.moves.split(' ');

/** A move that does not win, and that can be made with two taps. */
function wrongMove({ play = [] }: ShownPicture, right: string): readonly string[] | undefined {
  const others = play.map(({ move }) => move).filter((move) => move !== right);
  return others.map(squaresOf).find((squares) => squares.length === 2);
}

test('solving puzzles on the board changes the rating', async () => {
  const { page, url, press, table } = await sitAt(browser(), 'phone', PHONE, true);
  const told: ShownPicture[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message: ToPage = JSON.parse(String(payload));
      if (message.kind !== 'screen') return;
      told.push(
        ...message.shown.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])),
      );
    }),
  );
  await page.goto(`${url}/?puzzle=russian`);
  await page.getByText('Only one move wins. Which one?').first().waitFor();
  await shoot(page, 'page-puzzle-phone');
  const solution = solutionOf(told[0]!);
  const wrong = wrongMove(told[0]!, solution[0]!);
  if (wrong) {
    await press(...wrong);
    await page.getByText('You have one more try.').first().waitFor();
    await shoot(page, 'page-puzzle-wrong-phone');
  }
  for (const [ply, move] of solution.entries()) {
    if (ply % 2 === 1) continue;
    await press(...squaresOf(move));
    await expect.poll(() => told.at(-1)?.scene.ply).toBe(Math.min(ply + 2, solution.length));
  }
  await page
    .getByText(/Solved/u)
    .first()
    .waitFor();
  await page.getByText('Your puzzle rating is now').first().waitFor();
  await expect.poll(() => page.locator('.page-move').count()).toBe(solution.length);
  await shoot(page, 'page-puzzle-solved-phone');

  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.getByText('Only one move wins. Which one?').first().waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await shoot(page, 'page-puzzle-asked-phone');
  await page.getByRole('button', { name: 'Yes, show it' }).click();
  await page.getByText('Not solved this time').first().waitFor();
  await expect.poll(() => page.locator('.page-move').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Next move' }).click();
  await shoot(page, 'page-puzzle-failed-phone');
  await page.getByLabel('Variant').selectOption('Poddavki (giveaway)');
  await page.getByText('Poddavki (giveaway) ·').waitFor();
  expect(table.discord.refusals).toEqual([]);
});

test('a stranger solves a puzzle after one mistake, and gets the next puzzle', async () => {
  const { page, url, press, table } = await sitAt(browser(), 'stranger', PHONE, true);
  await page.context().clearCookies();
  // Each connection can be lost, as on a phone that sleeps.
  await page.addInitScript(`window.WebSocket = class extends WebSocket {
    constructor(address) { super(address); window.lose = () => this.close(); }
  }`);
  let connections = 0;
  page.on('websocket', () => (connections += 1));
  await page.goto(`${url}/?puzzle=russian`);
  await page.getByText('Only one move wins. Which one?').first().waitFor();
  const heard = page.locator('.page-side .page-heard[role="status"]');
  await expect.poll(() => heard.innerText()).toContain('White to move. Only one move wins. Which one?');
  await shoot(page, 'page-stranger-puzzle-phone');
  await press('f4', 'd6');
  await page.getByText('You have one more try.').first().waitFor();
  await expect.poll(() => heard.innerText()).toMatch(/doesn’t win\. You have one more try\.$/u);
  await page.evaluate('window.lose()');
  await expect.poll(() => connections).toBe(2);
  // The bot shows the puzzle again, with its one wrong move.
  await press('d4', 'f6');
  await expect.poll(() => page.getByText('You have one more try.').count()).toBe(0);
  await press('d4', 'f6');
  await expect.poll(() => page.locator('.page-move').allInnerTexts()).toEqual(['d4:f6', 'g7:e5']);
  await press('h4', 'd4');
  await page.getByText('Solved on the second try').first().waitFor();
  await expect.poll(() => heard.innerText()).toContain('Solved on the second try');
  await page.getByText('Log in for puzzles that match your strength.').first().waitFor();
  expect(await page.getByText('rating').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shoot(page, 'page-stranger-solved-phone');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.getByText('Only one move wins.').first().waitFor();
  await page.getByLabel('Variant').selectOption('Bashni (towers)');
  await page.getByRole('grid', { name: 'Board: Bashni (towers)' }).waitFor();
  expect(table.discord.refusals).toEqual([]);
});

test('a lesson on the board explains each move, and is recorded as done once', async () => {
  const { page, url, press } = await sitAt(browser(), 'desktop', DESKTOP, false);
  await page.goto(`${url}/?lesson=move`);
  await page.getByText('Men move one square diagonally forward.').first().waitFor();
  await page.getByRole('heading', { name: 'Lesson 1: How a man moves', exact: true }).waitFor();
  await shoot(page, 'page-lesson-desktop');
  await press('c3', 'd4');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot(page, 'page-lesson-wrong-desktop');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Men move one square diagonally forward.').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Stay away from Black’s man.').first().waitFor();
  // Illegal moves can be tried too, and are explained.
  await press('c3', 'b2');
  await page.getByText('❌').first().waitFor();
  await shoot(page, 'page-lesson-idea-desktop');
  await press('c3', 'b4');
  await page.getByRole('button', { name: /^Next: / }).click();
  await page.getByText('Capture one of Black’s men').first().waitFor();
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.getByText('Learn draughts by playing').first().waitFor();
  await shoot(page, 'page-lessons-desktop');
});
