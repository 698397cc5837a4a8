/**
 * An organizer starts a tournament at once or at another time, by a command or by the buttons next
 * to its status.
 */
import type { TOURNAMENT } from '../../views/presses/declarations.ts';
import type { AnswersInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Reply, type ServerAsker, privately, privateText } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { writtenAs } from './find.ts';
import { barOnManaging, type Change } from './organize.ts';
import { settingsAt } from '../reader/reader.ts';
import { instantOf } from '../../game/calendar/instant.ts';
import { sayIn } from '../../i18n/say.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import * as organizing from '../../tournament/life/organizing.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { startQuestion } from '../../views/tournament/status.ts';
import { laterForm } from '../../views/tournament/draftForms.ts';
import { onPressed } from './answer.ts';
import { rule, ruleBy, type Ruled } from './ruling.ts';

async function postponing(
  app: App,
  { place, at, locale }: ServerAsker,
  to: string,
): Promise<Result<Change, Problem>> {
  const { zone } = await settingsAt(app, place);
  const startsAt = instantOf(to, { zone, now: at, locale });
  return startsAt === null
    ? refused({ code: 'tournament-when', text: to, zone })
    : done((latest, act) => organizing.postpone(latest, startsAt, act));
}

/** Starts it at once, or at another time that is typed. */
export const startAt = (app: App, asker: ServerAsker, ruled: Ruled, to: string | undefined): Promise<Reply> =>
  to === undefined
    ? ruleBy(app, asker, ruled, organizing.startNow)
    : rule(app, asker, ruled, () => postponing(app, asker, to));

/** Opens the window with the current start, for an organizer. */
const askWhen = onPressed(async (app, asker, tournament) => {
  const bar = await barOnManaging(app, asker, tournament);
  if (bar) return refused(bar);
  const { zone } = await settingsAt(app, asker.place);
  const starts = writtenAs(tournament.terms.startsAt, zone);
  return { kind: 'form', form: laterForm(sayIn(asker.locale), tournament, starts) };
});

/** Asks first if nobody can join after the start. Refuses at once if it can't start. */
const askToStart = onPressed(async (app, asker, tournament, { id }) => {
  const bar = await barOnManaging(app, asker, tournament);
  if (bar) return refused(bar);
  const tried = organizing.startNow(tournament, { by: asker.user.id, at: asker.at, reason: null });
  if (!tried.ok) return tried;
  return rulesOf(tournament.terms.form).isFixed
    ? privately(startQuestion(sayIn(asker.locale), tournament))
    : startAt(app, asker, { tournament: id }, undefined);
});

export const STARTING = {
  start: askToStart,
  begin: (asker, { id }, app) => startAt(app, asker, { tournament: id }, undefined),
  wait: async (asker) => privateText(sayIn(asker.locale)('tournament.start.kept')),
  postpone: askWhen,
  later: (asker, { id, answers: { starts } }, app) => startAt(app, asker, { tournament: id }, starts),
} satisfies AnswersInServers<typeof TOURNAMENT>;
