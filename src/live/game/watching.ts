/** Determines a visitor's relation to a game, tournament or server, so that `maySee.ts` decides. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { isReadByAll, type Gate } from '../../app/ports/subjects/servers.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, Place, UserId } from '../../game/game.ts';
import { type Sight, sightOf } from '../../game/maySee.ts';
import { playsIn, SIDES, type Meet } from '../../game/meet/meet.ts';
import { placesOf } from '../../game/place.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Door, Party } from '../door/door.ts';

/** How long (ms) a visitor waits for their turn among the requests to Discord. */
const DISCORD_TIMEOUT = 3000;

type Spot = Pick<Place, 'guildId' | 'channelId'>;

/** A game, a tournament, a match or a server's lists. */
interface Watchable {
  readonly places: readonly Spot[];
  readonly hasPlayer: (user: UserId) => boolean;
  /** Whether anyone may see it in a public channel. */
  readonly isListed: boolean;
}

export const asGame = (game: Game): Watchable => ({
  places: placesOf(game),
  hasPlayer: (user) => colorOf(game, user) !== null,
  isListed: game.rated,
});

/** A tournament is visible to the same people as a rated game in its channel. */
export const asTournament = ({ venue, players }: Tournament): Watchable => ({
  places: [venue],
  hasPlayer: (user) => players.some(({ id }) => id === user),
  isListed: true,
});

/** In each of its servers, a match is visible to the same people as a tournament there. */
export const asMeet = (meet: Meet): Watchable => ({
  places: SIDES.flatMap((side) => meet[side]?.place ?? []),
  hasPlayer: (user) => playsIn(meet, user) !== null,
  isListed: true,
});

/** Things that members of a server see, such as its lists. */
export const asServer = (guildId: string): Watchable => ({
  places: [{ guildId, channelId: '' }],
  hasPlayer: () => false,
  isListed: false,
});

export type Watching = ReturnType<ReturnType<typeof openWatching>>;

const gateOf =
  (door: Door, party: Party): Gate =>
  async (work) => {
    const asked = await Promise.race([door.ask(party, work), sleep(DISCORD_TIMEOUT, null, { ref: false })]);
    return asked?.ok ? asked.value : 'unknown';
  };

/** For the party that asks. Discord isn't asked about servers that the bot isn't in. */
export function openWatching(app: Using<'servers' | 'settings', 'memory'>, door: Door) {
  const isHere = (guildId: string): Promise<boolean> => app.store.servers.isHere(guildId);
  return (party: Party) => {
    const memory = app.memory.through(gateOf(door, party));
    const isMember = async (guildId: string, visitor: Visitor | null): Promise<boolean> =>
      visitor !== null &&
      (await isHere(guildId)) &&
      typeof (await memory.member(guildId, visitor.id)) === 'object';
    const isPublic = async ({ guildId, channelId }: Spot): Promise<boolean> =>
      guildId !== null && (await isHere(guildId)) && isReadByAll(await memory.readers(guildId, channelId));
    return {
      /** Asks Discord on behalf of the party, within its limits. */
      memory,
      isMember,
      /** `isShared`: a player gave them a link. */
      sight: async (
        { places, hasPlayer, isListed }: Watchable,
        visitor: Visitor | null,
        isShared: boolean,
      ): Promise<Sight | null> =>
        sightOf(
          { isPlayer: visitor !== null && hasPlayer(visitor.id), isShared, isListed },
          places.map((place) => ({
            hasPages: async () => (await settingsAt(app, place)).pages,
            isMember: async () => place.guildId !== null && isMember(place.guildId, visitor),
            isPublic: async () => isPublic(place),
          })),
        ),
    };
  };
}
