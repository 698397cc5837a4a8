/** `/watch`: what the asker watches, and when to be called to it. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import {
  defineCommand,
  isInServer,
  type Asker,
  type Reply,
  type ServerAsker,
} from '../src/app/ports/command.ts';
import { gameNamed, shown } from '../src/app/play/find.ts';
import { findWatched, gamesToWatch, suggestWatched, watchGame, watchPlayer } from '../src/app/play/watch.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { WATCH_CALLS, type WatchCalls, type Watched } from '../src/game/calls/watching.ts';
import type { Game } from '../src/game/game.ts';
import type { Attempt } from '../src/kit/attempt.ts';
import { sayIn } from '../src/i18n/say.ts';
import {
  watchChosenScreen,
  watchesScreen,
  watchOfferScreen,
  type Watching,
} from '../src/views/game/watch.ts';
import { WATCH } from '../src/views/presses/declarations.ts';

const gameOf = async (app: App, { kind, id }: Watched): Promise<Game | null> =>
  kind === 'game' ? ((await app.store.games.load(id))?.game ?? null) : null;

async function list(app: App, asker: Asker, stopped = false): Promise<Reply> {
  const all = await app.store.watches.of(asker.user.id);
  const watching: readonly Watching[] = await Promise.all(
    all.map(async ({ of, calls }) => ({ of, calls, game: await gameOf(app, of) })),
  );
  // A game that has just ended is about to leave the list.
  const current = watching.filter(({ of, game }) => of.kind === 'player' || game?.result === null);
  const { channelId } = asker.place;
  const near = isInServer(asker) ? await gamesToWatch(app, asker, { channelId }) : [];
  const here = near.find(({ id }) => !current.some(({ of }) => of.id === id)) ?? null;
  const screen = watchesScreen(sayIn(asker.locale), current, { here, stopped });
  return { kind: 'private', screen };
}

async function chosen(
  app: App,
  asker: Asker,
  calls: WatchCalls,
  attempt: Attempt<Watched, Problem>,
): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem, { again: WATCH.to.in({ calls }) });
  const of = attempt.value;
  const game = await gameOf(app, of);
  const side =
    game?.voting && calls === 'moves' ? await app.store.votes.sideOf(game.id, asker.user.id) : null;
  const isVoter = side?.hasLeft === false;
  const screen = watchChosenScreen(sayIn(asker.locale), { of, calls, game }, isVoter);
  return { kind: 'private', screen };
}

async function choose(app: App, asker: ServerAsker, named: string | undefined, calls: WatchCalls) {
  const found = await findWatched(app, asker, named);
  return chosen(app, asker, calls, found.ok ? await watchGame(app, asker, found.value, calls) : found);
}

async function pressed(app: App, asker: Asker, id: string, calls: WatchCalls): Promise<Reply> {
  if (!isInServer(asker)) return refusal(app, asker, { code: 'no-server' });
  const found = await gameNamed(app, asker, shown(id));
  return chosen(app, asker, calls, found.ok ? await watchGame(app, asker, found.value, calls) : found);
}

async function ask(app: App, asker: Asker, id: string): Promise<Reply> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return refusal(app, asker, found.problem);
  return { kind: 'private', screen: watchOfferScreen(sayIn(asker.locale), found.value) };
}

export const watchPresses = answering(WATCH, {
  list: (asker, _, app) => list(app, asker),
  ask: (asker, { id }, app) => ask(app, asker, id),
  in: (asker, { value, calls }, app) => pressed(app, asker, value, calls),
  game: (asker, { id, calls }, app) => pressed(app, asker, id, calls),
  async stop(asker, { of, id }, app) {
    await app.store.watches.stop(asker.user.id, { kind: of, id });
    return list(app, asker, true);
  },
});

export const watch = defineCommand({
  name: 'watch',
  posts: false,
  options: [
    { name: 'game', kind: 'text', suggests: true },
    { name: 'player', kind: 'user' },
    { name: 'when', kind: 'text', choices: WATCH_CALLS },
  ],
  async run(asker, { game, player, when }, app) {
    const calls = WATCH_CALLS.find((each) => each === when);
    if (game === undefined && !player && !calls) return list(app, asker);
    if (!isInServer(asker)) return refusal(app, asker, { code: 'no-server' });
    if (game !== undefined && player) return refusal(app, asker, { code: 'watch-both' });
    if (!player) return choose(app, asker, game, calls ?? 'end');
    const wanted = calls ?? 'start';
    return chosen(app, asker, wanted, await watchPlayer(app, asker, player, wanted));
  },
  suggest: async (asker, { text }, app) => (isInServer(asker) ? suggestWatched(app, asker, text) : []),
});
