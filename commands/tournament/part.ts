/**
 * The parts of `/tournament` that only show something, or that only need to know the tournament.
 */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { ANY_STAGE, GOING, suggestTournaments, TOURNAMENT_OPTION } from '../../src/app/tournament/find.ts';
import type { TournamentAsk } from '../../src/views/presses/declarations.ts';
import { onTournament, privately } from './answer.ts';
import { ASKS } from './asks.ts';
import { showGames, showTable, showHistory } from '../../src/app/tournament/look.ts';
import { sayIn } from '../../src/i18n/say.ts';

/** Requests that also work for finished tournaments. */
const LOOKING: ReadonlySet<TournamentAsk> = new Set(['status', 'table', 'games', 'next']);

const asking = (name: TournamentAsk | 'withdraw', ask: TournamentAsk) =>
  defineServerCommand({
    name: `tournament ${name}`,
    posts: false,
    options: [TOURNAMENT_OPTION],
    run: (asker, { tournament: named }, app) =>
      onTournament(app, asker, { named, ask }, (tournament) => ASKS[ask](app, asker, tournament)),
    suggest: (asker, { text }, app) =>
      suggestTournaments(app, asker, text, LOOKING.has(ask) ? ANY_STAGE : GOING),
  });

export const join = asking('join', 'join');
export const leave = asking('leave', 'leave');
/** The same as `leave`; some players look for it under this name. */
export const withdraw = asking('withdraw', 'leave');
export const pause = asking('pause', 'pause');
export const resume = asking('resume', 'resume');
export const next = asking('next', 'next');

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

export const history = defineServerCommand({
  name: 'tournament history',
  posts: false,
  options: [],
  run: async (asker, _, app) => privately(await showHistory(app, asker, sayIn(asker.locale))),
});
