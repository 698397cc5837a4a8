/** The built page in a window, and ways to play on it: by mouse, by touch, or by keyboard alone. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { COLORS, type Color, type Move, type Position, type Square } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { makeSquare } from '../../../src/notation/square.ts';
import { PAGE_FOLDER } from '../../../src/files.ts';
import { openFiles } from '../../../src/live/document/files.ts';
import { localeOf } from '../../../src/live/document/opening.ts';
import { type Focus, focusAfter } from '../../../src/page/board/keys.ts';
import { placesOf } from '../../../src/page/board/places.ts';
import { routesOf, tapOn } from '../../../src/page/board/routes.ts';
import type { Walk } from '../../../src/page/board/state.ts';
import { boardWordsIn } from '../../../src/page/words/board.ts';
import { english } from '../../../src/page/words/english.ts';
import { makePageSay } from '../../../src/page/words/say.ts';
import type { Route } from '../../../src/web/route.ts';
import { openWebServer } from '../../../src/web/server.ts';
import { freePort } from '../../freePort.ts';
import { DESKTOP, PHONE, openChromium } from '../chromium.ts';
import { newWindow } from '../window.ts';

const INVITE = 'https://discord.com/oauth2/authorize?client_id=0';

/** The page as the bot serves it to a visitor who is not logged in. */
export async function servePage() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { routes, page } = await openFiles(PAGE_FOLDER, url, '0');
  const answer: Route['answer'] = (asked) =>
    page(localeOf(asked), { look: null, game: null, invite: INVITE });
  const server = await openWebServer({
    host: '127.0.0.1',
    port,
    routes: [...routes, { method: 'GET', path: '/', answer }],
    isOwn: (origin) => origin === url,
    report: (error) => {
      throw error;
    },
  });
  if (!server.ok) throw new Error(server.problem);
  return { server: server.value, url: `${url}/` };
}

interface Wish {
  readonly on?: 'desktop' | 'phone';
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly isDark?: boolean;
  readonly isCalm?: boolean;
  readonly isForced?: boolean;
}

export interface Table {
  readonly page: Page;
  readonly touch: CDPSession;
}

type Query = Readonly<Record<string, string>>;

/** `faults`: see `window.ts`. */
export function tablesHere(): (query: Query, wish?: Wish) => Promise<Table & { readonly faults: string[] }> {
  let browser: Browser | undefined;
  let served: Awaited<ReturnType<typeof servePage>> | undefined;
  beforeAll(async () => {
    [browser, served] = await Promise.all([openChromium(), servePage()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.server.close();
  });
  return async (query, wish = {}) => {
    if (!browser || !served) throw new Error('nothing is open yet');
    const isPhone = wish.on === 'phone';
    const usual = isPhone ? PHONE : DESKTOP;
    const viewport = { width: wish.width ?? usual.width, height: wish.height ?? usual.height };
    const { page, faults } = await newWindow(browser, {
      viewport,
      locale: wish.locale ?? 'en-US',
      hasTouch: isPhone,
      isMobile: isPhone,
      colorScheme: wish.isDark ? 'dark' : 'light',
      reducedMotion: wish.isCalm ? 'reduce' : 'no-preference',
      forcedColors: wish.isForced ? 'active' : 'none',
    });
    await page.goto(`${served.url}?${new URLSearchParams(query).toString()}`);
    await page.getByRole('grid').waitFor();
    return { page, faults, touch: await page.context().newCDPSession(page) };
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The center of each square on the screen. */
export async function spotsOf(
  { page }: Table,
  variant: Variant,
  bottom: Color,
): Promise<(square: Square) => Spot> {
  const box = await page.locator('.board-field').boundingBox();
  if (box === null) throw new Error('there is no board');
  const places = placesOf(variant, bottom);
  const size = box.width / places.size;
  return (square) => {
    const { x, y } = places.of(square);
    return { x: box.x + (x + 0.5) * size, y: box.y + (y + 0.5) * size };
  };
}

/** Taps the squares of a move until the board has made it. */
export function tapsFor(variant: Variant, position: Position, move: Move): readonly Square[] {
  const routes = routesOf({ variant, position, legal: legalMoves(variant, position), movers: COLORS });
  const taps: Square[] = [];
  let walk: Walk = [];
  for (const square of move.path) {
    const tap = tapOn(routes, walk, square);
    taps.push(square);
    if (tap?.kind === 'move') return taps;
    walk = tap?.kind === 'walk' ? tap.walk : [square];
  }
  return taps;
}

/** A way to tap squares one after another. */
type Hands = (squares: readonly Square[]) => Promise<void>;

export async function byDragging(table: Table, variant: Variant): Promise<Hands> {
  const spotOf = await spotsOf(table, variant, 'white');
  const { mouse } = table.page;
  return async ([from = -1, ...squares]) => {
    let lifted = from;
    for (const square of squares) {
      const [start, end] = [spotOf(lifted), spotOf(square)];
      await mouse.move(start.x, start.y);
      await mouse.down();
      await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
      await mouse.move(end.x, end.y);
      await mouse.up();
      lifted = square;
    }
  };
}

export async function byTouch(table: Table, variant: Variant, bottom: Color = 'white'): Promise<Hands> {
  const spotOf = await spotsOf(table, variant, bottom);
  return async (squares) => {
    for (const square of squares) {
      const { x, y } = spotOf(square);
      await table.page.touchscreen.tap(x, y);
    }
  };
}

/** Tabs past the header, into the board. */
export async function tabTo(page: Page): Promise<void> {
  const isThere = () => page.evaluate<boolean>('document.activeElement?.closest("[role=grid]") != null');
  while (!(await isThere())) await page.keyboard.press('Tab');
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The keys that move from one square to another. */
function keysTo(variant: Variant, start: Focus, square: Square): { keys: readonly string[]; focus: Focus } {
  const places = placesOf(variant, 'white');
  const queue: { keys: readonly string[]; focus: Focus }[] = [{ keys: [], focus: start }];
  const known = new Set<string>();
  for (const way of queue) {
    if (way.focus.square === square) return way;
    for (const key of ARROWS) {
      const focus = focusAfter(places, way.focus, key);
      if (focus === null || known.has(`${focus.square} ${focus.column}`)) continue;
      known.add(`${focus.square} ${focus.column}`);
      queue.push({ keys: [...way.keys, key], focus });
    }
  }
  throw new Error(`no keys lead to ${square}`);
}

/** Uses Tab to enter the board, then arrow keys and Enter. */
export async function byKeys({ page }: Table, variant: Variant): Promise<Hands> {
  await tabTo(page);
  const places = placesOf(variant, 'white');
  const start = Number(await page.evaluate('document.activeElement.dataset.square'));
  let focus: Focus = { square: start, column: places.of(start).x };
  return async (squares) => {
    for (const square of squares) {
      const way = keysTo(variant, focus, square);
      for (const key of way.keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      focus = { square, column: places.of(square).x };
    }
  };
}

const say = makePageSay('en', english);

/** What screen readers say for each square, without listing the available actions. */
export function expectedNames(variant: Variant, { board }: Position): readonly string[] {
  const words = boardWordsIn(say, variant.id);
  return board.map((tower, square) => words.square({ name: makeSquare(variant, square), tower, part: null }));
}

const PART = / (?:can (?:pre)?move|must capture|selected|possible destination|on the way|being captured)$/u;

export async function namesOn({ page }: Table): Promise<readonly string[]> {
  const named = await page
    .locator('[data-square]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.getAttribute('data-square'), button.getAttribute('aria-label')]),
    );
  return named
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, name]) => (name ?? '').replace(PART, '').replace(/,$/u, ''));
}
