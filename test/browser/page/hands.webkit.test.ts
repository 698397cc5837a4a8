/** Drags in WebKit while the page moves. */
import { expect, onTestFinished, test } from 'vitest';
import { openWebKit } from '../activity/webdriver.ts';
import { FEN, dragWhileMoving, dragsFrom } from './moving.ts';
import { servePage } from './table.ts';

test('a dragged piece lands on the square under the pointer, in WebKit', { timeout: 480_000 }, async () => {
  const [window, served] = await Promise.all([openWebKit(700, 600), servePage()]);
  onTestFinished(async () => {
    await window.close();
    await served.server.close();
  });
  const { point: move, hold: down, release: up, evaluate } = window;
  const drags = dragsFrom(48, 40, false);
  for (const drag of drags) {
    // Otherwise the game goes on.
    await window.evaluate('history.replaceState(null, "")');
    await window.go(`${served.url}?${new URLSearchParams({ variant: 'russian', fen: FEN }).toString()}`);
    await window.until('document.querySelector("[role=grid]") !== null');
    await dragWhileMoving({ move, down, up, evaluate }, drag);
  }
  expect(drags).toHaveLength(40);
});
