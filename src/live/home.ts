/**
 * The lists of someone who is logged in: their games, and what happens in the servers where they
 * play.
 */
import { isolated } from '../i18n/sentence.ts';
import type { App } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import { teamsOf } from '../app/person/gamesList.ts';
import { GOING } from '../app/tournament/find.ts';
import { colorOf } from '../game/decision.ts';
import { isGoing } from '../game/meet/meet.ts';
import { placesOf } from '../game/place.ts';
import { listedMeet } from './meet.ts';
import type { Game } from '../game/game.ts';
import { listedOf, type Viewer } from './facts.ts';
import type { HomeFacts, ListedGame } from './listFacts.ts';
import { mayList, watchedOf, type Watching } from './watching.ts';

const [MOST_OWN, MOST_OVER, MOST_AROUND, MOST_SERVERS, MOST_CUPS, MOST_MEETS] = [
  30, 10, 12, 5, 10, 3,
] as const;

type Asked = Viewer & { readonly visitor: Visitor; readonly guild: string | null };

const listed = (app: App, viewer: Viewer, games: readonly Game[]): Promise<readonly ListedGame[]> =>
  Promise.all(games.map(async (game) => listedOf(await watchedOf(app, game), viewer, game.id)));

async function serversOf(
  app: App,
  watching: Watching,
  { visitor, guild }: Asked,
  games: readonly Game[],
): Promise<readonly string[]> {
  const ids = new Set([
    ...(guild === null ? [] : [guild]),
    ...games.flatMap((game) => placesOf(game).flatMap(({ guildId: each }) => each ?? [])),
  ]);
  const some = [...ids].slice(0, MOST_SERVERS);
  const open = await Promise.all(some.map((guildId) => mayList(app, watching, guildId, visitor)));
  return some.filter((_, at) => open[at]);
}

export async function homeOf(app: App, watching: Watching, viewer: Asked): Promise<HomeFacts> {
  const { games, tournaments } = app.store;
  const user = viewer.visitor.id;
  const [inbox, ended, teams] = await Promise.all([
    games.inbox({ user, from: 0, limit: MOST_OWN }),
    games.list({ player: user, state: 'finished', limit: MOST_OVER }),
    teamsOf(app, user),
  ]);
  const voting = teams.map(({ game }) => game);
  const mine = [...voting, ...inbox.records.map(({ game }) => game)];
  const over = ended.map(({ game }) => game);
  const servers = await serversOf(app, watching, viewer, [...mine, ...over]);
  const played = await Promise.all(
    servers.flatMap((guildId) => [
      games.list({ guildId, state: 'running', limit: MOST_AROUND }),
      games.secondIn(guildId, MOST_AROUND),
    ]),
  );
  const around = [...new Map(played.flat().map(({ game }) => [game.id, game])).values()]
    .filter((game) => colorOf(game, user) === null && !voting.some(({ id }) => id === game.id))
    .toSorted((a, b) => b.changedAt - a.changedAt);
  const cups = await Promise.all(
    servers.map((guildId) => tournaments.list({ guildId, stages: GOING, limit: MOST_CUPS })),
  );
  const matches = await Promise.all(servers.map((guildId) => app.store.meets.list(guildId, MOST_MEETS)));
  return {
    mine: await listed(app, viewer, mine),
    total: inbox.total + voting.length,
    over: await listed(app, viewer, over),
    around: await listed(app, viewer, around.slice(0, MOST_AROUND)),
    cups: [
      ...cups.flat().map(({ tournament: { id, terms, stage } }) => ({
        id,
        name: isolated(terms.name),
        stage,
        startsAt: terms.startsAt,
      })),
      ...new Map(matches.flat().map(({ meet }) => [meet.id, meet])).values().filter(isGoing).map(listedMeet),
    ],
  };
}
