/** A link to a finished game: the deciding mistake as a puzzle, then the game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lastPosition, lineAt } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import type { Move } from '../../../src/draughts/types.ts';
import { lineOf } from '../../../src/game/line.ts';
import type { Opening } from '../../../src/live/protocol.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { begin, cardAfter, shareOf } from '../../story/cards.ts';
import { gameEndingBy } from '../../story/games.ts';
import { byHand } from '../../story/hands.ts';
import { openTable } from '../../story/table.ts';
import { violations } from '../axe.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { newWindow } from '../window.ts';
import { browserHere } from '../opened.ts';
import { pageHere } from '../sitting.ts';
import { byTouch, tapsFor } from './table.ts';

const browser = browserHere();

const openingOn = (page: Page): Promise<Opening> =>
  page.evaluate('JSON.parse(document.querySelector("#opening").textContent)');

/** A game that White wins, shared by Boris. */
async function sharedLink(): Promise<string> {
  const served = await pageHere();
  const table = await openTable();
  const { anna, boris, discord } = table;
  await table.startBot({}, { page: { ...served, clientSecret: discord.clientSecret } });
  let card = await begin(table, anna, boris);
  for (const [ply, move] of gameEndingBy('no-pieces').list.entries()) {
    await byHand(ply % 2 === 0 ? anna : boris, card, move);
    card = await cardAfter(table, card);
  }
  return shareOf(boris, card);
}

async function openShared(link: string, size: 'desktop' | 'phone', colorScheme: 'light' | 'dark') {
  const isPhone = size === 'phone';
  const viewport = isPhone ? PHONE : DESKTOP;
  const wish = { viewport, colorScheme, hasTouch: true, isMobile: isPhone };
  const { page } = await newWindow(browser(), wish, 20_000);
  await page.goto(link);
  await page.getByRole('grid').waitFor();
  return { page, touch: await page.context().newCDPSession(page) };
}

test(
  'a stranger finds the better move, plays on from there, and sees the game',
  { timeout: 240_000 },
  async () => {
    const link = await sharedLink();
    await expect
      .poll(async () => (await fetch(link)).text(), { timeout: 120_000 })
      .toContain('Can you find the best move?');
    const preview = await browser().newPage({ viewport: { width: 1200, height: 630 } });
    await preview.goto(`${link}.png`);
    await shoot(preview, 'shared-preview');
    await preview.close();
    for (const [size, color] of [
      ['desktop', 'light'],
      ['phone', 'light'],
      ['desktop', 'dark'],
      ['phone', 'dark'],
    ] as const) {
      const opened = await openShared(link, size, color);
      const { page } = opened;
      const { game, shared } = await openingOn(page);
      expect(JSON.stringify([game, shared])).not.toMatch(/Anna|Boris|\d{17}/u);
      const { ply, better, question } = shared!.turn!;
      await page.getByRole('heading', { name: 'A player in The Draughts Club won' }).waitFor();
      await page.getByText(question).waitFor();
      await shoot(page, `shared-${size}-${color}`);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

      const before = lineAt(lineOf(game!), ply);
      const legal = legalMoves(before.variant, lastPosition(before));
      const textOf = (move: Move): string => makeFullMove(before.variant, move);
      const hands = await byTouch(opened, before.variant, 'black');
      const other = legal.find((move) => textOf(move) !== better)!;
      await hands(tapsFor(before.variant, lastPosition(before), other));
      await page.getByText('There’s something better than').waitFor();
      const right = legal.find((move) => textOf(move) === better)!;
      await hands(tapsFor(before.variant, lastPosition(before), right));
      await page.getByText('was the move.').waitFor();
      await shoot(page, `shared-solved-${size}-${color}`);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'See the whole game' }).click();
      await page.getByText('Play through').waitFor();
      await shoot(page, `shared-game-${size}-${color}`);
      await page.getByRole('button', { name: 'Starting position' }).click();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.getByText('Computer, level 3').first().waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Back to the puzzle' }).click();
      await page.getByText('was the move.').waitFor();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.getByText('Computer, level 3').first().waitFor();
      const onward = await byTouch(opened, before.variant, 'black');
      await onward(tapsFor(before.variant, lastPosition(before), right));
      await expect.poll(() => page.locator('.page-move').count()).toBe(2);
      await page.reload();
      await expect.poll(() => page.locator('.page-move').count()).toBe(2);
      await page.goBack();
      await page.getByText('was the move.').or(page.getByText(question)).first().waitFor();
    }
  },
);
