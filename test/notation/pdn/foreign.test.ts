/** Real games stay the same games below any text that people write above them. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, startPosition } from '../../../src/draughts/position.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import type { PdnGame } from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import { readCollection } from '../../../src/tools/records/games.ts';
import { lots, playedOut } from '../playout.ts';
import { preamble } from './preambles.ts';
import { ENGLISH, INTERNATIONAL, LONGER, RUSSIAN, last, published } from './wildTexts.ts';

/** Each game of a text in a line, or why it is none. */
const read = (text: string): readonly string[] =>
  [...readCollection(text, null)].map((each) => {
    if (!each.ok) return `${each.problem.code} ${each.problem.line}:${each.problem.column}`;
    const { variant, line, result, tags } = each.value.game;
    return [variant.id, line.moves.length, result, ...tags.map(({ name, value }) => `${name}=${value}`)].join(
      ' ',
    );
  });

const MOVES = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 2-0';
const GAME = 'international 8 1-0';

test.each([
  ['a Russian report', '27.07.2022'],
  ['a table of results', '2022-07-27'],
  ['a Russian report', 'Moscow, 12.11.2020'],
  ['a newspaper', 'Рига, 1967 г.'],
  ['a newspaper', '1967'],
  ['an American list', 'Nov. 12, 2020'],
  ['a bulletin', 'Round 3, 25-30 August 2019'],
  ['a bulletin', 'Ivanov - Petrov 2-0'],
  ['a bulletin', '1. Ivanov 2-0 Petrov\n2. Sidorov 1-1 Popov'],
  ['a table', 'No  Name  1 2 3 Pts\n1 Ivanov * 2 1 3\n2 Petrov 0 * 1 1'],
  ['an event’s page', 'Moscow 12:30:00'],
  ['typed by hand', '*** final ***'],
])('text above a game is not part of it: %s: %j', (_source, above) => {
  for (const gap of ['\n', '\r\n', '\n\n', '\r\n\r\n'])
    expect([above, gap, ...read(above.replaceAll('\n', gap.slice(0, 2)) + gap + MOVES)]).toEqual([
      above,
      gap,
      GAME,
    ]);
  expect(read(`${above} ${MOVES}`)).toEqual([GAME]);
  expect(read(`${above}\n[White "A"]\n${MOVES}`)).toEqual([`${GAME} White=A`]);
});

test('text above a game is not part of it, nor text after it, or between two games', () => {
  const [first] = parsePdn(`${MOVES}\n\nFrom a bulletin of 12.11.2020`);
  expect(first?.ok).toBe(true);
  expect(read(`${MOVES}\n\nFrom a bulletin of 12.11.2020`)).toEqual([GAME]);
  expect(read(`${MOVES}\n\nIvanov - Petrov 0-2\n\n${MOVES}\nthe end`)).toEqual([GAME, GAME]);
});

test('text above a game is not part of it: it is reported', () => {
  const [game] = readCollection(`Moscow, 12.11.2020\n${MOVES}\nthe end`, null);
  expect(game).toMatchObject({
    value: {
      skipped: [
        { line: 1, text: 'Moscow, 12.11.2020' },
        { line: 3, text: 'the end' },
      ],
    },
  });
});

test('text above a game is not part of it: a text of only prose is one game or none, as before', () => {
  expect(read('Ivanov resigned on 12.11.2020')).toEqual(['pdn-character 1:1']);
  expect(read('White: c3-d4\nBlack: d6-c5\nWhite: b2-c3')).toEqual(['russian 3 *']);
});

const SAME = last('1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14');

test.each([
  ['a text processor', '1.32-28 1…19-23 2.28x19 2…14x23 3.37-32 3…10-14'],
  ['a text processor', '1. 32-28 … 19-23 2. 28x19 2 … 14x23 3. 37-32 3.…10-14'],
  ['a text processor', '1.32-28 1‥19-23 2.28x19 2‥14x23 3.37-32 3‥10-14'],
  ['a page in HTML', '1.32\u00A0-\u00A028 19\u202F-\u202F23 2.\u00A028x19 14x23 3.37-32 10-14'],
  ['a book', '1. 32–28 19–23 2. 28×19 14×23 3. 37–32 10–14'],
  ['a list', '1) 32-28 19-23 2) 28x19 14x23 3) 37-32 10-14'],
])('moves with attached signs: %s: %s', (_source, text) => {
  expect(last(text)).toBe(SAME);
});

test.each([
  ['0.5-0.5', '1/2-1/2'],
  ['0,5-0,5', '1/2-1/2'],
  ['0.5:0.5', '1/2-1/2'],
  ['0.5 – 0.5', '1/2-1/2'],
  ['.5-.5', '1/2-1/2'],
  ['1.5-0.5', '1-0'],
  ['0,5-1,5', '0-1'],
  ['1−0', '1-0'],
  ['0‑1', '0-1'],
  ['2 : 0', '1-0'],
  ['(1-0)', '1-0'],
  ['1-0.', '1-0'],
  ['2-0 *', '1-0'],
  ['1/2-1/2*', '1/2-1/2'],
])('results: %s behind the moves and in the tag', (written, result) => {
  expect(read(MOVES.replace('2-0', written))).toEqual([`international 8 ${result}`]);
  expect(read(`[Result "${written}"]\n${MOVES.replace('2-0', '*')}`)).toEqual([`international 8 ${result}`]);
});

test('results are never the number of a move', () => {
  expect(read(MOVES.replace('4. 41-37', '4.41-37').replace('1. 32', '1.32'))).toEqual([GAME]);
});

test.each([
  ['a stray quote', `[Event "test"]' [White "A"]\n[Black "B"]\n${MOVES}`, 'Event=test White=A Black=B'],
  ['a colon behind the name', `[White: "A"]\n[Black = "B"]\n${MOVES}`, 'White=A Black=B'],
  ['words between them', `[White "A"]\nClub X\n[Black "B"]\n${MOVES}`, 'White=A Black=B'],
  ['a comment between them', `[White "A"] {2100} [Black "B"]\n${MOVES}`, 'White=A Black=B'],
])('tags with %s belong to one game', (_what, text, tags) => {
  expect(read(text)).toEqual([`${GAME} ${tags}`]);
});

test('tags behind an empty line are of the next game', () => {
  expect(read(`[White "A"]\n\nlost by default\n\n[White "B"]\n${MOVES}`)).toHaveLength(2);
});

const playStrategy = (result: string) =>
  `[P1 "First"]\n[P2 "Second"]\n[P1Elo "1500"]\n[Result "${result}"]\n[Variant "American Checkers"]\n`;

/**
 * PlayStrategy's exports (its `PgnDump.scala`) list the first player's points first, whichever
 * color begins.
 */
test.each([
  ['1-0', '0-1'],
  ['0-1', '1-0'],
  ['1/2-1/2', '1/2-1/2'],
])('players by turn: %s: Black began', (told, byColor) => {
  const text = `${playStrategy(told)}\n${ENGLISH} ${told}`;
  expect(read(text)).toEqual([`english 11 ${byColor} Black=First White=Second BlackElo=1500`]);
  const [game] = parsePdn(text);
  const written = game?.ok ? makePdn(game.value) : '';
  // In English draughts Black begins, and White's points come first.
  expect(written).toContain('[White "Second"]\n[Black "First"]\n');
  expect(written).toContain(`[Result "${byColor}"]`);
  expect(read(written)).toEqual([`english 11 ${byColor} White=Second Black=First BlackElo=1500`]);
});

test('players by turn: if colors are named as well, the result is by color', () => {
  const text = `[White "A"]\n[P1 "B"]\n[Result "1-0"]\n[GameType "21"]\n${ENGLISH} 1-0`;
  expect(read(text)[0]).toMatch(/^english 11 1-0/);
});

test.each([
  ['W:W31,32:B1,2\n1. 32-28 1-7 *', ['international 2 *']],
  ['W:W31,32:B1,2\n\n1. 32-28 1-7\n\nB:W31,32:B1,2\n1... 1-7', ['international 2 *', 'international 1 *']],
  [
    'W:W31,32:B1,2\nWhite to play\n32-28 1-7 2-0\nB:W33,34:B1,2\n',
    ['international 2 1-0', 'international 0 *'],
  ],
  ['[FEN "?:W31,32:B1,2"]\n1. 32-28 1-7 *', ['international 2 *']],
  ['[FEN "?:W31,32:B1,2"]\n1... 1-7 2. 32-28 *', ['international 2 *']],
  ['?:W31,32:B1,2\n1-7 32-28', ['international 2 *']],
  ['[GameType "20"]\n/FEN "?:W31,32:B1,2"/ 32-28 /FEN "?:W31,32:B1,2"/ 1-7', ['international 2 *']],
])('positions above moves: %j', (text, games) => {
  expect(read(text).map((game) => game.replace(/^\S+/, 'international'))).toEqual(games);
});

test('positions above moves: a list of positions is read line by line, and a fault names its line', () => {
  expect(read('W:W33,45:B12\n\nB:W33,45:B12,99\nW:W44:B1,2\n').map((game) => game.split(' ').at(0))).toEqual([
    'international',
    'pdn-fen',
    'international',
  ]);
  expect(read('W:W33,45:B12\n\nB:W33,45:B12,99\n')[1]).toMatch(/ 3:/);
});

const bare = ({ variant, line }: PdnGame): string => {
  const text = makePdn({ variant, tags: [], start: null, line, result: '*' });
  return text.slice(text.indexOf('\n\n') + 2).trim();
};

const game = fc
  .record({ id: fc.constantFrom(...VARIANT_IDS), numbers: lots(30).filter(({ length }) => length > 3) })
  .map(({ id, numbers }): PdnGame => {
    const variant = variantOf(id);
    let position = startPosition(variant);
    const moves = playedOut(variant, numbers).moves.map((move) => {
      const before = position;
      position = play(variant, before, move);
      return { setup: null, move, nags: [], clock: null, comments: [], variations: [] };
    });
    return {
      variant,
      tags: [{ name: 'White', value: 'A' }],
      start: null,
      line: { comments: [], moves },
      result: '1-0',
    };
  });

const real = fc.constantFrom(
  published('hardenberg'),
  published('double-corner-dyke'),
  `${ENGLISH} 1-0`,
  `${INTERNATIONAL} *`,
  LONGER,
  RUSSIAN,
);

const movesOf = (text: string): unknown =>
  parsePdn(text).map((each) =>
    each.ok
      ? [each.value.variant.id, each.value.line.moves.map(({ move }) => move), each.value.result]
      : each.problem.code,
  );

const joined = (lines: readonly (readonly [string, string])[]): string => lines.flat().join('');

describe('any preamble', () => {
  const above = fc.array(fc.tuple(preamble, fc.constantFrom('\n', '\n\n', '\r\n')), {
    minLength: 1,
    maxLength: 4,
  });

  test('keeps a published game unchanged', () => {
    fc.assert(
      fc.property(above, real, (lines, text) => {
        expect(movesOf(joined(lines) + text)).toEqual(movesOf(text));
      }),
      { numRuns: 100 },
    );
  });

  test('keeps any game of any variant unchanged, with tags and without, and the next one, too', () => {
    fc.assert(
      fc.property(above, above, game, fc.boolean(), (lines, more, played, isBare) => {
        const text = isBare
          ? `[GameType "${played.variant.pdn.gameType}"][Variant "${played.variant.id}"]\n${bare(played)}`
          : makePdn(played);
        const both = `${joined(lines)}${text}\n\n${joined(more)}${text}`;
        const [alone] = parsePdn(text);
        const found = parsePdn(both).map((each) =>
          each.ok ? each.value.line.moves.map(({ move }) => move) : each.problem,
        );
        const moves = alone?.ok ? alone.value.line.moves.map(({ move }) => move) : [];
        expect(moves).toHaveLength(played.line.moves.length);
        expect(found).toEqual([moves, moves]);
      }),
      { numRuns: 100 },
    );
  });
});
