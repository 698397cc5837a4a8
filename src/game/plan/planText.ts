/**
 * Plans, as people write them ("if c3-d4 then d6-c5, if g3-h4 then b6-a5") and as buttons store
 * them.
 */
import { type Result, done, refused } from '../../kit/result.ts';
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import { contradict, LONGEST_LINE, MOST_LINES, type PlanLine, withLine } from './plan.ts';
import type { PlanProblem } from '../problem.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { sameMove } from '../../notation/sameMove.ts';

const LINE_END = /[\n;；]+/u;
const COMMA = /[,、，]+/u;
/** Japanese has no spaces between words and moves. */
const WORD_END = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u;
const LITTLE_WORDS = /^(?:\D*|\d+\.+)$/u;
const NUMBER = /^\d+\.+(?=.)/u;

export function parsePlan(game: Line, text: string): Result<readonly PlanLine[], PlanProblem> {
  const written = text
    .split(LINE_END)
    .flatMap(linesOf)
    .filter((words) => words.length > 0);
  if (written.length === 0) return refused({ code: 'plan-empty' });
  if (written.length > MOST_LINES) return refused({ code: 'plan-too-many' });
  let lines: readonly PlanLine[] = [];
  for (const [index, words] of written.entries()) {
    const line = parseLine(game, words, index + 1);
    if (!line.ok) return line;
    if (lines.some((other) => contradict(other, line.value)))
      return refused({ code: 'plan-two-answers', row: index + 1 });
    lines = withLine(lines, line.value);
  }
  return done(lines);
}

/** A comma ends a line only after an answer: many languages write "if c3-d4, then b6-a5". */
function linesOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const words of text.split(COMMA).map(wordsOf)) {
    const last = lines.at(-1);
    if (last && last.length % 2 === 1) last.push(...words);
    else lines.push([...words]);
  }
  return lines;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(WORD_END)
    .filter((word) => !LITTLE_WORDS.test(word))
    .map((word) => word.replace(NUMBER, ''));

function parseLine(game: Line, words: readonly string[], number: number): Result<PlanLine, PlanProblem> {
  if (words.length > LONGEST_LINE) return refused({ code: 'plan-too-long', row: number });
  let play = game;
  const moves: string[] = [];
  for (const word of words) {
    if (moves.length > 0 && endingOf(play)) return refused({ code: 'plan-past-end', row: number });
    const read = parseMoveIn(play.variant, lastPosition(play), word);
    if (!read.ok) return refused({ code: 'plan-move', row: number, move: read.problem });
    play = extend(play, read.value);
    moves.push(makeFullMove(play.variant, read.value));
  }
  return moves.length % 2 === 0 ? done(moves) : refused({ code: 'plan-without-answer', row: number });
}

const STEP = /^[0-9a-z]{2}$/u;
const BASE = 36;

/** The next step of a path, given as a step or as a move's text; null if there is no such move. */
export function stepOf(line: Line, text: string): string | null {
  if (STEP.test(text)) return text;
  const { variant } = line;
  const read = parseMoveIn(variant, lastPosition(line), text);
  if (!read.ok) return null;
  const legal = legalMoves(variant, lastPosition(line));
  const index = legal.findIndex((move) => sameMove(variant, move, read.value));
  return index.toString(BASE).padStart(2, '0');
}

/** Each move is its index among the legal moves, as two base-36 digits. Null if invalid. */
export function followPath(line: Line, path: string): Line | null {
  const steps = path.match(/.{1,2}/gu) ?? [];
  return steps.reduce<Line | null>((now, step) => now && followStep(now, step), line);
}

function followStep(line: Line, step: string): Line | null {
  if (!STEP.test(step) || (line.moves.length > 0 && endingOf(line))) return null;
  const move = legalMoves(line.variant, lastPosition(line))[Number.parseInt(step, BASE)];
  return move ? extend(line, move) : null;
}
