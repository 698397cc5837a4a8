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
} from '../screen/blocks.ts';
import type { Button, Screen, Block } from '../screen/screen.ts';
import { autonym, localeFor, LOCALES } from '../../i18n/locales.ts';
import { AS_IN_DISCORD, BLOCK, HOURS, LANGUAGE, NOTIFY, VACATION } from '../presses/declarations.ts';
import { OCCASIONS, type Occasion } from '../../game/calls/calls.ts';
import { nextDigest, wayOf, WAYS, type NoticeChoice, type Way } from '../../game/calls/notices.ts';
import { hourName } from '../screen/phrases.ts';
import { daysLeft, vacationAt, type VacationBook } from '../../game/clock/vacation.ts';

export type BlockNews = `${'block' | 'unblock'}.${'user' | 'server'}`;

/** The change; users can undo their own blocks. */
export const blockScreen = (say: Say, news: BlockNews, user: UserId): Screen =>
  quiet(
    text(say(news, { user: mention(say, { id: user }) })),
    ...(news === 'block.user' ? [buttonBlock(unblockButton(say, user))] : []),
  );

export const unblockButton = (say: Say, user: UserId): Button =>
  button(BLOCK.to.lift({ user }), say('button.unblock'));

const blockPicker = (say: Say): Block => ({
  kind: 'picker',
  picker: { press: BLOCK.to.pick(), placeholder: say('block.pick'), of: 'users', chosen: [], most: 1 },
});

/** `isOwn`: the asker's own list, to which they can add. */
export function blockedScreen(say: Say, users: readonly UserId[], total: number, isOwn: boolean): Screen {
  const add = isOwn ? [blockPicker(say)] : [];
  if (users.length === 0) return quiet(text(say('block.nobody')), ...add);
  const names = users.map((id) => mention(say, { id }));
  const more = total - users.length;
  const all =
    more > 0 ? say('list.more', { items: say.list(names, 'plain'), count: more }) : say.list(names, 'and');
  return quiet(text(say('block.list', { users: all })), ...add);
}

export function languageScreen(say: Say, discordLocale: string): Screen {
  const discords = autonym(localeFor(discordLocale));
  return quiet(
    text(say('language.shown', { language: autonym(say.locale) })),
    menuBlock(LANGUAGE.to.choose(), say('language.menu'), [
      { label: say('language.discord', { language: discords }), value: AS_IN_DISCORD },
      ...LOCALES.map((locale) => ({ label: autonym(locale), value: locale })),
    ]),
  );
}

const menuFor = (say: Say, occasion: Occasion, held: Way): readonly Block[] => [
  text(say(`notify.about.${occasion}`)),
  menuBlock(
    NOTIFY.to.choose({ occasion, held }),
    say(`menu.notify.${occasion}`),
    WAYS.map((way) => ({ label: say(`notify.choice.${way}`), value: way, isChosen: way === held })),
  ),
];

function digestMenu(say: Say, notices: NoticeChoice, at: number): readonly Block[] {
  const next = nextDigest(notices, at);
  if (next === null) return [];
  const { hour: held, zone } = notices.digest;
  const choices = HOURS.map((hour) => ({
    label: hourName(hour),
    value: String(hour),
    isChosen: hour === held,
  }));
  return [
    text(say('notify.hour')),
    menuBlock(NOTIFY.to.hour({ held }), say('menu.notify.hour'), choices),
    text(say('notify.digest', { zone, next: relativeTime(next) })),
  ];
}

/** The menus show the current choices. */
export const notifyScreen = (say: Say, notices: NoticeChoice | undefined, at: number): Screen =>
  quiet(
    text(say('notify.title'), notices?.refused ? say('notify.refused') : null),
    ...OCCASIONS.flatMap((occasion) => menuFor(say, occasion, wayOf(notices, occasion))),
    ...(notices ? digestMenu(say, notices, at) : []),
    text(say('notify.live')),
  );

const LENGTHS = [3, 7, 14];

export const endVacationButton = (say: Say): Button => button(VACATION.to.end(), say('button.vacation.end'));

/** The usual lengths, or the remaining days. */
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
  );
}
