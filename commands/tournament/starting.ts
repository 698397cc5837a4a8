/**
 * An organizer starts a tournament at once, or reschedules it: by a command, or by the buttons
 * beside its status.
 */
import type { App } from '../../src/app/ports/app.ts';
import { defineServerCommand, type Reply, type ServerAsker } from '../../src/app/ports/command.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { suggestInstants, TOURNAMENT_OPTION, writtenAs } from '../../src/app/tournament/find.ts';
import { barOnManaging, type Change } from '../../src/app/tournament/organize.ts';
import { settingsAt } from '../../src/app/reader/reader.ts';
import { instantOf } from '../../src/game/calendar/instant.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { done, refused, type Attempt } from '../../src/kit/attempt.ts';
import * as organizing from '../../src/tournament/life/organizing.ts';
import { startQuestion } from '../../src/views/tournament/status.ts';
import { laterForm } from '../../src/views/tournament/draftForms.ts';
import { onTournament, privately, refusedTo, told } from './answer.ts';
import { change, manage, suggestGoing } from './manage.ts';

export const start = defineServerCommand({
  name: 'tournament manage start',
  posts: false,
  options: [TOURNAMENT_OPTION],
  run: (asker, given, app) => change(app, asker, given, organizing.startNow),
  suggest: suggestGoing,
});

async function postponing(
  app: App,
  { place, at, locale }: ServerAsker,
  to: string,
): Promise<Attempt<Change, Problem>> {
  const { zone } = await settingsAt(app, place);
  const startsAt = instantOf(to, { zone, now: at, locale });
  return startsAt === null
    ? refused({ code: 'tournament-when', text: to, zone })
    : done((latest, act) => organizing.postpone(latest, startsAt, act));
}

export const postpone = defineServerCommand({
  name: 'tournament manage postpone',
  posts: false,
  options: [{ name: 'to', kind: 'text', required: true, suggests: true }, TOURNAMENT_OPTION],
  run: (asker, given, app) => manage(app, asker, given, () => postponing(app, asker, given.to)),
  suggest: (asker, typed, app) =>
    typed.option === 'to' ? suggestInstants(app, asker, typed.text) : suggestGoing(asker, typed, app),
});

/** The window with the current start, for an organizer. */
const askWhen = (app: App, asker: ServerAsker, id: string): Promise<Reply> =>
  onTournament(app, asker, { named: id }, async (tournament) => {
    const bar = await barOnManaging(app, asker, tournament);
    if (bar) return refusedTo(app, asker, bar);
    const { zone } = await settingsAt(app, asker.place);
    const starts = writtenAs(tournament.terms.startsAt, zone);
    return { kind: 'form', form: laterForm(sayIn(asker.locale), tournament, starts) };
  });

/**
 * Asks first, because nobody can join some tournaments after the start. What can't start is refused
 * at once.
 */
const askToStart = (app: App, asker: ServerAsker, id: string): Promise<Reply> =>
  onTournament(app, asker, { named: id }, async (tournament) => {
    const bar = await barOnManaging(app, asker, tournament);
    if (bar) return refusedTo(app, asker, bar);
    const tried = organizing.startNow(tournament, { by: asker.user.id, at: asker.at, reason: null });
    if (!tried.ok) return refusedTo(app, asker, tried.problem);
    return privately(startQuestion(sayIn(asker.locale), tournament));
  });

interface Pressed {
  readonly id: string;
}

export const STARTING = {
  start: (asker: ServerAsker, { id }: Pressed, app: App) => askToStart(app, asker, id),
  begin: (asker: ServerAsker, { id }: Pressed, app: App) =>
    change(app, asker, { tournament: id }, organizing.startNow),
  wait: async (asker: ServerAsker) => told(sayIn(asker.locale)('tournament.start.kept')),
  postpone: (asker: ServerAsker, { id }: Pressed, app: App) => askWhen(app, asker, id),
  later: (
    asker: ServerAsker,
    { id, answers: { starts } }: Pressed & { readonly answers: { readonly starts: string } },
    app: App,
  ) => manage(app, asker, { tournament: id }, () => postponing(app, asker, starts)),
};
