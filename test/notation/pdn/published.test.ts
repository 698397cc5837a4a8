/**
 * Games that were played and published (the bare moves, from the examples of the PDN 3.0 specification), in the
 * conventions of their countries, and what our writer makes of them.
 */
import { describe, expect, test } from 'vitest';
import { play } from '../../../src/draughts/play.ts';
import { startPosition } from '../../../src/draughts/position.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import type { PdnGame } from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/reader.ts';
import { tagValue } from '../../../src/notation/pdn/tags.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';

/** International, World Championship, Hardenberg 2007, round 7: Mikhalchenko 0-2 Ndjofang. */
const HARDENBERG = `[Event "FMJD World Championship"]
[Site "Hardenberg NED"]
[Date "2007.05.19"]
[Round "7"]
[White "Mikhalchenko, I."]
[Black "Ndjofang, J."]
[Result "0-2"]
[GameType "20"]

 1.32-28 17-22  2.28x17 11x22  3.37-32  6-11  4.41-37 12-17  5.46-41  8-12
 6.34-30  2-8   7.30-25 19-23  8.35-30  1-6   9.40-35 13-19 10.31-27 22x31
11.36x27  9-13 12.33-28  4-9  13.41-36 17-22 14.28x17 11x31 15.37x26 23-28
16.32x23 19x28 17.42-37 20-24 18.30x19 14x23 19.37-31 16-21 20.26x17 12x21
21.31-27 21x32 22.38x27  6-11 23.47-42 15-20 24.25x14 10x19 25.39-33 28x39
26.44x33  8-12 27.42-38 23-28 28.33x22 12-17 29.49-44 17x28 30.38-33 28x39
31.44x33 18-22 32.27x18 13x22 33.43-38 19-23 34.38-32 11-17 35.32-27 22x31
36.36x27  9-13 37.45-40 13-18 *
`;

/** English: Jordan against Tesheleit, Black begins from the squares 1 to 12. */
const DOUBLE_CORNER_DYKE = `[Event "Double Corner Dyke"]
[Black "Jordan, A"]
[White "Tesheleit, F"]
[Result "1/2-1/2"]
[GameType "21"]

1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19 24x15 5. 10x19 17x10
6. 6x15 21-17 7. 5-9 29-25 8. 8-12 25-21 9. 7-10 17-13 10. 1-6 27-24
11. 4-8 32-27 12. 9-14 27-23 13. 3-7 23x16 14. 12x19 22-17 15. 7-11 26-23
16. 19x26 30x23 17. 8-12 24-20 18. 15-18 23-19 19. 11-15 20-16 20. 15x24 28x19
21. 2-7 31-26 22. 18-23 26-22 23. 23-27 16-11 24. 7x23 22-18 *
`;

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
  const game = theGame(HARDENBERG);

  test('is legal to its last move', () => {
    expect(game.variant.id).toBe('international');
    expect(game.line.moves).toHaveLength(74);
    expect(game.result).toBe('0-1');
    expect(finalFen(game)).toBe('W:W27,33,35,40,48,50:B3,5,7,17,18,23');
  });

  test('is written as it was read', () => {
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
  const game = theGame(DOUBLE_CORNER_DYKE);

  test('is ours with the colours exchanged', () => {
    expect(game.variant.id).toBe('english');
    expect(tagValue(game.tags, 'White')).toBe('Jordan, A');
    expect(game.line.moves).toHaveLength(48);
    expect(game.result).toBe('1/2-1/2');
  });

  test('is written by the custom of its country', () => {
    const text = makePdn(game);
    expect(text).toContain('[Black "Jordan, A"]\n');
    expect(text).toContain(
      '[GameType "21,B,8,8,N1,0"]\n\n1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19',
    );
    expect(theGame(text)).toEqual(game);
  });
});

const read = (id: 'english' | 'spanish' | 'thai' | 'pool', text: string): string => {
  const game = theGame(text);
  expect(game.variant.id).toBe(id);
  return `${finalFen(game)} ${game.result}`;
};

describe('conventions of countries', () => {
  test.each([
    ['english', '[GameType "21"][FEN "B:W32:B1"] 1. 1-6 1-0', 'B:W27:B1 0-1'],
    ['english', '[GameType "21,B,8,8,N1,0"][FEN "W:WK5,32:B1-3."] 1. 5-9 *', 'W:W30,31,32:B1,K24 *'],
    ['english', '[GameType "21,W,8,8,N2,0"][FEN "W:W32:B1"] 1. 32-27 1-0', 'B:W27:B1 1-0'],
    ['pool', '[GameType "23"][FEN "B:W32:B1"] 1. 1-6 *', 'B:W27:B1 *'],
    ['spanish', '[GameType "24"][FEN "W:W1:B32"] 1. 1-5 *', 'B:W28:B1 *'],
    ['spanish', '[GameType "24,W,8,8,N2,1"][FEN "W:W32:B1"] 1. 32-28 *', 'B:W28:B1 *'],
    ['thai', '[GameType "31"][FEN "B:B32:W1"] 1. 32-27 0-1', 'B:W27:B1 1-0'],
  ] as const)('%s %s', (id, text, answer) => {
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
  ])('%s is %s', (text, id) => {
    expect(parsePdn(text, variantOf('russian')).map((game) => game.ok && game.value.variant.id)).toContain(
      id,
    );
  });
});

describe('what is written', () => {
  test('glyphs, clocks, comments, variations and numbers that take up again', () => {
    const text = '1. c3-d4! {why [%clock w0:01:00 B0:02:00]} f6-g5 (1... d6-c5 2. b2-c3?) 2. b2-c3';
    expect(makePdn(theGame(text))).toBe(
      `[Result "*"]
[GameType "25,W,8,8,A0,0"]

1. c3-d4 $1 {[%clock w0:01:00 B0:02:00]} {why} 1... f6-g5 ( 1... d6-c5 2. b2-c3
$2 ) 2. b2-c3 *
`,
    );
  });

  test('the whole path where two captures share their ends, and only there', () => {
    const start = '[GameType "20"][FEN "B:W10,14,18,23,42:BK47"]';
    expect(makePdn(theGame(`${start} 47x15x36`))).toMatch(/\n1\.\.\. 47x\d+x\d+x36 \*\n$/);
    expect(makePdn(theGame('1. c3-d4 f6-e5 2. d4:f6 g7:e5'))).toContain('2. d4:f6 g7:e5 *');
  });

  test('setups', () => {
    const game = theGame('1. c3-d4 /FEN "W:Wa1:Bh8"/ a1-b2');
    expect(makePdn(game)).toContain('1. c3-d4 /FEN "W:Wa1:Bh8"/ 2. a1-b2 *');
  });
});
