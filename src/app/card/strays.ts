/**
 * Boards that no process has recorded. A process may die after it posted a board and before it
 * recorded that, and a process that takes over a game can't know whether the other process is dead
 * or slow. So whenever a card is recorded and such a board is possible, a row is written first, and
 * a sweep searches the channel (`due/dueStrays.ts`).
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import { mayHaveReminded } from '../../game/clock/clock.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import { areKept } from './oldCards.ts';

/** When to search for boards first (ms). A slow process is late by seconds. */
export const FIRST_LOOK = 15 * SECOND;
/** After this time (ms), no process posts anymore, however often it retried. */
const LAST_LOOK = 135 * SECOND;
/** How far Discord's clock may differ from ours (ms). */
const CLOCKS = 60 * SECOND;
/** A reminder no later than this (ms) is the first of its turn. */
const PROMPT = 30 * SECOND;

/** Plans a search, because a process may post a board, or has posted one since `from` (ms). */
export async function expectStrays(
  app: Using<'games' | 'settings', 'now'>,
  game: Game,
  from = app.now(),
): Promise<void> {
  if (await areKept(app, game)) return;
  const now = app.now();
  const strays = { gameId: game.id, since: from - CLOCKS, until: now + LAST_LOOK };
  await app.store.games.expectStrays(strays, now + FIRST_LOOK);
}

export interface Posting {
  /** The card from which the game was changed. Its removal is done or planned. */
  readonly left?: MessageAddress | null;
  /** Whether this process posted because the process that changed the game seems dead. */
  readonly isLate?: boolean;
  /** Whether the other process may still post. */
  readonly isTakenOver?: boolean;
}

/**
 * Must run before a card of this state is recorded over the state `shown`. Plans a search if boards
 * of the states in between, or with a reminder, may have been posted. A pressed card shows one of
 * these states. The engine's answer is shown together with the move it answers.
 */
export async function expectUnrecorded(
  app: Using<'games' | 'settings', 'now'>,
  { game, shown }: GameRecord,
  { left = null, isLate = false, isTakenOver = false }: Posting,
): Promise<void> {
  if (shown.version > game.version) return;
  const between = game.version - shown.version - 1;
  const known = left && left.messageId !== shown.card?.messageId ? 1 : 0;
  const isBetween = between > (isLate ? 0 : known + (engineSeat(game) ? 1 : 0));
  if (isBetween || mayHaveReminded(game, shown.reminded ?? 0, app.now() - PROMPT))
    // Each change begins at most one turn.
    await expectStrays(app, game, game.turns.at(-between - 2)?.from ?? game.createdAt);
  else if (isTakenOver) await expectStrays(app, game);
}
