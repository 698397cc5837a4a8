/** Pages around the board: someone's games, a tournament, and a game watched without a login. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linksOf } from '../../playground/server/visitor/reading.ts';
import { begin, buttonTo, cardAfter } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { isRound, openHall, runningIn, play, startNow, until } from '../story/tournamentHall.ts';
import { violations } from './axe.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { newWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { pageHere } from './sitting.ts';

const browser = browserHere();

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** Nothing on the page is wider than its window. */
const fits = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth');

test('the first page, a tournament, and a link to a game can be viewed', { timeout: 240_000 }, async () => {
  const served = await pageHere();
  const { publicUrl } = served;
  const hall = await openHall(8, { form: 'swiss', starts: '1h' }, ({ discord }) => ({
    page: { ...served, clientSecret: discord.clientSecret },
  }));
  const { table } = hall;
  const { anna, boris, chidi, discord } = table;
  await startNow(table);
  await until(hall, isRound(1));
  const [first] = await runningIn(hall);
  await play(hall, first!);
  const card = await begin(table, anna, boris);
  await byHand(anna, card, 'c3-d4');
  const moved = await cardAfter(table, card);
  await begin(table, boris, chidi);

  for (const [size, viewport] of SIZES) {
    const { page } = await newWindow(browser(), { viewport }, 20_000);
    await page.goto(linksOf(moved).find((link) => link.includes('?game='))!);
    await page.getByText('Black to move').waitFor();
    await shoot(page, `page-watched-${size}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Sounds' }).click();
    await page.getByText('Black to move').waitFor();

    await page.goto(publicUrl);
    await page.getByRole('grid').waitFor();
    await page.getByRole('link', { name: /^Log in/u }).click();
    await page.getByRole('link', { name: 'Authorize as Anna' }).click();
    await page.getByText('Draughts in this channel').waitFor();
    await page.getByRole('link', { name: 'Board' }).first().waitFor();
    await shoot(page, `page-home-${size}`);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);

    await page.locator('a[href="/?home=preferences"]').click();
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByText('✓ Wood').waitFor();
    expect(await page.locator('figure img').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.locator('main a[href="/?home="]').click();

    for (const [to, name] of [
      ['uk', 'Language'],
      ['discord', 'Мова'],
    ] as const) {
      await page.locator('a[href="/?home=preferences"]').click();
      await page.getByRole('button', { name }).click();
      await page.getByRole('combobox').selectOption(to);
      await page.getByText(to === 'uk' ? 'які бачите лише ви' : 'only you').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.locator('main a[href="/?home="]').click();
      await page.locator(`[lang="${to === 'uk' ? 'uk' : 'en'}"]`).waitFor();
    }

    await page.getByRole('link', { name: 'Cup' }).click();
    await page.getByRole('heading', { name: 'Cup' }).first().waitFor();
    await page.getByRole('cell', { name: 'Anna' }).waitFor();
    await shoot(page, `page-cup-${size}`);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Download the results (TRF)' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'cup.trf' }).click();
    expect((await saved).suggestedFilename()).toBe('cup.trf');
  }

  const status = await (await anna.command(table.channel, 'tournament show', { what: 'table' })).answer();
  const { message } = await anna.click(status.id, buttonTo(status, 'tournament', 'share'));
  const stranger = await browser().newPage();
  await stranger.goto(linksOf(message!)[0]!);
  await stranger.getByRole('cell', { name: 'Player 1', exact: true }).waitFor();
  expect(await stranger.textContent('body')).not.toMatch(/Anna|Boris/u);
  await shoot(stranger, 'page-cup-shared');
  await stranger.close();
  expect(discord.refusals).toEqual([]);
});
