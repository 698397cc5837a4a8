/**
 * Whole games on the page against an opponent in the channel: by mouse, by touch and by keyboard
 * alone, in two windows of one user.
 */
import { expect, test } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { VariantId } from '../../src/draughts/variantIds.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { cardAfter } from '../story/cards.ts';
import { byCommand } from '../story/hands.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { browserHere } from './opened.ts';
import { byDragging, byKeys, byTouch, expectedNames, namesOn, type Table, tapsFor } from './page/table.ts';
import { sitAt } from './sitting.ts';

const browser = browserHere();

/** The shortest of many random games. */
const GAMES: readonly (readonly [VariantId, string])[] = [
  [
    'russian',
    `e3-d4 h6-g5 c3-b4 d6-c5 b4:d6 e7:c5:e3 d2:f4:h6 f6-e5 f2-e3 f8-e7 h6:f8:d6:f4 c7-d6 f4:c7:a5 d8-e7 e1-d2 b8-c7
      a5:d8:g5 h8-g7 g5-h6 a7-b6 h6:f8 b6-c5 f8:b4`,
  ],
  [
    'bashni',
    `e3-f4 h6-g5 f4:h6 b6-a5 a3-b4 a7-b6 d2-e3 d6-e5 g3-h4 e7-d6 b2-a3 e5-f4 e3:g5:e7:c5:a7 c7-b6 a7:c5 f8-e7
      h6:f8:d6 b8-c7 d6:b8 h8-g7 h4-g5 d8-c7 b8:e5:h8`,
  ],
  [
    'international',
    `33-29 16-21 39-33 17-22 31-27 22x31 37x26x17 12x21 29-24 19x30x39x28x37 42x31 18-23 31-27 21x32 38x27 13-18
      44-39 20-24 35-30 24x35x44x33 50-44 8-13 44-40 7-12 27-21 11-17 48-42 17x26 43-39 33x44x35 36-31 26x37x48
      41-37 48x26 49-44 12-17 44-40 35x44 46-41 15-20 41-36 44-49 47-42 26x48 45-40 49x35 36-31 48x26`,
  ],
];

const WAYS = [
  ['mouse', DESKTOP, byDragging],
  ['touch', PHONE, byTouch],
  ['keys', DESKTOP, byKeys],
] as const;

function moveOf(line: Line, written: string): Move {
  const found = legalMoves(line.variant, lastPosition(line)).find(
    (move) => makeFullMove(line.variant, move) === written,
  );
  if (!found) throw new Error(`no such move: ${written}`);
  return found;
}

/** The latest announcement for assistive technology, as the browser exposes it. */
async function announced(session: CDPSession): Promise<readonly string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ role, name }) => {
    const text = String(name?.value ?? '');
    return role?.value === 'StaticText' && text.includes('just played') ? [text] : [];
  });
}

const CASES = GAMES.flatMap(([variant, moves]) =>
  WAYS.map(([name, viewport, hands]) => ({ variant, moves, name, viewport, hands })),
);

test.each(CASES)(
  'a game of $variant is played by $name, while the other side answers in the channel',
  { timeout: 240_000 },
  async ({ variant: id, moves, name, viewport, hands }) => {
    const { table, page, url, game, ...sitting } = await sitAt(
      browser(),
      name,
      viewport,
      name === 'touch',
      id,
    );
    const { boris, discord } = table;
    const session = await page.context().newCDPSession(page);
    const seat: Table = { page, touch: session };
    const other = await page.context().newPage();
    await other.goto(`${url}/?game=${game}`);
    await other.getByText(', your move').waitFor();
    await page.bringToFront();

    const variant = variantOf(id);
    const press = await hands(seat, variant);
    let { card } = sitting;
    let line = startLine(variant);
    const list = moves.split(/\s+/u);
    for (const [ply, written] of list.entries()) {
      const move = moveOf(line, written);
      // A connection may send a burst of twenty messages, and then two per second.
      if (ply % 2 === 0) await page.waitForTimeout(500);
      if (ply % 2 === 0) await press(tapsFor(variant, lastPosition(line), move));
      else await byCommand(boris, card, written);
      line = extend(line, move);
      card = await cardAfter(table, card, game);
      for (const each of [page, other])
        await expect.poll(() => each.locator('.page-move').count()).toBe(ply + 1);
      await expect
        .poll(() => namesOn(seat), { message: `after ${written}` })
        .toEqual(expectedNames(variant, lastPosition(line)));
      const heard = await announced(session);
      expect(heard, `after ${written}`).toEqual([
        expect.stringMatching(ply % 2 === 0 ? /^White/u : /^Black/u),
      ]);
    }
    const pieces = lastPosition(line).board.filter((tower) => tower !== null).length;
    await expect.poll(() => page.locator('.board-piece').count()).toBe(pieces);
    const winner = list.length % 2 === 1 ? 'Anna won.' : 'Boris won.';
    for (const each of [page, other]) await each.getByText(winner).waitFor();
    expect(textOf(card)).toContain('🏆');
    await shoot(page, `page-whole-${id}-${name}`);
    expect(discord.refusals).toEqual([]);
  },
);
