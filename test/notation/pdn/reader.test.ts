/**
 * Reading PDN: every construct of the grammars, the extensions in real files, and each mistake with
 * its line and column.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import type { PdnGame, PdnLine } from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { readPdn } from '../../../src/notation/pdn/reader.ts';
import { anyText } from '../../anyText.ts';
import { runsOf } from '../../runs.ts';

const russian = variantOf('russian');

/**
 * A line of play as one string: comments in braces, glyphs, clocks, variations in parentheses,
 * setups between slashes.
 */
const shown = (game: PdnGame, line: PdnLine): string =>
  [
    ...line.comments.map((text) => `{${text}}`),
    ...line.moves.flatMap(({ setup, move, nags, clock, comments, variations }) => [
      ...(setup === null ? [] : [`/${makeFen(game.variant, setup)}/`]),
      makeFullMove(game.variant, move),
      ...nags.map((nag) => `$${nag}`),
      ...(clock === null ? [] : [`<${clock.white} ${clock.black} ${clock.running}>`]),
      ...comments.map((text) => `{${text}}`),
      ...variations.map((variation) => `(${shown(game, variation)})`),
    ]),
  ].join(' ');

/** The games of a text, one string each, or as `code line:column words`. */
const read = (text: string): readonly string[] =>
  parsePdn(text, russian).map((game) =>
    game.ok
      ? `${shown(game.value, game.value.line)} ${game.value.result}`.trim()
      : `${game.problem.code} ${game.problem.line}:${game.problem.column} ${game.problem.text}`,
  );

test.each([
  ['1. c3-d4 d6-c5 2. b2-c3 *', 'c3-d4 d6-c5 b2-c3 *'],
  ['1.c3-d4 1...d6-c5 2.b2-c3', 'c3-d4 d6-c5 b2-c3 *'],
  ['1. c3-d4 ... d6-c5', 'c3-d4 d6-c5 *'],
  ['1. c3-d4 1. ... d6-c5', 'c3-d4 d6-c5 *'],
  ['c3-d4 d6-c5', 'c3-d4 d6-c5 *'],
  ['c3d4 d6c5', 'c3-d4 d6-c5 *'],
  ['1. 22-18 11-15', 'c3-d4 f6-e5 *'],
  ['1. 2218 1115', 'c3-d4 f6-e5 *'],
  ['1. 22-18 11-15 2. 18x11 8x15', 'c3-d4 f6-e5 d4:f6 g7:e5 *'],
  ['1. c3-d4 f6-e5 2. d4:f6 g7:e5', 'c3-d4 f6-e5 d4:f6 g7:e5 *'],
  ['1. c3-d4 f6-e5 2. d4xf6 e7xg5', 'c3-d4 f6-e5 d4:f6 e7:g5 *'],
  ['1. c3 - d4 d6–c5', 'c3-d4 d6-c5 *'],
  ['1. C3-D4', 'c3-d4 *'],
  ['1. c3-d4! d6-c5?! 2. b2-c3(?) $5 $10', 'c3-d4 $1 d6-c5 $6 b2-c3 $2 $5 $10 *'],
  ['1. c3-d4* d6-c5 *', 'c3-d4 $7 d6-c5 *'],
  [
    '{ Start } 1. c3-d4 {one} {two\n  lines} d6-c5 ; to the end\n2. b2-c3',
    '{Start} c3-d4 {one} {two lines} d6-c5 {to the end} b2-c3 *',
  ],
  ['{}1. c3-d4{ }', 'c3-d4 *'],
  ['1. c3-d4 {a ( b [ " c}', 'c3-d4 {a ( b [ " c} *'],
  ['% written by a program\n1. c3-d4 % more\nd6-c5', 'c3-d4 d6-c5 *'],
  ['1. c3-d4 (1. c3-b4 b6-a5) (1. e3-f4 {or}) d6-c5', 'c3-d4 (c3-b4 b6-a5) (e3-f4 {or}) d6-c5 *'],
  ['1. c3-d4 (1. e3-f4 (1. g3-h4 {deep}) f6-g5) 1... d6-c5', 'c3-d4 (e3-f4 (g3-h4 {deep}) f6-g5) d6-c5 *'],
  ['1. c3-d4 ({said first} 1. e3-f4) d6-c5', 'c3-d4 ({said first} e3-f4) d6-c5 *'],
  ['1. c3-d4 d6-c5 (f6-e5 2. d4:f6) 2. b2-c3', 'c3-d4 d6-c5 (f6-e5 d4:f6) b2-c3 *'],
  ['1. c3-d4 () d6-c5', 'c3-d4 () d6-c5 *'],
  ['1. c3-d4 (1. e3-f4 *) d6-c5', 'c3-d4 (e3-f4) d6-c5 *'],
  ['1. c3-d4 /FEN "W:Wa1:Bh8"/ a1-b2', 'c3-d4 /W:Wa1:Bh8/ a1-b2 *'],
  ['/FEN "W:W29:B4"/ 29-25', '/W:Wa1:Bh8/ a1-b2 *'],
  ['\uFEFF1. c3-d4', 'c3-d4 *'],
  ['1. 2-0', ' 1-0'],
])('moves and the text between them are read: %j', (text, line) => {
  expect(read(text)).toEqual([line.trim()]);
});

test.each([
  ['1. c3-d4 {[%clock w0:10:00 B0:09:58]}', 'c3-d4 <600 598 black> *'],
  ['1. c3-d4 {[%clock W1:00:00]}', 'c3-d4 <3600 null white> *'],
  ['1. c3-d4 {[%clk 1:55:21]}', 'c3-d4 <6921 null null> *'],
  ['1. c3-d4 d6-c5 {before [%clk 0:00:07] after}', 'c3-d4 d6-c5 <null 7 null> {before after} *'],
  ['1. c3-d4 {[%clk w0:00:10 B0:00:03]}', 'c3-d4 <10 3 black> *'],
  ['1. c3-d4 {[%emt 0:00:03]}', 'c3-d4 {[%emt 0:00:03]} *'],
  ['1. c3-d4 {[%clock soon]}', 'c3-d4 {[%clock soon]} *'],
])('clocks: %j', (text, line) => {
  expect(read(text)).toEqual([line]);
});

test.each([
  ['1. c3-d4 * 1. e3-f4 *', ['c3-d4 *', 'e3-f4 *']],
  ['1. c3-d4 1-0 1. e3-f4 0-1', ['c3-d4 1-0', 'e3-f4 0-1']],
  ['1. c3-d4 2-0\n1. e3-f4 1-1\n1. g3-h4 0-0', ['c3-d4 1-0', 'e3-f4 1/2-1/2', 'g3-h4 0-0']],
  ['[White "A"]\n1. c3-d4\n[White "B"]\n1. e3-f4', ['c3-d4 *', 'e3-f4 *']],
  ['[White "A"]\n*\n[White "B"]\n*', ['*', '*']],
  ['[Result "1/2-1/2"] 1. c3-d4 *', ['c3-d4 1/2-1/2']],
  ['[Result "1+ - 1-"] 1. c3-d4 *', ['c3-d4 *']],
  ['1. c3-d4 *\n{the end}', ['c3-d4 {the end} *']],
  ['{a file}\n[White "A"]\n[Black "B"]\n1. c3-d4 *', ['{a file} c3-d4 *']],
  ['1. c3-c4 * 1. e3-f4 *', ['pdn-move 1:4 c3-c4', 'e3-f4 *']],
  ['', []],
  [' \n ', []],
  ['{nothing}', []],
])('several games: %j', (text, games) => {
  expect(read(text)).toEqual(games);
});

const skipped = (text: string): readonly string[] =>
  readPdn(text, russian).flatMap((game) =>
    game.ok ? game.value.skipped.map((part) => `${part.line}: ${part.text}`) : ['refused'],
  );

test.each([
  ['1. c3-d4\nd6-d5', 'pdn-move 2:1 d6-d5'],
  ['1. c3-d4\r\n  a3-b4', 'pdn-move 2:3 a3-b4'],
  ['1. c3-d4\r\rd6-d5', 'pdn-move 3:1 d6-d5'],
  ['I resign', 'pdn-character 1:1 I'],
  ['[GameType "77"]\n1. c3-c4', 'pdn-game-type 1:1 [GameType "77"]'],
  ['[White "A"]\n[FEN "W:Wz9"]\n*', 'pdn-fen 2:1 W:Wz9'],
  ['1. c3-d4 /FEN "B::"/ *', 'pdn-fen 1:10 /FEN "B::"/'],
  [`\n1. c3-d4 {${'a'.repeat(300_000)}} *`, 'pdn-too-long 2:1 '],
])('a mistake is reported with line and column: %j', (text, problem) => {
  expect(read(text)[0]).toBe(problem);
});

test.each([
  ['1. c3-d4 (1. b2-a1)', 'c3-d4 {(1. b2-a1)} *', ['1: (1. b2-a1)']],
  ['1. c3-d4 (1. e3-f4', 'c3-d4 (e3-f4) *', ['1: (']],
  ['1. c3-d4 ) d6-c5', 'c3-d4 d6-c5 *', ['1: )']],
  ['(1. c3-d4)', '{(1. c3-d4)} *', ['1: (1. c3-d4)']],
  ['1. c3-d4 (0:12) d6-c5', 'c3-d4 {(0:12)} d6-c5 *', []],
  ['1. c3-d4 {never closed\n2. d6-c5', 'c3-d4 d6-c5 *', ['1: {never closed']],
  ['1. c3-d4 } d6-c5', 'c3-d4 d6-c5 *', ['1: }']],
  ['1. c3-d4 d6c', 'c3-d4 *', ['1: d6c']],
  ['1. c3-d4 I resign', 'c3-d4 *', ['1: I resign']],
  ['[White "A]\n1. c3-d4', 'c3-d4 *', ['1: [White "A]']],
  ['[Empty]\n1. c3-d4', 'c3-d4 *', ['1: [Empty]']],
  ['[White]\n[Black "B"]\n1. c3-d4', 'c3-d4 *', ['1: [White]']],
  ['A nice game:\n[Black "B"]\n1. c3-d4', 'c3-d4 *', ['1: A nice game:']],
  [String.raw`1. c3-d4\r\nd6-c5`, 'c3-d4 d6-c5 *', []],
  ['41. - -', '*', []],
  ['1. c3-d4?: d6-c5+-, 2. b2-c3/', 'c3-d4 $2 d6-c5 $18 b2-c3 *', []],
  [
    '1. -- d6-c5',
    '/B:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6/ d6-c5 *',
    [],
  ],
  ['1. c3-d4 12-12 d6-c5 2. b2-c3 f6-g5', 'c3-d4 d6-c5 b2-c3 f6-g5 *', ['1: 12-12']],
] as const)('the mistake %j doesn’t cost a game', (text, game, parts) => {
  expect([read(text), skipped(text)]).toEqual([[game], parts]);
});

test('nested variations are read to any realistic depth', () => {
  const [game] = read(`1. c3-d4 ${'(1. e3-f4 '.repeat(500)}`);
  expect(game?.match(/e3-f4/g)).toHaveLength(50);
});

test('the reason for a refused move lists the legal moves', () => {
  const [game] = parsePdn('1. c3-d4 f6-e5 2. a3-b4', russian);
  expect(game).toMatchObject({
    ok: false,
    problem: { code: 'pdn-move', line: 1, column: 19, reason: { code: 'must-capture', legal: ['d4:f6'] } },
  });
});

const tagsOf = (text: string): unknown => {
  const [game] = parsePdn(`${text} *`, russian);
  return game?.ok === true ? game.value.tags.map(({ name, value }) => [name, value]) : game?.problem;
};

test.each([
  [
    String.raw`[White "Wiersma, Harm"][Black "\"X\" \\ Y"]`,
    [
      ['White', 'Wiersma, Harm'],
      ['Black', String.raw`"X" \ Y`],
    ],
  ],
  [String.raw`[Site "C:\games"]`, [['Site', String.raw`C:\games`]]],
  ['[ Event  "" ]', [['Event', '']]],
  ['[Event "]["]', [['Event', '][']]],
  [
    '[GameType "25,W,8,8,A0,0"][Result "1-0"][SetUp "1"][FEN "W:Wa1:Bh8"][WhiteRating "2000"]',
    [['WhiteRating', '2000']],
  ],
])('tags: %s', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});

test.each(['__proto__', 'constructor', 'toString'])('[Result "%s"] is not a result', (name) => {
  const [game] = parsePdn(`[Result "${name}"] *`, russian);
  expect(game?.ok === true && game.value.result).toBe('*');
});

test('no text makes the reader throw', () => {
  const words = [
    '1.',
    'c3-d4',
    'd6-c5',
    '(',
    ')',
    '{',
    '}',
    '[White "A"]',
    '[',
    '"',
    '*',
    '1-0',
    '$1',
    ';',
    '\n',
    '/FEN "',
    '"/',
    '%',
  ];
  const nearly = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.oneof(anyText, nearly), (text) => {
      for (const game of parsePdn(text, russian)) expect(game.ok || game.problem.line >= 1).toBe(true);
    }),
    { numRuns: runsOf(2000) },
  );
});

test.each(['{', '[', '(', '[A "', '[A "\\', '1', '1-', '1 ', 'c3-d4 ', '/FEN "', '/', '"', '\\', '* ', '; '])(
  'a long run of %j is read quickly',
  (text) => {
    expect(parsePdn(text.repeat(30_000), russian).length).toBeGreaterThanOrEqual(0);
  },
);
