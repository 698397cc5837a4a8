/** Help for a beginner on the page: why a piece can't move, a hint on the board, and the rules. */
import { expect, test } from 'vitest';
import { gameOn, isCard } from '../../story/cards.ts';
import { openTable } from '../../story/table.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { newWindow } from '../window.ts';
import { browserHere } from '../opened.ts';
import { logInAt, pageHere, square } from '../sitting.ts';
import { tablesHere } from './table.ts';

const browser = browserHere();
const open = tablesHere();

test.each(['click', 'drag'])('a %s on a piece that can’t move says that a capture is forced', async (way) => {
  const { page } = await open({ variant: 'russian', fen: 'W:Wc3,g1:Bd4,h8' }, { on: 'phone' });
  const told = (): Promise<string> => page.locator('.page-told').innerText();
  await square(page, 'h8').click();
  expect(await told()).toBe('');
  await (way === 'click' ? square(page, 'g1').click() : square(page, 'g1').dragTo(square(page, 'h2')));
  await expect.poll(told).toBe('You can capture, so you must.');
  await shoot(page, `page-barred-${way}`);
  await square(page, 'c3').click();
  await square(page, 'e5').click();
  await expect.poll(told).toBe('');
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a hint is an arrow on the board, and the rules open below, on a %s', async (size, viewport) => {
  const table = await openTable();
  const { anna, channel, discord } = table;
  const served = await pageHere();
  const { publicUrl } = served;
  await table.startBot({}, { page: { ...served, clientSecret: discord.clientSecret } });
  await anna.command(channel, 'play', { opponent: discord.botId, level: '1', color: 'white' });
  const game = gameOn(await anna.waitFor(isCard));
  const { page } = await newWindow(browser(), { viewport }, 20_000);
  const arrows = (): Promise<number> => page.locator('.board-above path').count();
  await logInAt(page, `${publicUrl}/?game=${game}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Play it' }).waitFor();
  await expect.poll(arrows).toBeGreaterThan(0);
  expect(await page.locator('.screen-picture').count()).toBe(0);
  await shoot(page, `page-hint-${size}`);
  await page.getByRole('button', { name: 'What are the rules?' }).click();
  await page.getByRole('button', { name: 'All the rules' }).waitFor();
  expect(await arrows()).toBe(0);
  await shoot(page, `page-rules-${size}`);

  await page.goto(`${publicUrl}/?home=`);
  await page.locator('.screen-gallery a').first().waitFor();
  await shoot(page, `page-own-games-${size}`);
  await page.locator('.screen-gallery img').first().click();
  await page.getByText(', your move').waitFor();
  await expect.poll(() => square(page, 'c3').getAttribute('aria-label')).toBe('c3, white man, can move');
});
