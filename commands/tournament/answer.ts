/** How the parts of `/tournament` answer: which tournament is meant, and what is said where something cannot be. */
import type { App } from '../../src/app/ports/app.ts';
import type { ServerAsker, Reply } from '../../src/app/ports/command.ts';
import { refusalScreen } from '../../src/app/problem/refusal.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { findTournament, GOING, tournamentsIn } from '../../src/app/tournament/find.ts';
import type { Attempt } from '../../src/draughts/attempt.ts';
import { sayIn } from '../../src/i18n/say.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import type { TournamentAsk } from '../../src/views/presses/declarations.ts';
import { quiet, text } from '../../src/views/screen/blocks.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { tournamentMenu } from '../../src/views/tournament/history.ts';

export const privately = (screen: Screen): Reply => ({ kind: 'private', screen });

/** A sentence for the asker alone. */
export const told = (words: string): Reply => privately(quiet(text(words)));

/** `ask`: what is then asked of the one that is chosen, where several may be meant. */
export async function refusedTo(
  app: App,
  asker: ServerAsker,
  problem: Problem,
  ask?: TournamentAsk,
): Promise<Reply> {
  const say = sayIn(asker.locale);
  if (problem.code !== 'tournament-which') return privately(refusalScreen(say, problem));
  // What else was said with the command would be lost on the way through a menu.
  if (!ask) return privately(refusalScreen(say, { code: 'tournament-name-it' }));
  const going = await tournamentsIn(app, asker, GOING);
  return privately(refusalScreen(say, problem, ...tournamentMenu(say, going, ask)));
}

/** Goes on with the tournament that is meant, or says which there are. */
export async function onTournament(
  app: App,
  asker: ServerAsker,
  { named, ask }: { readonly named: string | undefined; readonly ask?: TournamentAsk },
  goOn: (tournament: Tournament) => Promise<Reply>,
): Promise<Reply> {
  // Below one that is over, who enters means the next one.
  const found = await findTournament(app, asker, named, ask === 'join' ? GOING : undefined);
  return found.ok ? goOn(found.value) : refusedTo(app, asker, found.problem, ask);
}

/** What is said of a change that was made, or why it was not. */
export const changedTo = async (
  app: App,
  asker: ServerAsker,
  attempt: Attempt<Tournament, Problem>,
  said: (tournament: Tournament) => string,
): Promise<Reply> => (attempt.ok ? told(said(attempt.value)) : refusedTo(app, asker, attempt.problem));
