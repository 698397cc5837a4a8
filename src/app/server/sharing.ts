/** Who may create a link that shows something from the server to anyone. */
import { colorOf } from '../../game/decision.ts';
import type { Game } from '../../game/game.ts';
import { playsIn, type Meet } from '../../game/meet/meet.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import { LINK_LENGTH, sharedOf, type Shared } from '../ports/boardPage.ts';
import { isReadByAll } from '../ports/subjects/servers.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';
import { newSecret } from '../save/hash.ts';

/** How long (ms) Discord may take to say who reads a channel. */
const DISCORD_TIMEOUT = 1000;

type Needs = Using<'settings' | 'visiting', 'members' | 'newId' | 'page'>;

export interface Link {
  readonly address: string;
  /** The thing it shows, so that the link can be withdrawn. */
  readonly of: string;
}

async function link(
  app: Needs,
  { user }: Actor,
  place: { readonly guildId: string | null; readonly channelId: string },
  shared: Shared,
  isOwn: boolean,
): Promise<Result<Link, Problem>> {
  const { guildId, channelId } = place;
  if (!app.page) return refused({ code: 'no-page' });
  if (!(await settingsAt(app, place)).pages) return refused({ code: 'pages-off' });
  const isPublic = async (): Promise<boolean> =>
    guildId !== null &&
    isReadByAll(await app.members.readers(guildId, channelId, AbortSignal.timeout(DISCORD_TIMEOUT)));
  if (!isOwn && !(await isPublic())) return refused({ code: 'share-players' });
  const of = sharedOf(shared);
  const key = newSecret(() => app.newId()).slice(0, LINK_LENGTH);
  const id = await app.store.visiting.openLink({ by: user.id, of, key }, guildId);
  return done({ address: app.page.shared(id), of });
}

/** Players may share all their games. Others may share rated games that all members can see. */
export async function linkToGame(app: Needs, by: Actor, game: Game): Promise<Result<Link, Problem>> {
  const isOwn = colorOf(game, by.user.id) !== null;
  if (!isOwn && !game.rated) return refused({ code: 'share-players' });
  return link(app, by, game.place, { kind: 'game', id: game.id }, isOwn);
}

/** A link to the asker's own page in the server. */
export const linkToProfile = (
  app: Needs,
  by: Actor,
  place: { readonly guildId: string; readonly channelId: string },
): Promise<Result<Link, Problem>> =>
  link(app, by, place, { kind: 'player', guildId: place.guildId, user: by.user.id }, true);

/** A link to a match, for a member of either server, as they see it there. */
export const linkToMeet = (
  app: Needs,
  by: Actor,
  place: { readonly guildId: string; readonly channelId: string },
  meet: Meet,
): Promise<Result<Link, Problem>> =>
  link(app, by, place, { kind: 'cup', id: meet.id }, playsIn(meet, by.user.id) !== null);

export const linkToTournament = (
  app: Needs,
  by: Actor,
  { id, venue, organizer, players }: Tournament,
): Promise<Result<Link, Problem>> =>
  link(
    app,
    by,
    venue,
    { kind: 'cup', id },
    organizer.id === by.user.id || players.some((player) => player.id === by.user.id),
  );
