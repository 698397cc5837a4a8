/** Hands that use the page on a slow device, in a person's tempo. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { placesOf } from '../../../src/page/board/places.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { parseSquare } from '../../../src/notation/square.ts';
import { DESKTOP, PHONE } from '../../browser/chromium.ts';
import { look } from './frame.ts';

const DEVICES = { phone: PHONE, desktop: DESKTOP } as const;
export type Device = keyof typeof DEVICES;

/** How much slower than this machine. */
const SLOWDOWN = 4;
/** In ms: a finger on the glass, from one tap to the next, and until a move has been seen. */
const TOUCHES = 60;
export const [TEMPO, SEEN] = [350, 900] as const;
const STEPS_OF_A_DRAG = 12;
const PATIENCE = 60_000;
/** In ms. */
const SETTLED = 1500;

const RUSSIAN = variantOf('russian');
const PLACES = placesOf(RUSSIAN, 'white');

export type Hands = Awaited<ReturnType<typeof handsOn>>;

/** Opens an address in a new window. */
export async function openOn(
  browser: Browser,
  device: Device,
  address: string,
  cookie: string | null = null,
): Promise<Page> {
  const isMobile = device === 'phone';
  const context = await browser.newContext({ viewport: DEVICES[device], hasTouch: isMobile, isMobile });
  if (cookie !== null)
    await context.addCookies([
      { name: '__Host-visit', value: cookie, url: address.replace('http:', 'https:'), secure: true },
    ]);
  const page = await context.newPage();
  await page.goto(address);
  await until(page, `document.querySelector('[role="grid"]')`);
  await sleep(SETTLED);
  return page;
}

/** The locators of Playwright would listen to the page's events. */
export async function until(page: Page, expression: string): Promise<void> {
  for (const began = Date.now(); !(await look(page, `Boolean(${expression})`)); await sleep(TEMPO))
    if (Date.now() - began > PATIENCE) throw new Error(`not within ${PATIENCE} ms: ${expression}`);
}

export async function handsOn(page: Page, device: Device) {
  const session = await page.context().newCDPSession(page);
  const field: { x: number; y: number; width: number } = JSON.parse(
    await look(page, `JSON.stringify(document.querySelector('.board-field').getBoundingClientRect())`),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const isTouch = device === 'phone';

  function spotOf(name: string): { x: number; y: number } {
    const { x, y } = PLACES.of(parseSquare(RUSSIAN, name) ?? -1);
    const size = field.width / PLACES.size;
    return { x: Math.round(field.x + (x + 0.5) * size), y: Math.round(field.y + (y + 0.5) * size) };
  }
  const point = (kind: 'down' | 'move' | 'up', at: { x: number; y: number }): Promise<unknown> => {
    const touch = ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const)[kind];
    if (isTouch)
      return session.send('Input.dispatchTouchEvent', {
        type: touch,
        touchPoints: kind === 'up' ? [] : [at],
      });
    const type = ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const)[kind];
    const buttons = kind === 'up' ? 0 : 1;
    return session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1, buttons });
  };

  async function tap(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (!isTouch) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spotOf(name) });
      await point('down', spotOf(name));
      await sleep(TOUCHES);
      await point('up', spotOf(name));
      await sleep(TEMPO);
    }
  }
  async function drag(from: string, to: string): Promise<void> {
    const [start, end] = [spotOf(from), spotOf(to)];
    await point('down', start);
    for (let step = 1; step <= STEPS_OF_A_DRAG; step += 1) {
      const share = step / STEPS_OF_A_DRAG;
      await point('move', {
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
      });
      await sleep(16);
    }
    await point('up', end);
    await sleep(TEMPO);
  }
  return {
    size: DEVICES[device],
    tap,
    drag,
    key: async (key: string, pause: number = TEMPO): Promise<void> => {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key });
      await sleep(pause);
    },
    /** Presses the first button with this text or name. */
    press: async (name: string): Promise<void> => {
      const found = `[...document.querySelectorAll('button')].find((button) =>
        button.textContent.includes('${name}') || button.ariaLabel === '${name}')`;
      await until(page, found);
      await look(page, `setTimeout(() => ${found}.click(), 50)`);
      await sleep(SEEN);
    },
    choose: async (value: string): Promise<void> => {
      const select = `document.querySelector('option[value="${value}"]').parentElement`;
      const change = `${select}.value = '${value}', ${select}.dispatchEvent(new Event('change'))`;
      await look(page, `setTimeout(() => { ${change} }, 50)`);
      await sleep(SEEN);
    },
    resize: async (width: number, height: number): Promise<void> => {
      await session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: isTouch,
      });
      await sleep(TEMPO);
    },
    /** The squares where the viewer can do this now. */
    squares: async (...parts: readonly string[]): Promise<readonly string[]> => {
      const found = await look<string>(
        page,
        `[...document.querySelectorAll('[data-part]')].filter(({ dataset }) =>
          ${JSON.stringify(parts)}.includes(dataset.part)).map((each) => each.ariaLabel.slice(0, 2)).join()`,
      );
      return found === '' ? [] : found.split(',');
    },
  };
}
