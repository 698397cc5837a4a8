/**
 * Whether a line of play is about a game that its reader still plays: taken out of the channel, and brought in again as a record
 * or as a position to practise from, it would be thought about for them.
 */
import type { Line } from '../../draughts/line.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Position } from '../../draughts/types.ts';
import { engineSeat } from '../../game/engine.ts';
import type { GameId } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

/** So early on, many games have the same positions. */
const OPENING = 6;
/** More games than almost anyone plays at once. */
const MOST = 500;

/** What stands where, whatever the game is called: a good move is one in the games of a family that are much alike, too. */
const standing = ({ turn, board }: Position): string =>
  [turn, ...board.map((tower) => tower?.map(({ color, role }) => `${color}${role}`).join('') ?? '')].join();

/** Whether the line passes through the present position of a game between the asker and another person, but for one game. */
export async function helpsOwnGame(
  app: App,
  asker: Asker,
  { positions }: Line,
  except?: GameId,
): Promise<boolean> {
  const { records } = await app.store.inbox({ user: asker.user.id, from: 0, limit: MOST });
  const passed = new Set(positions.map(standing));
  return records.some(
    ({ game }) =>
      game.id !== except &&
      game.moves.length >= OPENING &&
      !engineSeat(game) &&
      passed.has(standing(lastPosition(lineOf(game)))),
  );
}
