/** Finds the tournament for a part of `/tournament`, and answers. */
import type { App } from '../ports/app.ts';
import type { ServerAsker, Reply } from '../ports/command.ts';
import { refusalScreen } from '../problem/refusal.ts';
import type { Problem } from '../problem/problem.ts';
import { findTournament, GOING, tournamentsIn } from './find.ts';
import type { Attempt } from '../../kit/attempt.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { TournamentAsk } from '../../views/presses/declarations.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { tournamentMenu } from '../../views/tournament/history.ts';

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
