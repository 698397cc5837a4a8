/** As in `declarations.ts`, never change a press. */
import { extend, firstPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { COLORS, type Move } from '../../draughts/types.ts';
import { makeFullMove } from '../../notation/move.ts';
import { button, color, each, menu, oneOf, presses, words } from '../../views/presses/presses.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES } from './rules.ts';

/**
 * `root` is a variant, or a game and its ply joined by a dot. `path` continues from there. The ids
 * of menus contain their current value, as for `NOTIFY`.
 */
const explored = {
  root: words,
  path: words,
  band: oneOf(EXPLORER_BANDS),
  since: oneOf(EXPLORER_TIMES),
  user: words,
  bottom: color,
} as const;
export const EXPLORE = presses('explore', {
  ...each(['open', 'first', 'back', 'on', 'turn'], button(explored)),
  move: menu(explored, words),
  band: menu(explored, oneOf(EXPLORER_BANDS)),
  since: menu(explored, oneOf(EXPLORER_TIMES)),
  // A player of the game in the root.
  player: menu(explored, oneOf(['all', ...COLORS])),
});

/** A line as text that is short enough for a button: one letter per move. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In the order of their notation, which doesn't depend on the move generator. */
function inOrder({ variant, positions }: Line): readonly Move[] {
  const position = positions.at(-1);
  if (!position) return [];
  const named = legalMoves(variant, position).map((move) => ({ move, name: makeFullMove(variant, move) }));
  return named.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ move }) => move);
}

/** The letter of each legal move. Moves beyond the last letter have none. */
export const lettersOf = (line: Line): ReadonlyMap<string, Move> =>
  new Map(inOrder(line).flatMap((move, at) => (at < LETTERS.length ? [[LETTERS.charAt(at), move]] : [])));

/** The line extended by the moves of a path; `null` if a letter stands for no legal move. */
export function extendAlong(line: Line, path: string): Line | null {
  let along = line;
  for (const letter of path) {
    const move = lettersOf(along).get(letter);
    if (!move) return null;
    along = extend(along, move);
  }
  return along;
}

/** The moves of a line from its first position; `null` if a move has no letter. */
export function pathOf(line: Line): string | null {
  let along: Line = startLine(line.variant, firstPosition(line));
  let path = '';
  for (const move of line.moves) {
    const text = makeFullMove(line.variant, move);
    const found = [...lettersOf(along)].find(([, other]) => makeFullMove(line.variant, other) === text);
    if (!found) return null;
    path += found[0];
    along = extend(along, move);
  }
  return path;
}
