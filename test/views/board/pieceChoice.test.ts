/** A capture that doesn't fit in a menu is chosen square by square. Every capture is reachable. */
import { describe, expect, test } from 'vitest';
import { lastPosition } from '../../../src/draughts/line.ts';
import { parseSquares } from '../../../src/notation/square.ts';
import { makeFullMove, parseMoveIn } from '../../../src/notation/move.ts';
import { lookAt, type Look } from '../../../src/views/board/look.ts';
import { completeMove, movable, pieceMenus } from '../../../src/views/board/moveControls.ts';
import { pieceChoice } from '../../../src/views/board/pieceChoice.ts';
import { makePress } from '../../../src/views/presses/presses.ts';
import type { Block } from '../../../src/views/screen/screen.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { sampleGame } from '../../store/samples.ts';
import { hostilePositions } from '../../draughts/hostile.ts';
import { someOf } from '../../runs.ts';

const say = sayIn('en');
const many = hostilePositions.filter(({ aim, worth }) => aim === 'captures' && worth > 80);

const menusIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));

const buttonsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []));

/** All moves that can be chosen from here, in their final notation. */
function reachable(look: Look, squares: readonly number[]): readonly string[] {
  const blocks = pieceChoice(say, look, squares, {});
  const menus = menusIn(blocks);
  const played = buttonsIn(blocks).flatMap(({ press }) => {
    expect(makePress(press).length).toBeLessThanOrEqual(100);
    const read = parseMoveIn(look.variant, lastPosition(look.line), press.args[2] ?? '');
    return press.action === 'play' && read.ok && read.value.from === squares[0]
      ? [makeFullMove(look.variant, read.value)]
      : [];
  });
  expect(menus.length + played.length).toBeGreaterThan(0);
  expect(menus.length).toBeLessThan(4);
  const chosen = menus.flatMap(({ press, choices }) =>
    choices.flatMap(({ value }) => {
      expect(value.length).toBeLessThanOrEqual(100);
      const further = parseSquares(look.variant, value) ?? [];
      if (press.action === 'piece') return further.length > squares.length ? reachable(look, further) : [];
      const read = parseMoveIn(look.variant, lastPosition(look.line), value);
      return read.ok ? [makeFullMove(look.variant, read.value)] : [];
    }),
  );
  return [...played, ...chosen];
}

describe.each(someOf(many, 4))('$variant with $worth captures', ({ variant, fen }) => {
  const look = lookAt(sampleGame({ variant, start: fen }));

  test('every listed capture can be chosen', () => {
    const pieces = menusIn(pieceMenus(say, look, movable(look))).flatMap(({ choices }) => choices);
    const reached = pieces.flatMap(({ value }) => reachable(look, parseSquares(look.variant, value) ?? []));
    const listed = look.legal.map((move) => makeFullMove(look.variant, move));
    expect(reached.toSorted()).toEqual(listed.toSorted());
  });

  test('typed text gets suggestions', () => {
    expect(completeMove(say, look, '').length).toBe(look.legal.length);
  });
});
