import type { Screen } from '../../views/screen/screen.ts';
import { newTrial, type Puzzle } from '../puzzle/rules.ts';
import type { Say } from '../../i18n/say.ts';
import { text, TURN_ACCENT, buttonBlock, button } from '../../views/screen/blocks.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Shape } from '../../views/board/shape.ts';
import { puzzleBlocks, puzzleBoard, onTrial, solutionText, hardness } from '../puzzle/view.ts';
import { shownName } from '../../views/standings/words.ts';
import { PUZZLE } from '../puzzle/presses.ts';

const MOST_NAMES = 20;

interface DailyView {
  readonly puzzle: Puzzle;
  readonly isOwn: boolean;
  readonly difficulty: number;
  readonly before: Puzzle | null;
  readonly solved: number;
  readonly names: readonly string[];
}

function solvedLine(say: Say, { solved: count, names: all }: DailyView): string {
  if (count === 0) return say('daily.unsolved');
  const shown = all.slice(0, MOST_NAMES);
  if (shown.length === 0) return say('daily.solved-unnamed', { count });
  const names = say.list(
    shown.map((name) => shownName(name)),
    'and',
  );
  return say(shown.length === count ? 'daily.solved' : 'daily.solved-some', { count, names });
}

/** Private, because the puzzle may resemble a game that others are playing. */
export const solutionScreen = (say: Say, puzzle: Puzzle, style: NotationStyle | null): Screen => ({
  blocks: [text(say('daily.before', { moves: solutionText(puzzle, style) }))],
  notifies: [],
});

export function dailyScreen(say: Say, view: DailyView, shape: Shape): Screen {
  const { puzzle, isOwn, before, difficulty } = view;
  const trial = newTrial(puzzle, '', 0);
  const look = puzzleBoard(puzzle, trial);
  const variant = say(`variant.${puzzle.variant}`);
  return {
    blocks: [
      text(
        say('daily.title'),
        say(`puzzle.about.${hardness(difficulty)}`, { variant }),
        isOwn ? say('puzzle.own') : null,
      ),
      ...puzzleBlocks(say, look, look.turn, shape),
      text(say(`puzzle.turn.${look.turn}`), solvedLine(say, view)),
      buttonBlock(
        button(PUZZLE.to.daily(onTrial(trial)), say('button.puzzle.solve'), { style: 'primary' }),
        ...(before ? [button(PUZZLE.to.before({ id: before.id }), say('button.puzzle.before'))] : []),
      ),
    ],
    accent: TURN_ACCENT[look.turn],
    notifies: [],
  };
}
