/**
 * The bot's own pictures for anyone:
 *
 *     npm run draw -- --variant russian --fen "W:Wc3,Kd4:Bb8" --theme slate --side black --out board.png
 *
 * Every option may be left out; `--moves "c3-d4 b6-a5"` plays moves first, so that the last one is marked.
 * `--pdn game.pdn --out game.gif` draws the first game of a file as a film.
 * `--sheet sheet.png` draws every theme and every set of pieces side by side instead.
 */
import { draw, Mistake } from './drawing.ts';

try {
  console.log(await draw(process.argv.slice(2)));
} catch (error) {
  const expected = error instanceof Mistake || (error instanceof Error && 'syscall' in error);
  if (!expected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
