/** The subcommands of `/tournament` for players. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { onTournament } from '../../src/app/tournament/answer.ts';
import { ASKS } from '../../src/app/tournament/asks.ts';
import {
  ANY_STAGE,
  suggestGoing,
  suggestTournaments,
  TOURNAMENT_OPTION,
} from '../../src/app/tournament/find.ts';
import { showTournament, VIEWS } from '../../src/app/tournament/show.ts';

export const show = defineServerCommand({
  name: 'tournament show',
  posts: false,
  options: [
    TOURNAMENT_OPTION,
    { name: 'what', kind: 'text', choices: VIEWS },
    { name: 'round', kind: 'number' },
  ],
  run: (asker, values, app) => showTournament(app, asker, values),
  suggest: (asker, { text }, app) => suggestTournaments(app, asker, text, ANY_STAGE),
});

const asking = (ask: 'join' | 'leave' | 'pause' | 'resume') =>
  defineServerCommand({
    name: `tournament ${ask}`,
    posts: false,
    options: [TOURNAMENT_OPTION],
    run: (asker, { tournament: named }, app) =>
      onTournament(app, asker, { named, ask }, (tournament) => ASKS[ask](app, asker, tournament)),
    suggest: suggestGoing,
  });

export const join = asking('join');
export const leave = asking('leave');
export const pause = asking('pause');
export const resume = asking('resume');
