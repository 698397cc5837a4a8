/** Spectators choose what to watch, and when to be notified. */
import type { WatchCalls, Watched, Watch } from './rules.ts';
import type { Game } from '../../game/game.ts';
import { maySee } from '../../game/maySee.ts';
import { colorOf } from '../../game/decision.ts';
import { placesOf } from '../../game/place.ts';
import { mentionsIn } from '../../game/seat.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { watchChoice, waysOn } from './view.ts';
import { GUESS } from '../guess/presses.ts';
import { WATCH } from './presses.ts';
import type { Press } from '../../views/presses/presses.ts';
import { fitting } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Using } from '../../app/ports/app.ts';
import type { Person } from '../../app/ports/actor.ts';
import { isInServer, type Asker, type Refusal, type ServerAsker } from '../../app/ports/command.ts';
import { nextSteps } from '../../app/problem/nextSteps.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { isKeptOut } from '../../app/server/blocks.ts';
import { readableBy } from '../../app/server/readableFrom.ts';
import { runningIn } from '../../app/reader/seenBy.ts';
import { takeAttendance } from '../../app/standings/readBoard.ts';
import { gameNamed } from '../../app/play/find.ts';

type Needs = Using<'blocks' | 'games' | 'watches', 'now'>;

/** The most games and players that a user can watch. */
export const MOST_WATCHED = 10;
/** How many running games of a channel or a server to search. */
const MOST_SEARCHED = 100;

/** The id of a game, from a message's link, from a page's link, or typed. */
const CARD = /\/channels\/\d+\/(?<channelId>\d+)\/(?<messageId>\d+)/u;
const NOT_ID = /[^0-9a-z]/u;

async function idIn(app: Using<'games'>, { guildId }: ServerAsker['place'], text: string): Promise<string> {
  const link = CARD.exec(text)?.groups;
  if (!link) {
    const last = text.trimEnd().split(NOT_ID).at(-1) ?? '';
    return last === '' ? text : last;
  }
  const { channelId = '', messageId } = link;
  const { games } = app.store;
  const [first, second] = await Promise.all([
    games.list({ channelId, state: 'running', limit: MOST_SEARCHED }),
    games.secondIn(guildId, MOST_SEARCHED),
  ]);
  const found = [...first, ...second].find(({ shown: { card } }) => card?.messageId === messageId);
  return found?.game.id ?? '';
}

/** The named game; otherwise, the only running game between other people in this channel. */
export async function findWatched(
  app: Using<'games', 'memory'>,
  asker: ServerAsker,
  named: string | undefined,
): Promise<Result<Game, Problem>> {
  if (named !== undefined)
    return gameNamed(app, asker, { id: await idIn(app, asker.place, named), isShown: false });
  const [only, ...others] = await gamesToWatch(app, asker, { channelId: asker.place.channelId });
  if (!only) return refused({ code: 'watch-none-here' });
  if (others.length === 0) return done(only);
  return refused({ code: 'which-game', games: [only, ...others].map(({ id }) => id) });
}

/**
 * Running games between other people in the server's channels that the asker can read, or in one of
 * those channels; most recently changed first.
 */
export async function gamesToWatch(
  app: Using<'games', 'memory'>,
  asker: ServerAsker,
  where: { readonly channelId?: string } = {},
): Promise<readonly Game[]> {
  const { guildId } = asker.place;
  const running = await runningIn(app, { ...where, guildId }, MOST_SEARCHED);
  const records = await readableBy(app, asker, running);
  return records.map(({ game }) => game).filter((game) => colorOf(game, asker.user.id) === null);
}

/** The server's games of other people whose names contain the text, this channel's first. */
export async function suggestWatched(
  app: Using<'games', 'memory'>,
  asker: ServerAsker,
  text: string,
  isWanted: (game: Game) => boolean = () => true,
): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  const { channelId } = asker.place;
  const games = (await gamesToWatch(app, asker)).filter(isWanted);
  const hereFirst = games.toSorted(
    (a, b) => Number(a.place.channelId !== channelId) - Number(b.place.channelId !== channelId),
  );
  return fitting(
    hereFirst.map((game) => watchChoice(say, game)),
    text,
  );
}

export async function watchGame(
  app: Needs,
  asker: ServerAsker,
  game: Game,
  calls: WatchCalls,
): Promise<Result<Watched, Problem>> {
  if (game.result) return refused({ code: 'watch-over' });
  if (colorOf(game, asker.user.id)) return refused({ code: 'watch-own' });
  if (calls === 'start') return refused({ code: 'watch-begun' });
  const { guildId } = asker.place;
  if (!placesOf(game).some((place) => place.guildId === guildId)) return refused({ code: 'unknown-game' });
  if (await isKeptOut(app, asker.user.id, guildId, mentionsIn(game.seats)))
    return refused({ code: 'watch-not-them' });
  return add(app, asker, { kind: 'game', id: game.id }, calls);
}

export async function watchPlayer(
  app: Needs,
  asker: ServerAsker,
  { id, isBot }: Pick<Person, 'id' | 'isBot'>,
  calls: WatchCalls,
): Promise<Result<Watched, Problem>> {
  if (id === asker.user.id) return refused({ code: 'watch-own' });
  if (isBot) return refused({ code: 'watch-bot' });
  if (await isKeptOut(app, asker.user.id, asker.place.guildId, [id]))
    return refused({ code: 'watch-not-them' });
  const added = await add(app, asker, { kind: 'player', id }, calls);
  if (!added.ok) return added;
  const running = await app.store.games.list({ player: id, state: 'running' });
  for (const { game } of running) await callWatchers(app, game);
  return added;
}

/** Notifications are separate due rows, so the players' card doesn't wait for them. */
export const callWatchers = async (app: Using<'watches', 'now'>, game: Game): Promise<void> => {
  const { id, seats, createdAt, result } = game;
  const players = mentionsIn(seats);
  for (const { guildId } of placesOf(game))
    if (guildId !== null)
      await app.store.watches.wake({ id, guildId, players, createdAt, isOver: result !== null }, app.now());
};

async function add(
  { store, now }: Needs,
  { user, place, discordLocale, at }: ServerAsker,
  of: Watched,
  calls: WatchCalls,
): Promise<Result<Watched, Problem>> {
  const choice = { user: user.id, guildId: place.guildId, of, calls, madeAt: at, locale: discordLocale };
  // The first notification shows the current board. The end is sent when the game ends.
  const dueAt = of.kind === 'game' && calls === 'moves' ? now() : null;
  const isAdded = await store.watches.add(choice, MOST_WATCHED, dueAt);
  return isAdded ? done(of) : refused({ code: 'too-many-watches', most: MOST_WATCHED });
}

/** How long to wait (ms) for Discord to say whether the spectator is still in the server. */
const DISCORD_TIMEOUT = 1000;

/** Checked again before each notification, because spectators leave or are blocked. */
export async function mayWatch(
  app: Using<'attendance' | 'blocks', 'botId' | 'members' | 'now'>,
  { user, guildId }: Watch,
  game: Game,
): Promise<boolean> {
  const viewer = { user, place: { guildId, channelId: game.place.channelId }, isShown: false };
  if (game.place.guildId === null || !maySee(game, viewer) || colorOf(game, user)) return false;
  const players = mentionsIn(game.seats);
  if (await isKeptOut(app, user, guildId, players)) return false;
  // The spectator has blocked a player since they chose to watch.
  const own = players.map((player) => ({ by: { kind: 'user', id: user }, user: player }) as const);
  if ((await app.store.blocks.standing(own)).length > 0) return false;
  await takeAttendance(app, guildId, app.botId(), [user], AbortSignal.timeout(DISCORD_TIMEOUT));
  const [known] = await app.store.attendance.known(guildId, [user]);
  return known?.isGone !== true;
}

const isOfSpectators = ({ command }: Press): boolean =>
  command === WATCH.command || command === GUESS.command;

/** A refusal for a spectator, which always offers a next step. */
export function forSpectator(asker: Asker, refusal: Refusal): Refusal {
  const say = sayIn(asker.locale);
  if (nextSteps(say, refusal.problem).some(({ press }) => isOfSpectators(press))) return refusal;
  const ways = waysOn(say, isInServer(asker) ? ['now', 'guess', 'list'] : ['list', 'play']);
  return { ...refusal, below: [ways] };
}
