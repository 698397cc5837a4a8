/** Which finished game someone means who did not say: their last one in this channel, or else the last of anyone. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

/** The game with this id, finished or not, or the last finished one here. */
export async function findFinished(
  app: App,
  { user, place: { channelId } }: Asker,
  id?: GameId,
): Promise<Attempt<Game, Problem>> {
  if (id !== undefined) {
    const named = await app.store.game(id);
    return named ? done(named.game) : refused({ code: 'unknown-game' });
  }
  const last = { channelId, state: 'finished', limit: 1 } as const;
  const [own] = await app.store.games({ ...last, player: user.id });
  const [latest] = own ? [own] : await app.store.games(last);
  return latest ? done(latest.game) : refused({ code: 'no-finished-game' });
}
