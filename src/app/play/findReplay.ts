/** Which game someone wants to see again who did not say: their latest in this channel, or else the latest of anyone. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

/** The game with this id, or the latest here. */
export async function findReplay(app: App, asker: Asker, id?: GameId): Promise<Attempt<Game, Problem>> {
  if (id !== undefined) {
    const named = await app.store.game(id);
    return named ? done(named.game) : refused({ code: 'unknown-game' });
  }
  const { channelId } = asker.place;
  const [own] = await app.store.games({ channelId, player: asker.user.id, limit: 1 });
  const [latest] = own ? [own] : await app.store.games({ channelId, limit: 1 });
  return latest ? done(latest.game) : refused({ code: 'no-game-here' });
}
