/**
 * The line of play behind a game: its texts read again by the rules. A game keeps texts and not moves because they are
 * what people, files and other programs can read, and because they outlive every change of our own types.
 */
import type { Color, Move, Position } from '../draughts/types.ts';
import { extend, lastPosition, startLine, type Line } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import { legalMoves } from '../draughts/moves.ts';
import { startPosition } from '../draughts/position.ts';
import { variantOf } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import type { Game } from './game.ts';

/** What a line is read from. */
type Played = Pick<Game, 'id' | 'variant' | 'start' | 'moves'>;

/** Replays the game from its start. Throws when what is recorded is no legal play: that is damage, not a refusal. */
export function lineOf(game: Played): Line {
  const start = startLine(variantOf(game.variant), readStart(game));
  return game.moves.reduce((line, text) => extend(line, readMove(game, line, text)), start);
}

/** The side whose turn it is, or would be in a game that is over. Sides take turns, so nothing need be replayed. */
export function sideToMove(game: Played): Color {
  const { turn } = readStart(game);
  return game.moves.length % 2 === 0 ? turn : opponentOf(turn);
}

function readStart({ id, variant, start }: Played): Position {
  if (start === null) return startPosition(variantOf(variant));
  const parsed = parseFen(variantOf(variant), start);
  if (!parsed.ok) throw new Error(`the game ${id} begins from no position: ${start}`);
  return parsed.value;
}

/** The move as it was stored; read by its route, should the generator ever come to name another route of it. */
function readMove(game: Played, line: Line, text: string): Move {
  const { variant } = line;
  const position = lastPosition(line);
  const stored = legalMoves(variant, position).find((move) => makeFullMove(variant, move) === text);
  if (stored) return stored;
  const parsed = parseMoveIn(variant, position, text);
  if (parsed.ok) return parsed.value;
  throw new Error(
    `the game ${game.id} has the move ${text} at ply ${line.moves.length}, which is not legal there`,
  );
}
