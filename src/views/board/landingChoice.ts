/**
 * A piece with more captures than a menu holds: its way is chosen square by square. What was chosen so far is in the value of
 * each choice, so nothing is kept anywhere; once few enough captures are left, they are listed.
 */
import type { Choosing } from './look.ts';
import type { Block, Choice } from '../screen/screen.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { describeLine } from './describe.ts';
import { inShape } from './inShape.ts';
import type { Shape } from './inShape.ts';
import { menus } from './moveMenus.ts';
import { pathChoice } from './pathChoice.ts';

/** The squares that all the moves pass after those that are chosen. */
function straightOn(moves: readonly Move[], squares: readonly Square[]): readonly Square[] {
  const [next, ...others] = new Set(moves.map(({ path }) => path[squares.length]));
  return next === undefined || others.length > 0 ? squares : straightOn(moves, [...squares, next]);
}

/** Where the piece may land next, on the board and in a menu; the moves all begin with these squares. */
export function landingChoice(
  say: Say,
  look: Choosing,
  moves: readonly Move[],
  chosen: readonly Square[],
  shape: Shape,
): readonly Block[] {
  const { variant, style } = look;
  const squares = straightOn(moves, chosen);
  const [from = 0] = squares;
  const named = (list: readonly Square[]): string =>
    list.map((square) => makeSquare(variant, square, style)).join(variant.notation.captureSign);
  const next = [...new Set(moves.flatMap(({ path }) => path[squares.length] ?? []))];
  const choices = next
    .toSorted((a, b) => a - b)
    .map((square): Choice => {
      const count = moves.filter(({ path }) => path[squares.length] === square).length;
      return {
        label: makeSquare(variant, square, style),
        value: named([...squares, square]),
        description: say('piece.king', { count }),
      };
    });
  const scene = {
    ...boardScene(look.line, look.turn),
    notation: style,
    last: null,
    mustCapture: [],
    choice: pathChoice({ from, path: squares }),
  };
  const square = named(squares);
  const alt = [
    say('describe.choice', { square, count: moves.length }),
    describeLine(say, look.line, style),
  ].join(' ');
  return [
    ...inShape(say, { scene, alt }, look, look.turn, shape),
    ...menus((page) => look.press('piece', page), say('menu.move-of', { square }), choices),
  ];
}
