/** The home of a user who is logged in: the servers where they play, and one of them. */
import { teamsOf } from '../../app/person/gamesList.ts';
import type { App } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import { GOING } from '../../app/tournament/find.ts';
import { isGoing } from '../../game/meet/meet.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Place, UserId } from '../../game/game.ts';
import { placesOf } from '../../game/place.ts';
import { titleOf } from '../../views/tournament/meet.ts';
import type { HomeNamed } from '../protocol.ts';
import { asServer, type Watching } from '../game/watching.ts';

const [MOST_GAMES, MOST_SERVERS, MOST_CUPS, MOST_MEETS] = [40, 5, 10, 3] as const;

/** The places where they play, the latest first. */
async function placesFor(app: App, user: UserId): Promise<readonly Place[]> {
  const [own, teams] = await Promise.all([
    app.store.games.list({ player: user, limit: MOST_GAMES }),
    teamsOf(app, user),
  ]);
  return [...own, ...teams].flatMap(({ game }) => placesOf(game));
}

/** The server's tournaments and its matches against other servers, until they are over. */
async function cupsIn({ store }: App, guildId: string): Promise<readonly HomeNamed[]> {
  const [cups, meets] = await Promise.all([
    store.tournaments.list({ guildId, stages: GOING, limit: MOST_CUPS }),
    store.meets.list(guildId, MOST_MEETS),
  ]);
  const going = meets.map(({ meet }) => meet).filter(isGoing);
  return [
    ...cups.map(({ tournament: { id, terms } }) => ({ id, name: isolated(terms.name) })),
    ...going.map((meet) => ({ id: meet.id, name: titleOf(meet) })),
  ];
}

async function named(watching: Watching, ids: readonly string[]): Promise<readonly HomeNamed[]> {
  // With only one server, there is nothing to choose, so it needs no name.
  if (ids.length < 2) return ids.map((id) => ({ id, name: '' }));
  return Promise.all(
    ids.map(async (id) => {
      const server = await watching.memory.server(id);
      return { id, name: typeof server === 'object' ? server.name : id };
    }),
  );
}

/** `wanted`: a server, which is shown if they are a member. */
export async function homeOf(app: App, watching: Watching, visitor: Visitor, wanted: string | null) {
  const places = await placesFor(app, visitor.id);
  const played = [...new Set(places.flatMap(({ guildId }) => guildId ?? []))].slice(0, MOST_SERVERS);
  const ids = wanted === null || played.includes(wanted) ? played : [...played, wanted];
  const open = await Promise.all(ids.map((id) => watching.sight(asServer(id), visitor, false)));
  const servers = ids.filter((_, at) => open[at]);
  const guildId = servers.find((id) => id === wanted) ?? servers[0] ?? null;
  const { channels, placeLocale } = await settingsAt(app, { guildId });
  const known = places.find((place) => place.guildId === guildId && guildId !== null);
  const place = {
    guildId,
    channelId: channels[0] ?? known?.channelId ?? '',
    locale: guildId === null ? visitor.locale : placeLocale,
  };
  return {
    servers: await named(watching, servers),
    cups: guildId === null ? [] : await cupsIn(app, guildId),
    place,
  };
}
