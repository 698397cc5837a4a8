/** Puzzles for the page. The solution is told when the trial is over, not before. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { giveUpPuzzle, nextPuzzle, tryPuzzle } from '../app/puzzle/puzzling.ts';
import { type Attempt, done } from '../kit/attempt.ts';
import { hardness, type PuzzleView } from '../views/puzzle/puzzle.ts';
import type { FromPage, PuzzleFacts } from './protocol.ts';

type Wish = Extract<FromPage, { kind: 'puzzle' }>;

function factsOf({ puzzle, trial, difficulty, counts, news }: PuzzleView): PuzzleFacts {
  const { id, variant, fen, moves } = puzzle;
  const { state, change } = trial;
  return {
    id,
    variant,
    fen,
    moves: state === 'open' ? moves.slice(0, trial.ply) : moves,
    ply: trial.ply,
    state,
    misses: trial.misses,
    hardness: hardness(difficulty),
    news: news && { move: news.move, isRight: news.isRight },
    change,
    counts: { tried: counts.tried, solved: counts.solved },
  };
}

export async function puzzleFor(
  app: App,
  by: Actor,
  { variant, deed }: Wish,
): Promise<Attempt<PuzzleFacts, Problem>> {
  const view =
    deed === null
      ? await nextPuzzle(app, by, variant)
      : deed.move === null
        ? await giveUpPuzzle(app, by, deed.id)
        : await tryPuzzle(app, by, deed.id, { text: deed.move, ply: deed.ply });
  return view.ok ? done(factsOf(view.value)) : view;
}
