import {
  ENDS_AS,
  GAMES_IN,
  type GuildSettings,
  MOST_CHANNELS,
  OLD_CARDS,
} from '../../ports/subjects/settings.ts';
import { type Kind, type Kinds, type Setting, type SettingId, chosen, oneOf, picked } from './setting.ts';
import { VARIANT_IDS } from '../../../draughts/variants.ts';
import { parseTime } from '../../../game/clock/timeText.ts';
import { parseZone } from '../../../game/calendar/parseZone.ts';
import { isSameZone, shownZone, USUAL_ZONES } from '../../../game/calendar/zoneNames.ts';
import { LOCALES, autonym } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/say.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../../render/scene/theme.ts';
import { completeTime, timeTextName } from '../../../views/game/time.ts';
import { channelList } from '../../../views/screen/blocks.ts';
import { role } from '../../../views/screen/tokens.ts';
import type { SettingLine, SettingSection } from '../../../views/server/settings.ts';
import { HOURS } from '../../../views/presses/declarations.ts';
import { hourName } from '../../../views/screen/phrases.ts';

const GAME_LIMITS = [null, 1, 2, 3, 5, 10, 20, 50] as const;

const VOTER_DAYS = [0, 1, 3, 7, 14, 30, 90, 365] as const;

const gamesShown = (say: Say, count: number | null): string =>
  count === null ? say('settings.mostGames.none') : say('settings.mostGames.some', { count });

const timesOffered = (say: Say, held: string) => {
  const usual = completeTime(say, '').map(({ label, value }) => ({ label, value }));
  const isUsual = usual.some(({ value }) => value === held);
  return isUsual ? usual : [{ label: timeTextName(say, held), value: held }, ...usual];
};

const ONE = {
  most: 1,
  ids: (id: string | null): readonly string[] => (id === null ? [] : [id]),
  value: ([id]: readonly string[]): string | null => id ?? null,
} as const;

const flag: Kind<
  'ratedByDefault' | 'otherServers' | 'serverTable' | 'voteCalls' | 'pages' | 'personality'
> = (id) =>
  oneOf<typeof id>([true, false], (say, value) => say(value ? `settings.${id}.yes` : `settings.${id}.no`))(
    id,
  );

/** In the order of the panel. */
const KINDS: Kinds<SettingId> = {
  channels: picked({
    of: 'channels',
    most: MOST_CHANNELS,
    shown: (say, ids) => (ids.length === 0 ? say('settings.channels.all') : channelList(say, ids)),
    ids: (ids) => ids,
    value: (ids) => ids,
  }),
  gamesIn: oneOf(GAMES_IN, (say, value) => say(`settings.gamesIn.${value}`)),
  oldCards: oneOf(OLD_CARDS, (say, value) => say(`settings.oldCards.${value}`)),
  endAs: oneOf(ENDS_AS, (say, value) => say(`settings.endAs.${value}`)),
  pages: flag,
  personality: flag,
  variant: oneOf(VARIANT_IDS, (say, value) => say(`variant.${value}`)),
  time: chosen({
    shown: timeTextName,
    offered: timesOffered,
    parse: (text) => (parseTime(text).ok ? text : undefined),
  }),
  ratedByDefault: flag,
  lobby: picked({
    of: 'channels',
    ...ONE,
    choose: 'settings.lobby.choose',
    shown: (say, [id]) => (id === undefined ? say('settings.lobby.none') : channelList(say, [id])),
  }),
  otherServers: flag,
  serverTable: flag,
  mostGames: oneOf(GAME_LIMITS, gamesShown),
  challengerRole: picked({
    of: 'roles',
    ...ONE,
    shown: (say, [id]) => (id === undefined ? say('settings.challengerRole.all') : role(id)),
  }),
  voterDays: oneOf(VOTER_DAYS, (say, count) =>
    count === 0 ? say('settings.voterDays.none') : say('settings.voterDays.some', { count }),
  ),
  voteCalls: flag,
  organizerRole: picked({
    of: 'roles',
    ...ONE,
    choose: 'settings.organizerRole.choose',
    shown: (say, [id]) => (id === undefined ? say('settings.organizerRole.none') : role(id)),
  }),
  locale: oneOf([null, ...LOCALES], (say, locale) =>
    locale === null ? say('settings.locale.none') : autonym(locale),
  ),
  zone: chosen({
    shown: (_, zone) => shownZone(zone),
    offered: (_, held) =>
      [held, ...USUAL_ZONES.filter((zone) => !isSameZone(zone, held))].map((zone) => ({
        label: shownZone(zone),
        value: zone,
      })),
    parse: (text) => parseZone(text) ?? undefined,
  }),
  theme: oneOf([null, ...THEME_IDS], (say, theme) =>
    theme === null ? say('settings.theme.none') : say(`theme.${theme}`),
  ),
  pieces: oneOf([null, ...PIECE_SET_IDS], (say, pieces) =>
    pieces === null ? say('settings.pieces.none') : say(`settings.pieces.${pieces}`),
  ),
  dailyPuzzle: picked({
    of: 'channels',
    ...ONE,
    choose: 'settings.dailyPuzzle.choose',
    shown: (say, [id]) => (id === undefined ? say('settings.dailyPuzzle.none') : channelList(say, [id])),
  }),
  dailyPuzzleHour: oneOf(HOURS, (_, hour) => hourName(hour)),
  gameOfDay: picked({
    of: 'channels',
    ...ONE,
    choose: 'settings.gameOfDay.choose',
    shown: (say, [id]) => (id === undefined ? say('settings.gameOfDay.none') : channelList(say, [id])),
  }),
  gameOfDayHour: oneOf(HOURS, (_, hour) => hourName(hour)),
};

/** The section of the panel for each setting. */
const SECTIONS: Readonly<Record<SettingId, SettingSection>> = {
  channels: 'boards',
  gamesIn: 'boards',
  oldCards: 'boards',
  endAs: 'boards',
  pages: 'boards',
  personality: 'boards',
  variant: 'challenges',
  time: 'challenges',
  ratedByDefault: 'challenges',
  lobby: 'challenges',
  otherServers: 'challenges',
  serverTable: 'challenges',
  mostGames: 'members',
  challengerRole: 'members',
  voterDays: 'members',
  voteCalls: 'members',
  organizerRole: 'members',
  locale: 'look',
  zone: 'look',
  theme: 'look',
  pieces: 'look',
  dailyPuzzle: 'extras',
  dailyPuzzleHour: 'extras',
  gameOfDay: 'extras',
  gameOfDayHour: 'extras',
};

export const settingLines = (say: Say, settings: GuildSettings): readonly SettingLine[] =>
  SETTINGS.map(({ id, shown, isUsual }) => ({
    id,
    section: SECTIONS[id],
    name: say(`settings.${id}`),
    value: shown(say, settings),
    isUsual: isUsual(settings),
  }));

const isSettingId = (name: string): name is SettingId => Object.hasOwn(KINDS, name);
const settingsOf = <F extends SettingId>(ids: readonly F[], kinds: Kinds<F>): readonly Setting[] =>
  ids.map((id) => kinds[id](id));

export const SETTINGS = settingsOf(Object.keys(KINDS).filter(isSettingId), KINDS);
