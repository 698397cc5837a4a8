/** What a page shows of a tournament. */
import { isolated } from '../i18n/sentence.ts';
import type { App, Using } from '../app/ports/app.ts';
import { sha256 } from '../app/save/hash.ts';
import type { UserId } from '../game/game.ts';
import { isFormer } from '../game/player.ts';
import type { Say } from '../i18n/say.ts';
import { rulesOf } from '../tournament/life/forms/forms.ts';
import type { Table } from '../tournament/life/forms/form.ts';
import { filesOf } from '../tournament/life/files.ts';
import { groupsOf, tableOf } from '../tournament/life/table.ts';
import type { HeldRound, MeetingGame, Tournament } from '../tournament/life/tournament.ts';
import { resultText } from '../views/tournament/games.ts';
import { playerAt } from '../views/tournament/people.ts';
import { groupName, lookOf, numberText } from '../views/tournament/tableLooks.ts';
import { listedOf, type Viewer } from './facts.ts';
import type { CupBoard, CupFacts, CupSection, FileFacts, ListedGame } from './listFacts.ts';
import { watchedOf } from './watching.ts';

const [MOST_ROWS, MOST_BOARDS, MOST_LIVE] = [300, 300, 12] as const;

export interface CupViewer extends Viewer {
  readonly say: Say;
  /** Players whose names anyone may see. */
  readonly named: ReadonlySet<UserId>;
  /** How the viewer opens a game of this id. */
  readonly idFor: (game: string) => string;
}

export async function namedAmong(
  { store }: Using<'people'>,
  { players }: Tournament,
): Promise<ReadonlySet<UserId>> {
  const chosen = await Promise.all(
    players.map(async ({ id }) => ((await store.people.preference(id)).isNamed ? id : null)),
  );
  return new Set(chosen.filter((id) => id !== null));
}

export function nameFor(
  viewer: Pick<CupViewer, 'say' | 'seesNames' | 'named'>,
  tournament: Tournament,
  number: number,
): string {
  const player = playerAt(tournament, number);
  const { say, seesNames, named } = viewer;
  if (!player) return '·';
  if (isFormer(player.id)) return say('privacy.former');
  return seesNames || named.has(player.id) ? isolated(player.name) : say('share.player', { number });
}

function sectionOf(viewer: CupViewer, name: string, tournament: Tournament, table: Table): CupSection {
  const { say, user } = viewer;
  const columns = lookOf(table).columns(say, table);
  const rows: readonly Table['rows'][number][] = table.rows;
  return {
    name,
    columns: [say('page.cup.name'), ...columns.map((column) => column.name)],
    rows: rows.slice(0, MOST_ROWS).map((row) => ({
      rank: row.rank,
      name: nameFor(viewer, tournament, row.number),
      isYou: user !== null && playerAt(tournament, row.number)?.id === user,
      isOut: (playerAt(tournament, row.number)?.withdrawn ?? null) !== null,
      values: columns.map(({ value }) => numberText(value(row))),
    })),
    hasMore: rows.length > MOST_ROWS,
  };
}

function sectionsOf(viewer: CupViewer, tournament: Tournament): readonly CupSection[] {
  if (tournament.rounds.length === 0) return [];
  const table = tableOf(tournament, sha256);
  const groups = groupsOf(table);
  return groups.length > 0
    ? groups.map(({ group, alone, table: own }) =>
        sectionOf(viewer, groupName(viewer.say, group), alone, own),
      )
    : [sectionOf(viewer, '', tournament, table)];
}

const gamesOf = ({ meetings }: HeldRound) =>
  meetings.flatMap(({ board, games }) => games.map((game) => ({ board, game })));

const boardOf = (viewer: CupViewer, tournament: Tournament, board: number, game: MeetingGame): CupBoard => ({
  board,
  white: nameFor(viewer, tournament, game.white),
  black: nameFor(viewer, tournament, game.black),
  game: game.id === null ? null : viewer.idFor(game.id),
  score: game.result === null ? null : resultText(viewer.say, game.result),
});

const roundOf = (viewer: CupViewer, tournament: Tournament, round: HeldRound) => ({
  round: round.number,
  boards: gamesOf(round)
    .slice(0, MOST_BOARDS)
    .map(({ board, game }) => boardOf(viewer, tournament, board, game)),
});

export async function liveAmong(
  app: App,
  viewer: CupViewer,
  ids: readonly string[],
): Promise<readonly ListedGame[]> {
  const loaded = await Promise.all(ids.slice(0, MOST_LIVE).map((id) => app.store.games.load(id)));
  const running = loaded.flatMap((record) => (record && !record.game.result ? record.game : []));
  return Promise.all(
    running.map(async (game) => listedOf(await watchedOf(app, game), viewer, viewer.idFor(game.id))),
  );
}

/** `number`: of the round; 0 for the latest. */
export async function cupFactsOf(
  app: App,
  tournament: Tournament,
  viewer: CupViewer,
  number: number,
): Promise<CupFacts> {
  const { id, terms, stage, players, rounds } = tournament;
  const round = rounds.find((each) => each.number === number) ?? rounds.at(-1);
  const all = round ? gamesOf(round) : [];
  // An arena adds games to its only round.
  const games = (rulesOf(terms.form).hasRounds ? all : all.toReversed()).slice(0, MOST_BOARDS);
  return {
    id,
    name: isolated(terms.name),
    variant: terms.variant,
    stage,
    startsAt: terms.startsAt,
    players: players.filter(({ withdrawn }) => !withdrawn).length,
    bracket: rulesOf(terms.form).hasWinners ? rounds.map((each) => roundOf(viewer, tournament, each)) : [],
    sections: sectionsOf(viewer, tournament),
    rounds: rounds.length,
    round: round?.number ?? 0,
    boards: games.map(({ board, game }) => boardOf(viewer, tournament, board, game)),
    byes: (round?.byes ?? []).map((one) => nameFor(viewer, tournament, one)),
    live: await liveAmong(
      app,
      viewer,
      games.flatMap(({ game: { id: game, result } }) => (game !== null && result === null ? game : [])),
    ),
  };
}

/** The names in them are the players' names, so only people of the server get them. */
export function cupFiles(tournament: Tournament, { seesNames }: Viewer): readonly FileFacts[] {
  const files = seesNames && tournament.rounds.length > 0 ? filesOf(tournament, sha256) : null;
  if (!files?.ok) return [];
  return files.value.map(({ part, text }) => ({
    name: `${tournament.id}${part === '' ? '' : `-${part}`}.trf`,
    text,
  }));
}
