/** A browser with a playground in it, opened before the tests of a file and closed after them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Playground, openPlayground } from '../../playground/playground.ts';
import { parseConfig } from '../../src/config.ts';
import { type DESKTOP, openChromium } from './chromium.ts';
import { openWindow } from './window.ts';

export function browserHere(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('the browser is not open yet');
    return browser;
  };
}

/** A playground for windows of any browser, not only Chromium. */
export function placeHere(
  settings: Readonly<Record<string, string>> = {},
  people: readonly string[] = [],
  isBegun = false,
): () => Playground {
  let playground: Playground | undefined;
  beforeAll(async () => {
    const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings });
    if (!config.ok) throw new Error(config.problem.join('\n'));
    const opened = await openPlayground(config.value, { games: null, people, isBegun });
    if (!opened.ok) throw new Error(opened.problem);
    playground = opened.value;
  });
  afterAll(() => playground?.stop());
  return () => {
    if (!playground) throw new Error('the playground is not open yet');
    return playground;
  };
}

export function playgroundHere(...asked: Parameters<typeof placeHere>) {
  const browser = browserHere();
  const house = placeHere(...asked);
  const window = (size?: typeof DESKTOP) => openWindow(browser(), house().url, size);
  return { window, standIn: () => house().standIn };
}
