/**
 * `?game=…` shows this game of a server, live. Without it, the page is a board for two:
 * `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openGame } from './game.ts';
import { query } from './parts.ts';
import { openPractice } from './practice.ts';

const root = document.querySelector('main');
const game = query.get('game');
if (root && game !== null) void openGame(root, game);
else if (root) void openPractice(root);
