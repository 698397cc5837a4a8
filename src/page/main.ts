/**
 * `/` shows the visitor's games, `?game=…` a game of a server, live, and `?cup=…` a tournament. A
 * shared link `/s/…` shows one of these or a player. `?puzzle=…` shows puzzles and `?lesson=…`
 * lessons. Otherwise the page is a board for two:
 * `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openCup } from './cup/cup.ts';
import { openGame } from './game.ts';
import { openHome } from './home/home.ts';
import { openLessons } from './learning/lesson.ts';
import { openPuzzles } from './learning/puzzle.ts';
import { query } from './parts.ts';
import { openPlayer } from './player/player.ts';
import { openPractice } from './practice.ts';

const root = document.querySelector('main');
const shared = /^\/s\/([\w-]+)$/u.exec(location.pathname)?.[1] ?? null;
const kind = document.querySelector<HTMLMetaElement>('meta[name="shared"]')?.content;
const sharedAs = (wanted: string): string | null => (kind === wanted ? shared : null);
const game = query.get('game') ?? sharedAs('game');
const cup = query.get('cup') ?? sharedAs('cup');
const player = sharedAs('player');
if (root && game !== null) void openGame(root, game);
else if (root && query.has('puzzle')) void openPuzzles(root);
else if (root && query.has('lesson')) void openLessons(root);
else if (root && cup !== null) void openCup(root, cup);
else if (root && player !== null) void openPlayer(root, player);
else if (root && location.search === '') void openHome(root);
else if (root) void openPractice(root);
