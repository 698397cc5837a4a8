/** A player's rating, record and latest games in a server. */
import { refused } from '../../kit/result.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type ServerAsker, type Reply, privately, publicly } from '../ports/command.ts';
import { sayAt, sharedShape, viewerFor } from '../reader/reader.ts';
import type { GameId, Player, UserId } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Pool } from '../../rating/record.ts';
import { hiddenProfileScreen } from '../../views/person/privacy.ts';
import {
  profileScreen,
  sharedProfileScreen,
  type ProfileContent,
  profileGameScreen,
} from '../../views/standings/profile.ts';
import { showStatistics } from './statistics.ts';
import { linkToProfile } from '../server/sharing.ts';
import { sharedScreen } from '../../views/game/shared.ts';
import { PROFILE } from '../../views/presses/declarations.ts';

/** How many games are used for the curve and the favorite opening. */
const LATELY = 50;
/** How many tournaments are searched for trophies. */
const MOST_PLACINGS = 100;

async function seasonsWonBy(app: App, guildId: string, user: UserId): Promise<readonly string[]> {
  const seasons = await app.store.seasons.all(guildId);
  return seasons
    .filter(({ table }) => table.some((line) => line.place === 1 && line.player.id === user))
    .map(({ name }) => name);
}

async function contentFor(app: App, asker: ServerAsker, player: Player, pool: Pool): Promise<ProfileContent> {
  const { guildId } = asker.place;
  const { standings } = app.store;
  const isOwn = player.id === asker.user.id;
  const [records, recent, between, engine, seasons, placings] = await Promise.all([
    standings.records(guildId, player.id),
    standings.recent(guildId, player.id, LATELY),
    isOwn ? null : standings.between(guildId, asker.user.id, player.id),
    standings.between(guildId, player.id, app.botId()),
    seasonsWonBy(app, guildId, player.id),
    app.store.placings.of(guildId, player.id, MOST_PLACINGS),
  ]);
  return { player, pool, records, recent, between, engine, seasons, placings, now: app.now() };
}

const isHiddenFrom = async ({ store }: App, { user }: ServerAsker, { id }: Player): Promise<boolean> =>
  id !== user.id && store.personal.isHidden(id);

export async function showProfile(app: App, asker: ServerAsker, player: Player, pool: Pool): Promise<Reply> {
  const say = sayIn(asker.locale);
  if (await isHiddenFrom(app, asker, player)) return privately(hiddenProfileScreen(say, player));
  const content = await contentFor(app, asker, player, pool);
  return privately(profileScreen(say, content, await viewerFor(app, asker)));
}

async function post(app: App, asker: ServerAsker, { user, pool }: ShownProfile): Promise<Reply | null> {
  const { place } = asker;
  const player = await playerOf(app, asker, user);
  if (!player) return null;
  if (await isHiddenFrom(app, asker, player)) return showProfile(app, asker, player, pool);
  const content = { ...(await contentFor(app, asker, player, pool)), between: null };
  const shape = await sharedShape(app, place);
  return publicly(sharedProfileScreen(await sayAt(app, place), content, shape));
}

/** The player with the name used last, because a press only has the id. */
async function playerOf(app: App, { place, user }: ServerAsker, id: string): Promise<Player | null> {
  if (id === user.id) return user;
  const [latest] = await app.store.standings.recent(place.guildId, id, 1);
  const { white, black } = latest?.outcome.players ?? { white: null, black: null };
  return white?.id === id ? white : black;
}

async function share(app: App, asker: ServerAsker): Promise<Reply> {
  const link = await linkToProfile(app, asker, asker.place);
  if (!link.ok) return link;
  return privately(sharedScreen(sayIn(asker.locale), link.value));
}

interface ShownProfile {
  readonly user: UserId;
  readonly pool: Pool;
}

async function showAgain(app: App, asker: ServerAsker, { user, pool }: ShownProfile): Promise<Reply | null> {
  const player = await playerOf(app, asker, user);
  return player && showProfile(app, asker, player, pool);
}

async function showGame(
  app: App,
  asker: ServerAsker,
  { user, pool }: ShownProfile,
  id: GameId,
): Promise<Reply | null> {
  const { guildId } = asker.place;
  const player = await playerOf(app, asker, user);
  if (!player) return null;
  const ended = await app.store.standings.ended(guildId, id);
  if (!ended) return refused({ code: 'unknown-game' });
  return privately(profileGameScreen(sayIn(asker.locale), { player, pool }, ended));
}

export const profilePresses = answeringInServers(PROFILE, {
  show: (asker, shown, app) => showAgain(app, asker, shown),
  game: (asker, { value, ...shown }, app) => showGame(app, asker, shown, value),
  variant: (asker, { user, value }, app) => showAgain(app, asker, { user, pool: value }),
  post: (asker, shown, app) => post(app, asker, shown),
  share: (asker, _, app) => share(app, asker),
});

/** The options of `/profile`. */
interface ProfileWish {
  readonly player: Player | undefined;
  readonly variant: Pool | undefined;
  readonly server: boolean | undefined;
}

export async function answerProfile(app: App, asker: ServerAsker, wish: ProfileWish): Promise<Reply> {
  const { player = asker.user, variant = 'all', server = false } = wish;
  return server ? showStatistics(app, asker) : showProfile(app, asker, player, variant);
}
