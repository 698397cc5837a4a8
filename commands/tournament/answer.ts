/** Finds the tournament for a part of `/tournament`, and answers. */
import type { App } from '../../src/app/ports/app.ts';
import type { ServerAsker, Reply } from '../../src/app/ports/command.ts';
import { refusalScreen } from '../../src/app/problem/refusal.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { findTournament, GOING, tournamentsIn } from '../../src/app/tournament/find.ts';
import type { Attempt } from '../../src/kit/attempt.ts';
import { sayIn } from '../../src/i18n/say.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import type { TournamentAsk } from '../../src/views/presses/declarations.ts';
import { quiet, text } from '../../src/views/screen/blocks.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { tournamentMenu } from '../../src/views/tournament/history.ts';

export const privately = (screen: Screen): Reply => ({ kind: 'private', screen });

export const told = (words: string): Reply => privately(quiet(text(words)));

/** `ask`: repeated for the chosen tournament if several fit. */
export async function refusedTo(
  app: App,
  asker: ServerAsker,
  problem: Problem,
  ask?: TournamentAsk,
): Promise<Reply> {
  const say = sayIn(asker.locale);
  if (problem.code !== 'tournament-which') return privately(refusalScreen(say, problem));
  // A menu would lose the command's other options.
  if (!ask) return privately(refusalScreen(say, { code: 'tournament-name-it' }));
  const going = await tournamentsIn(app, asker, GOING);
  return privately(refusalScreen(say, problem, ...tournamentMenu(say, going, ask)));
}

/** Continues with the tournament that fits, or lists the candidates. */
export async function onTournament(
  app: App,
  asker: ServerAsker,
  { named, ask }: { readonly named: string | undefined; readonly ask?: TournamentAsk },
  goOn: (tournament: Tournament) => Promise<Reply>,
): Promise<Reply> {
  // Below a finished one, join means the next.
  const found = await findTournament(app, asker, named, ask === 'join' ? GOING : undefined);
  return found.ok ? goOn(found.value) : refusedTo(app, asker, found.problem, ask);
}

export const changedTo = async (
  app: App,
  asker: ServerAsker,
  attempt: Attempt<Tournament, Problem>,
  said: (tournament: Tournament) => string,
): Promise<Reply> => (attempt.ok ? told(said(attempt.value)) : refusedTo(app, asker, attempt.problem));
