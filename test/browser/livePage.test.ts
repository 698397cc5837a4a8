/**
 * A game on the page against an opponent in the channel: logging in, moving by tapping, the other
 * side's move.
 */
import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardAfter, pressNamed, resign } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';
import { sitAt, square } from './sitting.ts';

const browser = browserHere();

/** Records every announcement of a move to screen readers. */
const LISTEN = `
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (/just played/u.test(node.textContent)) window.heard.push(node.textContent);
  }).observe(document.querySelector('.board-live'), { childList: true });`;

test.each([
  ['desktop', DESKTOP, false],
  ['phone', PHONE, true],
] as const)('a game is played on a %s', async (name, viewport, hasTouch) => {
  const { table, page, game, size, press, ...sitting } = await sitAt(browser(), name, viewport, hasTouch);
  const { boris, discord } = table;
  let { card } = sitting;
  await page.evaluate(LISTEN);
  await page.getByText('You play White. Anna, your move').waitFor();
  await press('c3');
  await press('d4');
  await page.getByText('Boris to move').waitFor();
  card = await cardAfter(table, card, game);
  await byHand(boris, card, 'f6-e5');
  await page.getByText(', your move').waitFor();
  await expect.poll(() => square(page, 'd4').getAttribute('aria-label')).toMatch(/must capture/u);
  await press('d4');
  await press('f6');
  await page.getByText('Boris to move').waitFor();
  card = await cardAfter(table, card, game);
  await page.waitForTimeout(400);
  await shoot(page, `page-game-${size}`);

  await page.getByRole('button', { name: '🏳️ Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
  await expect
    .poll(() => page.evaluate('window.heard'))
    .toEqual([
      'White just played c3-d4.',
      'Black just played f6-e5.',
      'White just played d4:f6 and captured a piece on e5.',
    ]);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '🏳️ Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
  await shoot(page, `page-resign-${size}`);
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByText('Boris won.').waitFor();
  await cardAfter(table, card, game);
  expect(discord.refusals).toEqual([]);
});

test('the board is drawn from the document, before any other response arrives', async () => {
  const { table, page, game, press, ...sitting } = await sitAt(browser(), 'phone', PHONE, true);
  await press('c3', 'd4');
  await byHand(table.boris, await cardAfter(table, sitting.card, game), 'f6-e5');
  await page.getByText(', your move').waitFor();
  await page.route('**/session', () => undefined);
  await page.routeWebSocket('**/live', () => undefined);
  await page.reload();
  await expect.poll(() => square(page, 'e5').getAttribute('aria-label')).toBe('e5, black man');
  await page.getByText('Connecting…').waitFor();
  // A move made now would be lost.
  await expect.poll(() => page.locator('[data-part="movable"], [data-part="must-capture"]').count()).toBe(0);
});

test('a planned answer is played at once, and the finished game can be replayed with its analysis', async () => {
  const { table, page, game, press, ...sitting } = await sitAt(browser(), 'phone', PHONE, true);
  const { boris, discord } = table;
  await press('c3', 'd4');
  const second = await cardAfter(table, sitting.card, game);
  await page.getByRole('button', { name: 'Plan' }).click();
  await page.getByText('What might Boris play?').waitFor();
  await press('f6', 'e5');
  await page.getByText('What do you play if f6-e5?').waitFor();
  await shoot(page, 'page-planning-phone');
  await press('d4', 'f6');
  await page.getByText('if f6-e5 then d4:f6').first().waitFor();
  await page.getByText('Boris to move').waitFor();
  await expect.poll(() => square(page, 'f6').getAttribute('aria-label')).toContain('white man');
  await shoot(page, 'page-plan-phone');

  await page.getByRole('button', { name: 'Another line' }).click();
  await expect.poll(() => square(page, 'd4').getAttribute('aria-label')).toBe('d4, white man');
  await press('b6', 'a5', 'd4', 'c5');
  await page.getByText('if b6-a5 then d4-c5').first().waitFor();
  const line = await page.locator('option', { hasText: 'b6-a5' }).getAttribute('value');
  await page.getByRole('combobox', { name: 'Remove a line…' }).selectOption(line);
  await page.getByText('if b6-a5 then d4-c5').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Close' }).click();

  await byHand(boris, second, 'f6-e5');
  await expect.poll(() => page.locator('.page-move').allInnerTexts()).toEqual(['c3-d4', 'f6-e5', 'd4:f6']);
  await resign(table, boris, await cardAfter(table, second, game));
  await page.getByText(/^Anna won\. Boris resigned\./u).waitFor();

  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByText(/Accuracy: .+%/u).waitFor({ timeout: 30_000 });
  expect(await page.getByRole('button', { name: 'Turning point' }).count()).toBe(1);
  // The pressed button is gone, and the arrow keys still step.
  await page.getByRole('button', { name: 'Step by step' }).press('Enter');
  await page.getByText('The starting position.').first().waitFor();
  const current = page.locator('.page-move[aria-current]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current.innerText()).toBe('c3-d4');
  await page.keyboard.press('End');
  await expect.poll(() => current.innerText()).toBe('d4:f6');
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page
    .getByText(/Winning chances|chances went/u)
    .first()
    .waitFor();
  await expect.poll(() => page.locator('.board-above path').count()).toBeGreaterThan(0);
  await shoot(page, 'page-analysis-phone');
  const explore = page.getByRole('button', { name: 'Explore' });
  await explore.click();
  await page.getByText(/⬜ d4:f6 · 1 game/u).waitFor();
  await shoot(page, 'page-explore-phone');
  await page.getByRole('link', { name: 'Anna – Boris 1–0' }).waitFor();
  await page.getByLabel('All games').selectOption('Imported games');
  await page.getByText('No game in this server continued from here.').waitFor();
  await page.getByLabel('Imported games').selectOption('All games');
  await page.getByLabel('Everyone').selectOption('Boris');
  await page.getByText(/⬜ d4:f6 · 1 game/u).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await shoot(page, 'page-explore-desk');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByText(/⬜ f6-e5 · 1 game/u).waitFor();
  await explore.click();
  await page.getByText('⬜').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play through' }).click();
  await expect.poll(() => page.locator('.page-move[aria-current]').innerText()).toBe('d4:f6');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Colors').selectOption('Night');
  await page.getByLabel('Coordinates').uncheck();
  const sounds = page.getByRole('button', { name: 'Sounds' });
  await expect.poll(() => sounds.getAttribute('aria-pressed')).toBe('true');
  await sounds.click();
  const frame = (): Promise<string | null> => page.locator('.board-field').getAttribute('style');
  const night = await frame();
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('grid').waitFor();
      return frame();
    })
    .toBe(night);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.poll(() => page.getByLabel('Coordinates').isChecked()).toBe(false);
  await expect.poll(() => sounds.getAttribute('aria-pressed')).toBe('false');
  expect(discord.refusals).toEqual([]);
});

test('an opening’s name appears with its moves, and nothing below it shifts', async () => {
  const { table, page, game, press, ...sitting } = await sitAt(browser(), 'phone', PHONE, true);
  const { boris } = table;
  const top = async (): Promise<number> => (await page.locator('.page-stepper').boundingBox())?.y ?? 0;
  await press('c3', 'd4');
  let card = await cardAfter(table, sitting.card, game);
  await byHand(boris, card, 'd6-c5');
  await page.getByText(', your move').waitFor();
  card = await cardAfter(table, card, game);
  await press('b2', 'c3');
  card = await cardAfter(table, card, game);
  const before = await top();
  await byHand(boris, card, 'f6-g5');
  await page.getByText('City game').waitFor();
  await shoot(page, 'page-opening-phone');
  expect(await top()).toBe(before);
});

test('after a reconnection, the buttons are current again, and two tabs stay in sync', async () => {
  const { table, page, url, game, press, ...sitting } = await sitAt(browser(), 'phone', PHONE, true);
  const { boris } = table;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/live', (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.reload();
  const other = await page.context().newPage();
  await other.goto(`${url}/?game=${game}`);
  await page.getByText(', your move').waitFor();
  await press('c3', 'd4');
  const card = await cardAfter(table, sitting.card, game);
  await pressNamed(boris, card, 'Offer draw');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Accept' }).waitFor();
  await page.getByRole('button', { name: 'Plan' }).click();
  await page.getByText('What might Boris play?').waitFor();
  await shoot(page, 'page-offer-phone');
  await sockets.at(-1)!.close();
  await page.getByText('Connecting…').waitFor();
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('button', { name: 'Decline' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Plan' }).waitFor();
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  expect(await page.getByText('What might Boris play?').count()).toBe(0);
  // The numbers of screens start over, and a button still does what its label says.
  await page.getByRole('button', { name: 'Offer draw' }).click();
  for (const tab of [page, other]) await tab.getByText('Your draw offer stands').waitFor();
});
