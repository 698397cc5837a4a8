/** `/tournament table` and `/tournament games`: of the latest round, or of another. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { ANY_STAGE } from '../../src/app/tournament/find.ts';
import { showGames, showTable } from '../../src/app/tournament/look.ts';
import { suggestTournaments, TOURNAMENT_OPTION } from '../../src/app/tournament/suggest.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { onTournament, privately } from './answer.ts';

const OPTIONS = [TOURNAMENT_OPTION, { name: 'round', kind: 'number' }] as const;

export const table = defineServerCommand({
  name: 'tournament table',
  posts: false,
  options: OPTIONS,
  run: (asker, { tournament: named, round }, app) =>
    onTournament(app, asker, { named, ask: 'table' }, async (tournament) =>
      privately(await showTable(app, asker, tournament, { round: round ?? 0 })),
    ),
  suggest: (asker, { text }, app) => suggestTournaments(app, asker, text, ANY_STAGE),
});

export const games = defineServerCommand({
  name: 'tournament games',
  posts: false,
  options: OPTIONS,
  run: (asker, { tournament: named, round }, app) =>
    onTournament(app, asker, { named, ask: 'games' }, async (tournament) =>
      privately(await showGames(app, sayIn(asker.locale), tournament, round ?? 0)),
    ),
  suggest: (asker, { text }, app) => suggestTournaments(app, asker, text, ANY_STAGE),
});
