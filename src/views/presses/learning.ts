/** The presses of help, rules and lessons. As in `declarations.ts`, never change one. */
import { VARIANT_IDS } from '../../draughts/variantIds.ts';
import { helpTopicNamed, type HelpTopic } from '../../features/help/rules.ts';
import { LESSON_IDS } from '../../features/learn/rules.ts';
import { button, each, type Field, key, menu, oneOf, picker, presses, words } from './presses.ts';

const onStudy = { lesson: oneOf(LESSON_IDS), path: words } as const;
/** `more`: the square of a piece, or a move. `page` keeps menus distinct. */
export const LEARN = presses('learn', {
  list: button({}),
  open: picker({ lesson: oneOf(['', ...LESSON_IDS]) }),
  continue: button({ lesson: oneOf(LESSON_IDS) }),
  ...each(['at', 'hint'], button(onStudy)),
  ...each(['from', 'move'], button({ ...onStudy, more: words })),
  piece: menu({ ...onStudy, page: words }, words),
  play: menu({ ...onStudy, page: words }, words),
});
export const RULES = presses('rules', {
  show: menu({}, oneOf(VARIANT_IDS)),
  ...each(['all', 'first'], button({ variant: oneOf(VARIANT_IDS) })),
  // From a challenge, by its id.
  ...each(['asked', 'whole'], button({ id: key })),
});

const helpTopic: Field<HelpTopic> = { write: (topic) => topic, read: helpTopicNamed };

export const HELP = presses('help', {
  topic: menu({}, helpTopic),
  open: button({ topic: helpTopic }),
  door: button({}),
});
