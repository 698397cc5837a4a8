/** A program defines its own variant and gets the rules and the notation for it. */
import { expect, test } from 'vitest';
import { playTexts } from '../../src/notation/valid.ts';
import {
  boardOf,
  DIAGONALLY,
  endingOf,
  extend,
  freeChoice,
  lastPosition,
  legalMoves,
  makeFen,
  makePdn,
  parseFen,
  parseMoveIn,
  parsePdn,
  pdnGameOf,
  pdnLine,
  startLine,
  startPosition,
  type Line,
  unwrap,
  type Variant,
  VARIANT_IDS,
  variantOf,
} from '../../src/library/index.ts';
import { perft } from '../../src/library/perft.ts';

const russian = variantOf('russian');

/** Men also move backward, and a player without a move wins. */
const wandering: Variant<'wandering'> = {
  ...russian,
  id: 'wandering',
  man: { moves: DIAGONALLY, captures: DIAGONALLY },
  goal: 'lose',
  pdn: { gameType: '99,W,8,8,A0,0', variant: 'Wandering draughts' },
};

/** A complete game; `place` varies its moves. */
function playedOut<V extends Variant<string>>(variant: V, place: number): Line<V> {
  let line = startLine(variant);
  while (endingOf(line) === null) {
    const moves = legalMoves(variant, lastPosition(line));
    line = extend(line, moves[(place * line.moves.length) % moves.length]!);
  }
  return line;
}

test('a variant’s id is kept in the types', () => {
  const id: 'wandering' = startLine(wandering).variant.id;
  expect(id).toBe('wandering');
});

test('the variant’s men move backward, and Russian men do not', () => {
  const line = playTexts(startLine(wandering), ['c3-d4', 'f6-g5', 'd4-c3']);
  expect(lastPosition(line).board.filter(Boolean)).toHaveLength(24);
  const [first, second] = pdnLine(pdnGameOf(line)).moves;
  const russianLine = extend(extend(startLine(russian), first!), second!);
  const back = parseMoveIn(russian, lastPosition(russianLine), 'd4-c3');
  expect(back.ok ? null : back.problem.code).toBe('illegal-move');
});

test('lines of play are counted by the new variant’s rules, not by the rules of the original variant', () => {
  const start = startPosition(wandering);
  expect([1, 2, 3, 4].map((depth) => perft(wandering, start, depth))).toEqual([7, 49, 340, 1983]);
  expect([1, 2, 3, 4].map((depth) => perft(russian, start, depth))).toEqual([7, 49, 302, 1469]);
});

test('a complete game written as PDN can be read back unchanged, and keeps its variant', () => {
  const line = playedOut(wandering, 5);
  const text = makePdn(pdnGameOf(line, [{ name: 'Event', value: 'Club' }]));
  expect(text).toContain('[GameType "99,W,8,8,A0,0"]\n[Variant "Wandering draughts"]');
  const [read] = parsePdn(text, wandering);
  if (!read?.ok) throw new Error(read?.problem.code);
  expect(read.value.variant).toBe(wandering);
  expect(pdnLine(read.value).moves).toEqual(line.moves);
});

test.each([
  '[GameType "99"]\n1. c3-d4 *',
  '[GameType "99,W,8,8,A0,0"]\n[Variant "Wandering draughts"]\n1. c3-d4 f6-g5 2. d4-c3 *',
])('a game of the variant can be read only if the variant is given: %j', (text) => {
  expect(parsePdn(text)).toMatchObject([{ ok: false, problem: { code: 'pdn-game-type' } }]);
  expect(parsePdn(text, wandering)).toMatchObject([{ ok: true, value: { variant: wandering } }]);
});

test('a game type of 99 is also read as a website’s mark for a game from a position', () => {
  const [read] = parsePdn('[GameType "99"]\n[FEN "W:W31-50:B1-20"]\n1. 32-28 *');
  expect(read?.ok && read.value.variant.id).toBe('international');
});

test.each(VARIANT_IDS)('%s: a FEN string gives the same position alone and in a game’s tags', (id) => {
  const variant = variantOf(id);
  for (const position of playedOut(variant, 5).positions.slice(0, 20)) {
    const fen = makeFen(variant, position);
    const tags = `[GameType "${variant.pdn.gameType}"]\n[Variant "${variant.pdn.variant ?? ''}"]\n[FEN "${fen}"]\n*`;
    expect(unwrap(parseFen(variant, fen))).toEqual(unwrap(parsePdn(tags, variant)[0]!).start);
  }
});

test('a game accepts only legal moves', () => {
  const line = startLine(russian);
  const [move] = legalMoves(russian, lastPosition(line));
  if (!move) throw new Error('no move');
  expect(() => extend(extend(line, move), move)).toThrow(RangeError);
  expect(() => extend(line, { ...move, to: move.from })).toThrow(RangeError);
  expect(() => extend(line, { ...move, taken: [0] })).toThrow(RangeError);
  for (const odd of [
    '{}',
    'null',
    '"c3-d4"',
    '{"from":8,"to":12}',
    '{"from":99,"to":-1,"path":[],"taken":[null]}',
  ])
    expect(() => extend(line, JSON.parse(odd))).toThrow(RangeError);
});

/** A variant with the rules of pool checkers, and the id and tags of Russian draughts. */
const impostor: Variant<'russian'> = {
  ...variantOf('pool'),
  id: 'russian',
  pdn: russian.pdn,
  notation: russian.notation,
};

test('a variant that reuses one of our ids and tags is still read by its own rules', () => {
  const line = playedOut(impostor, 3);
  const [read] = parsePdn(makePdn(pdnGameOf(line)), impostor);
  expect(read?.ok && read.value.variant).toBe(impostor);
});

test('a variant’s capture rule can itself count lines of play, even during a count', () => {
  const seen = new Set<number>();
  const nosy: Variant<'nosy'> = {
    ...russian,
    id: 'nosy',
    captureValue: (capture) => {
      seen.add(perft(russian, startPosition(russian), 4));
      return freeChoice(capture);
    },
  };
  expect(perft(nosy, startPosition(nosy), 5)).toBe(perft(russian, startPosition(russian), 5));
  expect([...seen]).toEqual([1469]);
});

test('a variant’s board can be drawn', () => {
  expect(boardOf(wandering).squares).toHaveLength(32);
});
