/** Real games are read as the same games, whatever text people write above them. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startLine } from '../../../src/draughts/line.ts';
import { play, startPosition } from '../../../src/draughts/position.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import type { PdnGame } from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import { runsOf } from '../../runs.ts';
import { readCollection } from '../../../src/tools/records/games.ts';
import { lots, playedOut } from '../playout.ts';
import { ENDINGS, preamble, remark, WHAT_IF } from './preambles.ts';
import { ENGLISH, INTERNATIONAL, LONGER, RUSSIAN, last, published } from './wildTexts.ts';

/** Each game in a text as one line, or the reason why it isn't a game. */
const read = (text: string): readonly string[] =>
  [...readCollection(text, null)].map((each) => {
    if (!each.ok) return `${each.problem.code} ${each.problem.line}:${each.problem.column}`;
    const { variant, line, result, tags } = each.value.game;
    return [variant.id, line.moves.length, result, ...tags.map(({ name, value }) => `${name}=${value}`)].join(
      ' ',
    );
  });

/** Leaves out the players whom a line above the moves may name. */
const readMoves = (text: string): readonly string[] =>
  read(text).map((game) => game.replace(/ White=(?!A$).*$/, ''));

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
    expect([above, gap, ...readMoves(above.replaceAll('\n', gap.slice(0, 2)) + gap + MOVES)]).toEqual([
      above,
      gap,
      GAME,
    ]);
  expect(readMoves(`${above} ${MOVES}`)).toEqual([GAME]);
  expect(read(`${above}\n[White "A"]\n${MOVES}`)).toEqual([`${GAME} White=A`]);
});

test('text after a game, or between two games, is not part of a game', () => {
  const [first] = parsePdn(`${MOVES}\n\nFrom a bulletin of 12.11.2020`);
  expect(first?.ok).toBe(true);
  expect(read(`${MOVES}\n\nFrom a bulletin of 12.11.2020`)).toEqual([GAME]);
  expect(read(`${MOVES}\n\nIvanov - Petrov 0-2\n\n${MOVES}\nthe end`)).toEqual([
    GAME,
    `${GAME} White=Ivanov Black=Petrov`,
  ]);
});

test('text above a game is reported', () => {
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

test('a text of only prose is one game or none', () => {
  expect(read('Ivanov resigned on 12.11.2020')).toEqual(['pdn-character 1:1']);
  expect(read('White: c3-d4\nBlack: d6-c5\nWhite: b2-c3')).toEqual(['russian 3 *']);
});

const SAME = last('1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14');

const LAIRD = '1. 11-15 23-19 2. 8-11 22-17';
const JUMPS = '1. 9-14 22-18 2. 5-9 24-19 3. 11-15 18x11';

test.each([
  ['prose behind a game', `${LAIRD}\nDrawn.\nA) 9-14 17-13 is the Laird`, 'english 4 1/2-1/2'],
  ['prose behind a game', `${JUMPS}\n\nNotes: 8-15 was the other jump.`, 'english 6 *'],
  [
    'prose behind a game',
    '1. 32-28 18-23 2. 33-29 23x32 3. 37x28 en wit gaf op. Na 17-22 wint zwart.',
    'international 5 0-1',
  ],
  [
    'prose behind a game',
    '1. 32-28 18-23 2. 33-29 23x32. After 3. 37x28 19-23 Black stands well',
    'international 4 *',
  ],
  ['prose behind a game', '1. 32-28 18-23 2. 33-29 23x32\nNa 3. 37x28 wint wit. 1-0', 'international 4 1-0'],
  ['prose behind a game', '1. 32-28 18-23 Here follows 5. 33-29', 'international 2 *'],
  [
    'prose behind a game',
    '1. 32-28 18-23 2. 33-29\nA quiet plan\n23x32 Red wins with it:',
    'international 3 *',
  ],
  ['prose behind a game', '1. 32-28 18-23 2. 33-29 0-1 would be fair 23x32', 'international 3 *'],
  ['prose behind a game', '1. 32-28 18-23; 2. 33-29 was planned', 'international 2 *'],
  ['a date behind a game', `${LAIRD}\n11-15 August 2019`, 'english 4 *'],
  ['semicolons', '1. 31-27 17-21; 2. 33-28 18-23; 3. 39-33 12-18;', 'international 6 *'],
  ['semicolons', '1. 31-27 17-21;\n2. 33-28; 18-23; 3. 39-33 12-18 (13-18); 4. 44-39', 'international 7 *'],
  [
    'a club',
    '1. Jan de Wit – Kees Bakker 0 – 2\n1. 31-27 17-21; 2. 33-28 18-23; 3. 39-33 12-18.\nGeen slecht begin.\n4. 44-39 7-12;',
    'international 8 0-1 White=Jan de Wit Black=Kees Bakker',
  ],
  [
    'a line that begins with Black',
    '[FEN "B:W8,25,30:B7,15,18."]\n1. ... 7-12 2. 8x17 18-23 3. 17-12\n23-28 4. 12-8 28-32',
    'international 7 *',
  ],
  ['letters for digits', '1. c3-d4 f6-g5 2. b2—сЗ g7—fб', 'russian 4 *'],
  ['letters for digits', '1. З2-28 1８-23 2. ٣٣-29 23x32', 'international 4 *'],
  ['Greek files', '1. γ3-δ4 ζ6-η5 2. β2-γ3 η7-ζ6', 'russian 4 *'],
  [
    'words between moves',
    '1. 32-28 18-23 A fine idea. 2. 33-29 and Black took 23x32 3. 37x28 19-23',
    'international 6 *',
  ],
  [
    'players',
    'Wit: J. de Boer\nZwart: Kees Jansen\nUitslag: zwart wint\n1. 32-28 18-23',
    'international 2 0-1 White=J. de Boer Black=Kees Jansen',
  ],
  ['a result in words', '[Result "White won"]\n1. 32-28 18-23 2. 33-29 23x32', 'international 4 1-0'],
  ['a note above', '1) 33-28\n\n1. 33-29 17-21 2. 39-33 11-17', 'international 4 *'],
  ['a note above', '[GameType "21"]\n\nLaird: 11-15\n\n1. 10-15 23-18 2. 6-10 18-14', 'english 4 *'],
  [
    'words on the line of moves',
    '[GameType "21"]\nRed wins quietly, as he always did: 11-16 23-18 9-14 18x9 5x14 24-19 Black wins',
    'english 6 0-1',
  ],
  ['a sentence is no pairing', `${MOVES}\nAfter 33-29 White stands better.`, GAME],
  ['a score in a sentence', `${JUMPS}\nWhite led 1-0 at this time\n4. 8x24`, 'english 7 *'],
])('words beside moves are skipped: %s: %j', (_what, text, game) => {
  expect(read(text)).toEqual([game]);
});

test.each([
  ['a move behind one word', '1. 32-28 18-23 2. 33-29 23x32 3. 37x28 good 19-23', '1:45'],
  ['play behind the end', '1. 32-28 18-23. White resigned. 2. 33-29 23x32', '1:36'],
  ['a move that cannot be read', '1. 32-28 18-2З3 2. 33-29 23x32', '1:10'],
  ['a remark without a game', '8-15 was the other jump.', '1:1'],
  ['a list behind moves', '32-28 18-23 33-29 23x32 37x28 19-23 1) 28x19', '1:40'],
  ['a bullet behind moves', '1. 32-28 18-23 2. 33-29 23x32 • 37x28', '1:33'],
  ['one list and two legs', '1. 33-29 17-22 2. 29-23 19x28 3. 32x23\n1) 27x18 3... 18x29', '2:4'],
  ['an end that begins a sentence', '1. 32-28 18-23 2. 33-29 23x32 is forced', '1:25'],
  ['a parenthesis that never closes', '1. 32-28 18-23 (a 2. 33-29 23x32', '1:16'],
  ['a parenthesis that a list closes', '1. 32-28 18-23 (a 2. 33-29 23x32 3. 37x28 1) 19-23', '1:16'],
  ['a number that goes back', '1. 32-28 18-23 2. 33-29 23x32 3. 37x28 19-23 1. 28x19', '1:46'],
  ['a number of Black’s that skips', '1. 32-28 18-23 3... 19-24', '1:16'],
  ['moves behind a score', '1. 32-28 18-23 (1-0)\n33-29', '2:1'],
  ['a few moves in a title', '[GameType "20"]\nRed wins: 32-28 18-23', '2:11'],
])('a move that may belong to a remark is refused: %s: %j', (_what, text, place) => {
  expect(read(text)).toEqual([expect.stringMatching(new RegExp(`^pdn-(?:words|character|move) ${place}$`))]);
});

test('a single move beside a game is not read as a game', () => {
  expect(read(`${MOVES}\n31-27`)).toEqual([GAME, 'pdn-words 2:1']);
});

test('a list number on the next line doesn’t turn a semicolon into a comment', () => {
  expect(read('1. 32-28 18-23; 2. 33-29 23x32; 3. 37x28 19-23\n2) 33-29')[0]).toBe('international 6 *');
});

test('an illegal move is only skipped if the move numbers fit without it', () => {
  expect(read('1. 32-28 18-23 99-98 2. 33-29 23x32 3. 37x28')).toEqual(['international 5 *']);
  expect(read('1. 32-28 18-23 2. 99-98 33-29 23x32 37x28')).toEqual([expect.stringMatching(/^pdn-/)]);
});

test.each(ENDINGS)('a sentence about the end ends a game: %s', (sentence, result) => {
  for (const behind of [' ', '\n', ', ', '\n\n'])
    expect(read(`${JUMPS}${behind}${sentence}\nb) 8-15 was the other jump.`)).toEqual([
      `english 6 ${result}`,
    ]);
});

test.each([
  ['a text processor', '1.32-28 1…19-23 2.28x19 2…14x23 3.37-32 3…10-14'],
  ['a text processor', '1. 32-28 … 19-23 2. 28x19 2 … 14x23 3. 37-32 3.…10-14'],
  ['a text processor', '1.32-28 1‥19-23 2.28x19 2‥14x23 3.37-32 3‥10-14'],
  ['a page in HTML', '1.32\u00A0-\u00A028 19\u202F-\u202F23 2.\u00A028x19 14x23 3.37-32 10-14'],
  ['a book', '1. 32–28 19–23 2. 28×19 14×23 3. 37–32 10–14'],
  ['a list', '1) 32-28 19-23 2) 28x19 14x23 3) 37-32 10-14'],
  ['an annotator', '1. 32-28 ± 19-23 △ 2. 28x19 @@ 14x23 ∓ 3. 37-32 % 10-14 ='],
])('moves with typographic signs can be read: %s: %s', (_source, text) => {
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
])('the result %s is read after the moves and in the tag', (written, result) => {
  expect(read(MOVES.replace('2-0', written))).toEqual([`international 8 ${result}`]);
  expect(read(`[Result "${written}"]\n${MOVES.replace('2-0', '*')}`)).toEqual([`international 8 ${result}`]);
});

test('a move number is never read as a result', () => {
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

test('tags after an empty line belong to the next game', () => {
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
])('players named by turn, when Black begins: %s', (told, byColor) => {
  const text = `${playStrategy(told)}\n${ENGLISH} ${told}`;
  expect(read(text)).toEqual([`english 11 ${byColor} Black=First White=Second BlackElo=1500`]);
  const [game] = parsePdn(text);
  const written = game?.ok ? makePdn(game.value) : '';
  // In English draughts Black begins, and White's points come first.
  expect(written).toContain('[White "Second"]\n[Black "First"]\n');
  expect(written).toContain(`[Result "${byColor}"]`);
  expect(read(written)).toEqual([`english 11 ${byColor} White=Second Black=First BlackElo=1500`]);
});

test('squares named from the first player’s view are converted if Black begins', () => {
  const [game] = parsePdn('[GameType "21"]\n1. c3-d4 d6-c5 2. b2-c3 b6-a5 *');
  expect(game?.ok && makePdn(game.value)).toContain('\n1. 11-15 23-19 2. 8-11 24-20 *\n');
});

test('if a game names colors as well as turns, the result is by color', () => {
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
])('a position above moves is their start position: %j', (text, games) => {
  expect(read(text).map((game) => game.replace(/^\S+/, 'international'))).toEqual(games);
});

test('a list of positions is read line by line, and an error names its line', () => {
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
    const moves = playedOut(startLine(variant), numbers).moves.map((move) => {
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

const movesOf = (text: string): readonly (readonly unknown[])[] =>
  parsePdn(text).map((each) =>
    each.ok
      ? [each.value.variant.id, each.value.line.moves.map(({ move }) => move), each.value.result]
      : [each.problem.code],
  );

const joined = (lines: readonly (readonly [string, string])[]): string => lines.flat().join('');

describe('any text above a game is skipped', () => {
  const above = fc.array(fc.tuple(preamble, fc.constantFrom('\n', '\n\n', '\r\n')), {
    minLength: 1,
    maxLength: 4,
  });

  test('a published game stays the same', () => {
    fc.assert(
      fc.property(above, real, (lines, text) => {
        const alone = movesOf(text);
        // A line with the pairing may contain a result that the game itself doesn't have.
        const found = movesOf(joined(lines) + text).map((each, at) =>
          alone[at]?.[2] === '*' ? each.with(2, '*') : each,
        );
        expect(found).toEqual(alone);
      }),
      { numRuns: runsOf(100) },
    );
  });

  test('any game of any variant stays the same, with and without tags, and so does the next game', () => {
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
      { numRuns: runsOf(100) },
    );
  });
});

const playedIn = (text: string) =>
  parsePdn(text).map((each) => (each.ok ? each.value.line.moves.map(({ move }) => move) : null));

const numbersOf = (moves: readonly string[]): string =>
  moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');

describe('any remarks in a game are skipped', () => {
  const texts = [ENGLISH, INTERNATIONAL, LONGER, RUSSIAN].map((text) => text.split(/\s+/));

  const told = fc.constantFrom(...texts).chain((words) => {
    const moves = words.filter((word) => !word.endsWith('.'));
    const sentences = fc.array(
      fc.tuple(remark(moves), fc.nat(words.length), fc.constantFrom(' ', '\n', '\n\n', '. ')),
      { minLength: 1, maxLength: 3 },
    );
    return fc.record({ words: fc.constant(words), sentences });
  });

  test('a game with remarks is read fully, read up to a point, or refused', () => {
    let games = 0;
    fc.assert(
      fc.property(told, ({ words, sentences }) => {
        const text = Array.from({ length: words.length + 1 }, (_, at) => [
          ...sentences
            .filter(([, place]) => place === at)
            .map(([sentence, , space]) => space + sentence + space),
          words[at] ?? '',
        ])
          .flat()
          .join(' ');
        const [wanted] = playedIn(words.join(' '));
        const found = playedIn(text).filter((moves) => moves !== null);
        for (const moves of found) expect(moves).toEqual(wanted?.slice(0, moves.length));
        games += found.filter((moves) => moves.length === wanted?.length).length;
      }),
      { numRuns: runsOf(300) },
    );
    expect(games).toBeGreaterThan(0);
  });

  const games = texts.map((words) => words.filter((word) => !word.endsWith('.')));
  const cut = fc.constantFrom(...games).chain((moves) =>
    fc.record({
      moves: fc.constant(moves),
      plies: fc.integer({ min: 2, max: moves.length - 1 }),
      sentence: fc.constantFrom(...WHAT_IF),
      dots: fc.constantFrom('. ', '.', ' ', ') '),
      around: fc.constantFrom(
        ...([' ', '\n', '\n\n', '. ', ' – ', ', ', '; ', '.\n'] as const).map(
          (before) => [before, ''] as const,
        ),
        [' (', ')'] as const,
        [' {', '}'] as const,
      ),
      hasAnswer: fc.boolean(),
    }),
  );
  test('a hypothetical next move is never read as a move of the game', () => {
    let count = 0;
    fc.assert(
      fc.property(cut, ({ moves, plies, sentence, dots, around: [before, after], hasAnswer }) => {
        const played = numbersOf(moves.slice(0, plies));
        const number = `${Math.floor(plies / 2) + 1}${plies % 2 === 0 ? dots : '... '}`;
        const next = `${number}${moves.slice(plies, plies + (hasAnswer ? 2 : 1)).join(' ')}`;
        const [wanted] = playedIn(numbersOf(moves));
        const found = playedIn(`${played}${before}${sentence.replace('#', next)}${after}`);
        for (const each of found)
          expect(each ?? []).toEqual(wanted?.slice(0, Math.min(plies, each?.length ?? 0)));
        count += found.filter((each) => each !== null).length;
      }),
      { numRuns: runsOf(1000) },
    );
    expect(count).toBeGreaterThan(0);
  });
});
