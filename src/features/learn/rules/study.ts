/** A study's state follows from its correct moves so far (`path`), which fit in a button's id. */
import { extend, lastPosition, type Line } from '../../../draughts/line.ts';
import { legalMoves } from '../../../draughts/moves.ts';
import type { Move, Square } from '../../../draughts/types.ts';
import { makeFullMove, parseMoveIn } from '../../../notation/move.ts';
import { readMoveText } from '../../../notation/moveText.ts';
import { sameMove } from '../../../notation/sameMove.ts';
import { lineFrom, playTexts } from '../../../notation/valid.ts';
import type { Answer, Judgement, Lesson, LessonStep } from '../rules.ts';

export interface Study {
  readonly lesson: Lesson;
  readonly path: readonly string[];
  readonly line: Line;
  readonly step: LessonStep;
}

interface Idea {
  readonly text: string;
  readonly path: readonly Square[];
  readonly answer: Answer;
}

export const beginStudy = (lesson: Lesson): Study => ({
  lesson,
  path: [],
  line: lineFrom(lesson.variant, lesson.fen),
  step: lesson.step,
});

export function judgementOf({ line, step }: Study, move: Move): Judgement | null {
  const { variant } = line;
  for (const [text, judgement] of Object.entries(step.judged)) {
    const named = parseMoveIn(variant, lastPosition(line), text);
    if (named.ok && sameMove(variant, named.value, move)) return judgement;
  }
  return null;
}

export function advance(study: Study, move: Move): Study | null {
  const { lesson, path, line } = study;
  const judgement = judgementOf(study, move);
  if (!judgement?.isRight || !judgement.onward) return null;
  const { reply, step } = judgement.onward;
  const text = makeFullMove(line.variant, move);
  return { lesson, path: [...path, text], line: playTexts(extend(line, move), [reply]), step };
}

export const studyAt = (lesson: Lesson, path: readonly string[]): Study | null =>
  path.reduce<Study | null>((study, text) => study && follow(study, text), beginStudy(lesson));

function follow(study: Study, text: string): Study | null {
  const move = parseMoveIn(study.line.variant, lastPosition(study.line), text);
  return move.ok ? advance(study, move.value) : null;
}

export const movesOf = ({ line }: Study): readonly Move[] => legalMoves(line.variant, lastPosition(line));

export const ideasOf = ({ line: { variant }, step: { ideas = {} } }: Study): readonly Idea[] =>
  Object.entries(ideas).map(([text, answer]) => {
    const read = readMoveText(variant, text);
    if (!read) throw new Error(`expected a move as an idea in the lesson, got ${text}`);
    return { text, path: read.squares, answer };
  });
