/**
 * Published games (from the examples of PDN 3.0) in the conventions of their countries, and how our
 * writer writes them.
 */
import { describe, expect, test } from 'vitest';
import { play, startPosition } from '../../../src/draughts/position.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import type { PdnGame } from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { inOrder, tagValue } from '../../../src/notation/pdn/tags.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import { published } from './wildTexts.ts';

const theGame = (text: string): PdnGame => {
  const [game, another] = parsePdn(text, variantOf('russian'));
  if (game?.ok !== true) throw new Error(JSON.stringify(game?.problem));
  expect(another).toBeUndefined();
  return game.value;
};

const finalFen = ({ variant, start, line }: PdnGame): string => {
  const from = start ?? startPosition(variant);
  return makeFen(
    variant,
    line.moves.reduce((position, { move }) => play(variant, position, move), from),
  );
};

describe('an international game', () => {
  const game = theGame(published('hardenberg'));

  test('every move of the game is legal', () => {
    expect(game.variant.id).toBe('international');
    expect(game.line.moves).toHaveLength(74);
    expect(game.result).toBe('0-1');
    expect(finalFen(game)).toBe('W:W27,33,35,40,48,50:B3,5,7,17,18,23');
  });

  test('the game is written exactly as it was read', () => {
    const text = makePdn(game);
    expect(text).toContain(
      '[Result "0-2"]\n[GameType "20,W,10,10,N2,0"]\n\n1. 32-28 17-22 2. 28x17 11x22 3.',
    );
    expect(text.endsWith('37. 45-40 13-18 *\n')).toBe(true);
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(theGame(text)).toEqual(game);
  });
});

describe('an English game, which Black begins', () => {
  const game = theGame(published('double-corner-dyke'));

  test('the game’s players have the right colors', () => {
    expect(game.variant.id).toBe('english');
    expect(tagValue(game.tags, 'Black')).toBe('Jordan, A');
    expect(game.line.moves).toHaveLength(48);
    expect(game.result).toBe('1/2-1/2');
  });

  test('the game is written in its country’s convention', () => {
    const text = makePdn(game);
    expect(text).toContain('[Black "Jordan, A"]\n');
    expect(text).toContain(
      '[GameType "21,B,8,8,N1,0"]\n\n1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19',
    );
    // The file lists Black first. The writer uses the standard's order.
    expect(theGame(text)).toEqual({ ...game, tags: inOrder(game.tags) });
  });
});

const read = (id: 'english' | 'spanish' | 'thai' | 'pool', text: string): string => {
  const game = theGame(text);
  expect(game.variant.id).toBe(id);
  return `${finalFen(game)} ${game.result}`;
};

test.each([
  ['english', '[GameType "21"][FEN "B:W32:B1"] 1. 1-6 1-0', 'W:W32:B6 1-0'],
  ['english', '[GameType "21,B,8,8,N1,0"][FEN "W:WK5,32:B1-3."] 1. 5-9 *', 'B:WK9,32:B1,2,3 *'],
  ['english', '[GameType "21,W,8,8,N2,0"][FEN "W:W32:B1"] 1. 32-27 1-0', 'W:W32:B6 0-1'],
  ['pool', '[GameType "23"][FEN "B:W32:B1"] 1. 1-6 *', 'W:W32:B6 *'],
  ['spanish', '[GameType "24"][FEN "W:W1:B32"] 1. 1-5 *', 'B:W28:B1 *'],
  ['spanish', '[GameType "24,W,8,8,N2,1"][FEN "W:W32:B1"] 1. 32-28 *', 'B:W28:B1 *'],
  ['thai', '[GameType "31"][FEN "B:B32:W1"] 1. 32-27 0-1', 'W:W32:B6 0-1'],
] as const)('national conventions: %s %s', (id, text, answer) => {
  expect(read(id, text)).toBe(answer);
});

test.each([
  ['[GameType "25"][Variant "Bashni"] *', 'bashni'],
  ['[GameType "25"][Variant "poddavki"] *', 'poddavki'],
  ['[GameType "25"][Variant "Blitz"] *', 'russian'],
  ['[GameType "30"] *', 'turkish'],
  ['[GameType "98"] *', 'antidraughts'],
  ['[GameType " 20 , W , 10 , 10 , N2 , 0 "] *', 'international'],
  ['*[Event "?"] *', 'russian'],
])('national conventions: %s is %s', (text, id) => {
  expect(parsePdn(text, variantOf('russian')).map((game) => game.ok && game.value.variant.id)).toContain(id);
});

test('written games have glyphs, clocks, comments, variations and resumed numbers', () => {
  const text = '1. c3-d4! {why [%clock w0:01:00 B0:02:00]} f6-g5 (1... d6-c5 2. b2-c3?) 2. b2-c3';
  expect(makePdn(theGame(text))).toBe(
    `[Result "*"]
[GameType "25,W,8,8,A0,0"]

1. c3-d4 $1 {[%clock w0:01:00 B0:02:00]} {why} 1... f6-g5 ( 1... d6-c5 2. b2-c3
$2 ) 2. b2-c3 *
`,
  );
});

test('written games have the full path of a capture only if another has the same start and end', () => {
  const start = '[GameType "20"][FEN "B:W10,14,18,23,42:BK47"]';
  expect(makePdn(theGame(`${start} 47x15x36`))).toMatch(/\n1\.\.\. 47x\d+x\d+x36 \*\n$/);
  expect(makePdn(theGame('1. c3-d4 f6-e5 2. d4:f6 g7:e5'))).toContain('2. d4:f6 g7:e5 *');
});

test('written games can have setups', () => {
  const game = theGame('1. c3-d4 /FEN "W:Wa1:Bh8"/ a1-b2');
  expect(makePdn(game)).toContain('1. c3-d4 /FEN "W:Wa1:Bh8"/ 2. a1-b2 *');
});
