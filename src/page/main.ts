/**
 * `?game=…` shows this game of a server, live, `?puzzle=…` puzzles and `?lesson=…` lessons. Without
 * them, the page is a board for two: `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openGame } from './game.ts';
import { openLessons } from './learning/lesson.ts';
import { openPuzzles } from './learning/puzzle.ts';
import { query } from './parts.ts';
import { openPractice } from './practice.ts';

const root = document.querySelector('main');
const game = query.get('game');
if (root && game !== null) void openGame(root, game);
else if (root && query.has('puzzle')) void openPuzzles(root);
else if (root && query.has('lesson')) void openLessons(root);
else if (root) void openPractice(root);
