/** The buttons of *Manage…*: the changes of `/tournament manage`, each after a confirmation. */
import { refused } from '../../kit/result.ts';
import type { App } from '../ports/app.ts';
import { type Reply, type ServerAsker, privately, privateText } from '../ports/command.ts';
import { writtenAs } from './find.ts';
import { barOnManaging, organize, type Change } from './organize.ts';
import { detailsAsked } from './termsAsked.ts';
import { settingsAt } from '../reader/reader.ts';
import { sha256 } from '../save/hash.ts';
import { sayIn } from '../../i18n/say.ts';
import type { DraftFields } from '../../tournament/life/opening/draft.ts';
import { add, remove } from '../../tournament/life/players/entering.ts';
import * as organizing from '../../tournament/life/organizing.ts';
import { tableOf } from '../../tournament/life/table/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { amendForm } from '../../views/tournament/draftForms.ts';
import { manageScreen } from '../../views/tournament/manage.ts';
import { changeWords } from '../../views/tournament/rulings.ts';
import { onTournament } from './answer.ts';
import { askToEnd, askToRemove, entering } from './ruling.ts';
import type { TOURNAMENT } from '../../views/presses/declarations.ts';
import type { AnswersInServers } from '../ports/answering.ts';

const isGoing = ({ stage }: Tournament): boolean => stage === 'open' || stage === 'running';

/** Checks that the asker is the organizer, and that there is something to manage. */
const managed = (
  app: App,
  asker: ServerAsker,
  id: string,
  act: (tournament: Tournament) => Promise<Reply>,
): Promise<Reply> =>
  onTournament(app, asker, { named: id }, async (tournament) => {
    const bar = await barOnManaging(app, asker, tournament);
    if (bar) return refused(bar);
    return isGoing(tournament) ? act(tournament) : refused({ code: 'tournament-over' });
  });

const panel = ({ locale }: ServerAsker, tournament: Tournament, news?: string): Reply =>
  privately(manageScreen(sayIn(locale), tournament, tableOf(tournament, sha256), news));

const changing = (
  app: App,
  asker: ServerAsker,
  id: string,
  change: Change,
  reason?: string,
): Promise<Reply> =>
  managed(app, asker, id, async (tournament) => {
    const changed = await organize(app, asker, tournament, { reason, change });
    if (!changed.ok) return changed;
    const words = changeWords(sayIn(asker.locale), changed.value);
    return changed.value.stage === 'cancelled' ? privateText(words) : panel(asker, changed.value, words);
  });

const written = (value: number | null): string => (value === null ? '' : String(value));

async function fieldsFor(app: App, { place }: ServerAsker, { terms }: Tournament): Promise<DraftFields> {
  const { zone } = await settingsAt(app, place);
  const { title, entry, endsAt } = terms;
  return {
    title: title ?? '',
    players: written(entry.mostPlayers),
    lowest: written(entry.leastRating),
    highest: written(entry.mostRating),
    ends: endsAt === null ? '' : writtenAs(endsAt, zone),
  };
}

const amend = (app: App, asker: ServerAsker, id: string, answers: DraftFields): Promise<Reply> =>
  managed(app, asker, id, async (tournament) => {
    const { ends } = await fieldsFor(app, asker, tournament);
    const isSame = answers.ends?.trim() === ends;
    const read = await detailsAsked(
      app,
      asker,
      { ...answers, ...(isSame && { ends: undefined }) },
      tournament,
    );
    if (!read.ok) return read;
    return changing(app, asker, id, (latest, act) => organizing.edit(latest, read.value, act));
  });

export const MANAGING = {
  manage: (asker, { id }, app) => managed(app, asker, id, async (tournament) => panel(asker, tournament)),
  terms: (asker, { id }, app) =>
    managed(app, asker, id, async (tournament) => ({
      kind: 'form',
      form: amendForm(sayIn(asker.locale), tournament, await fieldsFor(app, asker, tournament)),
    })),
  amend: (asker, { id, answers }, app) => amend(app, asker, id, answers),
  off: (asker, { id }, app) => askToEnd(app, asker, { tournament: id }, true),
  cancel: (asker, { id }, app) => changing(app, asker, id, organizing.cancel),
  finish: (asker, { id }, app) => askToEnd(app, asker, { tournament: id }, false),
  end: (asker, { id }, app) => changing(app, asker, id, organizing.endNow),
  out: (asker, { id, values: [user] }, app) =>
    user === undefined
      ? managed(app, asker, id, async (tournament) => panel(asker, tournament))
      : askToRemove(app, asker, { tournament: id }, { id: user }),
  drop: (asker, { id, value }, app) => askToRemove(app, asker, { tournament: id }, { id: value }),
  enroll: (asker, { id, values: [user = ''], people }, app) =>
    managed(app, asker, id, async (tournament) => {
      const person = people.get(user);
      if (!person) return panel(asker, tournament);
      const change = await entering(
        app,
        tournament,
        person,
        (newcomer) => (latest, act) => add(latest, newcomer, act),
      );
      return change.ok ? changing(app, asker, id, change.value) : change;
    }),
  remove: (asker, { id, user }, app) => changing(app, asker, id, (latest, act) => remove(latest, user, act)),
  sure: (asker, { id, what, reason }, app) =>
    changing(app, asker, id, what === 'end' ? organizing.end : organizing.cancel, reason),
  expel: (asker, { id, user, reason }, app) =>
    changing(app, asker, id, (latest, act) => remove(latest, user, act), reason),
} satisfies AnswersInServers<typeof TOURNAMENT>;
