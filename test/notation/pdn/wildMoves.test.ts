/**
 * Captures, results and positions as found in practice: merely unusual texts are not refused. The
 * texts are our own.
 */
import { expect, test } from 'vitest';
import { readPdn } from '../../../src/notation/pdn/reader.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import { INTERNATIONAL, found, last, start, written } from './wildTexts.ts';

const START = '[GameType "20"][FEN "B:W10,14,18,23,42:BK47"]';

test('an ambiguous capture is the capture that makes the following moves legal', () => {
  expect(last(`${START} 1... 47x36 2. 10-5`)).toBe(last(`${START} 1... 47x20x9x36 2. 10-5`));
  expect(last(`${START} 1... 47x36 2. 14-10`)).toBe(last(`${START} 1... 47x15x4x36 2. 14-10`));
});

test('captures can be written leg by leg, with each leg as a move', () => {
  const FILE = '[GameType "20"][FEN "W:W28:B22,12,40"]';
  expect(found(`${FILE} 1. 28x17 17x8 2. 40-45 8-2`)).toEqual(['international tags 3']);
  expect(last(`${FILE} 1. 28x17 2. 17x8 40-45`)).toBe(last(`${FILE} 1. 28x17x8 40-45`));
  const NAMED = '[Variant "Russian"][FEN "W:Wc3:Bd4,f6,h2"]';
  expect(last(`${NAMED} 1. c3xe5 e5xg7`)).toBe(last(`${NAMED} 1. c3:g7`));
});

test('captures that can’t be joined are reported with their place', () => {
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
])('the capture %s can also be written %s', (text, other) => {
  expect(last(other)).toBe(last(text));
});

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
])('the result %s is written back', (result, answer) => {
  expect(written(`[Result "${result}"]\n[GameType "25"]\n1. c3-d4 d6-c5 *`)).toBe(answer);
  expect(written(`[Result "${result}"]\n[GameType "20"]\n1. 32-28 *`)).toBe(answer);
});

test.each([
  ['[GameType "25"] 1. c3-d4 2-0', '1-0', '2-0'],
  ['[GameType "25"] 1. c3-d4 1-1', '1/2-1/2', '1-1'],
  ['[GameType "21"][Result "0-1"] 1. 11-15 *', '0-1', '0-1'],
  ['[GameType "21"][Result "2-0"] 1. 11-15 *', '1-0', '2-0'],
  ['[GameType "20"][Result "12-8"] 1. 32-28 *', '1-0', '12-8'],
])('the result of a game is read: %s', (text, result, answer) => {
  const [read] = readPdn(text);
  expect(read?.ok === true && read.value.game.result).toBe(result);
  expect(written(text)).toBe(answer);
});

test('match points after the last move are the result', () => {
  const game = `[Result "4-6"]\n${INTERNATIONAL} 4-6`;
  expect(found(game)).toEqual(['international usual 8']);
  expect(written(game)).toBe('4-6');
  // Without the tag, the move would be illegal.
  expect(found(`${INTERNATIONAL} 4-6`)[0]).toMatch(/^pdn-move/);
});

test.each([
  ['1. c3-d4 d6-c5\n\n1. e3-f4 b6-a5', ['russian usual 2', 'russian usual 2']],
  ['c3-d4 d6-c5\n\ne3-f4 b6-a5', ['russian usual 2', 'russian usual 2']],
  ['1. c3-d4 d6-c5\n\n2. b2-c3 f6-g5', ['russian usual 4']],
  ['[White "A"]\n\n1. c3-d4\n\nd6-c5\n', ['russian usual 2']],
  ['[White "A"]\n1. c3-d4 1-0 {resigned}\n\n[White "B"]\n1. e3-f4 *', ['russian usual 1', 'russian usual 1']],
])('several games: %j', (text, answers) => {
  expect(found(text).map((answer) => answer.replace('file', 'usual'))).toEqual(answers);
});

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
] as const)('positions: %s (%s)', (fen, id, answer) => {
  expect(start(fen, id)).toBe(answer);
});

test('a tag without information leaves the choice to the chosen variant', () => {
  expect(found('[GameType "20,W,0,0,N,0"][FEN "W:W33:B13"]', 'frisian')).toEqual(['frisian chosen 0']);
});

test('Thai captures are written as the table of game types says', () => {
  const [game] = readPdn('[GameType "31,W,8,8,N2,0"][FEN "W:W18:B14,1"] 1. 18x9 *');
  expect(game?.ok === true && makePdn(game.value.game)).toMatch(/\d+\.+ \d+-\d+ \*/);
});
