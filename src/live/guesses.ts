/** A spectator's guess of the next move, sent to that spectator only. */
import { guessesIn, makeGuess } from '../app/watch/guess.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import type { GameId } from '../game/game.ts';
import { pointsFor } from '../game/guess.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import type { FromPage, ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'guess' }>;

export async function guessOf(
  app: App,
  by: Actor,
  id: GameId,
  { move, ply }: Extract<FromPage, { kind: 'guess' }>,
  isMember: (guildId: string) => Promise<boolean>,
): Promise<Attempt<Told, Problem>> {
  const game = (await app.store.games.load(id))?.game;
  const guildId = game?.place.guildId ?? null;
  // Its table names them, and is the server's.
  if (!game || guildId === null || !(await isMember(guildId))) return refused({ code: 'unknown-game' });
  const found = await (move === null
    ? guessesIn(app, by, game)
    : makeGuess(app, by, game, { text: move, ply }));
  if (!found.ok) return found;
  const { moves } = game;
  const counted = found.value.own.map((guess) => ({
    ...guess,
    points: guess.points ?? pointsFor(guess, moves),
  }));
  const over = counted.filter(({ points }) => points !== null);
  const last = over.at(-1);
  return done({
    kind: 'guess',
    game: id,
    ply: moves.length,
    move: counted.find((guess) => guess.ply === moves.length)?.move ?? null,
    past: last
      ? {
          move: last.move,
          played: moves[last.ply] ?? '',
          points: over.reduce((sum, { points }) => sum + (points ?? 0), 0),
          count: over.length,
        }
      : null,
  });
}
