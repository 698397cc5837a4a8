/**
 * `/` shows the visitor's games, `?game=…` a game of a server, live, and `?cup=…` a tournament. A
 * shared link `/s/…` shows one of these or a player. `?puzzle=…` shows puzzles and `?lesson=…`
 * lessons. Otherwise the page is a board for two:
 * `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openGame } from './game.ts';
import { query } from './parts.ts';
import { openPractice } from './practice.ts';

const root = document.querySelector('main');
const shared = /^\/s\/([\w-]+)$/u.exec(location.pathname)?.[1] ?? null;
const kind = document.querySelector<HTMLMetaElement>('meta[name="shared"]')?.content;
const sharedAs = (wanted: string): string | null => (kind === wanted ? shared : null);
const game = query.get('game') ?? sharedAs('game');
const player = sharedAs('player');
const exhibit = query.get('cup') ?? sharedAs('cup') ?? player;
// Games and the board for two load at once; the others when they are opened.
if (root && game !== null) void openGame(root, game);
else if (root && query.has('puzzle'))
  void import('./screen/alone.ts').then(({ openAlone }) => openAlone(root, 'puzzle', query.get('puzzle')));
else if (root && query.has('lesson'))
  void import('./screen/alone.ts').then(({ openAlone }) => openAlone(root, 'learn', query.get('lesson')));
else if (root && exhibit !== null)
  void import('./exhibit.ts').then(({ openExhibit }) =>
    openExhibit(root, exhibit, exhibit === player ? 'player' : 'cup'),
  );
else if (root && location.search === '') void import('./home/home.ts').then(({ openHome }) => openHome(root));
else if (root) void openPractice(root);
