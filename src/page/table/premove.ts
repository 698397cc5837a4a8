/** A move planned during the other side's turn. It is sent on the viewer's turn, if it is legal. */
import { type Line, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { play } from '../../draughts/position.ts';
import type { Color, Move } from '../../draughts/types.ts';
import type { GameFacts } from '../../live/protocol.ts';
import { makeSquare, type NotationStyle, spokenIn } from '../../notation/square.ts';

export interface Premove {
  readonly move: Move;
  /** The ply after which it was planned. */
  readonly ply: number;
}

/** Moves from square to square, whatever is captured. Each is legal after some answer. */
export function premovesOn(line: Line): readonly Move[] {
  const position = lastPosition(line);
  const { variant } = line;
  const found = new Map<string, Move>();
  for (const answer of legalMoves(variant, position))
    for (const { from, to } of legalMoves(variant, play(variant, position, answer)))
      if (from !== to) found.set(`${from} ${to}`, { from, to, path: [from, to], taken: [], promotes: false });
  return [...found.values()];
}

export const mayPlan = (line: Line, movers: readonly Color[], you: Color | null): boolean =>
  you !== null && movers.includes(you) && lastPosition(line).turn !== you;

/** The legal move it has become; `null`: none, several, or it isn't the viewer's turn anymore. */
export function outcomeOf(
  { move: { from, to }, ply }: Premove,
  line: Line,
  { you, isPaused, result }: Pick<GameFacts, 'you' | 'isPaused' | 'result'>,
): Move | 'waits' | null {
  const position = lastPosition(line);
  if (line.moves.length === ply && result === null) return 'waits';
  if (line.moves.length !== ply + 1 || position.turn !== you || isPaused || result !== null) return null;
  const fits = legalMoves(line.variant, position).filter((move) => move.from === from && move.to === to);
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** Its squares, for screen readers. */
export function squaresOf({ move: { from, to } }: Premove, { variant }: Line, style: NotationStyle | null) {
  const spoken = spokenIn(style ?? undefined);
  return { start: makeSquare(variant, from, spoken), end: makeSquare(variant, to, spoken) };
}
