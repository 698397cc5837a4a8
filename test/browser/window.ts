/** A person's window. After the test it is closed, and an error on its page fails the test. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { DESKTOP } from './chromium.ts';

/** It shares nothing with other windows. A test that expects errors removes them from `faults`. */
export async function newWindow(browser: Browser, options: BrowserContextOptions = {}, timeout = 10_000) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-US', ...options });
  context.setDefaultTimeout(timeout);
  const page = await context.newPage();
  const faults = faultsOn(page);
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return { page, faults };
}

/** A missing login (401) is not an error. */
function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('401')) faults.push(line.text());
  });
  return faults;
}

/** A window of the playground, which makes no requests elsewhere. */
export async function openWindow(browser: Browser, url: string, viewport = DESKTOP): Promise<Page> {
  const { page, faults } = await newWindow(browser, { viewport });
  page.on('request', (request) => {
    // The engine's worker is a blob of the page.
    if (!request.url().startsWith(new URL(url).origin) && !/^(?:data|blob):/u.test(request.url()))
      faults.push(request.url());
  });
  await page.goto(url);
  await page.getByRole('region', { name: 'Messages' }).waitFor();
  return page;
}
