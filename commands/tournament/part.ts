/** The parts of `/tournament` that take nothing but which one is meant. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { ANY_STAGE, GOING } from '../../src/app/tournament/find.ts';
import { suggestTournaments, TOURNAMENT_OPTION } from '../../src/app/tournament/suggest.ts';
import type { TournamentAsk } from '../../src/views/presses/declarations.ts';
import { onTournament } from './answer.ts';
import { ASKS } from './asks.ts';

/** Asks that are about what is over, too. */
const LOOKING: ReadonlySet<TournamentAsk> = new Set(['status', 'table', 'games', 'next']);

const asking = (name: string, ask: TournamentAsk) =>
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
/** The same as leaving, which some look for under this name. */
export const withdraw = asking('withdraw', 'leave');
export const pause = asking('pause', 'pause');
export const resume = asking('resume', 'resume');
export const next = asking('next', 'next');
