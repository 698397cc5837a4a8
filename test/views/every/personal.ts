/** Every screen about one person or one server, the rules, and every refusal. */
import * as fc from 'fast-check';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import { SETTINGS, settingLines } from '../../../src/app/server/setting/all.ts';
import { OCCASIONS } from '../../../src/game/calls/calls.ts';
import { WAYS } from '../../../src/game/calls/notices.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../../src/render/scene/theme.ts';
import {
  blockNews,
  blockScreen,
  blockedScreen,
  languageScreen,
  notationScreen,
  notifyScreen,
  vacationScreen,
} from '../../../src/views/person/choices.ts';
import { preferencesScreen } from '../../../src/views/person/preferences.ts';
import {
  dataScreen,
  eraseScreen,
  erasedScreen,
  hiddenProfileScreen,
  privacyScreen,
} from '../../../src/views/person/privacy.ts';
import { lookScreen, piecesScreen, themesScreen } from '../../../src/views/person/themes.ts';
import { BOARD_SHAPES, NOTATIONS } from '../../../src/views/presses/declarations.ts';
import { firstRulesScreen, rulesScreen } from '../../../src/views/rules/rulesScreen.ts';
import { archiveScreen, serverDataScreen } from '../../../src/views/server/serverData.ts';
import { settingPress, settingsScreen } from '../../../src/views/server/settings.ts';
import { channel } from '../../../src/views/screen/tokens.ts';
import { PROBLEMS } from './problems.ts';
import { screenOf, type Screens } from './shown.ts';
import { few, instant, many, player, reader, snowflake, variant, yes } from './words.ts';

const book = fc.record({
  user: snowflake,
  version: few,
  spans: fc.array(
    instant.map((from) => ({ from, to: from + DAY })),
    { maxLength: 3 },
  ),
});
const notices = fc.record({
  ways: fc.record(Object.fromEntries(OCCASIONS.map((each) => [each, fc.constantFrom(...WAYS)]))),
  digest: fc.record({ hour: fc.nat(23), zone: fc.constant('America/Argentina/ComodRivadavia') }),
  locale: fc.constant('en-US'),
  refused: fc.constantFrom(undefined, true as const),
});
const chosen = fc.record({
  theme: fc.constantFrom(undefined, ...THEME_IDS),
  pieces: fc.constantFrom(undefined, ...PIECE_SET_IDS),
  board: fc.constantFrom(undefined, ...BOARD_SHAPES),
});

const settings = fc.record({
  open: fc.option(fc.constantFrom(...SETTINGS), { nil: null }),
  isSaved: yes,
  ids: fc.array(snowflake, { maxLength: 25, size: 'max' }),
});

const NEWS = ['block.user', 'block.server', 'unblock.user', 'unblock.server'] as const;

const asked = fc.option(fc.record({ id: fc.constant('k3v9x2mq'), answer: fc.constant(null) }), {
  nil: undefined,
});

export const PERSONAL = {
  'person/choices blockScreen': screenOf(blockScreen, fc.constantFrom(...NEWS), snowflake),
  'person/choices blockedScreen': screenOf(
    (say, by, users, more, news) =>
      blockedScreen(
        say,
        by,
        { users, total: users.length + more },
        ...(news ? [blockNews(say, news, '1234567890123456789')] : []),
      ),
    fc.constantFrom('user' as const, 'server' as const),
    fc.array(snowflake, { maxLength: 10, size: 'max' }),
    few,
    fc.constantFrom(null, ...NEWS),
  ),
  'person/choices languageScreen': screenOf(languageScreen, fc.constantFrom('en-US', 'ru', 'ja', 'xx')),
  'person/choices notifyScreen': screenOf(notifyScreen, notices, instant),
  'person/choices notationScreen': screenOf(notationScreen, fc.constantFrom(...NOTATIONS)),
  'person/preferences preferencesScreen': screenOf(
    preferencesScreen,
    fc.record({
      look: chosen,
      language: fc.constantFrom(undefined, ...LOCALES),
      discordLocale: fc.constantFrom('en-US', 'ru', 'xx'),
      notation: fc.constantFrom(...NOTATIONS),
      notices,
      vacations: book,
      blocked: few,
      isHidden: yes,
    }),
    instant,
    fc.constantFrom([], ['✅', '⚠️']),
  ),
  'person/privacy dataScreen': fc.constant((say: Say) =>
    dataScreen(say, { kind: 'file', name: 'crownhead.json', content: '{}' }),
  ),
  'person/privacy eraseScreen': fc.constant(eraseScreen),
  'person/privacy erasedScreen': fc.constant(erasedScreen),
  'person/privacy hiddenProfileScreen': screenOf(hiddenProfileScreen, player),
  'person/privacy privacyScreen': screenOf(
    privacyScreen,
    fc.record({ isHidden: yes, isNamed: fc.option(yes), isFinder: yes }),
    fc.constantFrom(null, 'hidden' as const, 'shown' as const, 'kept' as const),
  ),
  'person/themes lookScreen': screenOf(lookScreen, chosen),
  'person/themes piecesScreen': screenOf(piecesScreen, chosen, yes),
  'person/themes themesScreen': screenOf(themesScreen, chosen),
  'person/choices vacationScreen': screenOf(vacationScreen, book, instant),
  'rules/rulesScreen firstRulesScreen': screenOf(
    (say, id, { style }, from) => firstRulesScreen(say, id, style, from),
    variant,
    reader,
    asked,
  ),
  'rules/rulesScreen rulesScreen': screenOf(
    (say, id, { style }, from) => rulesScreen(say, id, style, from),
    variant,
    reader,
    asked,
  ),
  'server/serverData archiveScreen': screenOf(
    (say, parts, part) =>
      archiveScreen(say, {
        parts,
        part: part % parts,
        file: { kind: 'file', name: 'games.pdn', content: 'x' },
      }),
    fc.integer({ min: 1, max: 40 }),
    fc.nat(39),
  ),
  'server/serverData serverDataScreen': screenOf(serverDataScreen, many, snowflake),
  'server/settings settingsScreen': settings.map(({ open, isSaved, ids }) => (say) => {
    const held = {
      ...NO_SETTINGS,
      channels: ids,
      organizerRole: ids[0] ?? null,
      challengerRole: ids[0] ?? null,
    };
    return settingsScreen(
      say,
      settingLines(say, held),
      open && {
        id: open.id,
        hint: say(`settings.${open.id}.hint`),
        control: open.control(say, held, settingPress(open.id)),
        note: isSaved ? say('settings.saved') : null,
      },
      isSaved || ids[0] === undefined ? null : channel(ids[0]),
    );
  }),
  'refusal refusalScreen': fc.constant((say: Say) => PROBLEMS.map((problem) => refusalScreen(say, problem))),
} satisfies Screens;
