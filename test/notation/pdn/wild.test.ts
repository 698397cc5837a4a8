/** Games as the world writes them: the variant is found out, and nothing that is only unusual is refused. Texts of our own. */
import { describe, expect, test } from 'vitest';
import { lastPosition } from '../../../src/draughts/line.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { pdnLine } from '../../../src/notation/pdn/line.ts';
import type { Hints } from '../../../src/notation/pdn/choose.ts';
import { gamesIn, readGame, readPdn } from '../../../src/notation/pdn/reader.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';

/** Each game of a text as `variant, how it was found, plies`, or why it is none. */
const found = (text: string, chosen: Parameters<typeof variantOf>[0] | null = null): readonly string[] =>
  readPdn(text, chosen && variantOf(chosen)).map((read) => {
    if (!read.ok) return [read.problem.code, ...read.problem.readsAs].join(' ');
    const { game, how } = read.value;
    return `${game.variant.id} ${how} ${game.line.moves.length}`;
  });

const ENGLISH = '1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19 24x15 5. 10x19 17x10 6. 6x15';
const INTERNATIONAL = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19';
const LONGER =
  '1. 32-28 17-22 2. 28x17 11x22 3. 37-32 6-11 4. 41-37 12-17 5. 46-41 8-12 6. 34-30 2-8 7. 30-25 19-23';
const RUSSIAN = '1. c3-d4 f6-e5 2. d4:f6 g7:e5 3. b2-c3 h8-g7 4. a1-b2 g7-f6';

/** The last position of the first game, or why there is none. */
const last = (text: string): string => {
  const [read] = readPdn(text);
  if (read?.ok !== true) return JSON.stringify(read?.problem);
  return makeFen(read.value.game.variant, lastPosition(pdnLine(read.value.game)));
};

/** The result tag that is written for the first game. */
const written = (text: string): string | undefined => {
  const [read] = readPdn(text);
  return read?.ok ? /\[Result "(?<it>.*)"\]/.exec(makePdn(read.value.game))?.groups?.['it'] : undefined;
};

/** The position as we write it. */
const start = (fen: string, id: Parameters<typeof variantOf>[0]): string => {
  const [read] = readPdn(`[FEN "${fen}"]`, variantOf(id));
  const position = read?.ok === true ? read.value.game.start : null;
  return position ? makeFen(variantOf(id), position) : 'none';
};

describe('the variant is found out', () => {
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
    // The tag says otherwise, but no rules but these are obeyed.
    [`[GameType "21"]\n${LONGER}`, 'international usual 14'],
  ])('%j: %s', (text, answer) => {
    expect(found(text)).toEqual([answer]);
  });

  test('what several explain as well is asked about', () => {
    expect(found('1. 22-18 11-15')[0]).toMatch(/^pdn-variant .*russian/);
    expect(found('[FEN "W:W18,22:B5,K9"]')[0]).toMatch(/^pdn-variant english .*russian/);
  });

  test('a refusal names those whose rules are obeyed', () => {
    expect(found(INTERNATIONAL, 'english')).toEqual(['pdn-move international']);
    expect(found(`[GameType "21"]\n${INTERNATIONAL}`)).toEqual(['pdn-move international']);
  });

  test('a file is decided as a whole', () => {
    // In the second game f6 could be taken backward, and Russian rules would want it.
    const games = ['1. c3-d4 d6-c5 2. b2-c3', '1. e3-d4 d6-c5 2. d4-e5 f6xd4 3. c3xe5 g7-f6 4. e5xg7 h8xf6'];
    const [alone, telling] = games.map((game) => found(game)[0] ?? '');
    expect(alone).toBe('russian usual 3');
    const [first] = found(games.map((game) => `[White "A"]\n${game}\n`).join('\n'));
    expect(first?.split(' ')[0]).toBe(telling?.split(' ')[0]);
  });

  test('of games of one file each is what the others are, a faulty one too', () => {
    const file = [ENGLISH, ENGLISH, '1. 11-15 23-18 2. 15x22 25x18 3. 18-22'].map(
      (game) => `[Event "x"]\n${game}\n`,
    );
    const [first, second, faulty] = found(file.join('\n'));
    expect([first, second]).toEqual([expect.stringMatching(/^english/), expect.stringMatching(/^english/)]);
    expect(faulty).toMatch(/^pdn-move/);
  });
});

/** How each game of a text was read, and what else it may be. */
const alsoAs = (text: string, hints: Hints = {}): readonly string[] =>
  [...gamesIn(text)].map((raw) => {
    const read = readGame(text, raw, hints);
    if (!read.ok) return [read.problem.code, ...read.problem.readsAs].join(' ');
    const { game, how, others } = read.value;
    return `${game.variant.id} ${how}: ${others.join(' ')}`;
  });

/** The same position for each side in turn. */
const studies = (...turns: readonly ('W' | 'B')[]): string =>
  turns.map((turn) => `[Result "1/2-1/2"]\n[FEN "${turn}:W13,12,K8:B6,3,K1."]\n1/2-1/2\n`).join('\n');

describe('positions without a move', () => {
  test('where many are set for the side that does not begin elsewhere, they are English', () => {
    expect(new Set(found(studies('B', 'W', 'B', 'W')))).toEqual(new Set(['english file 0']));
    expect(found(studies('W', 'W', 'W'))[0]).toMatch(/^pdn-variant .*russian/);
  });

  test('on a large board are of that board, even those that a smaller one would hold', () => {
    const [large, small] = ['[FEN "W:W33,38,45:B12,17,K49"]\n*\n', '[FEN "W:W31,29,K15:B14,13,12"]\n*\n'];
    expect(found(large)).toEqual(['international usual 0']);
    expect(new Set(found([large, small, large].join('\n')))).toEqual(new Set(['international file 0']));
    expect(found(small)[0]).toMatch(/^pdn-variant english /);
  });

  test('with red pieces are English', () => {
    const position = '[Black "Red"]\n[White "White"]\n[FEN "W:W31,27,19:B17,12,5."]\n0-1\n\n';
    expect(found(position)).toEqual(['english event 0']);
    expect(found(position.repeat(3))).toEqual(Array.from({ length: 3 }, () => 'english file 0'));
  });
});

describe('games with the same moves and another goal', () => {
  /** White gives its last man. */
  const LAST = '[FEN "W:W37:B26"] 1. 37-31 26x37';
  const game = (result: string) => `[Result "${result}"]${LAST} ${result}\n\n`;

  test.each([
    [RUSSIAN, /^russian usual: .*poddavki/],
    [INTERNATIONAL, /^international usual: .*antidraughts.*breakthrough/],
    [ENGLISH, /^english usual: /],
    // Who is without a move has won.
    [`[Result "1-0"]${LAST}`, /^antidraughts result: international/],
    [`[Result "2-0"]${LAST}`, /^antidraughts result: international/],
    [`[Result "0-2"]${LAST}`, /^international usual: /],
    // The tags say otherwise, but then the other has won.
    [`[GameType "20"][Result "2-0"]${LAST}`, /^international tags: antidraughts$/],
    [`[GameType "20"][Result "0-2"]${LAST}`, /^international tags: $/],
    [`[GameType "25"]${RUSSIAN}`, /^russian tags: $/],
    // Told in so many words.
    [`[Event "Кубок по поддавкам"]\n${RUSSIAN}`, /^poddavki event: russian/],
    [`[Event "Поддавки, финал"][GameType "25"]\n${RUSSIAN}`, /^poddavki tags: /],
    [`[Event "Giveaway open"]\n${INTERNATIONAL}`, /^antidraughts event: international/],
    [`Поддавки\n\n[White "A"]\n${RUSSIAN}`, /^poddavki event: /],
    [`{Antidraughts} ${INTERNATIONAL}`, /^antidraughts event: /],
    // A breakthrough is a word of every game.
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

  test('where Black begins a result tells nothing, for files differ in whose stands first', () => {
    const played = '[FEN "B:W18:B14,5"] 1. 14x23';
    for (const result of ['1-0', '0-1'])
      expect(alsoAs(`[Result "${result}"]${played}`)[0]).toMatch(/^(?:pdn-variant )?english/);
  });

  test('by the name of their file', () => {
    expect(alsoAs(RUSSIAN, { fileName: 'poddavki_2019.pdn' })).toEqual([
      expect.stringMatching(/^poddavki event: russian/),
    ]);
  });

  test('in a file, too', () => {
    const [won, lost] = ['2-0', '0-2'].map((result) => readPdn(game(result).repeat(12)));
    for (const read of won ?? [])
      expect(read).toMatchObject({ value: { game: { variant: { id: 'antidraughts' } }, how: 'file' } });
    for (const read of lost ?? [])
      expect(read).toMatchObject({ value: { game: { variant: { id: 'international' } }, how: 'file' } });
    const plain = readPdn(`[Event "x"]\n${RUSSIAN}\n\n`.repeat(3));
    for (const read of plain)
      expect(read).toMatchObject({ value: { how: 'file', others: expect.arrayContaining(['poddavki']) } });
  });

  test('are not named where somebody chose; where that was a guess, they are', () => {
    const chosen = variantOf('poddavki');
    expect(alsoAs(RUSSIAN, { chosen })).toEqual(['poddavki chosen: ']);
    expect(alsoAs(RUSSIAN, { chosen, isTentative: true })[0]).toMatch(/^poddavki chosen: russian/);
  });
});

describe('numbers', () => {
  test('a refusal speaks in those of the file', () => {
    const [read] = readPdn('[GameType "21"] 1. 11-15 22-22');
    expect(read).toMatchObject({ ok: false, problem: { text: '22-22', reason: { text: '22-22' } } });
    expect(JSON.stringify(read)).toContain('"24-20"');
  });

  test('what fits the moves wins over what the header says of them', () => {
    const n2 = '1. 22-18 10-14 2. 24-19 11-16';
    expect(found(`[GameType "21,W,8,8,N1,0"]\n${n2}`)).toEqual(['english tags 4']);
    expect(found(`[GameType "21,W,8,8,N2,0"]\n${n2}`)).toEqual(['english tags 4']);
    // As a big site's files say of the large board.
    expect(found(`[GameType "20,W,10,10,N1,0"]\n${INTERNATIONAL}`)).toEqual(['international tags 8']);
  });
});

describe('captures', () => {
  const START = '[GameType "20"][FEN "B:W10,14,18,23,42:BK47"]';

  test('that could be two are the one with which the rest is legal', () => {
    expect(last(`${START} 1... 47x36 2. 10-5`)).toBe(last(`${START} 1... 47x20x9x36 2. 10-5`));
    expect(last(`${START} 1... 47x36 2. 14-10`)).toBe(last(`${START} 1... 47x15x4x36 2. 14-10`));
  });

  test('may be written leg by leg, by whoever counts each as a move', () => {
    const FILE = '[GameType "20"][FEN "W:W28:B22,12,40"]';
    expect(found(`${FILE} 1. 28x17 17x8 2. 40-45 8-2`)).toEqual(['international tags 3']);
    expect(last(`${FILE} 1. 28x17 2. 17x8 40-45`)).toBe(last(`${FILE} 1. 28x17x8 40-45`));
    const NAMED = '[Variant "Russian"][FEN "W:Wc3:Bd4,f6,h2"]';
    expect(last(`${NAMED} 1. c3xe5 e5xg7`)).toBe(last(`${NAMED} 1. c3:g7`));
  });

  test('that stay two are told, with their place', () => {
    const [read] = readPdn(`${START}\n1... 47x36 2. 23-19`);
    expect(read).toMatchObject({
      ok: false,
      problem: {
        line: 2,
        column: 6,
        reason: { code: 'ambiguous-move', candidates: expect.arrayContaining([]) },
      },
    });
    expect(JSON.stringify(read)).toContain('47x20x36');
  });

  test.each([
    ['[GameType "20"] 1. 32-28 19-23 2. 28x19 14x23', '[GameType "20"] 1. 32-28 19-23 2. x19 14x'],
    ['[GameType "25"] 1. c3-d4 f6-e5 2. d4:f6 g7:e5', '[GameType "25"] 1. cd4 fe5 2. d:f6 g:e5'],
    ['[GameType "25"] 1. c3-d4 b6-a5 2. g3-h4 h6-g5', '[GameType "25"] 1. сd4 bа5 2. gh4 hg5'],
    ['[GameType "25"] 1. c3-d4 b6-a5', '[GameType "25"] 1. с3-д4 в6-а5'],
    ['[GameType "20"] 1. 32-28 19-23 2. 28x19 14x23', '[GameType "20"] 1 32-28 19-23 2 28:19 14 x 23'],
    ['[GameType "20"] 1. 32-28 19-23 2. 28x19 14x23', '[GameType "20"] 1.32-28/ 19-23# 2.28X19 1423'],
  ])('%s is also %s', (text, other) => {
    expect(last(other)).toBe(last(text));
  });
});

describe('results', () => {
  test.each([
    ['2-0', '2-0'],
    ['1-1', '1-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['½-½', '½-½'],
    ['0.5-0.5', '0.5-0.5'],
    ['1:1', '1:1'],
    ['12-8', '12-8'],
    ['-', '-'],
    ['*', '*'],
  ])('%s is written back', (result, answer) => {
    expect(written(`[Result "${result}"]\n[GameType "25"]\n1. c3-d4 d6-c5 *`)).toBe(answer);
    expect(written(`[Result "${result}"]\n[GameType "20"]\n1. 32-28 *`)).toBe(answer);
  });

  test.each([
    ['[GameType "25"] 1. c3-d4 2-0', '1-0', '2-0'],
    ['[GameType "25"] 1. c3-d4 1-1', '1/2-1/2', '1-1'],
    ['[GameType "21"][Result "0-1"] 1. 11-15 *', '1-0', '0-1'],
    ['[GameType "21"][Result "2-0"] 1. 11-15 *', '0-1', '2-0'],
    ['[GameType "20"][Result "12-8"] 1. 32-28 *', '1-0', '12-8'],
  ])('%s', (text, result, answer) => {
    const [read] = readPdn(text);
    expect(read?.ok === true && read.value.game.result).toBe(result);
    expect(written(text)).toBe(answer);
  });
});

test('the points of a match behind the last move are its result', () => {
  const game = `[Result "4-6"]\n${INTERNATIONAL} 4-6`;
  expect(found(game)).toEqual(['international usual 8']);
  expect(written(game)).toBe('4-6');
  // Without the tag it is a move that nobody can make.
  expect(found(`${INTERNATIONAL} 4-6`)[0]).toMatch(/^pdn-move/);
});

describe('several games', () => {
  test.each([
    ['1. c3-d4 d6-c5\n\n1. e3-f4 b6-a5', ['russian usual 2', 'russian usual 2']],
    ['c3-d4 d6-c5\n\ne3-f4 b6-a5', ['russian usual 2', 'russian usual 2']],
    ['1. c3-d4 d6-c5\n\n2. b2-c3 f6-g5', ['russian usual 4']],
    ['[White "A"]\n\n1. c3-d4\n\nd6-c5\n', ['russian usual 2']],
    [
      '[White "A"]\n1. c3-d4 1-0 {resigned}\n\n[White "B"]\n1. e3-f4 *',
      ['russian usual 1', 'russian usual 1'],
    ],
  ])('%j', (text, answers) => {
    expect(found(text).map((answer) => answer.replace('file', 'usual'))).toEqual(answers);
  });
});

describe('positions', () => {
  test.each([
    ['W:33:B:13', 'international', 'W:W33:B13'],
    ['W:W:33:B:13', 'international', 'W:W33:B13'],
    ['B:33,34:13', 'international', 'B:W13:B33,34'],
    ['W:W33,:B13,.', 'international', 'W:W33:B13'],
    ['W:W33 34;35:B13', 'international', 'W:W33,34,35:B13'],
    ['W:WW33,WK34:BB13', 'international', 'W:W33,K34:B13'],
    ['W:W33:B13:H0:F24', 'international', 'W:W33:B13'],
    ['W:W33,G28:B13,P22', 'international', 'W:W33:B13'],
    ['W:Wс3,Кd4:Вb8', 'russian', 'W:WKd4,c3:Bb8'],
    ['Б:Бc3,Дd4:Чb8', 'russian', 'W:WKd4,c3:Bb8'],
  ] as const)('%s (%s)', (fen, id, answer) => {
    expect(start(fen, id)).toBe(answer);
  });

  test('a tag that says nothing leaves it to whoever chose', () => {
    expect(found('[GameType "20,W,0,0,N,0"][FEN "W:W33:B13"]', 'frisian')).toEqual(['frisian chosen 0']);
  });
});

test('Thai captures are written as the table of game types says', () => {
  const [game] = readPdn('[GameType "31,W,8,8,N2,0"][FEN "W:W18:B14,1"] 1. 18x9 *');
  expect(game?.ok === true && makePdn(game.value.game)).toMatch(/\d+\.+ \d+-\d+ \*/);
});
