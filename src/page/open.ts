/**
 * The parts of the page by their addresses: `/` is the visitor's games, `?game=…` a game of a server,
 * live, and `?cup=…` a tournament. A shared link `/s/…` is one of these or a player. `?puzzle=…` are
 * puzzles and `?lesson=…` lessons. Anything else is a board for two:
 * `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`.
 */
import { openGame } from './game.ts';
import { openingHere } from './opening.ts';
import { openPractice } from './practice.ts';

const ALONE = [
  ['puzzle', 'puzzle'],
  ['lesson', 'learn'],
] as const;

/** Games and the board for two load at once; the others when they are opened. `guild`: see `openHome`. */
export async function openPart(root: HTMLElement, wish: URLSearchParams, guild?: string): Promise<void> {
  const game = wish.get('game');
  if (game) {
    const { game: facts, shared } = openingHere();
    if (!facts || !shared?.turn) return openGame(root, game);
    const { openTurningPoint } = await import('./turningPoint.ts');
    return openTurningPoint(root, facts, { ...shared, turn: shared.turn }, () => void openGame(root, game));
  }
  for (const [name, screen] of ALONE)
    if (wish.has(name)) return (await import('./screen/alone.ts')).openAlone(root, screen, wish.get(name));
  for (const kind of ['cup', 'player'] as const) {
    const of = wish.get(kind);
    if (of) return (await import('./exhibit.ts')).openExhibit(root, of, kind);
  }
  if (wish.has('home') || wish.toString() === '')
    return (await import('./home/home.ts')).openHome(root, guild);
  return openPractice(root);
}
