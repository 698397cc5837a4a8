import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import { engineSeat } from './engine.ts';
import { isCalledOff, type Game, type GameResult } from '../game.ts';

export const MOMENTS = ['begun', 'outplayed', 'crowned', 'blundered', 'won', 'lost', 'drawn'] as const;
/** `outplayed`: the player gained pieces by capturing; `blundered`: the player lost pieces. */
export type Moment = (typeof MOMENTS)[number];

interface Scene {
  readonly game: Game;
  readonly line: Line;
  readonly legal: readonly Move[];
}

/** How many pieces a capture must gain, after recaptures. */
const WORTH_A_WORD = 2;

const takenBy = (move: Move | undefined): number => move?.taken.length ?? 0;

export function momentOf({ game, line, legal }: Scene): Moment | null {
  const seat = engineSeat(game);
  if (!seat) return null;
  if (game.result) return endOf(game.result, seat.color);
  if (game.moves.length === 0 || (game.moves.length === 1 && game.latest === 'moved')) return 'begun';
  return game.latest === 'answered' ? momentOfAnswer(line, legal) : null;
}

function endOf(result: GameResult, engine: 'white' | 'black'): Moment | null {
  const { winner } = result;
  if (isCalledOff(result)) return null;
  if (winner === null) return 'drawn';
  return winner === engine ? 'won' : 'lost';
}

/** Compares the player's move and the engine's answer with the captures before and after. */
function momentOfAnswer({ moves, variant }: Line, legal: readonly Move[]): Moment | null {
  const [before, theirs, answer] = [moves.at(-3), moves.at(-2), moves.at(-1)];
  const gain = takenBy(theirs) - takenBy(before) - takenBy(answer);
  const loss = takenBy(answer) - takenBy(theirs) - Math.max(0, ...legal.map(takenBy));
  const isGiveaway = variant.goal === 'lose';
  if (takenBy(theirs) >= WORTH_A_WORD && gain > 0) return isGiveaway ? 'blundered' : 'outplayed';
  if (loss >= WORTH_A_WORD) return isGiveaway ? 'outplayed' : 'blundered';
  return theirs?.promotes && !isGiveaway ? 'crowned' : null;
}
