/** As in `declarations.ts`, never change a press. */
import { button, each, menu, oneOf, picker, presses, words } from '../../views/presses/presses.ts';
import { LESSON_IDS } from './rules.ts';

const onStudy = { lesson: oneOf(LESSON_IDS), path: words } as const;
/** `more`: the square of a piece, or a move. `page` makes the ids of menus different. */
export const LEARN = presses('learn', {
  list: button({}),
  open: picker({ lesson: oneOf(['', ...LESSON_IDS]) }),
  continue: button({ lesson: oneOf(LESSON_IDS) }),
  ...each(['at', 'hint'], button(onStudy)),
  ...each(['from', 'move'], button({ ...onStudy, more: words })),
  piece: menu({ ...onStudy, page: words }, words),
  play: menu({ ...onStudy, page: words }, words),
});
