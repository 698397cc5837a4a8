/**
 * Posts the animation of a finished game in servers that want it. It is posted once, however often
 * the game is shown again.
 */
import type { Game, GameId } from '../../game/game.ts';
import { filmScreen } from '../../views/replay/replay.ts';
import { showingGame } from '../../views/replay/showing.ts';
import type { Using } from '../ports/app.ts';
import type { Messenger } from '../ports/messenger.ts';
import { putOff, type PutOff, owedAfter } from './kind.ts';
import { sayOf, sharedShape } from '../reader/reader.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger' | 'now'>;

/**
 * A failed animation is retried at growing intervals and finally dropped, because drawing is
 * expensive. In a closed channel, it is posted once the channel opens.
 */
export async function doDueFilm(app: Needs, id: GameId): Promise<PutOff<GameId>> {
  const game = (await app.store.games.load(id))?.game;
  const posted = game && (await post(app, game));
  const isOwed = game && typeof posted === 'string';
  return putOff(id, isOwed ? owedAfter(posted, game.changedAt, app.now()) : null);
}

async function post(
  app: Using<'people' | 'settings', 'messenger'>,
  game: Game,
): ReturnType<Messenger['post']> {
  const say = await sayOf(app, game);
  const showing = showingGame(say, game, await sharedShape(app, game.place));
  const whole = { from: 0, to: game.moves.length };
  return app.messenger.post(game.place, filmScreen(say, showing, whole, 'white'), `${game.id}.film`);
}
