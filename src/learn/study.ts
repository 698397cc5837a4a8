/**
 * How far a pupil has come in a lesson. It follows from the right moves that they made (`path`), which are short enough
 * for a button's id; so a lesson goes on after any restart.
 */
import { extend, lastPosition, startLine } from '../draughts/line.ts';
import type { Line } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Move, Square } from '../draughts/types.ts';
import { variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import { readMoveText } from '../notation/moveText.ts';
import { sameMove } from '../notation/sameMove.ts';
import type { Answer, Judgement, Lesson, Step } from './lesson.ts';

/** A lesson with the right moves so far, and what is to be found now. */
export interface Study {
  readonly lesson: Lesson;
  /** The pupil's moves, each with every landing square. */
  readonly path: readonly string[];
  readonly line: Line;
  readonly step: Step;
}

/** A move that the rules forbid but beginners think of. */
export interface Idea {
  readonly text: string;
  readonly path: readonly Square[];
  readonly answer: Answer;
}

/** The line with the move of this text. Throws when there is none: that is a mistake in a lesson. */
export function playText(line: Line, text: string): Line {
  const move = parseMoveIn(line.variant, lastPosition(line), text);
  if (!move.ok) throw new Error(`a lesson without its move ${text}`);
  return extend(line, move.value);
}

/** The lesson at its beginning. Throws when its position is none. */
export function beginStudy(lesson: Lesson): Study {
  const variant = variantOf(lesson.variant);
  const position = parseFen(variant, lesson.fen);
  if (!position.ok) throw new Error(`the lesson ${lesson.id} has no position`);
  return { lesson, path: [], line: startLine(variant, position.value), step: lesson.step };
}

/** What is said to a legal move that the step names; `null` when it does not name it. */
export function judgementOf({ line, step }: Study, move: Move): Judgement | null {
  const { variant } = line;
  for (const [text, judgement] of Object.entries(step.judged)) {
    const named = parseMoveIn(variant, lastPosition(line), text);
    if (named.ok && sameMove(variant, named.value, move)) return judgement;
  }
  return null;
}

/** The study after a right move and its answer; `null` when the goal is reached by it, or it is none. */
export function goOn(study: Study, move: Move): Study | null {
  const { lesson, path, line } = study;
  const judgement = judgementOf(study, move);
  if (!judgement?.isRight || !judgement.onward) return null;
  const { reply, step } = judgement.onward;
  const text = makeFullMove(line.variant, move);
  return { lesson, path: [...path, text], line: playText(extend(line, move), reply), step };
}

/** The lesson after these moves of the pupil; `null` when they lead nowhere. */
export const studyAt = (lesson: Lesson, path: readonly string[]): Study | null =>
  path.reduce<Study | null>((study, text) => study && follow(study, text), beginStudy(lesson));

function follow(study: Study, text: string): Study | null {
  const move = parseMoveIn(study.line.variant, lastPosition(study.line), text);
  return move.ok ? goOn(study, move.value) : null;
}

/** Every legal move of the step. */
export const movesOf = ({ line }: Study): readonly Move[] => legalMoves(line.variant, lastPosition(line));

/** The ideas of the step. Throws when one cannot be read. */
export const ideasOf = ({ line: { variant }, step: { ideas = {} } }: Study): readonly Idea[] =>
  Object.entries(ideas).map(([text, answer]) => {
    const read = readMoveText(variant, text);
    if (!read) throw new Error(`a lesson with an unreadable idea ${text}`);
    return { text, path: read.squares, answer };
  });
