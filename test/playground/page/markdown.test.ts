/**
 * Discord's Markdown as the page parses it. The cases are from Discord's "Markdown Text 101" and
 * from our own cards.
 */
import { assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, type Inline, readBlocks, readInline } from '../../../playground/page/markdown/parse.ts';
import { messageTime, timeText } from '../../../playground/page/state/time.ts';

const text = (plain: string): Inline => ({ kind: 'text', text: plain });
const link = (url: string, words = url): Inline => ({ kind: 'link', url, inside: [text(words)] });
const italic = (plain: string): Inline => ({ kind: 'italic', inside: [text(plain)] });

test.each<[written: string, read: readonly Inline[]]>([
  ['plain', [text('plain')]],
  ['**bold** rest', [{ kind: 'bold', inside: [text('bold')] }, text(' rest')]],
  ['***both***', [{ kind: 'bold', inside: [italic('both')] }]],
  ['*it* and _it_', [italic('it'), text(' and '), italic('it')]],
  ['snake_case_name', [text('snake_case_name')]],
  ['2 * 3 * 4', [text('2 * 3 * 4')]],
  ['__under__', [{ kind: 'underline', inside: [text('under')] }]],
  ['~~gone~~', [{ kind: 'strike', inside: [text('gone')] }]],
  ['||secret||', [{ kind: 'spoiler', inside: [text('secret')] }]],
  ['`c3-d4`', [{ kind: 'code', text: 'c3-d4' }]],
  ['`` a`b ``', [{ kind: 'code', text: 'a`b' }]],
  ['`**not bold**`', [{ kind: 'code', text: '**not bold**' }]],
  [String.raw`\*stars\*`, [text('*stars*')]],
  ['**never closed', [text('**never closed')]],
  ['<@123> in <#45>', [{ kind: 'user', id: '123' }, text(' in '), { kind: 'channel', id: '45' }]],
  ['</move:99>', [{ kind: 'slash', name: 'move', id: '99' }]],
  ['<t:1700000000:R>', [{ kind: 'time', at: 1_700_000_000_000, style: 'R' }]],
  ['<:crown:12345678901234567>', [{ kind: 'emoji', name: 'crown' }]],
  ['[rules](https://a.example/x)', [link('https://a.example/x', 'rules')]],
  ['see https://a.example/x.', [text('see '), link('https://a.example/x'), text('.')]],
  ['[x](javascript:alert(1))', [text('[x](javascript:alert(1))')]],
  ['<b>x</b>', [text('<b>x</b>')]],
  ['a\nb', [text('a'), { kind: 'break' }, text('b')]],
])('%s', (written, read) => expect(readInline(written)).toEqual(read));

const paragraph = (plain: string): Block => ({ kind: 'paragraph', inside: [text(plain)] });

test.each<[written: string, read: readonly Block[]]>([
  ['# One\nrest', [{ kind: 'heading', level: 1, inside: [text('One')] }, paragraph('rest')]],
  ['### Three', [{ kind: 'heading', level: 3, inside: [text('Three')] }]],
  ['#none', [paragraph('#none')]],
  ['-# small', [{ kind: 'subtext', inside: [text('small')] }]],
  ['- a\n- b', [{ kind: 'list', start: null, items: [[text('a')], [text('b')]] }]],
  ['3. a\n4. b', [{ kind: 'list', start: 3, items: [[text('a')], [text('b')]] }]],
  ['> q\nafter', [{ kind: 'quote', blocks: [paragraph('q')] }, paragraph('after')]],
  ['>>> all\nof it', [{ kind: 'quote', blocks: readBlocks('all\nof it') }]],
  ['```ts\nconst a = 1;\n```\nx', [{ kind: 'code', text: 'const a = 1;' }, paragraph('x')]],
])('%j', (written, read) => expect(readBlocks(written)).toEqual(read));

const isWithin = (part: string, whole: string): boolean => {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at += 1;
  return at === part.length;
};

describe('any Markdown text', () => {
  const marks = string({ unit: constantFrom(...'*_~|`<@#>-. \n[]()\\/a1:t'.split('')), maxLength: 60 });
  const words = (pieces: readonly Inline[]): string =>
    pieces
      .map((piece) => ('inside' in piece ? words(piece.inside) : 'text' in piece ? piece.text : ''))
      .join('');

  test('the whole text is read, and no letter is added or moved', () => {
    assert(
      property(marks, (written) => {
        readBlocks(written);
        expect(isWithin(words(readInline(written)), written)).toBe(true);
      }),
    );
  });

  test('plain text is unchanged', () => {
    assert(
      property(stringMatching(/^[a-zA-Z0-9 ,;!?äß]+$/u), (written) => {
        expect(readInline(written)).toEqual([text(written)]);
      }),
    );
  });
});

describe('times', () => {
  const at = new Date(2026, 10, 21, 16, 5).getTime();

  test.each([
    ['t', '4:05 PM'],
    ['d', '11/21/26'],
    ['D', 'November 21, 2026'],
    ['F', 'Saturday, November 21, 2026 at 4:05 PM'],
  ])('%s', (style, words) => expect(timeText(at, style, 0).replaceAll('\u202F', ' ')).toBe(words));

  test.each([
    [-30_000, '30 seconds ago'],
    [5 * 60_000, 'in 5 minutes'],
    [3 * 86_400_000, 'in 3 days'],
  ])('R, %d ms from now', (ms, words) => expect(timeText(at + ms, 'R', at)).toBe(words));

  test.each([
    ['ru', 'через 3 дня', '21 ноября 2026 г.'],
    ['ja', '3 日後', '2026年11月21日'],
    ['en-XA', 'in 3 days', 'November 21, 2026'],
  ])('in %s', (locale, soon, day) => {
    expect(timeText(at + 3 * 86_400_000, 'R', at, locale)).toBe(soon);
    expect(timeText(at, 'D', 0, locale)).toBe(day);
  });

  test.each([
    [0, 'Today at 4:05 PM'],
    [1, 'Yesterday at 4:05 PM'],
    [2, '11/21/26, 4:05 PM'],
  ])('a message, %d days later', (days, words) => {
    const now = new Date(2026, 10, 21 + days, 0, 1);
    expect(messageTime(new Date(at), now).replaceAll('\u202F', ' ')).toBe(words);
  });
});
