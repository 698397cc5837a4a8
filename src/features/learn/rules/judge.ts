import { done, type Result } from '../../../kit/result.ts';
import { extend, lastPosition, type Line } from '../../../draughts/line.ts';
import { legalMoves, quietMoves } from '../../../draughts/moves.ts';
import type { Move, Square } from '../../../draughts/types.ts';
import { parseMove, parseMoveIn, type MoveProblem } from '../../../notation/move.ts';
import { readMoveText } from '../../../notation/moveText.ts';
import type { Answer, Wrong } from '../rules.ts';
import { playTexts } from '../../../notation/valid.ts';
import { advance, ideasOf, judgementOf, movesOf, type Study } from './study.ts';

export type Verdict =
  | { readonly kind: 'idea'; readonly answer: Answer; readonly path: readonly Square[] }
  | { readonly kind: 'wrong'; readonly answer: Answer; readonly line: Line }
  | { readonly kind: 'right'; readonly answer: Answer; readonly next: Study }
  | { readonly kind: 'done'; readonly answer: Answer; readonly line: Line };

export function judge(study: Study, text: string): Result<Verdict, MoveProblem> {
  const { line } = study;
  const squares = readMoveText(line.variant, text)?.squares ?? [];
  const answer = answerToIdea(study, text, squares);
  if (answer) return done({ kind: 'idea', answer, path: squares });
  const move = parseMoveIn(line.variant, lastPosition(line), text);
  return move.ok ? done(judgeMove(study, move.value)) : move;
}

function answerToIdea(study: Study, text: string, squares: readonly Square[]): Answer | null {
  const { line } = study;
  const { variant } = line;
  const idea = ideasOf(study).find(({ path }) => isSame(path, squares));
  if (idea) return idea.answer;
  const legal = movesOf(study);
  if (legal.some(({ path }) => isSame(path, squares))) return null;
  if (squares.length > 1 && legal.some(({ path }) => isSame(path.slice(0, squares.length), squares)))
    return 'go-on';
  if (!legal.some(({ taken }) => taken.length > 0)) return null;
  return parseMove(variant, quietMoves(variant, lastPosition(line)), text).ok ? 'must-capture' : null;
}

const isSame = (path: readonly Square[], squares: readonly Square[]): boolean =>
  path.length === squares.length && path.every((square, n) => square === squares[n]);

function judgeMove(study: Study, move: Move): Verdict {
  const line = extend(study.line, move);
  const judgement = judgementOf(study, move) ?? otherwise(study, line);
  const { answer } = judgement;
  if (!judgement.isRight) return { kind: 'wrong', answer, line: withReply(line, judgement) };
  const next = advance(study, move);
  return next ? { kind: 'right', answer, next } : { kind: 'done', answer, line };
}

function otherwise({ lesson, step }: Study, line: Line): Wrong {
  if (!step.others) throw new Error(`expected an answer for every move in the lesson ${lesson.id}`);
  return { isRight: false, answer: richestCapture(line) ? step.others.captured : step.others.quiet };
}

function withReply(line: Line, { reply }: Wrong): Line {
  if (reply !== undefined) return playTexts(line, [reply]);
  const capture = richestCapture(line);
  return capture ? extend(line, capture) : line;
}

function richestCapture(line: Line): Move | undefined {
  const captures = legalMoves(line.variant, lastPosition(line)).filter(({ taken }) => taken.length > 0);
  return captures.toSorted((a, b) => b.taken.length - a.taken.length)[0];
}
