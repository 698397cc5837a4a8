/** Finds the tournament for a subcommand of `/tournament`, and answers. */
import type { App } from '../ports/app.ts';
import { type ServerAsker, type Reply, privateText } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { findTournament, GOING } from './find.ts';
import { barOnOrganizing } from './organize.ts';
import { sayIn } from '../../i18n/say.ts';
import { type Result, refused } from '../../kit/result.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { type TournamentAsk, TOURNAMENT } from '../../views/presses/declarations.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import { createButton } from '../../views/tournament/buttons.ts';

/** Continues with the tournament that fits, or lists the candidates. */
export async function onTournament(
  app: App,
  asker: ServerAsker,
  { named, ask }: { readonly named: string | undefined; readonly ask?: TournamentAsk },
  act: (tournament: Tournament) => Promise<Reply>,
): Promise<Reply> {
  // Below a finished tournament, join means the next one.
  const found = await findTournament(app, asker, named, ask === 'join' ? GOING : undefined);
  if (found.ok) return act(found.value);
  if (found.problem.code === 'tournament-none' && !(await barOnOrganizing(app, asker)))
    return { ...found, below: [buttonBlock(createButton(sayIn(asker.locale)))] };
  if (found.problem.code !== 'tournament-which') return found;
  // A menu would lose the command's other options.
  return ask ? { ...found, again: TOURNAMENT.to.in({ ask }) } : refused({ code: 'tournament-name-it' });
}

/** Answers a press on a tournament. */
export const onPressed =
  <P extends { readonly id: string }>(
    act: (app: App, asker: ServerAsker, tournament: Tournament, pressed: P) => Promise<Reply>,
  ) =>
  (asker: ServerAsker, pressed: P, app: App): Promise<Reply> =>
    onTournament(app, asker, { named: pressed.id }, (tournament) => act(app, asker, tournament, pressed));

export const changedTo = (
  attempt: Result<Tournament, Problem>,
  said: (tournament: Tournament) => string,
): Reply => (attempt.ok ? privateText(said(attempt.value)) : attempt);
