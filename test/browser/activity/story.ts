/**
 * A whole game in the Activity, in a frame with an opaque origin and a policy without `'self'`,
 * while the other side answers in the channel.
 */
import { expect } from 'vitest';
import { textOf } from '../../../playground/server/visitor/reading.ts';
import type { StandIn } from '../../../playground/server/standIn.ts';
import type { Move } from '../../../src/draughts/types.ts';
import { type Line, extend, lastPosition, startLine } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { makeSquare } from '../../../src/notation/square.ts';
import { begin, cardAfter, gameOn } from '../../story/cards.ts';
import { gameEndingBy } from '../../story/games.ts';
import { byHand } from '../../story/hands.ts';
import { tapsFor } from '../page/table.ts';

/** Anna's window with the Activity in it. */
export interface Seat {
  /** Presses *Board*. */
  readonly openBoard: () => Promise<void>;
  readonly press: (square: string) => Promise<void>;
  /** Waits for this text to appear in the frame. */
  readonly until: (text: string) => Promise<void>;
  /** The frame's origin, as reported in the frame. */
  readonly origin: () => Promise<string>;
  /** How many squares have the focus. */
  readonly focused?: () => Promise<number>;
  /** Called after each move that was answered. */
  readonly pause?: (ply: number) => Promise<void>;
}

const RUSSIAN = variantOf('russian');

function moveOf(line: Line, written: string): Move {
  const found = legalMoves(RUSSIAN, lastPosition(line)).find(
    (move) =>
      makeFullMove(RUSSIAN, move) === written.replaceAll(':', 'x') || makeFullMove(RUSSIAN, move) === written,
  );
  if (!found) throw new Error(`no such move: ${written}`);
  return found;
}

export async function playInActivity(standIn: StandIn, seat: Seat): Promise<void> {
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  const { list } = gameEndingBy('no-pieces');
  let card = await begin({ anna, channel: standIn.channel('draughts') }, anna, boris);
  const game = gameOn(card);
  await seat.openBoard();
  await seat.until(', your move');
  expect(await seat.origin()).toBe('null');
  expect(await seat.focused?.()).not.toBe(0);
  let line = startLine(RUSSIAN);
  for (const [ply, written] of list.entries()) {
    const move = moveOf(line, written);
    if (ply % 2 === 1) await byHand(boris, card, written);
    else
      for (const square of tapsFor(RUSSIAN, lastPosition(line), move))
        await seat.press(makeSquare(RUSSIAN, square));
    line = extend(line, move);
    card = await cardAfter({ anna }, card, game);
    if (ply === list.length - 1) break;
    await seat.until(ply % 2 === 0 ? 'Boris to move' : ', your move');
    await seat.pause?.(ply);
  }
  await seat.until('Anna won.');
  expect(textOf(card)).toContain('🏆');
  expect(standIn.refusals).toEqual([]);
}
