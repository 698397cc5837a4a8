/** What `/tournament show` shows. */
import { sayIn } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { App } from '../ports/app.ts';
import { type Reply, type ServerAsker, privately } from '../ports/command.ts';
import { onTournament } from './answer.ts';
import { ASKS } from './asks.ts';
import { filesOfTournament } from './files.ts';
import { showGames, showHistory, showTable } from './look.ts';

export const VIEWS = ['status', 'next', 'table', 'games', 'history', 'export'] as const;
type TournamentView = (typeof VIEWS)[number];

/** `round`: 0 for the latest. */
const viewOf = async (
  app: App,
  asker: ServerAsker,
  tournament: Tournament,
  { view, round }: { readonly view: Exclude<TournamentView, 'history'>; readonly round: number },
): Promise<Reply> => {
  if (view === 'table') return privately(await showTable(app, asker, tournament, { round }));
  if (view === 'games') return privately(await showGames(app, sayIn(asker.locale), tournament, round));
  if (view === 'export') return filesOfTournament(asker, tournament);
  return ASKS[view](app, asker, tournament);
};

interface Shown {
  readonly tournament?: string | undefined;
  readonly what?: TournamentView | undefined;
  readonly round?: number | undefined;
}

export async function showTournament(
  app: App,
  asker: ServerAsker,
  { tournament: named, what: view = 'status', round = 0 }: Shown,
): Promise<Reply> {
  if (view === 'history') return privately(await showHistory(app, asker, sayIn(asker.locale)));
  return onTournament(app, asker, { named, ...(view !== 'export' && { ask: view }) }, (tournament) =>
    viewOf(app, asker, tournament, { view, round }),
  );
}
