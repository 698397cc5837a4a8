/** Which finished game someone means who did not say: their last one in this channel, or else the last of anyone. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { gameNamed } from './gameNamed.ts';

/** The game whose id was typed, finished or not, or the last finished one here. */
export async function findFinished(
  app: Using<'games'>,
  asker: Asker,
  id?: GameId,
): Promise<Attempt<Game, Problem>> {
  if (id !== undefined) return gameNamed(app, asker, { id, isShown: false });
  const {
    user,
    place: { channelId },
  } = asker;
  const last = { channelId, state: 'finished', limit: 1 } as const;
  const [own] = await app.store.games({ ...last, player: user.id });
  const [latest] = own ? [own] : await app.store.games(last);
  return latest ? done(latest.game) : refused({ code: 'no-finished-game' });
}
