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

const SHOTS = fileURLToPath(new URL('shots/', import.meta.url));

export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png`, animations: 'disabled' });
}
