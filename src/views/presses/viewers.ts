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

/** In two steps or in one. `more` is the move, the piece's square, or the number of the menu. */
export const moving = {
  from: button({ ...onGame, more: words }),
  piece: menu({ ...onGame, more: words }, words),
  pick: menu({ ...onGame, more: words }, words),
  play: button({ ...onGame, more: words }),
};

/** The action keeps two buttons of one message distinct. */
export const STEPS = ['first', 'back', 'forward', 'last', 'turn'] as const;
export type ViewerStep = (typeof STEPS)[number];
export const place = { ply: count, bottom: color } as const;
const viewer = each([...STEPS, 'film'], button({ id: key, ...place }));
/** One user's screen, shown to everyone. */
const shared = {
  everyone: posting({ id: key, ...place }),
  'film-everyone': posting({ id: key, from: count, to: count, bottom: color }),
};
/** `open` shows the viewer to a user who asks for it on another message. */
export const REPLAY = presses('replay', { ...viewer, open: button({ id: key, ...place }), ...shared });
/** `name` is the opening's key in its variant; `page` keeps two menus of one message distinct. */
const opening = { variant: oneOf(VARIANT_IDS), name: words } as const;
export const OPENING = presses('opening', {
  ...each([...STEPS, 'film'], button({ ...opening, ...place })),
  everyone: posting({ ...opening, ...place }),
  'film-everyone': posting({ ...opening, from: count, to: count, bottom: color }),
  list: button({ variant: oneOf(VARIANT_IDS) }),
  pick: menu({ page: count }, words),
});
/** A list of many games. `label` keeps two buttons of one message distinct, `page` two menus. */
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
