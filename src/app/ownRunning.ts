/**
 * Whether a record is a game that its reader still plays: taken out of the channel and brought in again, it would be thought
 * about for them.
 */
import type { Line } from '../draughts/line.ts';
import { lastPosition } from '../draughts/line.ts';
import { engineSeat } from '../game/engine.ts';
import { lineOf } from '../game/line.ts';
import { makeFen } from '../notation/fen.ts';
import type { App } from './app.ts';
import type { Asker } from './command.ts';

/** So early on, many games have the same positions. */
const OPENING = 6;
/** More games than almost anyone plays at once. */
const MOST = 500;

/** Whether the line passes through the present position of a game between the asker and another person. */
export async function isOwnRunning(app: App, asker: Asker, { variant, positions }: Line): Promise<boolean> {
  const { records } = await app.store.inbox({ user: asker.user.id, from: 0, limit: MOST });
  const passed = new Set(positions.map((position) => makeFen(variant, position)));
  return records.some(
    ({ game }) =>
      game.variant === variant.id &&
      game.moves.length >= OPENING &&
      !engineSeat(game) &&
      passed.has(makeFen(variant, lastPosition(lineOf(game)))),
  );
}
