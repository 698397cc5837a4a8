/** As in `declarations.ts`, never change one. */
import { COLORS } from '../../draughts/types.ts';
import { button, color, each, menu, oneOf, presses, words } from '../../views/presses/presses.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES } from './rules.ts';

/**
 * `root` is a variant, or a game and its ply joined by a dot; `path` goes on from there. Menus hold
 * their current value, as for `NOTIFY`.
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
  // Of the game of the root.
  player: menu(explored, oneOf(['all', ...COLORS])),
});
