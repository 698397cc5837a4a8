/** One game between two players, from an opening. */
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { ByColor } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import type { Random } from '../../src/engine/play/choose.ts';
import type { Player } from './participant.ts';

/** Some variants know no draw by count; a game that goes on longer is one. */
const LONGEST_GAME = 300;

/** Openings that are tried until one is as good as is asked; in some games hardly any is. */
const TRIES = 50;

/** Random moves from the start that are as good as is asked; the last ones tried, if none are. */
export function openingOf(
  variant: Variant,
  plies: number,
  random: Random,
  isGood: (line: Line) => boolean = () => true,
): Line {
  let line = randomLine(variant, plies, random);
  for (let n = 1; n < TRIES && !isGood(line); n += 1) line = randomLine(variant, plies, random);
  return line;
}

/** Random moves from the start; begins anew when the game is over before. */
function randomLine(variant: Variant, plies: number, random: Random): Line {
  let line = startLine(variant);
  while (line.moves.length < plies) {
    const moves = legalMoves(variant, lastPosition(line));
    const move = moves[Math.floor(random() * moves.length)];
    line = move ? extend(line, move) : startLine(variant);
  }
  return line;
}

/** Plays the opening on; 1 when White wins, 0 for a draw, -1 when Black wins. */
export async function playOn(opening: Line, players: ByColor<Player>): Promise<1 | 0 | -1> {
  let line = opening;
  players.white.begin();
  players.black.begin();
  for (;;) {
    const ending = endingOf(line);
    if (ending?.winner === 'white') return 1;
    if (ending?.winner === 'black') return -1;
    if (ending || line.moves.length >= LONGEST_GAME) return 0;
    line = extend(line, await players[lastPosition(line).turn].move(line));
  }
}
