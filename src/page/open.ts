/**
 * The parts of the page by their addresses. `/` is a board against the computer, or the games of a
 * visitor who is logged in and has not begun one on that board. `?game=…` is a live game of a
 * server, and `?cup=…` a tournament. A shared link `/s/…` is one of these, or a player.
 * `?puzzle=…` shows puzzles, and `?lesson=…` lessons. Others are a board for two:
 * `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openGame } from './game.ts';
import { fillHeader, type Part } from './header.ts';
import { openingHere } from './opening.ts';
import { aboutLine, takeState } from './links.ts';
import { openPractice } from './practice.ts';
import { sayHere } from './words/here.ts';

const ALONE = [
  ['puzzle', 'puzzle'],
  ['lesson', 'learn'],
] as const;

const EXHIBITS = ['cup', 'player'] as const;

function partOf(wish: URLSearchParams): Part | null {
  if (wish.has('puzzle')) return 'puzzle';
  if (wish.has('lesson')) return 'lesson';
  if (['game', ...EXHIBITS].some((name) => wish.get(name))) return null;
  const isPlaying = history.state?.practice?.moves.length > 0;
  const isFirst = wish.has('home') || (wish.toString() === '' && !isPlaying);
  return isFirst && openingHere().look !== null ? 'home' : 'play';
}

/** Games and the board load at once, the others when they are opened. `guild`: see `openHome`. */
export async function openPart(root: HTMLElement, wish: URLSearchParams, guild?: string): Promise<void> {
  takeState();
  const part = partOf(wish);
  const header = document.querySelector('header');
  const say = await sayHere();
  const hasBoard = part !== 'home' && !EXHIBITS.some((name) => wish.get(name));
  if (header) fillHeader(header, say, part, hasBoard);
  const { look, shared, game: facts } = openingHere();
  if (look === null && (shared || part === 'play')) {
    root.after(aboutLine(say));
    // With `:has()`, each change of the page would compute its styles.
    document.body.classList.add('is-footed');
  }
  const game = wish.get('game');
  if (game) {
    if (!facts || !shared?.turn) return openGame(root, game);
    const { openTurningPoint } = await import('./turningPoint.ts');
    const puzzle = { ...shared, turn: shared.turn };
    return openTurningPoint(root, facts, puzzle, (holder, onward) => void openGame(holder, game, onward));
  }
  for (const [name, screen] of ALONE)
    if (wish.has(name)) return (await import('./screen/alone.ts')).openAlone(root, screen, wish.get(name));
  for (const kind of EXHIBITS) {
    const of = wish.get(kind);
    if (of) return (await import('./exhibit.ts')).openExhibit(root, of, kind);
  }
  if (part === 'home') return (await import('./home/home.ts')).openHome(root, wish.get('home'), guild);
  return openPractice(root);
}
