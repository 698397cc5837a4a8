/** The presses that step through a line of moves. As in `declarations.ts`, never change one. */
import { VARIANT_IDS } from '../../draughts/variantIds.ts';
import {
  button,
  color,
  count,
  each,
  form,
  key,
  menu,
  onGame,
  oneOf,
  posting,
  presses,
  words,
} from './presses.ts';
import { IMPORT_QUESTIONS } from './questions.ts';

/** A move in two steps or one. `more`: the move, the piece's square, or the menu's number. */
export const moving = {
  from: button({ ...onGame, more: words }),
  piece: menu({ ...onGame, more: words }, words),
  pick: menu({ ...onGame, more: words }, words),
  play: button({ ...onGame, more: words }),
};

/** The action makes the ids of two buttons on one message different. */
export const STEPS = ['first', 'back', 'forward', 'last', 'turn'] as const;
export type ViewerStep = (typeof STEPS)[number];
export const place = { ply: count, bottom: color } as const;
const viewer = each([...STEPS, 'film'], button({ id: key, ...place }));
/** Shows one user's screen to everyone. */
const shared = {
  everyone: posting({ id: key, ...place }),
  'film-everyone': posting({ id: key, from: count, to: count, bottom: color }),
};
/** `open` shows the viewer to a user who requests it from another message. */
export const REPLAY = presses('replay', { ...viewer, open: button({ id: key, ...place }), ...shared });
/** `name` is the opening's key in its variant. `page` makes the ids of two menus different. */
const opening = { variant: oneOf(VARIANT_IDS), name: words } as const;
export const OPENING = presses('opening', {
  ...each([...STEPS, 'film'], button({ ...opening, ...place })),
  everyone: posting({ ...opening, ...place }),
  'film-everyone': posting({ ...opening, from: count, to: count, bottom: color }),
  list: button({ variant: oneOf(VARIANT_IDS) }),
  pick: menu({ page: count }, words),
});
/** A list of many games. `label` and `page` make the ids of two buttons or menus different. */
const listing = { id: key, variant: oneOf(['', ...VARIANT_IDS]), who: oneOf(['me', 'all']) } as const;
export const IMPORT = presses('import', {
  window: button({}),
  again: button({ id: key }),
  ask: form({}, IMPORT_QUESTIONS),
  ...viewer,
  ...shared,
  as: button({ id: key, variant: oneOf(VARIANT_IDS), who: oneOf(['me', 'all']) }),
  page: button({ ...listing, page: count, label: words }),
  pick: menu({ ...listing, page: count }, count),
  jump: menu(listing, count),
  other: menu({ id: key, who: oneOf(['me', 'all']) }, oneOf(VARIANT_IDS)),
  'of-page': button({ ...listing, player: words, page: count, label: words }),
  'of-pick': menu({ ...listing, player: words, page: count }, count),
  'of-jump': menu({ ...listing, player: words }, count),
});
