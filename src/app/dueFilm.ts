/**
 * The film of a game that has ended, for servers that want one: noted as due work when the last card is shown, so that it
 * comes whatever happens in between, and once, however often a finished game is shown again.
 */
import type { Game, GameId } from '../game/game.ts';
import { filmScreen } from '../views/replay.ts';
import { showingGame } from '../views/showing.ts';
import type { App } from './app.ts';
import type { Messenger } from './messenger.ts';
import { againAfter } from './patience.ts';
import { settingsAt } from './settingsAt.ts';
import { sayOf } from './sharedLanguage.ts';
import { sharedShape } from './sharedShape.ts';

/** Whether there is anything to be seen. */
const isOver = ({ result, moves }: Game): boolean => result !== null && moves.length > 0;

/** Notes the film of a game that has ended, where its server wants one. */
export async function orderFilm(app: App, game: Game): Promise<void> {
  if (isOver(game) && (await settingsAt(app, game.place)).filmAtEnd)
    await app.store.addFilm(game.id, app.now());
}

/**
 * Posts a claimed film. A channel that is closed to us gets none: nobody waits for it there. A film is much to draw, so one that Discord
 * does not take, for whatever reason, is tried ever more seldom and at last let be.
 */
export async function doDueFilm(app: App, messenger: Messenger, id: GameId): Promise<void> {
  const game = (await app.store.game(id))?.game;
  const posted = game && (await post(app, messenger, game));
  await app.store.postpone(
    { kind: 'film', game: id },
    posted === 'later' && game ? againAfter(game.changedAt, app.now()) : null,
  );
}

async function post(app: App, messenger: Messenger, game: Game): ReturnType<Messenger['post']> {
  const say = await sayOf(app, game);
  const showing = showingGame(say, game, await sharedShape(app, game.place));
  const whole = { from: 0, to: game.moves.length };
  return messenger.post(game.place, filmScreen(say, showing, whole, 'white'), `${game.id}.film`);
}
