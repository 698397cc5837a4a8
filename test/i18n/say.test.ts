import { describe, expect, test } from 'vitest';
import { localeFor, readingIn } from '../../src/i18n/locales.ts';
import { makeSay, sayIn } from '../../src/i18n/say.ts';
import { pseudo } from '../../src/i18n/pseudo.ts';
import * as fc from 'fast-check';
import { inCode, plain } from '../../src/i18n/plain.ts';

describe('say', () => {
  const say = sayIn('en-GB');

  test('fills every hole', () => {
    expect(say('card.players', { white: '<@1>', black: '<@2>' })).toBe('### ⚪ <@1>  –  ⚫ <@2>');
  });

  test('chooses the plural form, and formats numbers as the language does', () => {
    expect(say('games.title', { count: 1 })).toBe('### You have 1 game in progress');
    expect(say('games.title', { count: 1200 })).toBe('### You have 1,200 games in progress');
  });

  test('uses a form with the number in words', () => {
    expect(say('list.more', { items: 'a1-b2', count: 1 })).toBe('a1-b2 and one more');
  });

  test('does not look for placeholders in inserted values', () => {
    expect(say('button.play', { move: '{move}' })).toBe('Play {move}');
  });

  test.each([
    ['and', 'a, b, and c'],
    ['or', 'a, b, or c'],
    ['plain', 'a, b, c'],
  ] as const)('joins a list with %s', (joint, expected) => {
    expect(say.list(['a', 'b', 'c'], joint)).toBe(expected);
  });

  test('the compiler checks placeholders and counts', () => {
    // @ts-expect-error the hole {move} has no value
    expect(() => say('button.play', {})).toThrow('expected a value for {move}');
    // @ts-expect-error there is no hole {piece}
    expect(say('button.play', { move: 'c3-d4', piece: 'man' })).toBe('Play c3-d4');
    // @ts-expect-error a count is a number
    expect(say('games.title', { count: '1' })).toContain('game');
    // @ts-expect-error this sentence has no hole
    expect(say('button.flip', {})).toBe('Flip');
    // @ts-expect-error there is no such sentence
    expect(() => say('button.explode')).toThrow('expected a sentence button.explode');
  });

  test('untranslated sentences, and translations with wrong placeholders, appear in English', () => {
    const old = makeSay('de', { 'button.play': '{piece} nach {move}', 'button.flip': 'Drehen' });
    expect(old('button.play', { move: 'c3-d4' })).toBe('Play c3-d4');
    expect(old('button.flip')).toBe('Drehen');
    expect(old('help.title')).toBe(sayIn('en')('help.title'));
  });

  test('a language with other plural categories uses its own forms', () => {
    const few = makeSay('en', { 'games.title': { two: 'never in English', other: '{count}!' } });
    expect(few('games.title', { count: 2 })).toBe('2!');
  });
});

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['xx', 'en'],
  ['', 'en'],
])('a reader with Discord locale "%s" gets %s', (discordLocale, expected) => {
  expect(localeFor(discordLocale)).toBe(expected);
});

test.each([
  // Discord doesn't offer Filipino, so its command names are the English names.
  ['fil', 'en-US', 'Wala ka', '`/play`'],
  ['fil', 'ja', 'Wala ka', '`/遊ぶ`'],
  ['fil', 'ko', 'Wala ka', '`/play`'],
  ['ja', 'en-GB', '進行中の対局', '`/play`'],
  ['pt-BR', 'ja', 'partida', '`/遊ぶ`'],
  ['en', 'ja', 'You have no game', '`/遊ぶ`'],
] as const)(
  'a user who chose a language reads %s, with Discord’s command names in %s',
  (language, discord, words, command) => {
    const sentence = sayIn(readingIn(language, discord))('games.none-everywhere');
    expect(sentence).toContain(words);
    expect(sentence).toContain(command);
  },
);

test('a user who chose a language can choose another language, or no language', () => {
  const first = readingIn('fil', 'ja');
  expect(readingIn('de', first)).toBe(readingIn('de', 'ja'));
  expect(readingIn(null, first)).toBe(first);
  expect(readingIn(null, 'ja')).toBe('ja');
});

test('users who chose a language get its words and numbers, whatever Discord’s language is', () => {
  const say = sayIn(readingIn('de', 'ja'));
  expect(say.locale).toBe('de');
  expect(say('games.title', { count: 1200 })).toContain('1.200');
});

test.each([
  ['note', 'A man moves', 'Ä ɱäñ ɱöṽëš ẋẋẋẋẋ'],
  ['note', '-# {player}, **go** to `/board`!', '-# {player}, **ğö** ŧö `/board`! ẋẋẋẋẋẋẋẋẋẋẋẋẋ'],
  ['note', '[Go]({link})', '[Ğö]({link}) ẋẋẋẋẋ'],
  ['name.move', 'move', 'ɱöṽë'],
  ['command.move', 'x'.repeat(95), `${'ẋ'.repeat(95)} ẋẋẋẋ`],
  ['command.move', 'x'.repeat(100), 'ẋ'.repeat(100)],
])('%s: %s', (key, text, expected) => {
  expect(pseudo({ [key]: text })[key]).toBe(expected);
});

test('a language can be requested by its tag', () => {
  expect(sayIn('en-XA')('button.play', { move: 'c3-d4' })).toMatch(/^Ƥłäý c3-d4/u);
});

test.each([
  ['**bold**', String.raw`\*\*bold\*\*`],
  ['<@123>', String.raw`\<\@123\>`],
  ['@everyone', String.raw`\@everyone`],
  [
    '[click](https://x.example)',
    String.raw`\[click\]\(https\:\/\/x.example\)`.replaceAll(String.raw`\/`, '/'),
  ],
  ['# big\n> quote', String.raw`\# big \> quote`],
  ['||secret||', String.raw`\|\|secret\|\|`],
  ['a\\*b', String.raw`a\\\*b`],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['12\u061C3\u2060x', '123x'],
  ['Ольга 渡辺', 'Ольга 渡辺'],
])('plain text: %j becomes %j', (typed, shown) => {
  expect(plain(typed)).toBe(shown);
});

test('plain text is cut at 60 characters, but never within a character', () => {
  expect(plain('👑'.repeat(100))).toBe(`${'👑'.repeat(59)}…`);
});

test('plain text has every special character escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
      const unescaped = plain(typed).replace(/\\[\\*_~`|>#<[\]()@:-]/gu, '');
      expect(unescaped).not.toMatch(/[\\*_~`|>#<[\]()@:\n-]/u);
    }),
  );
});

test.each([
  ['a1-h8', 'a1-h8'],
  ['`rm` *all*', 'ˋrmˋ *all*'],
  ['@everyone', '@\u200Beveryone'],
  ['one\ntwo', 'one two'],
])('text in a code span: %j becomes %j', (typed, shown) => {
  expect(inCode(typed)).toBe(shown);
});
