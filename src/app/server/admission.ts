/**
 * Withdrawing a challenge frees its place, so without a limit on posts, one person could fill a
 * channel.
 */
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS } from '../../draughts/types.ts';
import type { Game, Place } from '../../game/game.ts';
import type { ChallengeTerms } from '../../game/challenge/invite.ts';
import type { Problem } from '../problem/problem.ts';
import { isEngine, type Seat } from '../../game/seat.ts';
import { colorOf } from '../../game/decision.ts';
import type { App, Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import type { Asker } from '../ports/command.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';
import { settingsAt } from '../reader/reader.ts';
import type { Room } from '../ports/subjects/games.ts';
import { type Ask, type Challenge, challengeAsk } from '../../game/challenge/challenge.ts';

type Needs = Using<'games' | 'settings'>;

export async function barOnChallenge(app: Needs, asker: Asker): Promise<Problem | null> {
  const settings = await settingsAt(app, asker.place);
  return barOnPlace(settings, asker) ?? barOnRole(settings, asker) ?? barOnMore(app, settings, asker);
}

/** Seeks are always allowed in the lobby, even if games may not begin there. */
export async function barOnSeeking(app: Needs, asker: Asker): Promise<Problem | null> {
  const settings = await settingsAt(app, asker.place);
  const bar = settings.lobby === null ? barOnPlace(settings, asker) : null;
  return bar ?? barOnRole(settings, asker) ?? barOnMore(app, settings, asker);
}

/** Runs off the event loop, because listing the captures of a composed position can take hours. */
export async function barOnStart(
  { reading }: Pick<App, 'reading'>,
  { user }: Actor,
  { variant, start }: Pick<ChallengeTerms, 'variant' | 'start'>,
): Promise<Problem | null> {
  if (start === undefined) return null;
  const read = await reading.startPosition(variant, start, user.id);
  return read.ok ? null : read.problem;
}

/** The reason the asker's game can't begin; `null` if it can. Checks their own games first. */
export async function barOnGame(
  app: Using<'games' | 'settings' | 'tallies', 'limits'>,
  { user }: Pick<Actor, 'user'>,
  game: Game,
): Promise<Problem | null> {
  const { place, seats } = game;
  const settings = await settingsAt(app, place);
  const own = colorOf(game, user.id) ?? 'white';
  const bar = await barOnMore(app, settings, { user: seats[own], place });
  const other = seats[opponentOf(own)];
  // The engine can play any number of games, but each user has a limit on games against it.
  if (bar) return bar;
  if (isEngine(other)) return barOnEngine(app, { user: seats[own].id, engine: other.id });
  const most = await limitReached(app, settings, { user: other, place });
  return most === null ? null : { code: 'other-has-too-many-games', most, player: other };
}

type Pair = Pick<NonNullable<Room['withEngine']>, 'user' | 'engine'>;

async function barOnEngine(
  { limits, store }: Using<'tallies', 'limits'>,
  { user, engine }: Pair,
): Promise<Problem | null> {
  const most = limits.engineGames;
  const games = await store.tallies.engineGames(user, engine);
  return games < most ? null : { code: 'too-many-engine-games', most };
}

export async function roomFor(app: Using<'settings', 'limits'>, game: Game): Promise<Room> {
  const engine = COLORS.find((color) => isEngine(game.seats[color]));
  return {
    inServer: await roomInServer(app, game),
    withEngine: engine
      ? {
          user: game.seats[opponentOf(engine)].id,
          engine: game.seats[engine].id,
          most: app.limits.engineGames,
          at: game.createdAt,
        }
      : null,
  };
}

async function roomInServer(app: Using<'settings'>, { place, seats }: Game): Promise<Room['inServer']> {
  const { mostGames: most } = await settingsAt(app, place);
  if (most === null || place.guildId === null) return null;
  const players = COLORS.map((color) => seats[color]).filter((seat) => !isEngine(seat));
  return { guildId: place.guildId, most, players: players.map(({ id }) => id) };
}

/** A thread counts as its parent channel. */
export function barOnPlace(
  { channels }: GuildSettings,
  { place, threadOf }: Pick<Asker, 'place' | 'threadOf'>,
): Problem | null {
  const isAllowed = channels.length === 0 || channels.some((id) => id === place.channelId || id === threadOf);
  return isAllowed ? null : { code: 'not-in-channel', channels };
}

const barOnRole = ({ challengerRole: role }: GuildSettings, { roles }: Asker): Problem | null =>
  role === null || roles.includes(role) ? null : { code: 'role-needed', role };

interface Candidate {
  readonly user: Pick<Seat, 'id'>;
  readonly place: Place;
}

async function barOnMore(
  app: Using<'games'>,
  settings: GuildSettings,
  candidate: Candidate,
): Promise<Problem | null> {
  const most = await limitReached(app, settings, candidate);
  return most === null ? null : { code: 'too-many-games', most };
}

async function limitReached(
  { store }: Using<'games'>,
  { mostGames: most }: GuildSettings,
  { user, place: { guildId } }: Candidate,
): Promise<number | null> {
  if (most === null || guildId === null) return null;
  // Damaged games count too, as they do when a game begins.
  return (await store.games.countRunning(user.id, guildId)) < most ? null : most;
}

/**
 * Counts one more card that the asker posts in their channel, for the object with this id. Returns
 * the reason it is too many, or `null` if it was counted.
 */
export async function spendPost(
  app: Using<'tallies', 'limits'>,
  { user, place, at }: Pick<Asker, 'user' | 'place' | 'at'>,
  what: string,
): Promise<Problem | null> {
  const { most, per } = app.limits.posts;
  const post = { id: `post.${what}`, from: user.id, to: place.channelId, guildId: place.guildId, at };
  if (await app.store.tallies.ask(post, app.limits.posts)) return null;
  const posts = await app.store.tallies.asks(post.from, post.to, at - per, most);
  return { code: 'too-many-posts', most, at: (posts.at(-1) ?? at) + per };
}

/**
 * The reason the user has too many challenges, and when there is room for another; `null` if there
 * is room.
 */
export async function barOnAsking(
  app: Using<'tallies', 'limits'>,
  challenge: Challenge,
): Promise<Problem | null> {
  const most = app.limits.openChallenges;
  const open = await app.store.tallies.openChallenges(challenge.challenger.id, challenge.createdAt, most);
  const at = open.at(most - 1);
  if (at !== undefined) return { code: 'too-many-challenges', most, at };
  const { opponent } = challenge;
  const ask = challengeAsk(challenge);
  return ask && opponent && barOnAsk(app, ask, opponent);
}

/**
 * The reason one side can't challenge the other (`asked`) now, and when it can; `null` if it can.
 */
export async function barOnAsk(
  { limits, store }: Using<'tallies', 'limits'>,
  { from, to, at: now }: Ask,
  asked: Seat,
): Promise<Problem | null> {
  const { most, per } = limits.asks;
  const asks = await store.tallies.asks(from, to, now - per, most);
  const earliest = asks.at(most - 1);
  return earliest === undefined ? null : { code: 'too-many-asks', most, player: asked, at: earliest + per };
}
