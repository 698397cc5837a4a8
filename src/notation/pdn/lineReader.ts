/**
 * Reads the moves of a game and its variations, playing each on the board, so that nothing illegal is ever returned.
 *
 * A recursive descent over the tokens, one function a kind of token. What is being built is mutable in here only.
 */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import { play } from '../../draughts/play.ts';
import type { Color, Position } from '../../draughts/types.ts';
import { parseFen } from '../fen.ts';
import { parseMoveIn } from '../move.ts';
import { parseComment, parseGlyph } from './annotation.ts';
import { takeClock } from './clock.ts';
import type { PdnClock, PdnLine, PdnMove } from './game.ts';
import { asClock, asColor, asFen, asSquares } from './convention.ts';
import type { Convention } from './convention.ts';
import type { PdnCode, PdnStop } from './problem.ts';
import type { Token, TokenKind } from './tokens.ts';

/** Deeper variations are not analysis but an attack on the stack. */
const DEEPEST = 100;

type Read<T> = Attempt<T, PdnStop>;

/** The tokens of one game and how far they have been read. */
export interface Cursor {
  readonly convention: Convention;
  readonly tokens: readonly Token[];
  next: number;
}

interface MoveDraft extends PdnMove {
  readonly mover: Color;
  readonly nags: number[];
  clock: PdnClock | null;
  readonly comments: string[];
  readonly variations: PdnLine[];
}

interface LineDraft {
  readonly comments: string[];
  readonly moves: MoveDraft[];
  /** The position before the last move, where its variations begin. */
  before: Position;
  now: Position;
  setup: Position | null;
}

const stop = (code: PdnCode, { offset, text }: Token): Read<never> => refused({ code, offset, text });

const addComment = ({ convention }: Cursor, line: LineDraft, token: Token): Read<void> => {
  const last = line.moves.at(-1);
  const text = parseComment(token.text);
  const { clock, rest } =
    last === undefined ? { clock: null, rest: text } : takeClock(asColor(convention, last.mover), text);
  if (last !== undefined && clock !== null) last.clock = asClock(convention, clock);
  if (rest !== '') (last ?? line).comments.push(rest);
  return done(undefined);
};

const addMove = ({ convention }: Cursor, line: LineDraft, token: Token): Read<void> => {
  const { variant } = convention;
  const found = parseMoveIn(variant, line.now, asSquares(convention, token.text));
  if (!found.ok)
    return refused({ code: 'pdn-move', offset: token.offset, text: token.text, reason: found.problem });
  const mover = line.now.turn;
  const move = found.value;
  line.moves.push({ mover, setup: line.setup, move, nags: [], clock: null, comments: [], variations: [] });
  line.setup = null;
  line.before = line.now;
  line.now = play(variant, line.now, move);
  return done(undefined);
};

const setUp = ({ convention }: Cursor, line: LineDraft, token: Token): Read<void> => {
  const fen = asFen(convention, /"(.*)"/.exec(token.text)?.[1] ?? '');
  const position = parseFen(convention.variant, fen);
  if (!position.ok)
    return refused({ code: 'pdn-fen', offset: token.offset, text: token.text, reason: position.problem });
  line.now = position.value;
  line.setup = position.value;
  return done(undefined);
};

const addVariation = (cursor: Cursor, line: LineDraft, token: Token, depth: number): Read<void> => {
  const last = line.moves.at(-1);
  if (last === undefined) return stop('pdn-variation', token);
  if (depth === DEEPEST) return stop('pdn-too-deep', token);
  const variation = readLine(cursor, line.before, depth + 1);
  if (!variation.ok) return variation;
  last.variations.push(variation.value);
  return done(undefined);
};

const STRAY: Readonly<Record<string, PdnCode>> = {
  '{': 'pdn-open-comment',
  '[': 'pdn-tag',
  ')': 'pdn-variation',
};

type Reader = (cursor: Cursor, line: LineDraft, token: Token, depth: number) => Read<void>;

const skip: Reader = () => done(undefined);
const stray: Reader = (_cursor, _line, token) => stop(STRAY[token.text.charAt(0)] ?? 'pdn-character', token);
const addGlyph: Reader = (_cursor, line, token) => {
  line.moves.at(-1)?.nags.push(parseGlyph(token.text));
  return done(undefined);
};

const READERS: Readonly<Record<TokenKind, Reader>> = {
  comment: addComment,
  move: addMove,
  strength: addGlyph,
  nag: addGlyph,
  setup: setUp,
  open: addVariation,
  number: skip,
  result: skip,
  tag: stray,
  close: stray,
  unknown: stray,
};

const finished = ({ comments, moves }: LineDraft): PdnLine => ({
  comments,
  moves: moves.map(({ mover: _mover, ...move }) => move),
});

/** Reads moves from a position to the end of the tokens, or of the variation that has just been opened (`depth` > 0). */
export const readLine = (cursor: Cursor, position: Position, depth = 0): Read<PdnLine> => {
  const opening = cursor.tokens[cursor.next - 1];
  const line: LineDraft = { comments: [], moves: [], before: position, now: position, setup: null };
  for (;;) {
    const token = cursor.tokens[cursor.next];
    if (token === undefined) break;
    cursor.next += 1;
    if (token.kind === 'close' && depth > 0) return done(finished(line));
    const read = READERS[token.kind](cursor, line, token, depth);
    if (!read.ok) return read;
  }
  return depth === 0 || opening === undefined ? done(finished(line)) : stop('pdn-open-variation', opening);
};
