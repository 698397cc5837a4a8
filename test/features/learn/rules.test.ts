/**
 * Every lesson is played with all its legal moves: each gets an answer, the goal can be reached,
 * and it can be missed.
 */
import { describe, expect, test } from 'vitest';
import { endingOf } from '../../../src/draughts/ending.ts';
import { extend, firstPosition, lastPosition, type Line, startLine } from '../../../src/draughts/line.ts';
import { legalMoves, quietMoves } from '../../../src/draughts/moves.ts';
import type { Square } from '../../../src/draughts/types.ts';
import { judge, type Verdict } from '../../../src/features/learn/rules/judge.ts';
import { type Answer, LESSON_IDS } from '../../../src/features/learn/rules.ts';
import { lessonOf } from '../../../src/features/learn/rules/lessons.ts';
import {
  beginStudy,
  ideasOf,
  movesOf,
  type Study,
  studyAt,
} from '../../../src/features/learn/rules/study.ts';
import { makeFullMove, parseMoveIn } from '../../../src/notation/move.ts';
import { sameMove } from '../../../src/notation/sameMove.ts';

function stepsFrom(study: Study): readonly Study[] {
  const later = answersIn(study).flatMap(({ verdict }) => (verdict.kind === 'right' ? [verdict.next] : []));
  return [study, ...later.flatMap(stepsFrom)];
}

const said = (study: Study, text: string): Verdict => {
  const judged = judge(study, text);
  if (!judged.ok) throw new Error(`no answer to ${text}`);
  return judged.value;
};

const answersIn = (study: Study): readonly { readonly text: string; readonly verdict: Verdict }[] =>
  movesOf(study).map((move) => {
    const text = makeFullMove(study.line.variant, move);
    return { text, verdict: said(study, text) };
  });

const canCapture = (line: Line): boolean =>
  legalMoves(line.variant, lastPosition(line)).some(({ taken }) => taken.length > 0);

const isSame = (path: readonly Square[], other: readonly Square[]): boolean => path.join() === other.join();

/**
 * Whether a reply to a wrong idea, shared by several lessons, is true: a move that "could be moved"
 * is legal except for the mandatory capture.
 */
function isTrue(answer: Answer, step: Study, path: readonly Square[]): boolean {
  const isQuiet = quietMoves(step.line.variant, lastPosition(step.line)).some((move) =>
    isSame(move.path, path),
  );
  if (answer === 'must-capture') return canCapture(step.line) && isQuiet;
  if (answer === 'move-backward') return !isQuiet;
  return (
    answer !== 'go-on' || movesOf(step).some((move) => path.every((square, n) => square === move.path[n]))
  );
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  const lesson = lessonOf(id);
  const steps = stepsFrom(beginStudy(lesson));
  const answers = steps.flatMap(answersIn);
  const ends = answers.flatMap(({ verdict }) => (verdict.kind === 'done' ? [verdict.line] : []));

  test('the lesson has its own name, and a position where the game is not over', () => {
    expect(lesson.id).toBe(id);
    for (const { line } of steps) expect(endingOf(line)).toBeNull();
  });

  test('the lesson can be completed from every step, and its goal is then reached', () => {
    for (const step of steps) {
      expect(answersIn(step).some(({ verdict }) => ['right', 'done'].includes(verdict.kind))).toBe(true);
    }
    for (const end of ends) {
      expect(lesson.goal === 'safe' ? !canCapture(end) : wonByForce(end)).toBe(true);
    }
  });

  test('the lesson can be failed, and shows the consequence', () => {
    const failed = answers.flatMap(({ verdict }) => (verdict.kind === 'wrong' ? [verdict] : []));
    expect(failed.length).toBeGreaterThan(0);
    for (const { line } of failed.filter(({ answer }) => answer === 'captured')) {
      expect(line.moves.length % 2).toBe(0);
      expect(line.moves.at(-1)?.taken).not.toHaveLength(0);
    }
    for (const { line } of failed.filter(({ answer }) => answer === 'unforced')) {
      expect(canCapture(line)).toBe(false);
    }
  });

  test('the lesson judges only legal moves, each once', () => {
    for (const { step, line } of steps) {
      const named = Object.keys(step.judged).map((text) => {
        const move = parseMoveIn(line.variant, lastPosition(line), text);
        if (!move.ok) throw new Error(`${text} is no move`);
        return move.value;
      });
      for (const [n, move] of named.entries()) {
        expect(named.findIndex((other) => sameMove(line.variant, other, move))).toBe(n);
      }
    }
  });

  test('the lesson answers illegal ideas, which go from the pupil’s piece to an empty square', () => {
    for (const step of steps) {
      const { turn, board } = lastPosition(step.line);
      for (const { text, path, answer } of ideasOf(step)) {
        const [from = -1] = path;
        const to = path.at(-1) ?? -1;
        expect([text, board[from]?.[0].color, board[to]]).toEqual([text, turn, null]);
        expect(movesOf(step).map((move) => move.path)).not.toContainEqual(path);
        expect(said(step, text)).toMatchObject({ kind: 'idea', answer, path });
        expect(isTrue(answer, step, path)).toBe(true);
      }
    }
  });

  test('after a restart, the lesson continues from the moves alone', () => {
    for (const step of steps) expect(studyAt(lesson, step.path)).toEqual(step);
    expect(studyAt(lesson, ['a1-a1'])).toBeNull();
    const last = ends[0]?.moves.at(-1);
    const over = last && [...(steps.at(-1)?.path ?? []), makeFullMove(beginStudy(lesson).line.variant, last)];
    expect(studyAt(lesson, over ?? [''])).toBeNull();
  });
});

/** The side that moved last has won, or will win after any forced capture by the other side. */
function wonByForce(line: Line): boolean {
  const pupil = firstPosition(line).turn;
  const ending = endingOf(line);
  if (ending) return ending.winner === pupil;
  const replies = legalMoves(line.variant, lastPosition(line));
  return (
    replies.length > 0 &&
    replies.every(({ taken }) => taken.length > 0) &&
    replies.every((reply) => endingOf(extend(line, reply))?.winner === pupil)
  );
}

/**
 * Whether the side to move can capture everything within this many moves, whatever the other side
 * does.
 */
const catches = (line: Line, moves: number): boolean =>
  moves > 0 &&
  legalMoves(line.variant, lastPosition(line)).some((move) => caughtAfter(extend(line, move), moves));

function caughtAfter(line: Line, moves: number): boolean {
  const replies = legalMoves(line.variant, lastPosition(line));
  return replies.every((reply) => moves > 1 && catches(bare(extend(line, reply)), moves - 1));
}

/** The position without its history, because the draw count doesn't matter within three moves. */
const bare = (line: Line): Line => startLine(line.variant, lastPosition(line));

test('with three kings, only the right moves catch the king in the number of moves that the lesson says', () => {
  const [first, second] = stepsFrom(beginStudy(lessonOf('three-kings')));
  for (const [step, moves] of [
    [first, 3],
    [second, 2],
  ] as const) {
    if (!step) throw new Error('a step is missing');
    const catching = movesOf(step).filter((move) => caughtAfter(bare(extend(step.line, move)), moves));
    expect(catching.map((move) => makeFullMove(step.line.variant, move))).toEqual(
      answersIn(step).flatMap(({ text, verdict }) => (verdict.kind === 'wrong' ? [] : [text])),
    );
  }
});

test('texts that are not moves are refused as they are in a game', () => {
  const study = beginStudy(lessonOf('several'));
  expect(judge(study, 'hello')).toMatchObject({ ok: false, problem: { code: 'unreadable-move' } });
  expect(judge(study, 'c3:g7')).toMatchObject({ ok: true, value: { kind: 'wrong' } });
  expect(judge(study, 'c3-h8')).toMatchObject({ ok: false, problem: { code: 'must-capture' } });
  expect(judge(study, 'c3:e1')).toMatchObject({ ok: false, problem: { code: 'illegal-move' } });
});

test('ideas that no menu offers are answered if they are typed', () => {
  const turkish = beginStudy(lessonOf('turkish'));
  expect(said(turkish, 'g3:c7:a5')).toMatchObject({ kind: 'idea', answer: 'go-on' });
  expect(said(turkish, 'g3-h4')).toMatchObject({ kind: 'idea', answer: 'must-capture' });
  expect(said(turkish, '24-20')).toMatchObject({ kind: 'idea', answer: 'must-capture' });
});
