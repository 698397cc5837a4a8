import type { Say } from '../../i18n/say.ts';
import type { UserId } from '../../game/game.ts';
import {
  button,
  buttonBlock,
  longTime,
  mention,
  menuBlock,
  quiet,
  relativeTime,
  text,
  pickerBlock,
  choicesOf,
} from '../screen/blocks.ts';
import type { Button, Screen, Block } from '../screen/screen.ts';
import { autonym, localeFor, LOCALES } from '../../i18n/locales.ts';
import {
  FOLLOW_DISCORD,
  BLOCK,
  HOURS,
  LANGUAGE,
  NOTATIONS,
  NOTIFY,
  PREFERENCES,
  VACATION,
  type Notation,
} from '../presses/declarations.ts';
import { OCCASIONS, type Occasion } from '../../game/calls/calls.ts';
import { shownZone } from '../../game/calendar/zoneNames.ts';
import { nextDigest, wayOf, WAYS, type NoticeChoice, type Way } from '../../game/calls/notices.ts';
import { hourName } from '../screen/phrases.ts';
import { daysLeft, vacationAt, type VacationBook } from '../../game/clock/vacation.ts';

/** The button back to the preferences, below each part. */
export const toPreferences = (say: Say): Block =>
  buttonBlock(button(PREFERENCES.to.all(), say('button.preferences'), { emoji: '⚙️' }));

type Blocker = 'user' | 'server';
type BlockNews = `${'block' | 'unblock'}.${Blocker}`;

export const blockNews = (say: Say, news: BlockNews, user: UserId): Block =>
  text(say(news, { user: mention(say, { id: user }) }));

/** A way back, but not from server blocks, which aren't preferences. */
const wayBack = (say: Say, by: Blocker): readonly Block[] => (by === 'user' ? [toPreferences(say)] : []);

/** The change. A new block can be undone. */
export const blockScreen = (say: Say, news: BlockNews, user: UserId): Screen =>
  quiet(
    blockNews(say, news, user),
    ...(news === 'block.user' ? [buttonBlock(unblockButton(say, user))] : []),
    ...(news === 'block.server' ? [buttonBlock(unblockHere(say, user))] : []),
    ...wayBack(say, news === 'block.user' || news === 'unblock.user' ? 'user' : 'server'),
  );

export const unblockButton = (say: Say, user: UserId): Button =>
  button(BLOCK.to.lift({ user }), say('button.unblock'));

const unblockHere = (say: Say, user: UserId): Button =>
  button(BLOCK.to['lift-here']({ user }), say('button.unblock'));

function blockPicker(say: Say, by: Blocker): Block {
  const press = by === 'user' ? BLOCK.to.pick() : BLOCK.to['pick-here']();
  const placeholder = say(by === 'user' ? 'block.pick' : 'block.pick-here');
  return pickerBlock('users', press, placeholder);
}

/** The blocks of a user or a server, each with a button that lifts it, and a menu to add one. */
export function blockedScreen(
  say: Say,
  by: Blocker,
  { users, total }: { readonly users: readonly UserId[]; readonly total: number },
  ...above: readonly Block[]
): Screen {
  const more = total - users.length;
  return quiet(
    ...above,
    text(say(users.length > 0 ? `block.list.${by}` : 'block.nobody')),
    ...users.map((id): Block => ({
      kind: 'section',
      text: mention(say, { id }),
      beside: by === 'user' ? unblockButton(say, id) : unblockHere(say, id),
    })),
    ...(more > 0 ? [text(say(`block.more.${by}`, { count: more }))] : []),
    blockPicker(say, by),
    ...wayBack(say, by),
  );
}

export function languageScreen(say: Say, discordLocale: string): Screen {
  const discords = autonym(localeFor(discordLocale));
  return quiet(
    text(say('language.shown', { language: autonym(say.locale) })),
    menuBlock(LANGUAGE.to.choose(), say('language.menu'), [
      { label: say('language.discord', { language: discords }), value: FOLLOW_DISCORD },
      ...LOCALES.map((locale) => ({ label: autonym(locale), value: locale })),
    ]),
    toPreferences(say),
  );
}

export const zoneLine = (say: Say, { digest }: NoticeChoice): string =>
  say('notify.zone', { zone: shownZone(digest.zone) });

const menuFor = (say: Say, occasion: Occasion, held: Way): readonly Block[] => [
  text(say(`notify.about.${occasion}`)),
  menuBlock(
    NOTIFY.to.choose({ occasion, held }),
    say(`menu.notify.${occasion}`),
    choicesOf(WAYS, (way) => say(`choice.preferences.notify.${way}`), held),
  ),
];

function digestMenu(say: Say, notices: NoticeChoice, at: number): readonly Block[] {
  const next = nextDigest(notices, at);
  if (next === null) return [];
  const { hour: held } = notices.digest;
  return [
    text(say('notify.hour')),
    menuBlock(NOTIFY.to.hour({ held }), say('menu.notify.hour'), choicesOf(HOURS, hourName, held)),
    text(say('notify.digest', { next: relativeTime(next) })),
  ];
}

/** The menus show the current choices. */
export const notifyScreen = (say: Say, notices: NoticeChoice, at: number): Screen =>
  quiet(
    text(say('notify.title'), notices.refused ? say('notify.refused') : null),
    ...OCCASIONS.flatMap((occasion) => menuFor(say, occasion, wayOf(notices, occasion))),
    ...digestMenu(say, notices, at),
    text(zoneLine(say, notices), say('notify.live')),
    toPreferences(say),
  );

const LENGTHS = [3, 7, 14];

export const endVacationButton = (say: Say): Button => button(VACATION.to.end(), say('button.vacation.end'));

/** Buttons for the common lengths, or with the remaining days. */
export function vacationButtons(say: Say, left: number): readonly Button[] {
  const fitting = LENGTHS.filter((days) => days <= left);
  const offered = fitting.length === 0 && left > 0 ? [left] : fitting;
  return offered.map((days) =>
    button(VACATION.to.start({ days }), say('button.vacation.days', { count: days }), { emoji: '🏖️' }),
  );
}

export function vacationScreen(say: Say, book: VacationBook, at: number): Screen {
  const vacation = vacationAt(book, at);
  const left = daysLeft(book, at);
  return quiet(
    text(
      vacation ? say('vacation.away', { until: longTime(vacation.to) }) : say('vacation.here'),
      vacation || left === 0 ? null : say('vacation.ask'),
      say('vacation.left', { count: left }),
    ),
    buttonBlock(...(vacation ? [endVacationButton(say)] : vacationButtons(say, left))),
    toPreferences(say),
  );
}

export const notationScreen = (say: Say, held: Notation): Screen =>
  quiet(
    text(say(`notation.${held}`)),
    menuBlock(
      PREFERENCES.to.notation({ held }),
      say('preferences.notation'),
      choicesOf(NOTATIONS, (notation) => say(`choice.preferences.notation.${notation}`), held),
    ),
    toPreferences(say),
  );
