/** The answers to all presses on a tournament. */
import { refused } from '../../kit/result.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import {
  isInServer,
  type Asker,
  type ServerAsker,
  type Reply,
  privately,
  privateText,
} from '../ports/command.ts';
import { showGames, showTable } from './look.ts';
import { linkToTournament } from '../server/sharing.ts';
import { sharedScreen } from '../../views/game/shared.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT, type TournamentAsk } from '../../views/presses/declarations.ts';
import { sha256 } from '../save/hash.ts';
import { rulingsScreen } from '../../views/tournament/rulings.ts';
import { drawScreen } from '../../views/tournament/status.ts';
import { onTournament } from './answer.ts';
import { ASKS, withdraw } from './asks.ts';
import { CHALLENGING } from './challenging.ts';
import { DRAFTING } from './drafting.ts';
import { MANAGING } from './managing.ts';
import { STARTING } from './starting.ts';

type Answer = (asker: ServerAsker, pressed: { readonly id: string }, app: App) => Promise<Reply>;

const on =
  (act: (app: App, asker: ServerAsker, tournament: Tournament) => Promise<Reply>): Answer =>
  (asker, { id }, app) =>
    onTournament(app, asker, { named: id }, (tournament) => act(app, asker, tournament));

const by = (ask: TournamentAsk): Answer => on(ASKS[ask]);

/** The server's tournament, or a list of them. */
export const showTournaments = async (app: App, asker: Asker): Promise<Reply> =>
  isInServer(asker)
    ? onTournament(app, asker, { named: undefined, ask: 'status' }, (tournament) =>
        ASKS.status(app, asker, tournament),
      )
    : refused({ code: 'no-server' });

export const tournamentPresses = answeringInServers(TOURNAMENT, {
  join: by('join'),
  leave: by('leave'),
  pause: by('pause'),
  resume: by('resume'),
  status: by('status'),
  withdraw: on(withdraw),
  keep: async (asker) => privateText(sayIn(asker.locale)('tournament.stayed')),
  rulings: on(async (_, { locale }, tournament) => privately(rulingsScreen(sayIn(locale), tournament))),
  draw: on(async (_, { locale }, tournament) =>
    privately(drawScreen(sayIn(locale), tournament, sha256(tournament.seed))),
  ),
  table: (asker, { id, round, page }, app) =>
    onTournament(app, asker, { named: id }, async (tournament) =>
      privately(await showTable(app, asker, tournament, { round, page: page === 0 ? null : page })),
    ),
  part: (asker, { id, round, value: page }, app) =>
    onTournament(app, asker, { named: id }, async (tournament) =>
      privately(await showTable(app, asker, tournament, { round, page })),
    ),
  games: (asker, { id, round }, app) =>
    onTournament(app, asker, { named: id }, async (tournament) =>
      privately(await showGames(app, sayIn(asker.locale), tournament, round)),
    ),
  boards: (asker, { id, round, page }, app) =>
    onTournament(app, asker, { named: id }, async (tournament) =>
      privately(await showGames(app, sayIn(asker.locale), tournament, round, page)),
    ),
  in: (asker, { ask, value }, app) =>
    onTournament(app, asker, { named: value }, (tournament) => ASKS[ask](app, asker, tournament)),
  share: (asker, { id }, app) =>
    onTournament(app, asker, { named: id }, async (tournament) => {
      const link = await linkToTournament(app, asker, tournament);
      return link.ok ? privately(sharedScreen(sayIn(asker.locale), link.value)) : link;
    }),
  ...STARTING,
  ...MANAGING,
  ...CHALLENGING,
  ...DRAFTING,
});
