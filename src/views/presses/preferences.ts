/** The presses for users' preferences, and for the blocks of servers. */
import { OCCASIONS } from '../../game/calls/calls.ts';
import { WAYS } from '../../game/calls/notices.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../render/scene/theme.ts';
import { button, count, each, menu, ofAdmins, oneOf, picker, presses, snowflake, words } from './presses.ts';

export const PREFERENCE_SECTIONS = [
  'theme',
  'language',
  'notation',
  'notifications',
  'vacation',
  'blocks',
  'privacy',
] as const;
export type PreferenceSection = (typeof PREFERENCE_SECTIONS)[number];
export const NOTATIONS = ['variant', 'algebraic', 'numeric', 'short'] as const;
export type Notation = (typeof NOTATIONS)[number];
/** The id of the menu contains the current value, as for `NOTIFY`. */
export const PREFERENCES = presses('preferences', {
  all: button({}),
  open: button({ section: oneOf(PREFERENCE_SECTIONS) }),
  notation: menu({ held: oneOf(NOTATIONS) }, oneOf(NOTATIONS)),
});

export const VACATION = presses('vacation', { start: button({ days: count }), end: button({}) });
const blocking = { pick: picker({}), lift: button({ user: snowflake }) };
export const BLOCK = presses('block', {
  ...blocking,
  'pick-here': ofAdmins(blocking.pick),
  'lift-here': ofAdmins(blocking.lift),
});

export const FOLLOW_DISCORD = 'discord';
export const LANGUAGE = presses('language', { choose: menu({}, oneOf([FOLLOW_DISCORD, ...LOCALES])) });
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The id contains the value, because Discord shows a menu's old choice until its id changes. */
export const NOTIFY = presses('notify', {
  choose: menu({ occasion: oneOf(OCCASIONS), held: oneOf(WAYS) }, oneOf(WAYS)),
  hour: menu({ held: count }, count),
});
export const BOARD_SHAPES = ['picture', 'text', 'both'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];
export const MATCHING = 'matching';
const PIECES = [MATCHING, ...PIECE_SET_IDS] as const;
/** The ids contain the current values, as for `NOTIFY`. */
export const THEME = presses('theme', {
  theme: menu({ held: oneOf(THEME_IDS) }, oneOf(THEME_IDS)),
  pieces: menu({ theme: oneOf(THEME_IDS), held: oneOf(PIECES) }, oneOf(PIECES)),
  board: menu({ held: oneOf(BOARD_SHAPES) }, oneOf(BOARD_SHAPES)),
  step: button({ step: oneOf(['themes', 'pieces']) }),
});
export const PRIVACY_ACTIONS = [
  'data',
  'hide',
  'show',
  'name',
  'unname',
  'finder',
  'unfinder',
  'ask',
  'erase',
  'keep',
] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];
export const PRIVACY = presses('privacy', {
  ...each(PRIVACY_ACTIONS, button({})),
  /** Withdraws a shared link. */
  unshare: button({ of: words }),
});
