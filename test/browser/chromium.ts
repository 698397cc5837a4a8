/**
 * Debian's Chromium, headless. If it is missing, the browser tests fail and say so, because a
 * skipped test proves nothing.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function openChromium(): Promise<Browser> {
  const executablePath = PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error(`No Chromium at ${PLACES.join(', ')}. On Debian: apt-get install chromium`);
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/**
 * A separate window, like another person's: it shares nothing with other windows. Its errors are
 * recorded.
 */
export async function openWindow(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults = faultsOn(page);
  page.on('request', (request) => {
    // The engine's worker is a blob of the page.
    if (!request.url().startsWith(new URL(url).origin) && !/^(?:data|blob):/u.test(request.url()))
      faults.push(request.url());
  });
  await page.goto(url);
  await page.getByRole('region', { name: 'Messages' }).waitFor();
  return { page, faults };
}

/** Errors on a page from now on. A missing login (401) is not an error. */
export function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('401')) faults.push(line.text());
  });
  return faults;
}

const SHOTS = fileURLToPath(new URL('shots/', import.meta.url));

export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png`, animations: 'disabled' });
}
