/**
 * Games as found in practice: the variant is detected, and merely unusual texts are not refused.
 * The texts are our own.
 */
import { describe, expect, test } from 'vitest';
import { variantOf } from '../../../src/draughts/variants.ts';
import { readPdn } from '../../../src/notation/pdn/reader.ts';
import { ENGLISH, INTERNATIONAL, LONGER, RUSSIAN, alsoAs, found, studies } from './wildTexts.ts';

test.each([
  [`[GameType "21"]\n${ENGLISH}`, 'english tags 11'],
  [`[GameType "28"]\n1. 10-14 23-20`, 'spanish tags 2'],
  [`[GameType "100"]\n${INTERNATIONAL}`, 'international tags 8'],
  [`[GameType "International"]\n${INTERNATIONAL}`, 'international tags 8'],
  [`[Variant "Frisian"]\n1. 33-29 18-22`, 'frisian tags 2'],
  [ENGLISH, 'english usual 11'],
  [INTERNATIONAL, 'international usual 8'],
  [RUSSIAN, 'russian usual 8'],
  [`[Event "Campeonato Brasileiro"]\n${RUSSIAN}`, 'brazilian event 8'],
  ['[FEN "W:W72,71:B1"] 1. 72-66', 'canadian rules 1'],
  // The tag names a different variant, but the moves only follow these rules.
  [`[GameType "21"]\n${LONGER}`, 'international usual 14'],
])('the variant is detected: %j: %s', (text, answer) => {
  expect(found(text)).toEqual([answer]);
});

test('if several variants fit the game equally well, the reader is asked', () => {
  expect(found('1. 22-18 11-15')[0]).toMatch(/^pdn-variant .*russian/);
  expect(found('[FEN "W:W18,22:B5,K9"]')[0]).toMatch(/^pdn-variant english .*russian/);
});

test('a refusal names the variants whose rules apply', () => {
  expect(found(INTERNATIONAL, 'english')).toEqual(['pdn-move international']);
  expect(found(`[GameType "21"]\n${INTERNATIONAL}`)).toEqual(['pdn-move international']);
});

test('the variant is detected for the whole file together', () => {
  // In the second game f6 could be captured backward, and Russian rules would require it.
  const games = ['1. c3-d4 d6-c5 2. b2-c3', '1. e3-d4 d6-c5 2. d4-e5 f6xd4 3. c3xe5 g7-f6 4. e5xg7 h8xf6'];
  const [alone, telling] = games.map((game) => found(game)[0] ?? '');
  expect(alone).toBe('russian usual 3');
  const [first] = found(games.map((game) => `[White "A"]\n${game}\n`).join('\n'));
  expect(first?.split(' ')[0]).toBe(telling?.split(' ')[0]);
});

test('all games in a file have the same variant, even a game with an error', () => {
  const file = [ENGLISH, ENGLISH, '1. 11-15 23-18 2. 15x22 25x18 3. 18-22'].map(
    (game) => `[Event "x"]\n${game}\n`,
  );
  const [first, second, faulty] = found(file.join('\n'));
  expect([first, second]).toEqual([expect.stringMatching(/^english/), expect.stringMatching(/^english/)]);
  expect(faulty).toMatch(/^pdn-move/);
});

test('positions without moves are English if Black is to move in some of them', () => {
  expect(new Set(found(studies('B', 'W', 'B', 'W')))).toEqual(new Set(['english file 0']));
  expect(found(studies('W', 'W', 'W'))[0]).toMatch(/^pdn-variant .*russian/);
});

test('positions with a large board’s tags are on that board, even if a smaller board would fit', () => {
  const [large, small] = ['[FEN "W:W33,38,45:B12,17,K49"]\n*\n', '[FEN "W:W31,29,K15:B14,13,12"]\n*\n'];
  expect(found(large)).toEqual(['international usual 0']);
  expect(new Set(found([large, small, large].join('\n')))).toEqual(new Set(['international file 0']));
  expect(found(small)[0]).toMatch(/^pdn-variant english /);
});

test('positions with red pieces are English', () => {
  const position = '[Black "Red"]\n[White "White"]\n[FEN "W:W31,27,19:B17,12,5."]\n0-1\n\n';
  expect(found(position)).toEqual(['english event 0']);
  expect(found(position.repeat(3))).toEqual(Array.from({ length: 3 }, () => 'english file 0'));
});

describe('variants with the same moves and a different goal', () => {
  const LAST = '[FEN "W:W37:B26"] 1. 37-31 26x37';
  const game = (result: string) => `[Result "${result}"]${LAST} ${result}\n\n`;

  test.each([
    [RUSSIAN, /^russian usual: .*poddavki/],
    [INTERNATIONAL, /^international usual: .*antidraughts.*breakthrough/],
    [ENGLISH, /^english usual: /],
    // The player without a move has won.
    [`[Result "1-0"]${LAST}`, /^antidraughts result: international/],
    [`[Result "2-0"]${LAST}`, /^antidraughts result: international/],
    [`[Result "0-2"]${LAST}`, /^international usual: /],
    // The tags name a different variant, but then the other player would have won.
    [`[GameType "20"][Result "2-0"]${LAST}`, /^international tags: antidraughts$/],
    [`[GameType "20"][Result "0-2"]${LAST}`, /^international tags: $/],
    [`[GameType "25"]${RUSSIAN}`, /^russian tags: $/],
    [`[Event "Кубок по поддавкам"]\n${RUSSIAN}`, /^poddavki event: russian/],
    [`[Event "Поддавки, финал"][GameType "25"]\n${RUSSIAN}`, /^poddavki tags: /],
    [`[Event "Giveaway open"]\n${INTERNATIONAL}`, /^antidraughts event: international/],
    [`Поддавки\n\n[White "A"]\n${RUSSIAN}`, /^poddavki event: /],
    [`{Antidraughts} ${INTERNATIONAL}`, /^antidraughts event: /],
    // "Breakthrough" is a common word in games.
    [`{A breakthrough} ${INTERNATIONAL}`, /^international usual: /],
    ['[Event "Breakthrough"] 1. 32-28', /^pdn-variant .*breakthrough/],
  ])('%s', (text, answer) => {
    expect(alsoAs(text)[0]).toMatch(answer);
  });

  test('nobody plays breakthrough with a king on the board', () => {
    const crowned = '[FEN "W:W6,48:B45,50"] 1. 6-1 45-50';
    const played = '[FEN "W:W7,50:B26"] 1. 7-1 26-31 2. 1-6';
    expect(alsoAs(crowned)[0]).not.toMatch(/breakthrough/);
    expect(alsoAs(played)[0]).toMatch(/^international usual: .*antidraughts/);
    expect(alsoAs(played)[0]).not.toMatch(/breakthrough/);
  });

  test('if Black begins, a result proves nothing, because files list its points in different orders', () => {
    const played = '[FEN "B:W18:B14,5"] 1. 14x23';
    for (const result of ['1-0', '0-1'])
      expect(alsoAs(`[Result "${result}"]${played}`)[0]).toMatch(/^(?:pdn-variant )?english/);
  });

  test('a variant can be detected from the file’s name', () => {
    expect(alsoAs(RUSSIAN, { fileName: 'poddavki_2019.pdn' })).toEqual([
      expect.stringMatching(/^poddavki event: russian/),
    ]);
  });

  test('a variant can also be detected from the other games in a file', () => {
    const [won, lost] = ['2-0', '0-2'].map((result) => readPdn(game(result).repeat(12)));
    for (const read of won ?? [])
      expect(read).toMatchObject({ value: { game: { variant: { id: 'antidraughts' } }, how: 'file' } });
    for (const read of lost ?? [])
      expect(read).toMatchObject({ value: { game: { variant: { id: 'international' } }, how: 'file' } });
    const plain = readPdn(`[Event "x"]\n${RUSSIAN}\n\n`.repeat(3));
    for (const read of plain)
      expect(read).toMatchObject({ value: { how: 'file', others: expect.arrayContaining(['poddavki']) } });
  });

  test('other variants are not named if somebody chose one, unless the choice was a guess', () => {
    const chosen = variantOf('poddavki');
    expect(alsoAs(RUSSIAN, { chosen })).toEqual(['poddavki chosen: ']);
    expect(alsoAs(RUSSIAN, { chosen, isTentative: true })[0]).toMatch(/^poddavki chosen: russian/);
  });
});

test('a refusal uses the file’s square numbers', () => {
  const [read] = readPdn('[GameType "21"] 1. 11-15 22-22');
  expect(read).toMatchObject({ ok: false, problem: { text: '22-22', reason: { text: '22-22' } } });
  expect(JSON.stringify(read)).toContain('"24-20"');
});

test('the moves outweigh the header’s square numbers', () => {
  const n2 = '1. 22-18 10-14 2. 24-19 11-16';
  expect(found(`[GameType "21,W,8,8,N1,0"]\n${n2}`)).toEqual(['english tags 4']);
  expect(found(`[GameType "21,W,8,8,N2,0"]\n${n2}`)).toEqual(['english tags 4']);
  // A large site's files give these numbers for the large board.
  expect(found(`[GameType "20,W,10,10,N1,0"]\n${INTERNATIONAL}`)).toEqual(['international tags 8']);
});
