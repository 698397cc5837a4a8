/**
 * The page's board: size of the core with all rules, time to the first picture, and the cost of a
 * drag per frame.
 */
import type { CDPSession, Page } from 'playwright-core';
import { openChromium } from '../browser/chromium.ts';
import { servePage } from '../browser/page/table.ts';
import { prepared } from '../../bin/prepared.js';
import { type Bench, type Figure, alone, less, median } from './bench.ts';
import { bytesOf, CORE, DRAWINGS, firstLoad } from './bytes.ts';

/** A phone: a CPU four times slower than this machine's, on Chromium's simulated 4G. */
async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 170,
    downloadThroughput: (9 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (1.5 * 1024 * 1024 * 0.9) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

const VIEW = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

export type Browser = Awaited<ReturnType<typeof openChromium>>;

/** A page with a draggable element. */
export interface Shown {
  readonly open: (page: Page) => Promise<unknown>;
  readonly piece: string;
  readonly field: string;
}

export const ours = (url: string, variant: string): Shown => ({
  open: (page) => page.goto(`${url}?variant=${variant}`),
  piece: '[data-part="movable"]',
  field: '.board-field',
});

/** Time until the first picture of the board (ms), the median of five loads. */
export async function firstBoardMs(browser: Browser, shown: Shown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await firstBoard(browser, shown));
  return median(times);
}

async function firstBoard(browser: Browser, { open, piece }: Shown): Promise<number> {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  await slowPhone(page);
  await open(page);
  await page.locator(piece).first().waitFor();
  const ms: number = await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()))))`,
  );
  await context.close();
  return ms;
}

interface Costs {
  readonly script: number;
  readonly style: number;
  readonly missed: number;
  readonly frames: number;
}

const FRAMES = 600;

/** CPU time (s) that the page has used so far. */
async function spent(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** The minimum for a page: a box follows the finger, with nothing around it. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
<div class="board-field" id="field" style="width: 340px; height: 340px; touch-action: none">
<div data-part="movable" id="box" style="width: 40px; height: 40px; will-change: transform"></div></div>
<script>
let frame = 0, x = 0, y = 0;
const follow = () => { frame = 0; box.style.transform = \`translate(\${x}px, \${y}px)\`; };
field.addEventListener('pointerdown', (event) => field.setPointerCapture(event.pointerId));
field.addEventListener('pointermove', (event) => {
  x = event.clientX; y = event.clientY; frame ||= requestAnimationFrame(follow);
});
</script>`;

const BARE_BOX: Shown = {
  open: (page) => page.setContent(BARE),
  piece: '[data-part="movable"]',
  field: '.board-field',
};

/** Drags a piece around the board, one step per frame. */
export async function dragCosts(browser: Browser, shown: Shown): Promise<Costs> {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  await shown.open(page);
  const session = await slowPhone(page);
  await session.send('Performance.enable');
  const box = await page.locator(shown.piece).first().boundingBox();
  const field = await page.locator(shown.field).boundingBox();
  if (!box || !field) throw new Error('there is nothing to drag');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', box.x + box.width / 2, box.y + box.height / 2);
  await touch('touchMove', box.x + box.width, box.y);
  // Frames that take longer than a screen refresh count as missed.
  await page.evaluate(`window.late = 0; window.frames = 0; (() => {
    let before = 0;
    const frame = (now) => {
      if (before > 0 && now - before > 25) window.late += 1;
      before = now; window.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })()`);
  const before = await spent(session);
  for (let step = 0; step < FRAMES; step += 1) {
    const angle = step / 25;
    const [x, y] = [Math.cos(angle) * 0.4 + 0.5, Math.sin(angle) * 0.4 + 0.5];
    await touch('touchMove', field.x + x * field.width, field.y + y * field.height);
  }
  const after = await spent(session);
  const { late, frames } = await page.evaluate<{ late: number; frames: number }>('({ late, frames })');
  const ms = (name: string): number => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / frames;
  await touch('touchEnd');
  await context.close();
  return {
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration') + ms('LayoutDuration'),
    missed: late,
    frames,
  };
}

export const board: Bench = async function* board(): AsyncGenerator<Figure> {
  const core = 'core with the rules of all variants, gzipped';
  yield alone(core, 'bytes', await bytesOf(CORE, [DRAWINGS]));
  yield alone(`${core}, and the drawings of pieces and marks`, 'bytes', await bytesOf(CORE));
  if (!prepared()) throw new Error('there is no dist/');
  const first = 'page in Ukrainian, all that it loads first, gzipped';
  yield alone(first, 'bytes', await firstLoad('index.html'));
  yield alone(`${first}, in Discord`, 'bytes', await firstLoad('activity.html'));
  const [browser, { server, url }] = await Promise.all([openChromium(), servePage()]);
  for (const variant of ['russian', 'bashni', 'canadian'])
    yield alone(
      `first board of ${variant}, CPU/4, 4G`,
      'ms',
      await firstBoardMs(browser, ours(url, variant)),
    );
  for (const variant of ['bashni', 'canadian']) {
    const bare = await dragCosts(browser, BARE_BOX);
    const { script, style, missed, frames } = await dragCosts(browser, ours(url, variant));
    const drag = `drag on ${variant}, CPU/4`;
    yield less(`${drag}: script per frame`, 'ms', script, 'a bare box', bare.script);
    yield less(`${drag}: style and layout per frame`, 'ms', style, 'a bare box', bare.style);
    yield less(`${drag}: late frames of ${frames}`, 'frames', missed, 'a bare box', bare.missed);
  }
  await browser.close();
  await server.close();
};
