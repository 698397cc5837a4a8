/** Screens of a tournament on request, from its current state in the store. */
import type { GameId } from '../../game/game.ts';
import { participantOf } from '../../tournament/life/decision.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { linkToBoard, quiet, text } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { announcementScreen } from '../../views/tournament/announcement.ts';
import { gamesScreen, shownGames, type Links } from '../../views/tournament/games.ts';
import { historyScreen } from '../../views/tournament/history.ts';
import { nextScreen, ownGames } from '../../views/tournament/next.ts';
import { firstPart } from '../../views/tournament/standing.ts';
import { statusScreen } from '../../views/tournament/status.ts';
import { tableScreen } from '../../views/tournament/table.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import { viewerFor } from '../reader/reader.ts';
import { apartIn } from './news.ts';
import { barOnManaging } from './organize.ts';
import { tournamentsIn } from './find.ts';
import { sha256 } from '../save/hash.ts';

export async function linksTo(
  app: Using<'games'>,
  games: readonly { readonly id: GameId | null }[],
): Promise<Links> {
  const ids = games.flatMap(({ id }) => id ?? []);
  const records = await Promise.all(ids.map((id) => app.store.games.load(id)));
  return new Map(
    records.flatMap((record) =>
      record?.shown.card ? [[record.game.id, linkToBoard(record.game, record.shown.card)]] : [],
    ),
  );
}

async function ownPart(app: Using<'games'>, { user }: ServerAsker, tournament: Tournament) {
  const own = participantOf(tournament, user.id);
  const games = own ? ownGames(tournament, own) : [];
  return { own, links: await linksTo(app, games) };
}

/** Whether some players never meet, as the organizer may notice. Their names stay private. */
const hasApart = async (
  app: Using<'blocks', 'now'>,
  { user }: ServerAsker,
  tournament: Tournament,
): Promise<boolean> =>
  isOn(tournament) && tournament.organizer.id === user.id && (await apartIn(app, tournament)).length > 0;

const isOn = ({ stage }: Tournament): boolean => stage === 'open' || stage === 'running';

export async function showStatus(
  app: Using<'blocks' | 'games' | 'settings', 'now'>,
  asker: ServerAsker,
  say: Say,
  tournament: Tournament,
): Promise<Screen> {
  const table = tableOf(tournament, sha256);
  const part = await ownPart(app, asker, tournament);
  const isOrganizer = (await barOnManaging(app, asker, tournament)) === null;
  return statusScreen(say, {
    tournament,
    table,
    isOrganizer,
    hasApart: isOrganizer && (await hasApart(app, asker, tournament)),
    ...part,
  });
}

/** The announcement as its channel shows it. */
export const showAnnounced = async (
  app: Using<'people'>,
  asker: ServerAsker,
  tournament: Tournament,
): Promise<Screen> =>
  announcementScreen(
    sayIn(asker.locale),
    tournament,
    tableOf(tournament, sha256),
    await viewerFor(app, asker),
  );

export async function showNext(
  app: Using<'games'>,
  asker: ServerAsker,
  say: Say,
  tournament: Tournament,
): Promise<Screen> {
  return nextScreen(say, { tournament, ...(await ownPart(app, asker, tournament)) });
}

const roundNear = ({ rounds }: Tournament, number: number) =>
  number < 1 ? rounds.at(-1) : (rounds.find((round) => round.number === number) ?? rounds.at(-1));

export async function showTable(
  app: Using<'people'>,
  asker: ServerAsker,
  tournament: Tournament,
  { round = 0, page = null }: { readonly round?: number; readonly page?: number | null } = {},
): Promise<Screen> {
  const { hasRounds } = rulesOf(tournament.terms.form);
  const upTo = hasRounds && round > 0 ? (roundNear(tournament, round)?.number ?? null) : null;
  const table = tableOf(tournament, sha256, upTo ?? undefined);
  const shape = await viewerFor(app, asker);
  const view = { tournament, table, round: upTo, reader: asker.user.id, shape };
  return tableScreen(sayIn(asker.locale), { ...view, page: page ?? firstPart(view) });
}

export async function showGames(
  app: Using<'games'>,
  say: Say,
  tournament: Tournament,
  number: number,
  page = 0,
): Promise<Screen> {
  const round = roundNear(tournament, number);
  if (!round) return quiet(text(say('tournament.games.none')));
  const view = { tournament, round, page };
  const games = shownGames(view).map(({ game }) => game);
  return gamesScreen(say, { ...view, links: await linksTo(app, games) });
}

export async function showHistory(app: Using<'tournaments'>, asker: ServerAsker, say: Say): Promise<Screen> {
  const past = await tournamentsIn(app, asker, ['finished']);
  return historyScreen(
    say,
    past.map((tournament) => ({ tournament, table: tableOf(tournament, sha256) })),
  );
}
