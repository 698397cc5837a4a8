import { defineCommand } from '../src/app/ports/command.ts';
import { puzzleTyped, suggestPuzzleMoves } from '../src/features/puzzle/answers.ts';
import { PUZZLE_VARIANTS } from '../src/features/puzzle/rules.ts';

export const puzzle = defineCommand({
  name: 'puzzle',
  posts: false,
  options: [
    { name: 'variant', kind: 'text', choices: PUZZLE_VARIANTS },
    { name: 'move', kind: 'text', suggests: true },
  ],
  run: (asker, values, app) => puzzleTyped(app, asker, values),
  suggest: (asker, { text, values }, app) => suggestPuzzleMoves(app, asker, text, values.variant),
});
