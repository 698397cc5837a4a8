/** `/watch`: the games being played now, what the asker watches, and when to notify them. */
import type { WatchCalls, Watched } from './rules.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game } from '../../game/game.ts';
import { isGuessable } from '../guess/rules.ts';
import { type Result, refused } from '../../kit/result.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { sayIn } from '../../i18n/say.ts';
import { nowScreen } from '../home/view.ts';
import { watchChosenScreen, watchesScreen, watchOfferScreen, type Watching } from './view.ts';
import { WATCH } from './presses.ts';
import { gameNamed, shown, typed } from '../../app/play/find.ts';
import type { Person } from '../../app/ports/actor.ts';
import { answering } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { isInServer, type Asker, type Reply, type ServerAsker, privately } from '../../app/ports/command.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { viewerFor } from '../../app/reader/reader.ts';
import { findWatched, gamesToWatch, watchGame, watchPlayer, forSpectator } from './use.ts';
import { openGuessing, showGuesses } from '../guess/answers.ts';
import { putHomeIn } from '../home/answers.ts';
import { nowShown, runningFor } from '../home/use.ts';

const gameOf = async (app: App, { kind, id }: Watched): Promise<Game | null> =>
  kind === 'game' ? ((await app.store.games.load(id))?.game ?? null) : null;

/** Everything the user watches, except finished games, which are about to leave the list. */
async function watchedBy(app: App, { user }: Asker): Promise<readonly Watching[]> {
  const all = await app.store.watches.of(user.id);
  const watching = await Promise.all(
    all.map(async ({ of, calls }) => ({ of, calls, game: await gameOf(app, of) })),
  );
  return watching.filter(({ of, game }) => of.kind === 'player' || game?.result === null);
}

async function list(app: App, asker: Asker, isStopped = false): Promise<Reply> {
  const about = { isStopped, isInServer: isInServer(asker) };
  return privately(watchesScreen(sayIn(asker.locale), await watchedBy(app, asker), about));
}

async function now(app: App, asker: Asker): Promise<Reply> {
  if (!isInServer(asker)) return list(app, asker);
  const { channelId } = asker.place;
  const [running, viewer, watching, near] = await Promise.all([
    runningFor(app, asker),
    viewerFor(app, asker),
    watchedBy(app, asker),
    gamesToWatch(app, asker, { channelId }),
  ]);
  const others = running.map(({ game }) => game).filter((game) => colorOf(game, asker.user.id) === null);
  const own = {
    watching,
    here: near.find(({ id }) => !watching.some(({ of }) => of.id === id)) ?? null,
    guessable: others.filter(isGuessable).slice(0, HOLDS.choices),
  };
  return privately(nowScreen(sayIn(asker.locale), nowShown(running), own, viewer));
}

async function chosen(
  app: App,
  asker: Asker,
  calls: WatchCalls,
  attempt: Result<Watched, Problem>,
): Promise<Reply> {
  if (!attempt.ok) return forSpectator(asker, { ...attempt, again: WATCH.to.in({ calls }) });
  const of = attempt.value;
  const game = await gameOf(app, of);
  const side =
    game?.voting && calls === 'moves' ? await app.store.votes.sideOf(game.id, asker.user.id) : null;
  const isVoter = side?.hasLeft === false;
  return privately(watchChosenScreen(sayIn(asker.locale), { of, calls, game }, isVoter));
}

async function chooseGame(
  app: App,
  asker: ServerAsker,
  found: Result<Game, Problem>,
  calls: WatchCalls,
): Promise<Reply> {
  return chosen(app, asker, calls, found.ok ? await watchGame(app, asker, found.value, calls) : found);
}

async function choosePlayer(app: App, asker: Asker, player: Person, calls: WatchCalls): Promise<Reply> {
  if (!isInServer(asker)) return forSpectator(asker, refused({ code: 'no-server' }));
  return chosen(app, asker, calls, await watchPlayer(app, asker, player, calls));
}

async function pressed(app: App, asker: Asker, id: string, calls: WatchCalls): Promise<Reply> {
  if (!isInServer(asker)) return forSpectator(asker, refused({ code: 'no-server' }));
  return chooseGame(app, asker, await gameNamed(app, asker, shown(id)), calls);
}

async function ask(app: App, asker: Asker, id: string): Promise<Reply> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return forSpectator(asker, found);
  return privately(watchOfferScreen(sayIn(asker.locale), found.value));
}

const putHere = (app: App, asker: Asker, channelId: string | undefined): Promise<Reply> =>
  isInServer(asker) && channelId !== undefined ? putHomeIn(app, asker, channelId) : now(app, asker);

export const watchPresses = answering(WATCH, {
  list: (asker, _, app) => list(app, asker),
  now: (asker, _, app) => now(app, asker),
  // Buttons of earlier versions.
  keep: (asker, _, app) => putHere(app, asker, asker.place.channelId),
  'keep-in': (asker, { values: [channelId] }, app) => putHere(app, asker, channelId),
  ask: (asker, { id }, app) => ask(app, asker, id),
  in: (asker, { value, calls }, app) => pressed(app, asker, value, calls),
  game: (asker, { id, calls }, app) => pressed(app, asker, id, calls),
  async player(asker, { values: [id], people }, app) {
    const player = id === undefined ? undefined : people.get(id);
    return player ? choosePlayer(app, asker, player, 'start') : now(app, asker);
  },
  async stop(asker, { of, id }, app) {
    await app.store.watches.stop(asker.user.id, { kind: of, id });
    return list(app, asker, true);
  },
});

/** The options of `/watch`. */
interface WatchWish {
  readonly game: string | undefined;
  readonly player: Person | undefined;
  readonly when: WatchCalls | undefined;
  readonly guess: boolean | undefined;
  readonly pinned: string | undefined;
}

/** Whether the options name more than one thing to watch, or mix watching with guessing. */
function isMixed({ game, player, when, guess = false, pinned }: WatchWish): boolean {
  const isGame = game !== undefined || guess;
  const subjects = [isGame, player !== undefined, pinned !== undefined].filter((is) => is).length;
  return subjects > 1 || (when !== undefined && (guess || pinned !== undefined));
}

export async function answerWatch(app: App, asker: Asker, wish: WatchWish): Promise<Reply> {
  const { game, player, when: calls, guess = false, pinned } = wish;
  if (game === undefined && !player && !calls && !guess && pinned === undefined) return now(app, asker);
  if (!isInServer(asker)) return forSpectator(asker, refused({ code: 'no-server' }));
  if (isMixed(wish)) return forSpectator(asker, refused({ code: 'watch-both' }));
  if (pinned !== undefined) return putHomeIn(app, asker, pinned);
  const named = typed(game);
  if (guess) return named ? openGuessing(app, asker, named) : showGuesses(app, asker);
  if (player) return choosePlayer(app, asker, player, calls ?? 'start');
  return chooseGame(app, asker, await findWatched(app, asker, game), calls ?? 'end');
}
