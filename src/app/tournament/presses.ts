/** The answers to all presses on a tournament. */
import { refused } from '../../kit/result.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { isInServer, type Asker, type Reply, privately, privateText } from '../ports/command.ts';
import { showGames, showTable } from './look.ts';
import { linkToTournament } from '../server/sharing.ts';
import { sharedScreen } from '../../views/game/shared.ts';
import { sayIn } from '../../i18n/say.ts';
import { TOURNAMENT } from '../../views/presses/declarations.ts';
import { sha256 } from '../save/hash.ts';
import { rulingsScreen } from '../../views/tournament/rulings.ts';
import { drawScreen } from '../../views/tournament/status.ts';
import { onPressed, onTournament } from './answer.ts';
import { ASKS, withdraw } from './asks.ts';
import { CHALLENGING } from './challenging.ts';
import { DRAFTING } from './drafting.ts';
import { MANAGING } from './managing.ts';
import { STARTING } from './starting.ts';

/** The server's tournament, or a list of them. */
export const showTournaments = async (app: App, asker: Asker): Promise<Reply> =>
  isInServer(asker)
    ? onTournament(app, asker, { named: undefined, ask: 'status' }, (tournament) =>
        ASKS.status(app, asker, tournament),
      )
    : refused({ code: 'no-server' });

export const tournamentPresses = answeringInServers(TOURNAMENT, {
  join: onPressed(ASKS.join),
  leave: onPressed(ASKS.leave),
  pause: onPressed(ASKS.pause),
  resume: onPressed(ASKS.resume),
  status: onPressed(ASKS.status),
  withdraw: onPressed(withdraw),
  keep: async (asker) => privateText(sayIn(asker.locale)('tournament.stayed')),
  rulings: onPressed(async (_, { locale }, tournament) =>
    privately(rulingsScreen(sayIn(locale), tournament)),
  ),
  draw: onPressed(async (_, { locale }, tournament) =>
    privately(drawScreen(sayIn(locale), tournament, sha256(tournament.seed))),
  ),
  table: onPressed(async (app, asker, tournament, { round, page }) =>
    privately(await showTable(app, asker, tournament, { round, page: page === 0 ? null : page })),
  ),
  part: onPressed(async (app, asker, tournament, { round, value: page }) =>
    privately(await showTable(app, asker, tournament, { round, page })),
  ),
  games: onPressed(async (app, asker, tournament, { round }) =>
    privately(await showGames(app, sayIn(asker.locale), tournament, round)),
  ),
  boards: onPressed(async (app, asker, tournament, { round, page }) =>
    privately(await showGames(app, sayIn(asker.locale), tournament, round, page)),
  ),
  in: (asker, { ask, value }, app) =>
    onTournament(app, asker, { named: value }, (tournament) => ASKS[ask](app, asker, tournament)),
  share: onPressed(async (app, asker, tournament) => {
    const link = await linkToTournament(app, asker, tournament);
    return link.ok ? privately(sharedScreen(sayIn(asker.locale), link.value)) : link;
  }),
  ...STARTING,
  ...MANAGING,
  ...CHALLENGING,
  ...DRAFTING,
});
