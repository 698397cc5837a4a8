/** Which finished game someone means who did not say: their last one in this channel, or else the last of anyone. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { isCalledOff, type Game, type GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GameFilter } from '../ports/games.ts';
import { gameNamed } from './gameNamed.ts';

/** Games looked through for one that can be analyzed: those that never began are few. */
const MOST = 25;

/** Whether somebody moved in it: one that was called off is a finished game in which nothing was played. */
export const wasPlayed = ({ moves, result }: Game): boolean => moves.length > 0 && !isCalledOff(result);

/** The game whose id was typed, finished or not, or the last one here that was played and is over. */
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
  const last = { channelId, state: 'finished', limit: MOST } as const;
  const over = async (filter: GameFilter): Promise<readonly Game[]> =>
    (await app.store.games(filter)).map(({ game }) => game);
  const own = await over({ ...last, player: user.id });
  const all = own.some(wasPlayed) ? own : await over(last);
  const latest = all.find(wasPlayed) ?? own[0] ?? all[0];
  return latest ? done(latest) : refused({ code: 'no-finished-game' });
}
