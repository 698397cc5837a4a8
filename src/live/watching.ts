/** Who may watch a game on the page, and whether they learn the players' names. */
import type { App, Using } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import type { Actor } from '../app/ports/actor.ts';
import { isReadByAll } from '../app/ports/servers.ts';
import { voteFactsOf } from '../app/card/voteFacts.ts';
import { settingsAt } from '../app/reader/reader.ts';
import { COLORS } from '../draughts/types.ts';
import { colorOf } from '../game/decision.ts';
import type { Game, Place } from '../game/game.ts';
import { maySee } from '../game/maySee.ts';
import { playsIn, SIDES, type Meet } from '../game/meet/meet.ts';
import { placesOf } from '../game/place.ts';
import { isCrowd, peopleOf, type Seat } from '../game/seat.ts';
import type { Tournament } from '../tournament/life/tournament.ts';
import type { Watched } from './facts.ts';

/** In ms: how long Discord may take, and how long its answer counts. */
const [PATIENCE, KEPT] = [3000, 5 * 60_000] as const;
const MOST = 2000;

export interface Sight {
  /** People outside the server don't see names, except of players who allow it. */
  readonly seesNames: boolean;
}

/** Discord is asked about each member and channel at most once in a while. */
export interface Watching {
  readonly isMember: (guildId: string, visitor: Visitor | null) => Promise<boolean>;
  /** What an interaction would say about someone who votes in the game. */
  readonly voterIn: (game: Game, visitor: Visitor) => Promise<Pick<Actor, 'roles' | 'membership'>>;
  readonly isPublic: (place: Pick<Place, 'guildId' | 'channelId'>) => Promise<boolean>;
}

type Ask<T> = (place: string, id: string, patience: AbortSignal) => Promise<T>;

/** Asks again if Discord didn't answer. */
function remembering<T>(now: () => number, ask: Ask<T>): (place: string, id: string) => Promise<T> {
  const known = new Map<string, { readonly answer: Promise<T>; readonly at: number }>();
  return async (place, id) => {
    const key = `${place} ${id}`;
    const before = known.get(key);
    if (before && now() - before.at < KEPT) return before.answer;
    known.delete(key);
    const answer = ask(place, id, AbortSignal.timeout(PATIENCE));
    known.set(key, { answer, at: now() });
    const oldest = known.size > MOST ? known.keys().next() : null;
    if (oldest?.done === false) known.delete(oldest.value);
    if ((await answer) === 'unknown') known.delete(key);
    return answer;
  };
}

const UNKNOWN = { roles: [], membership: 'unknown' } as const;

const channelOf = (seat: Seat): string | null =>
  isCrowd(seat) && seat.of.kind === 'channel' ? seat.of.channelId : null;

export function openWatching({ members, now }: Pick<App, 'members' | 'now'>): Watching {
  const member = remembering(now, (...asked) => members.member(...asked));
  const readers = remembering(now, (...asked) => members.readers(...asked));
  const isInvited = remembering(now, (...asked) => members.isInvited(...asked));
  return {
    isMember: async (guildId, visitor) =>
      visitor !== null && typeof (await member(guildId, visitor.id)) === 'object',
    voterIn: async ({ place: { guildId }, seats }, { id }) => {
      const found = guildId === null ? 'gone' : await member(guildId, id);
      if (guildId === null || found === 'gone') return { roles: [], membership: null };
      if (found === 'unknown') return UNKNOWN;
      const channels: string[] = [];
      for (const channel of COLORS.flatMap((color) => channelOf(seats[color]) ?? [])) {
        const reads = await readers(guildId, channel);
        if (reads === 'unknown') return UNKNOWN;
        const may = reads(found);
        const isThere = may === 'if-invited' ? await isInvited(channel, id) : may;
        if (isThere === 'unknown') return UNKNOWN;
        if (isThere) channels.push(channel);
      }
      const { roles, accountAt, joinedAt, isGuest } = found;
      return { roles, membership: { guildId, accountAt, joinedAt, isGuest, channels } };
    },
    isPublic: async ({ guildId, channelId }) =>
      guildId !== null && isReadByAll(await readers(guildId, channelId)),
  };
}

/** Whether a member of the server sees its lists. */
export const mayList = async (
  app: Using<'settings'>,
  watching: Watching,
  guildId: string,
  visitor: Visitor,
): Promise<boolean> =>
  (await settingsAt(app, { guildId })).pages && (await watching.isMember(guildId, visitor));

/** A tournament is seen as a rated game in its channel would be. */
export async function sightOfCup(
  app: Using<'settings'>,
  watching: Watching,
  { venue, players }: Tournament,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  if (visitor && players.some(({ id }) => id === visitor.id)) return { seesNames: true };
  if (!(await settingsAt(app, venue)).pages) return null;
  if (visitor && (await watching.isMember(venue.guildId, visitor))) return { seesNames: true };
  return isShared || (await watching.isPublic(venue)) ? { seesNames: false } : null;
}

/** In each of its servers as a tournament is in its own. */
export async function sightOfMeet(
  app: Using<'settings'>,
  watching: Watching,
  meet: Meet,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  if (visitor && playsIn(meet, visitor.id)) return { seesNames: true };
  let isOpen = false;
  for (const { place } of SIDES.flatMap((side) => meet[side] ?? [])) {
    if (!(await settingsAt(app, place)).pages) continue;
    if (visitor && (await watching.isMember(place.guildId, visitor))) return { seesNames: true };
    isOpen ||= isShared || (await watching.isPublic(place));
  }
  return isOpen ? { seesNames: false } : null;
}

/** A team's name says who plays in it, so all of its members decide. */
export async function watchedOf(app: Using<'people' | 'votes'>, game: Game): Promise<Watched> {
  const isNamed = async (seat: Seat): Promise<boolean> => {
    const choices = await Promise.all(peopleOf(seat).map(({ id }) => app.store.people.preference(id)));
    return choices.every((choice) => choice.isNamed ?? false);
  };
  const [white, black] = await Promise.all([isNamed(game.seats.white), isNamed(game.seats.black)]);
  return { game, isNamed: { white, black }, vote: await voteFactsOf(app, game) };
}

/** `null`: the visitor may not see it. `isShared`: a player gave them a link. */
export async function sightOf(
  app: App,
  watching: Watching,
  game: Game,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  if (visitor && colorOf(game, visitor.id) !== null) return { seesNames: true };
  let isOpen = false;
  for (const place of placesOf(game)) {
    if (!(await settingsAt(app, place)).pages) continue;
    const { guildId } = place;
    if (guildId !== null && visitor && (await watching.isMember(guildId, visitor))) {
      const isHome = maySee(game, { user: visitor.id, place, isShown: isShared });
      return isHome ? { seesNames: true } : null;
    }
    isOpen ||= isShared || (game.rated && (await watching.isPublic(place)));
  }
  return isOpen ? { seesNames: false } : null;
}
