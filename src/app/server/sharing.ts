/** Who may make a link that shows something of the server to anyone. */
import { colorOf } from '../../game/decision.ts';
import type { Game } from '../../game/game.ts';
import { playsIn, type Meet } from '../../game/meet/meet.ts';
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import type { Shared } from '../ports/boardPage.ts';
import { isReadByAll } from '../ports/servers.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';

/** In ms: Discord may take this long to say who reads a channel. */
const PATIENCE = 1000;

type Needs = Using<'settings', 'members' | 'page'>;

async function link(
  app: Needs,
  place: { readonly guildId: string | null; readonly channelId: string },
  shared: Shared,
  isOwn: boolean,
): Promise<Attempt<string, Problem>> {
  const { guildId, channelId } = place;
  if (!app.page) return refused({ code: 'no-page' });
  if (!(await settingsAt(app, place)).pages) return refused({ code: 'pages-off' });
  const isPublic = async (): Promise<boolean> =>
    guildId !== null &&
    isReadByAll(await app.members.readers(guildId, channelId, AbortSignal.timeout(PATIENCE)));
  if (!isOwn && !(await isPublic())) return refused({ code: 'share-players' });
  return done(app.page.shared(shared));
}

/** Players may share any game of theirs, others a rated one that everyone in the server can see. */
export async function linkToGame(app: Needs, { user }: Actor, game: Game): Promise<Attempt<string, Problem>> {
  const isOwn = colorOf(game, user.id) !== null;
  if (!isOwn && !game.rated) return refused({ code: 'share-players' });
  return link(app, game.place, { kind: 'game', id: game.id }, isOwn);
}

/** Of the asker's own page in the server. */
export const linkToProfile = (
  app: Needs,
  { user }: Actor,
  place: { readonly guildId: string; readonly channelId: string },
): Promise<Attempt<string, Problem>> =>
  link(app, place, { kind: 'player', guildId: place.guildId, user: user.id }, true);

/** By someone of either server, as they see it there. */
export const linkToMeet = (
  app: Needs,
  { user }: Actor,
  place: { readonly guildId: string; readonly channelId: string },
  meet: Meet,
): Promise<Attempt<string, Problem>> =>
  link(app, place, { kind: 'cup', id: meet.id }, playsIn(meet, user.id) !== null);

export const linkToTournament = (
  app: Needs,
  { user }: Actor,
  { id, venue, organizer, players }: Tournament,
): Promise<Attempt<string, Problem>> =>
  link(
    app,
    venue,
    { kind: 'cup', id },
    organizer.id === user.id || players.some((player) => player.id === user.id),
  );
