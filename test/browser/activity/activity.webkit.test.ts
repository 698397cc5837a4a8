/** The Activity in WebKit, where a frame with an opaque origin may load less than in Chromium. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeHere } from '../opened.ts';
import { playInActivity, type Seat } from './story.ts';
import { openWebKit, type Window } from './webdriver.ts';

const house = placeHere();

const FRAME = '.activity iframe';
const SHOTS = join(import.meta.dirname, '../shots');

const says = (text: string): string => `document.body.innerText.includes(${JSON.stringify(text)})`;

function seatAt(window: Window): Seat {
  return {
    openBoard: async () => {
      await window.click("(//*[@role='article'])[last()]//button[normalize-space()='Board']");
      await window.enter(FRAME);
    },
    press: (square) => window.click(`//button[starts-with(@aria-label, '${square},')]`),
    until: (text) => window.until(says(text)),
    origin: async () => String(await window.evaluate('self.origin')),
    pause: async (ply) => {
      if (ply === 5) await window.shoot(join(SHOTS, 'activity-webkit.png'));
    },
  };
}

test('a whole game can be played in the Activity in WebKit', { timeout: 180_000 }, async () => {
  mkdirSync(SHOTS, { recursive: true });
  const window = await openWebKit(1280, 900);
  onTestFinished(() => window.close());
  await window.go(house().url);
  await window.until('document.querySelector("[aria-label=Messages]") !== null');
  await playInActivity(house().standIn, seatAt(window));
  // No cookies and no storage.
  const cookie = '(() => { try { return document.cookie; } catch (error) { return error.name; } })()';
  expect(await window.evaluate(cookie)).toBe('SecurityError');
});
