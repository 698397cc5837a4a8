/** Everything that users set for themselves: the current values, with a button for each part. */
import { autonym, localeFor, type Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/say.ts';
import { OCCASIONS } from '../../game/calls/calls.ts';
import { wayOf, type NoticeChoice } from '../../game/calls/notices.ts';
import { daysLeft, vacationAt, type VacationBook } from '../../game/clock/vacation.ts';
import { DEFAULT_THEME } from '../../render/scene/theme.ts';
import {
  PREFERENCE_SECTIONS,
  PREFERENCES,
  type Notation,
  type PreferenceSection,
} from '../presses/declarations.ts';
import { button, longTime, quiet, text } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { zoneLine } from './choices.ts';
import type { Chosen } from './themes.ts';

interface OwnPreferences {
  readonly look: Chosen;
  /** `undefined`: Discord's language. */
  readonly language: Locale | undefined;
  readonly discordLocale: string;
  readonly notation: Notation;
  readonly notices: NoticeChoice;
  readonly vacations: VacationBook;
  /** How many users they block. */
  readonly blocked: number;
  readonly isHidden: boolean;
}

const EMOJI: Readonly<Record<PreferenceSection, string>> = {
  theme: '🎨',
  language: '🌐',
  notation: '✍️',
  notifications: '🔔',
  vacation: '🏖️',
  blocks: '🚫',
  privacy: '🔒',
};

function lookOf(say: Say, { theme = DEFAULT_THEME, pieces, board = 'picture' }: Chosen): string {
  const parts = [
    say(`theme.${theme}`),
    ...(pieces ? [say(`choice.preferences.pieces.${pieces}`)] : []),
    // Pictures are the default, so they aren't mentioned.
    ...(board === 'picture' ? [] : [say(`choice.preferences.board.${board}`)]),
  ];
  return parts.join(' · ');
}

function waysOf(say: Say, notices: NoticeChoice): string {
  const ways = OCCASIONS.map((occasion) => wayOf(notices, occasion));
  const [first] = ways;
  if (first && ways.every((way) => way === first)) return say(`choice.preferences.notify.${first}`);
  const lines = OCCASIONS.map((occasion) =>
    say('settings.line.usual', {
      name: say(`choice.preferences.about.${occasion}`),
      value: say(`choice.preferences.notify.${wayOf(notices, occasion)}`),
    }),
  );
  return lines.join('\n');
}

function vacationOf(say: Say, book: VacationBook, at: number): string {
  const vacation = vacationAt(book, at);
  if (vacation) return say('preferences.away', { until: longTime(vacation.to) });
  return say('preferences.vacation', { count: daysLeft(book, at) });
}

function valueOf(say: Say, section: PreferenceSection, own: OwnPreferences, at: number): string {
  switch (section) {
    case 'theme':
      return lookOf(say, own.look);
    case 'language':
      return own.language === undefined
        ? say('language.discord', { language: autonym(localeFor(own.discordLocale)) })
        : autonym(own.language);
    case 'notation':
      return say(`choice.preferences.notation.${own.notation}`);
    case 'notifications':
      return [waysOf(say, own.notices), zoneLine(say, own.notices)].join('\n');
    case 'vacation':
      return vacationOf(say, own.vacations, at);
    case 'blocks':
      return say('preferences.blocked', { count: own.blocked });
    case 'privacy':
      return say(own.isHidden ? 'preferences.hidden' : 'preferences.named');
  }
}

/** `news`: the latest change, or the reason it was refused. */
export const preferencesScreen = (
  say: Say,
  own: OwnPreferences,
  at: number,
  news: readonly string[] = [],
): Screen =>
  quiet(
    ...news.map((line) => text(line)),
    text(say('preferences.title')),
    ...PREFERENCE_SECTIONS.map((section): Block => ({
      kind: 'section',
      text: `${EMOJI[section]} ${valueOf(say, section, own, at)}`,
      beside: button(PREFERENCES.to.open({ section }), say(`choice.preferences.open.${section}`)),
    })),
  );
