/**
 * Whether the engine must keep silent, because what it would be asked about is near the position of a game that its reader still
 * plays: taken out of the channel, and brought in again as a record, as a position to practice from or as a puzzle, it would be
 * thought about for them. Asked before every answer of the engine, and away from the event loop where
 * that takes long.
 */
import type { Game, GameId, UserId } from '../../game/game.ts';
import { engineSeat, needsThought } from '../../game/engine.ts';
import { lineOf } from '../../game/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Problem } from '../problem/problem.ts';
import { peopleOf } from '../../game/seat.ts';
import { isGuarded, lastShownOf, type ShownPositions } from '../../game/running.ts';
import type { Using } from '../ports/app.ts';

/** More games than almost anyone plays at once. */
const MOST = 500;

type Needs = Using<'games', 'reading'>;

/** Why a user gets no answer about the positions; `null` when they may have one. One game may be left out: the one that it is about. */
export async function barOnHelp(
  { store, reading }: Needs,
  user: UserId,
  shown: ShownPositions,
  except?: GameId,
): Promise<Problem | null> {
  if (shown.fens.length === 0) return null;
  const { records } = await store.inbox({ user, from: 0, limit: MOST });
  const games = records.flatMap(({ game }) =>
    game.id !== except && isGuarded(game)
      ? [{ id: game.id, variant: game.variant, start: game.start, moves: game.moves }]
      : [],
  );
  if (games.length === 0) return null;
  const near = await reading.isNearRunning(shown, games, user);
  if (!near.ok) return near.problem;
  return near.value ? { code: 'analysis-near' } : null;
}

/** The same for what any of its opponents asks of the engine in a game of its own; `null` where it need not think. */
export async function barOnAnswer(parts: Needs, game: Game): Promise<Problem | null> {
  const seat = engineSeat(game);
  if (!seat || !needsThought(game)) return null;
  const shown = lastShownOf(lineOf(game));
  for (const { id } of peopleOf(game.seats[opponentOf(seat.color)])) {
    const bar = await barOnHelp(parts, id, shown);
    if (bar) return bar;
  }
  return null;
}
