/** A person who is logged in on a bot's page. */
import type { Browser, Page } from 'playwright-core';
import type { VariantId } from '../../src/draughts/variantIds.ts';
import { begin, gameOn } from '../story/cards.ts';
import { openTable } from '../story/table.ts';
import { freePort } from '../freePort.ts';
import { type DESKTOP, shoot } from './chromium.ts';
import { newWindow } from './window.ts';

export const square = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}\\b`, 'u') });

/** Where a bot serves its page. */
export async function pageHere() {
  const port = await freePort();
  return { host: '127.0.0.1', port, publicUrl: `http://127.0.0.1:${port}`, board: 'link' } as const;
}

/** Logs in to the page of a game, in a new browser. */
export async function logInAt(page: Page, address: string, name = 'Anna'): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Log in with Discord' }).first().click();
  await page.getByRole('link', { name: `Authorize as ${name}` }).click();
  await page.getByText(', your move').waitFor();
}

/** Anna logs in to the page of her game against Boris. */
export async function sitAt(
  browser: Browser,
  size: string,
  viewport: typeof DESKTOP,
  hasTouch: boolean,
  variant: VariantId = 'russian',
) {
  const table = await openTable();
  const { anna, boris, discord } = table;
  const served = await pageHere();
  const { publicUrl } = served;
  await table.startBot({}, { page: { ...served, clientSecret: discord.clientSecret } });
  const card = await begin(table, anna, boris, table.channel, { variant });
  const game = gameOn(card);

  const { page } = await newWindow(browser, { viewport, hasTouch });
  await page.goto(`${publicUrl}/?game=${game}`);
  await shoot(page, `page-log-in-${size}`);
  await logInAt(page, `${publicUrl}/?game=${game}`);
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await (hasTouch ? square(page, name).tap() : square(page, name).click());
  };
  return { table, page, url: publicUrl, card, game, size, press };
}
