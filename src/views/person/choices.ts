import type { Say } from '../../i18n/say.ts';
import type { UserId } from '../../game/game.ts';
import { mention, quiet, text, relativeTime, longTime, menuBlock } from '../screen/blocks.ts';
import type { Screen, Block } from '../screen/screen.ts';
import { autonym, localeFor, LOCALES } from '../../i18n/locales.ts';
import { AS_IN_DISCORD, LANGUAGE, NOTIFY } from '../presses/declarations.ts';
import { OCCASIONS, type Occasion } from '../../game/calls/calls.ts';
import { nextDigest, wayOf, WAYS, type NoticeChoice, type Way } from '../../game/calls/notices.ts';
import { daysLeft, vacationAt, type VacationBook } from '../../game/clock/vacation.ts';

export type BlockNews = `${'block' | 'unblock'}.${'user' | 'server'}`;

export const blockScreen = (say: Say, news: BlockNews, user: UserId): Screen =>
  quiet(text(say(news, { user: mention(say, { id: user }) })));

export function blockedScreen(say: Say, users: readonly UserId[], total: number): Screen {
  if (users.length === 0) return quiet(text(say('block.nobody')));
  const names = users.map((id) => mention(say, { id }));
  const more = total - users.length;
  const all =
    more > 0 ? say('list.more', { items: say.list(names, 'plain'), count: more }) : say.list(names, 'and');
  return quiet(text(say('block.list', { users: all })));
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

const menuFor = (say: Say, occasion: Occasion, held: Way): Block =>
  menuBlock(
    NOTIFY.to.choose({ occasion, held }),
    say(`menu.notify.${occasion}`),
    WAYS.map((way) => ({ label: say(`notify.choice.${way}`), value: way })),
  );

function digestLine(say: Say, notices: NoticeChoice, at: number): string | null {
  const next = nextDigest(notices, at);
  if (next === null) return null;
  const { hour, zone } = notices.digest;
  const time = `${String(hour).padStart(2, '0')}:00`;
  return say('notify.digest', { time, zone, next: relativeTime(next) });
}

export const notifyScreen = (say: Say, notices: NoticeChoice | undefined, at: number): Screen =>
  quiet(
    text(
      say('notify.title'),
      ...OCCASIONS.map((occasion) =>
        say(`notify.shown.${occasion}`, { way: say(`notify.way.${wayOf(notices, occasion)}`) }),
      ),
      notices ? digestLine(say, notices, at) : null,
      notices?.refused ? say('notify.refused') : null,
      say('notify.live'),
    ),
    ...OCCASIONS.map((occasion) => menuFor(say, occasion, wayOf(notices, occasion))),
  );

export function vacationScreen(say: Say, book: VacationBook, at: number): Screen {
  const vacation = vacationAt(book, at);
  return quiet(
    text(
      vacation ? say('vacation.away', { until: longTime(vacation.to) }) : say('vacation.here'),
      say('vacation.left', { count: daysLeft(book, at) }),
    ),
  );
}
