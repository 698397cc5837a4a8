/** Who may watch a game on the page, and whether they learn the players' names. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { App, Using } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import { isReadByAll, type Gate, type MemberMemory } from '../app/ports/servers.ts';
import { voteFactsOf } from '../app/card/voteFacts.ts';
import { settingsAt } from '../app/reader/reader.ts';
import { colorOf } from '../game/decision.ts';
import type { Game, Place } from '../game/game.ts';
import { maySee } from '../game/maySee.ts';
import { playsIn, SIDES, type Meet } from '../game/meet/meet.ts';
import { placesOf } from '../game/place.ts';
import { peopleOf, type Seat } from '../game/seat.ts';
import type { Tournament } from '../tournament/life/tournament.ts';
import type { Door, Party } from './door.ts';
import type { Watched } from './facts.ts';

/** In ms: how long somebody waits for their share of the requests to Discord. */
const PATIENCE = 3000;

export interface Sight {
  /** People outside the server don't see names, except of players who allow it. */
  readonly seesNames: boolean;
}

export interface Watching {
  /** Asks Discord on behalf of somebody, within their share. */
  readonly memory: MemberMemory;
  readonly isMember: (guildId: string, visitor: Visitor | null) => Promise<boolean>;
  readonly isPublic: (place: Pick<Place, 'guildId' | 'channelId'>) => Promise<boolean>;
}

const gateOf =
  (door: Door, party: Party): Gate =>
  async (work) => {
    const asked = await Promise.race([door.ask(party, work), sleep(PATIENCE, null, { ref: false })]);
    return asked?.ok ? asked.value : 'unknown';
  };

/** Of the party that asks. Discord isn't asked about servers in which the bot isn't. */
export function openWatching(app: Using<'servers', 'memory'>, door: Door): (party: Party) => Watching {
  const isHere = (guildId: string): Promise<boolean> => app.store.servers.isHere(guildId);
  return (party) => {
    const memory = app.memory.through(gateOf(door, party));
    return {
      memory,
      isMember: async (guildId, visitor) =>
        visitor !== null &&
        (await isHere(guildId)) &&
        typeof (await memory.member(guildId, visitor.id)) === 'object',
      isPublic: async ({ guildId, channelId }) =>
        guildId !== null && (await isHere(guildId)) && isReadByAll(await memory.readers(guildId, channelId)),
    };
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
