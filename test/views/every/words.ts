/**
 * People, ids and texts as strangers write them, at Discord's lengths and with letters that are
 * hard to display.
 */
import * as fc from 'fast-check';
import { COLORS } from '../../../src/draughts/types.ts';
import { VARIANT_IDS } from '../../../src/draughts/variants.ts';
import type { MessageAddress, Place } from '../../../src/game/game.ts';
import type { Player } from '../../../src/game/player.ts';
import { LOCALES, readingIn } from '../../../src/i18n/locales.ts';
import { PSEUDO_LOCALE } from '../../../src/i18n/pseudo.ts';
import { type Say, sayIn } from '../../../src/i18n/say.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../../src/render/scene/theme.ts';
import { BOARD_SHAPES } from '../../../src/views/presses/declarations.ts';

export const NOW = Date.UTC(2026, 10, 24, 12);
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Every language, and the longest. One of them has command names as in an English Discord. */
export const say: fc.Arbitrary<Say> = fc
  .constantFrom(PSEUDO_LOCALE, ...LOCALES, ...LOCALES.map((locale) => readingIn(locale, 'en-US')))
  .map(sayIn);

/** Ids as long as Discord's. */
export const snowflake = fc.bigInt({ min: 10n ** 17n, max: 2n ** 63n - 1n }).map(String);

/** Ids as `newId` makes them. */
export const key = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijkmnpqrstuvwxyz23456789')),
  minLength: 10,
  maxLength: 10,
});

/**
 * Texts of at most this length, and often exactly this length: ordinary text, all of Markdown, wide
 * characters, surrogate pairs, right-to-left text, only combining marks.
 */
export const textOf = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .constantFrom(
        'Anna',
        'W',
        '*',
        '𝓑',
        '長',
        'ع',
        '\u202E@here',
        '\u0301',
        '`',
        '||',
        '<@1>\uE000person:1\uE001',
        '-',
        '[a](b)',
      )
      .map((piece) => piece.repeat(Math.max(1, Math.floor(most / piece.length)))),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: most })
      .map((text) => text.slice(0, most).replace(/\p{Cs}$/u, '') || 'x'),
  );

export const name = textOf(32);

export const player: fc.Arbitrary<Player> = fc.record({ id: snowflake, name });

export const instant = fc.integer({ min: NOW - YEAR, max: NOW + YEAR });

export const address: fc.Arbitrary<MessageAddress> = fc.record({
  channelId: snowflake,
  messageId: snowflake,
});

export const place: fc.Arbitrary<Place> = fc.record({
  guildId: fc.option(snowflake, { nil: null }),
  channelId: snowflake,
  channelName: fc.option(textOf(100), { nil: undefined }),
  threadOf: fc.option(snowflake, { nil: undefined }),
  locale: fc.constant('en-US'),
});

export const reader = fc.record({
  look: fc.record({ theme: fc.constantFrom(...THEME_IDS), pieces: fc.constantFrom(...PIECE_SET_IDS) }),
  board: fc.constantFrom(...BOARD_SHAPES),
  style: fc.constantFrom(null, 'algebraic' as const, 'numeric' as const),
});

export const color = fc.constantFrom(...COLORS);
export const yes = fc.boolean();
export const variant = fc.constantFrom(...VARIANT_IDS);
export const card = fc.option(address, { nil: null });

export const few = fc.nat(3);
export const many = fc.oneof(few, fc.nat(999_999));
