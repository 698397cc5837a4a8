/** Which game someone wants to see again who did not say: their latest in this channel, or else the latest of anyone. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Game } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { gameNamed, type Named } from './gameNamed.ts';

/** The game that was named, or the latest here. */
export async function findReplay(
  app: Using<'games'>,
  asker: Asker,
  named: Named | null,
): Promise<Attempt<Game, Problem>> {
  if (named) return gameNamed(app, asker, named);
  const { channelId } = asker.place;
  const [own] = await app.store.games({ channelId, player: asker.user.id, limit: 1 });
  const [latest] = own ? [own] : await app.store.games({ channelId, limit: 1 });
  return latest ? done(latest.game) : refused({ code: 'no-game-here' });
}
