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
  for (const [index, drag] of drags.entries()) {
    // At the same address, the game would go on.
    const query = new URLSearchParams({ variant: 'russian', fen: FEN, drag: String(index) });
    await window.go(`${served.url}?${query.toString()}`);
    await window.until('document.querySelector("[role=grid]") !== null');
    await dragWhileMoving({ move, down, up, evaluate }, drag);
  }
  expect(drags).toHaveLength(40);
});
