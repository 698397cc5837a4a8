/** Games are stored as text, because people and programs can read it and it outlives our types. */
import type { ByColor, Color, Move, Position } from '../draughts/types.ts';
import { extend, lastPosition, type Line, lineAt, startLine } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import { legalMoves } from '../draughts/moves.ts';
import { startPosition } from '../draughts/position.ts';
import { rotate } from '../draughts/symmetry.ts';
import { variantOf } from '../draughts/variants.ts';
import { makeFen, parseFen } from '../notation/fen.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import type { Game, GameId } from './game.ts';

type Played = Pick<Game, 'id' | 'variant' | 'start' | 'moves'>;

/** More games than are usually played at the same time. A line of 60 plies takes about 30 KB. */
const MOST = 200;

/** The games that were replayed last, because each move would otherwise replay its whole game. */
const replayed = new Map<GameId, Omit<Played, 'id'> & { readonly line: Line }>();

export function lineOf(game: Played): Line {
  const { id, variant, start, moves } = game;
  const before = lineBefore(game);
  const line = moves
    .slice(before.moves.length)
    .reduce((so, text) => extend(so, readMove(game, so, text)), before);
  replayed.delete(id);
  replayed.set(id, { variant, start, moves, line });
  const oldest = replayed.size > MOST ? replayed.keys().next() : null;
  if (oldest?.done === false) replayed.delete(oldest.value);
  return line;
}

/** The part of the game that was already replayed. */
function lineBefore(game: Played): Line {
  const { id, variant, start, moves } = game;
  const known = replayed.get(id);
  if (known?.variant !== variant || known.start !== start)
    return startLine(variantOf(variant), readStart(game));
  const changed = moves.findIndex((text, ply) => text !== known.moves[ply]);
  return lineAt(known.line, changed === -1 ? moves.length : changed);
}

export function sideToMove(game: Played): Color {
  const { turn } = readStart(game);
  return game.moves.length % 2 === 0 ? turn : opponentOf(turn);
}

function readStart({ id, variant, start }: Played): Position {
  if (start === null) return startPosition(variantOf(variant));
  const parsed = parseFen(variantOf(variant), start);
  if (!parsed.ok) throw new Error(`the game ${id} has an invalid start position: ${start}`);
  return parsed.value;
}

/** Reads a stored move, or another route of the same move if the generator has changed. */
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

/**
 * The first move of a game from the usual start, numbered for the side to move. Before version 1.3,
 * English draughts began with White on a rotated board. `null`: started from another position.
 */
export function usualFirstMove({
  variant: id,
  start,
  moves,
}: Pick<Game, 'variant' | 'start' | 'moves'>): string | null {
  const [first = null] = moves;
  if (start === null || first === null) return first;
  const usual = startPosition(variantOf(id));
  if (start !== makeFen(variantOf(id), { ...usual, ...rotate(usual) })) return null;
  return first.replaceAll(/\d+/gu, (number) => String(usual.board.length + 1 - Number(number)));
}

export function movesBySide(game: Game): ByColor<number> {
  const { length } = game.moves;
  const many = Math.ceil(length / 2);
  const few = Math.floor(length / 2);
  return firstToMove(game) === 'white' ? { white: many, black: few } : { white: few, black: many };
}

/** The absent player of a tournament game that never started. Other such games are canceled. */
export const absentIn = (game: Game): Color | null =>
  game.tournament && game.result?.by === 'aborted' ? firstToMove(game) : null;

export function firstToMove(game: Game): Color {
  return sideToMove({ ...game, moves: [] });
}
