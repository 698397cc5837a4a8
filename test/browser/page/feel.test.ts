/** How a game on the page feels: a move planned ahead, sounds, a result, an inline question. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ToPage } from '../../../src/live/protocol.ts';
import { cardAfter, resign } from '../../story/cards.ts';
import { byHand } from '../../story/hands.ts';
import { DESKTOP, PHONE, shoot } from '../chromium.ts';
import { browserHere } from '../opened.ts';
import { sitAt, square } from '../sitting.ts';
import { tablesHere } from './table.ts';

const browser = browserHere();
const open = tablesHere();

async function shootBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, `${name}-${colorScheme}`);
  }
}

const told = (page: Page): Promise<string> => page.locator('.page-told').innerText();
const moves = (page: Page): Promise<readonly string[]> => page.locator('.page-move').allInnerTexts();

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await square(page, from).boundingBox(), await square(page, to).boundingBox()];
  if (!start || !end) throw new Error('the squares are not shown');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
}

interface Way {
  readonly plan: (page: Page, from: string, to: string) => Promise<void>;
  readonly cancel: (page: Page) => Promise<void>;
}

const byMouse: Way = { plan: drag, cancel: (page) => square(page, 'c5').click() };
const byTouch: Way = {
  plan: async (page, from, to) => {
    await square(page, from).tap();
    await square(page, to).tap();
  },
  cancel: (page) => square(page, 'c5').tap(),
};
const byKeys: Way = {
  plan: async (page, from, to) => {
    await square(page, from).press('Enter');
    await square(page, to).press('Enter');
  },
  cancel: (page) => page.keyboard.press('Escape'),
};

test.each([
  ['mouse', DESKTOP, byMouse],
  ['touch', PHONE, byTouch],
  ['keys', DESKTOP, byKeys],
] as const)(
  'a premove made by %s is played on the player’s turn if it is legal',
  async (name, viewport, { plan, cancel }) => {
    const { table, page, game, press, ...sitting } = await sitAt(browser(), name, viewport, name === 'touch');
    const { boris } = table;
    await press('c3', 'd4');
    await page.getByText('Boris to move').waitFor();
    const first = await cardAfter(table, sitting.card, game);
    await expect.poll(() => square(page, 'g3').getAttribute('aria-label')).toBe('g3, white man, can premove');
    await plan(page, 'g3', 'h4');
    await page.getByText('Premove g3 to h4. ').waitFor();
    await expect.poll(() => page.locator('.board-above path').count()).toBeGreaterThan(0);
    await shootBoth(page, `page-premove-${name}`);
    await cancel(page);
    await expect.poll(() => told(page)).toBe('Premove canceled.');
    await expect.poll(() => page.locator('.board-above path').count()).toBe(0);

    await plan(page, 'g3', 'h4');
    await byHand(boris, first, 'f6-e5');
    await expect.poll(() => told(page)).toBe('Your premove g3 to h4 wasn’t played.');
    await page.getByText(', your move (capture is forced)').waitFor();
    expect(await moves(page)).toEqual(['c3-d4', 'f6-e5']);

    const second = await cardAfter(table, first, game);
    await press('d4', 'f6');
    await page.getByText('Boris to move').waitFor();
    const third = await cardAfter(table, second, game);
    await plan(page, 'g3', 'h4');
    await byHand(boris, third, 'g7:e5');
    await expect.poll(() => moves(page)).toEqual(['c3-d4', 'f6-e5', 'd4:f6', 'g7:e5', 'g3-h4']);
    await page.getByText('Boris to move').waitFor();
    await expect.poll(() => told(page)).toBe('');
  },
);

test('a lifted piece stays lifted when the other side moves', async () => {
  const { table, page, game, press, ...sitting } = await sitAt(browser(), 'held', DESKTOP, false);
  await press('c3', 'd4');
  const card = await cardAfter(table, sitting.card, game);
  const [start, end] = [await square(page, 'g3').boundingBox(), await square(page, 'h4').boundingBox()];
  if (!start || !end) throw new Error('the squares are not shown');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await byHand(table.boris, card, 'h6-g5');
  await page.getByText(', your move').waitFor();
  expect(await page.locator('.board-lifted').count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => moves(page)).toEqual(['c3-d4', 'h6-g5', 'g3-h4']);
});

/** A game of two moves changes no ratings. */
function withRatings(text: string): string {
  const message: ToPage = JSON.parse(text);
  if (message.kind !== 'game' || message.facts.result === null) return text;
  const { facts } = message;
  const white = { ...facts.seats.white, rating: '1483 (−17)', before: 1500 };
  return JSON.stringify({ ...message, facts: { ...facts, seats: { ...facts.seats, white } } });
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`Math.round(document.querySelector('${selector}').getBoundingClientRect().top + scrollY)`);

const COUNTED = `
  window.counted = [];
  new MutationObserver(() => window.counted.push(document.querySelector('.page-gain').textContent))
    .observe(document.querySelector('.page-gain'), { childList: true, characterData: true, subtree: true });`;

test.each([
  ['phone', PHONE, true],
  ['desktop', DESKTOP, false],
] as const)(
  'on a %s, resigning asks for confirmation inline, and the rating counts up or down to its new value',
  async (name, viewport, hasTouch) => {
    const { table, page, game, press, ...sitting } = await sitAt(browser(), name, viewport, hasTouch);
    const { boris } = table;
    await page.routeWebSocket('**/live', (socket) => {
      socket.connectToServer().onMessage((text) => socket.send(withRatings(String(text))));
    });
    await page.reload();
    await page.getByText(', your move').waitFor();
    await press('c3', 'd4');
    await byHand(boris, await cardAfter(table, sitting.card, game), 'f6-e5');
    await page.getByText(', your move').waitFor();
    await shootBoth(page, `page-running-${name}`);
    const button = page.getByRole('button', { name: '🏳️ Resign' });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const top = await topOf(page, '.page-stepper');
    if (!box) throw new Error('there is no button');
    // The second tap of a nervous finger.
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
    await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
    expect(await topOf(page, '.page-stepper')).toBe(top);
    expect(await button.count()).toBe(0);
    await shootBoth(page, `page-resigning-${name}`);
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await button.click();
    await page.evaluate(COUNTED);
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText('Boris won.').waitFor();
    await expect.poll(() => page.locator('.page-news').getAttribute('data-mood')).toBe('lost');
    await expect.poll(() => page.locator('.page-gain').innerText()).toBe('1483 (−17)');
    const counted = (await page.evaluate<string[]>('window.counted')).map((text) =>
      Number.parseInt(text, 10),
    );
    expect(new Set(counted).size).toBeGreaterThan(3);
    expect(counted).toEqual(counted.toSorted((a, b) => b - a));
    await page.getByRole('button', { name: /Rematch/u }).waitFor();
    await shootBoth(page, `page-result-${name}`);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    expect(await page.locator('.page-news').getAttribute('data-mood')).toBe('');
  },
);

test('an analysis shows the winning chances beside the board, at each position', async () => {
  const { table, page, game, press, ...sitting } = await sitAt(browser(), 'phone', PHONE, true);
  const { boris } = table;
  await press('c3', 'd4');
  const second = await cardAfter(table, sitting.card, game);
  await byHand(boris, second, 'f6-e5');
  await page.getByText(', your move').waitFor();
  await resign(table, boris, await cardAfter(table, second, game));
  await page.getByText('Anna won. Boris resigned.').waitFor();
  const chance = page.locator('.page-chance');
  const share = (): Promise<number> =>
    chance.evaluate((found) => Number.parseFloat(found.getAttribute('style')!.replace(/^.*: /u, '')));
  expect(await chance.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByText(/Accuracy: .+%/u).waitFor({ timeout: 30_000 });
  await chance.waitFor();
  const words = page.getByText(/Winning chances: ⚪ \d+%/u);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await words.waitFor();
  const [, said] = /⚪ (\d+)%/u.exec(await words.innerText()) ?? [];
  await expect.poll(async () => Math.round(await share())).toBe(Number(said));
  await shootBoth(page, 'page-chances-phone');
  await page.getByRole('button', { name: 'Flip' }).click();
  await expect.poll(() => chance.getAttribute('class')).toContain('is-turned');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect.poll(() => chance.isVisible()).toBe(false);
});

const LISTEN = `window.knocks = []; window.taps = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    window.knocks.push(Math.round((when - this.context.currentTime) * 100) / 100);
    return start.call(this, when);
  };
  navigator.vibrate = (pattern) => window.taps.push(pattern.length / 2);`;

test('each piece that lands makes a sound, from the first touch until a tap mutes it', async () => {
  const { page } = await open({ variant: 'russian', fen: 'W:Wc3,a1:Bd4,d6,h8' }, { on: 'phone' });
  await page.evaluate(LISTEN);
  for (const name of ['c3', 'c7']) await square(page, name).tap();
  await expect.poll(() => page.evaluate('window.taps.length')).toBe(1);
  const [landed, tapped] = await page.evaluate<[number[], number[]]>('[window.knocks, window.taps]');
  expect([...new Set(landed)]).toEqual([expect.closeTo(0.15, 1), expect.closeTo(0.3, 1)]);
  expect(tapped).toEqual([2]);
  await page.getByRole('button', { name: 'Sounds' }).tap();
  for (const name of ['h8', 'g7']) await square(page, name).tap();
  await square(page, 'g7')
    .and(page.getByRole('button', { name: 'black man' }))
    .waitFor();
  expect(await page.evaluate('[window.knocks.length, window.taps]')).toEqual([landed.length, [2]]);
});
