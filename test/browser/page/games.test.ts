/**
 * Whole games of both sides on one board: by mouse on a desktop, by touch on a phone, by keyboard
 * alone.
 */
import { expect, test } from 'vitest';
import { endingOf } from '../../../src/draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { shoot } from '../chromium.ts';
import {
  type Hands,
  type Table,
  byDragging,
  byKeys,
  byTouch,
  expectedNames,
  namesOn,
  tablesHere,
  tapsFor,
} from './table.ts';

const open = tablesHere();

/** Counts how often each ply is announced. */
const LISTEN = `
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (/just played/u.test(node.textContent)) window.heard.push(node.textContent);
  }).observe(document.querySelector('.board-live'), { childList: true });`;

/** The same numbers on every run. */
function* lots(seed: number): Generator<number, never> {
  for (let lot = seed; ; lot = (Math.imul(lot, 1_103_515_245) + 12_345) & 0x7fff_ffff) yield lot >> 8;
}

const LONGEST = 200;

async function playOut(table: Table, line: Line, hands: Hands, seed: number): Promise<Line> {
  const numbers = lots(seed);
  let now = line;
  while (endingOf(now) === null && now.moves.length < LONGEST) {
    const position = lastPosition(now);
    const legal = legalMoves(now.variant, position);
    const move = legal[numbers.next().value % legal.length]!;
    await hands(tapsFor(now.variant, position, move));
    now = extend(now, move);
    await expect
      .poll(() => namesOn(table), { message: `after ${now.moves.length} plies` })
      .toEqual(expectedNames(now.variant, lastPosition(now)));
  }
  return now;
}

const WAYS = [
  ['mouse', 'desktop', byDragging],
  ['touch', 'phone', byTouch],
  ['keys', 'desktop', byKeys],
] as const;

const GAMES = (['russian', 'bashni', 'international'] as const).flatMap((id) =>
  WAYS.map(([name, on, hands]) => [id, name, on, hands] as const),
);

test.each(GAMES)(
  'a game of %s by %s on a %s, to its end',
  { timeout: 180_000 },
  async (id, name, on, hands) => {
    const table = await open({ variant: id }, { on });
    await table.page.evaluate(LISTEN);
    const variant = variantOf(id);
    const line = await playOut(
      table,
      startLine(variant),
      await hands(table, variant),
      id.length * 7919 + name.length,
    );
    expect(endingOf(line)).not.toBeNull();
    const pieces = lastPosition(line).board.filter((tower) => tower !== null).length;
    await expect.poll(() => table.page.locator('.board-piece').count()).toBe(pieces);
    const heard: readonly string[] = await table.page.evaluate('window.heard');
    expect(heard.length).toBe(line.moves.length);
    expect(await table.page.locator('.page-status').innerText()).toMatch(/won|drawn/u);
    await shoot(table.page, `page-${id}-${name}-end`);
    expect(table.faults).toEqual([]);
    await table.page.context().close();
  },
);
