/** Everything the asker plays, here or everywhere, most urgent first. */
import { ballotOf } from '../../game/ballot.ts';
import type { UserId } from '../../game/game.ts';
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { INBOX_PAGE, inboxOf } from './inbox.ts';
import { viewerFor } from '../reader/reader.ts';
import { sayIn } from '../../i18n/say.ts';
import { gamesScreen, type Scope, type TeamPlay } from '../../views/game/gamesList.ts';
import { GAMES } from '../../views/presses/declarations.ts';

/** The most team games in the list. */
const MOST_TEAMS = 5;

/** Running games of the asker's teams, their next vote first. */
export async function teamsOf(
  { store }: Using<'votes'>,
  user: UserId,
  guildId?: string,
): Promise<readonly TeamPlay[]> {
  const all = await store.votes.teamGames({ user, guildId: guildId ?? null, most: MOST_TEAMS });
  const own = all.flatMap(({ game, side, hasLeft }) =>
    side === null || hasLeft || (guildId !== undefined && game.place.guildId !== guildId)
      ? []
      : [{ game, side }],
  );
  const isAwaited = async ({ game, side }: Omit<TeamPlay, 'isAwaited'>): Promise<boolean> => {
    const ballot = ballotOf(game);
    return ballot?.color === side && (await store.votes.load(game.id, ballot.ply, user)) === null;
  };
  const plays = await Promise.all(own.map(async (each) => ({ ...each, isAwaited: await isAwaited(each) })));
  return plays.toSorted((one, other) => Number(other.isAwaited) - Number(one.isAwaited));
}

export async function listGames(
  app: Using<'games' | 'people' | 'votes'>,
  asker: Asker,
  scope: Scope,
  page: number,
): Promise<Reply> {
  const { guildId } = asker.place;
  const inServer = guildId !== null;
  const where = scope === 'here' && inServer ? { guildId } : {};
  const [inbox, viewer, teams] = await Promise.all([
    inboxOf(app, asker.user.id, { page, ...where }),
    viewerFor(app, asker),
    teamsOf(app, asker.user.id, where.guildId),
  ]);
  const shown = inServer ? scope : 'everywhere';
  const { isAlone } = asker;
  const window = { scope: shown, inServer, isAlone, size: INBOX_PAGE, teams, ...inbox } as const;
  const say = sayIn(asker.locale);
  return privately(gamesScreen(say, inbox.records, asker.user.id, window, viewer));
}

export const gamesPresses = answering(GAMES, {
  page: (asker, { scope, page }, app) => listGames(app, asker, scope, page),
});
