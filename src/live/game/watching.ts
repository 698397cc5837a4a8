/** Asks who someone on the page is to a game, a tournament or a server; `maySee.ts` decides. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { Shared } from '../../app/ports/boardPage.ts';
import { isReadByAll, type Gate, type MemberMemory } from '../../app/ports/subjects/servers.ts';
import { voteFactsOf } from '../../app/card/voteFacts.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import { COLORS } from '../../draughts/types.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, Place } from '../../game/game.ts';
import { type Home, type Sight, sightOf } from '../../game/maySee.ts';
import type { Player } from '../../game/player.ts';
import { playsIn, SIDES, type Meet } from '../../game/meet/meet.ts';
import { placesOf } from '../../game/place.ts';
import { peopleOf, type Seat } from '../../game/seat.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Door, Party } from '../door/door.ts';
import type { Watched } from './facts.ts';

/** In ms: how long somebody waits for their share of the requests to Discord. */
const PATIENCE = 3000;

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

const homesIn = (
  app: Using<'settings'>,
  watching: Watching,
  visitor: Visitor | null,
  places: readonly Pick<Place, 'guildId' | 'channelId'>[],
): readonly Home[] =>
  places.map((place) => ({
    hasPages: async () => (await settingsAt(app, place)).pages,
    isMember: async () => place.guildId !== null && watching.isMember(place.guildId, visitor),
    isPublic: () => watching.isPublic(place),
  }));

/** Whether a member of the server sees its lists. */
export async function mayList(
  app: Using<'settings'>,
  watching: Watching,
  guildId: string,
  visitor: Visitor,
): Promise<boolean> {
  const homes = homesIn(app, watching, visitor, [{ guildId, channelId: '' }]);
  return (await sightOf({ isPlayer: false, isShared: false, isListed: false }, homes)) !== null;
}

/** A player by their own link, with the name used last; `null` also if they hide from leaderboards. */
export async function playerIn(
  { store }: Using<'personal' | 'settings' | 'standings'>,
  { guildId, user }: Extract<Shared, { readonly kind: 'player' }>,
): Promise<Player | null> {
  if (!(await settingsAt({ store }, { guildId })).pages || (await store.personal.isHidden(user))) return null;
  const [latest] = await store.standings.recent(guildId, user, 1);
  return COLORS.map((color) => latest?.outcome.players[color]).find((each) => each?.id === user) ?? null;
}

/** A tournament is seen as a rated game in its channel would be. */
export function sightOfCup(
  app: Using<'settings'>,
  watching: Watching,
  { venue, players }: Tournament,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  const isPlayer = players.some(({ id }) => id === visitor?.id);
  return sightOf({ isPlayer, isShared, isListed: true }, homesIn(app, watching, visitor, [venue]));
}

/** In each of its servers as a tournament is in its own. */
export function sightOfMeet(
  app: Using<'settings'>,
  watching: Watching,
  meet: Meet,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  const isPlayer = visitor !== null && playsIn(meet, visitor.id) !== null;
  const places = SIDES.flatMap((side) => meet[side]?.place ?? []);
  return sightOf({ isPlayer, isShared, isListed: true }, homesIn(app, watching, visitor, places));
}

/** `isShared`: a player gave them a link. */
export function sightOfGame(
  app: Using<'settings'>,
  watching: Watching,
  game: Game,
  visitor: Visitor | null,
  isShared: boolean,
): Promise<Sight | null> {
  const isPlayer = visitor !== null && colorOf(game, visitor.id) !== null;
  const homes = homesIn(app, watching, visitor, placesOf(game));
  return sightOf({ isPlayer, isShared, isListed: game.rated }, homes);
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
