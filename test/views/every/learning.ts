/** Lessons, puzzles and help. */
import * as fc from 'fast-check';
import { LESSON_IDS } from '../../../src/features/learn/rules.ts';
import { HELP_TOPICS } from '../../../src/features/help/rules.ts';
import { refusal } from './problems.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import { lastPosition, startLine } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { lineOf } from '../../../src/game/line.ts';
import { PUZZLE_VARIANTS, TRIAL_STATES } from '../../../src/features/puzzle/rules.ts';
import { lessonOf } from '../../../src/features/learn/rules/lessons.ts';
import { judge } from '../../../src/features/learn/rules/judge.ts';
import {
  beginStudy,
  advance,
  type Study,
  movesOf,
  ideasOf,
} from '../../../src/features/learn/rules/study.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { linePicture } from '../../../src/views/board/shape.ts';
import { helpScreen, playScreen } from '../../../src/features/help/view.ts';
import { lessonScreen, verdictScreen } from '../../../src/features/learn/view.ts';
import { lessonsScreen } from '../../../src/features/learn/view/list.ts';
import { dailyScreen, solutionScreen } from '../../../src/features/daily/view.ts';
import { giveUpScreen, puzzlePieceScreen, puzzleScreen } from '../../../src/features/puzzle/view.ts';
import { screenFrom, screenOf, type Screens } from './shown.ts';
import { gameOf } from './game.ts';
import { few, many, name, NOW, reader, snowflake, yes } from './words.ts';

const drawn = gameOf(6, fc.constantFrom(...PUZZLE_VARIANTS))
  .filter(({ moves }) => moves.length > 0)
  .map((each) => {
    const moves = each.moves.length % 2 === 0 ? each.moves.slice(0, -1) : each.moves;
    const start = lastPosition(lineOf({ ...each, moves: [] }));
    const known = PUZZLE_VARIANTS.find((id) => id === each.variant) ?? 'russian';
    return { id: each.id, variant: known, fen: makeFen(variantOf(known), start), moves };
  });
/** There are 26 moves, so the piece is chosen first. */
const CROWDED = { id: 'p', variant: 'russian', fen: 'W:WKa3,Kc1,Ke1,Kg1:Bh8', moves: ['c1-d2'] } as const;

/** A puzzle: any position with moves played from it, and a solver's path. */
export const puzzle = fc.oneof({ weight: 4, arbitrary: drawn }, fc.constant(CROWDED));
const puzzleView = fc
  .record({
    puzzle,
    state: fc.constantFrom(...TRIAL_STATES),
    misses: few,
    tried: many,
    solved: many,
    isOwn: yes,
    difficulty: fc.nat(3500),
    user: snowflake,
    half: fc.nat(2),
    change: fc.option(fc.record({ before: fc.nat(3500), after: fc.nat(3500), isProvisional: yes }), {
      nil: null,
    }),
    isRight: yes,
  })
  .map(({ puzzle: one, state, misses, tried, solved, isOwn, difficulty, user, half, change, isRight }) => ({
    puzzle: one,
    isOwn,
    difficulty,
    counts: { tried, solved },
    news: half === 0 ? null : { move: one.moves[0] ?? '', path: [12, 8], isRight },
    trial: {
      user,
      puzzleId: one.id,
      variant: one.variant,
      version: 1,
      ply: Math.min(2 * half, one.moves.length - 1),
      misses,
      state,
      change,
      at: NOW,
    },
  }));

const studies = (study: Study): readonly Study[] => [
  study,
  ...movesOf(study).flatMap((move) => {
    const next = advance(study, move);
    return next ? studies(next) : [];
  }),
];
const study = fc.constantFrom(...LESSON_IDS.flatMap((id) => studies(beginStudy(lessonOf(id)))));
const verdict = study.chain((each) =>
  fc
    .constantFrom(
      ...movesOf(each).map((move) => makeFullMove(each.line.variant, move)),
      ...ideasOf(each).map(({ text }) => text),
    )
    .map((text) => [each, judge(each, text)] as const),
);
const progress = fc.record({
  done: fc.subarray([...LESSON_IDS]).map((ids) => new Set(ids)),
  underway: fc.option(fc.record({ lesson: fc.constantFrom(...LESSON_IDS), path: fc.constant([]) }), {
    nil: null,
  }),
});

export const LEARNING = {
  'help/view playScreen': screenFrom(
    [fc.constantFrom(...VARIANT_IDS), yes, yes, yes, yes, fc.constantFrom(null, 'Play elsewhere.')],
    (say, id, isAlone, inServer, isShared, isAdmin, instead) => {
      const line = startLine(variantOf(id));
      const picture = linePicture(say, line, line.variant.notation.squares);
      return playScreen(say, { picture, isAlone, inServer, isShared, isAdmin, instead });
    },
  ),
  'help/view helpScreen': screenOf(
    (say, topic, isAlone, isAdmin) => helpScreen(say, topic, { isAlone, isAdmin }),
    fc.constantFrom(...HELP_TOPICS),
    yes,
    yes,
  ),
  'learn/view lessonScreen': screenOf(
    (say, each, how, isHinted, problem) =>
      [null, ...movesOf(each).map(({ from }) => from)].map((square) =>
        lessonScreen(say, each, how, {
          isHinted,
          chosen: square,
          said: problem ? refusalScreen(say, problem).blocks.filter(({ kind }) => kind === 'text') : [],
        }),
      ),
    study,
    reader,
    yes,
    fc.option(refusal, { nil: null }),
  ),
  'learn/view verdictScreen': screenOf(
    (say, [each, said], how, all) => (said.ok ? verdictScreen(say, each, said.value, how, all) : null),
    verdict,
    reader,
    progress,
  ),
  'learn/view/list lessonsScreen': screenOf(lessonsScreen, progress),
  'daily/view dailyScreen': screenOf(
    (say, { puzzle: one, isOwn, difficulty }, before, names, more, how) =>
      dailyScreen(say, { puzzle: one, isOwn, difficulty, before, names, solved: names.length + more }, how),
    puzzleView,
    fc.option(puzzle, { nil: null }),
    fc.array(name, { maxLength: 30, size: 'max' }),
    few,
    reader,
  ),
  'daily/view solutionScreen': screenOf(
    (say, one, how) => solutionScreen(say, one, how.style),
    puzzle,
    reader,
  ),
  'puzzle/view giveUpScreen': screenOf(
    (say, { trial }) => giveUpScreen(say, trial, { before: '3500?', after: '3350?' }),
    puzzleView,
  ),
  'puzzle/view puzzlePieceScreen': screenFrom([puzzleView, reader], (say, view, how) => {
    const { puzzle: one } = view;
    const line = lineOf({
      id: one.id,
      variant: one.variant,
      start: one.fen,
      moves: one.moves.slice(0, view.trial.ply),
    });
    const open = { ...view, trial: { ...view.trial, state: 'open' as const } };
    return [...new Set(legalMoves(line.variant, lastPosition(line)).map(({ from }) => from))].map((from) =>
      puzzlePieceScreen(say, open, [from], how),
    );
  }),
  'puzzle/view puzzleScreen': screenOf(
    (say, view, how) =>
      TRIAL_STATES.flatMap((state) => {
        const there = { ...view, trial: { ...view.trial, state } };
        return [there, { ...there, at: 0 }, { ...there, at: view.puzzle.moves.length }].map((each) =>
          puzzleScreen(say, each, how),
        );
      }),
    puzzleView,
    reader,
  ),
} satisfies Screens;
