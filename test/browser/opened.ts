/** A browser with a playground in it, opened before the tests of a file and closed after them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Playground, openPlayground } from '../../playground/playground.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { parseConfig } from '../../src/config.ts';
import { openChromium, openWindow } from './chromium.ts';

type Opened = Awaited<ReturnType<typeof openWindow>>;
type Size = Parameters<typeof openWindow>[2];

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

interface House {
  readonly window: (size?: Size) => Promise<Opened>;
  readonly standIn: () => StandIn;
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

export function playgroundHere(...asked: Parameters<typeof placeHere>): House {
  const browser = browserHere();
  const house = placeHere(...asked);
  return { window: (size) => openWindow(browser(), house().url, size), standIn: () => house().standIn };
}
