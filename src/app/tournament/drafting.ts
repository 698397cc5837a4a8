/** Creates a tournament in windows: questions, a preview, the announcement. */
import { refused } from '../../kit/result.ts';
import type { TOURNAMENT } from '../../views/presses/declarations.ts';
import type { AnswersInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type ServerAsker, type Reply, privately, isRefusal, privateText } from '../ports/command.ts';
import { refusalsScreen } from '../problem/refusal.ts';
import type { Problem } from '../problem/problem.ts';
import { sayAt, settingsAt } from '../reader/reader.ts';
import { changeDraft, draftOf } from './change.ts';
import { isInDetails, lookAtDraft, withoutBadDetails } from './draftFaults.ts';
import { barOnOrganizing, createTournament } from './organize.ts';
import { given, termsAsked } from './termsAsked.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { fieldsOf, type DraftFields, type Draft } from '../../tournament/life/opening/draft.ts';
import type { DraftMenu } from '../../views/presses/questions.ts';
import { detailsForm, draftForm } from '../../views/tournament/draftForms.ts';
import { changeRow, draftChoicesScreen, draftScreen, type DraftView } from '../../views/tournament/draft.ts';
import { createdScreen } from '../../views/tournament/status.ts';
import { onTournament } from './answer.ts';

/** Opens it for entry, or returns the reason why not. */
async function hold(app: App, asker: ServerAsker, asked: DraftFields): Promise<Reply> {
  const terms = await termsAsked(app, asker, asked);
  if (!terms.ok) return terms;
  const created = await createTournament(app, asker, terms.value);
  if (!created.ok) return created;
  const sayThere = await sayAt(app, asker.place);
  return privately(createdScreen(sayIn(asker.locale), created.value, sayThere));
}

function refusedDraft({ locale }: ServerAsker, ...problems: readonly Problem[]): Reply {
  const say = sayIn(locale);
  return privately(refusalsScreen(say, problems, changeRow(say)));
}

async function windowOf(app: App, asker: ServerAsker, asked: DraftFields): Promise<Reply> {
  const { variant } = await settingsAt(app, asker.place);
  return { kind: 'form', form: draftForm(sayIn(asker.locale), asked, variant) };
}

/** Opens the window with the new options or, if there are none, with the last draft. */
async function openWindow(app: App, asker: ServerAsker, said: DraftFields): Promise<Reply> {
  const saidAny = Object.values(said).some((value) => value !== undefined);
  const last = saidAny ? said : ((await draftOf(app, asker))?.asked ?? {});
  const looked = await lookAtDraft(app, asker, last);
  const { asked } = await changeDraft(app, asker, () =>
    'terms' in looked ? last : withoutBadDetails(last, looked),
  );
  return windowOf(app, asker, asked);
}

/** The terms as a command gives them. */
type TypedTerms = Omit<DraftFields, 'kind' | Counted> & {
  readonly [field in Counted]?: number | undefined;
} & { readonly template?: string | undefined; readonly form?: string | undefined };
type Counted =
  | 'rounds'
  | 'minutes'
  | 'group-size'
  | 'advance'
  | 'round-days'
  | 'players'
  | 'lowest'
  | 'highest';

const askedIn = ({ template, form, ...values }: TypedTerms): DraftFields => ({
  ...values,
  kind: template ?? form,
  rounds: values.rounds?.toString(),
  minutes: values.minutes?.toString(),
  'group-size': values['group-size']?.toString(),
  advance: values.advance?.toString(),
  'round-days': values['round-days']?.toString(),
  players: values.players?.toString(),
  lowest: values.lowest?.toString(),
  highest: values.highest?.toString(),
});

/** Announces it at once if a name and a kind are given. Otherwise, opens a window. */
export async function beginTournament(app: App, asker: ServerAsker, typed: TypedTerms): Promise<Reply> {
  const bar = await barOnOrganizing(app, asker);
  if (bar) return refused(bar);
  const asked = askedIn(typed);
  if (given(asked.name) === undefined || asked.kind === undefined) return openWindow(app, asker, asked);
  return hold(app, asker, asked);
}

const detailsOf = ({ locale }: ServerAsker, asked: DraftFields): Reply => ({
  kind: 'form',
  form: detailsForm(sayIn(locale), asked),
});

/** Opens the window that has the fault, if there is one. */
async function edit(app: App, asker: ServerAsker, { asked }: Draft): Promise<Reply> {
  const looked = await lookAtDraft(app, asker, asked);
  return 'problems' in looked && isInDetails(looked) ? detailsOf(asker, asked) : windowOf(app, asker, asked);
}

type DraftShown = (say: Say, view: DraftView) => Screen;

async function show(
  app: App,
  asker: ServerAsker,
  draft: Draft,
  { note = null, screen = draftScreen }: { readonly note?: string | null; readonly screen?: DraftShown } = {},
): Promise<Reply> {
  const looked = await lookAtDraft(app, asker, draft.asked);
  if ('problems' in looked) return refusedDraft(asker, ...looked.problems);
  const { mayMakeEvents } = asker;
  return privately(screen(sayIn(asker.locale), { draft, terms: looked.terms, mayMakeEvents, note }));
}

/** Refused if the asker may no longer organize tournaments, or if there is no draft. */
async function onDraft(app: App, asker: ServerAsker, act: (draft: Draft) => Promise<Reply>): Promise<Reply> {
  const bar = await barOnOrganizing(app, asker);
  const draft = bar ? null : await draftOf(app, asker);
  if (draft) return act(draft);
  return refused(bar ?? { code: 'tournament-no-draft' });
}

const changing = (
  app: App,
  asker: ServerAsker,
  change: (asked: DraftFields) => DraftFields,
  screen: DraftShown = draftScreen,
): Promise<Reply> =>
  onDraft(app, asker, async () => show(app, asker, await changeDraft(app, asker, change), { screen }));

const chosen = (what: DraftMenu, value: string): DraftFields =>
  what === 'twice' || what === 'third-place' || what === 'event' || what === 'rated'
    ? { [what]: value === 'yes' }
    : { [what]: what === 'rounds' && value === 'none' ? '' : value };

/** Clears these fields, because another kind has other defaults. */
const OF_KIND: DraftFields = {
  rounds: undefined,
  minutes: undefined,
  'group-size': undefined,
  advance: undefined,
  finals: undefined,
  reach: undefined,
  repeats: undefined,
  openings: undefined,
};

const answered = (before: DraftFields, answers: DraftFields): DraftFields => ({
  ...before,
  ...(before.kind === answers.kind ? {} : OF_KIND),
  ...(before.variant === answers.variant ? {} : { openings: undefined }),
  ...answers,
});

async function announce(app: App, asker: ServerAsker, draft: Draft, version: number): Promise<Reply> {
  const say = sayIn(asker.locale);
  if (draft.version !== version)
    return show(app, asker, draft, { note: say('problem.tournament-draft-changed') });
  if (!(await app.store.drafts.remove(draft))) return refused({ code: 'tournament-no-draft' });
  const held = await hold(app, asker, draft.asked);
  if (!isRefusal(held)) return held;
  await changeDraft(app, asker, () => draft.asked);
  return refusedDraft(asker, held.problem);
}

async function discard(app: App, asker: ServerAsker): Promise<Reply> {
  const draft = await draftOf(app, asker);
  if (draft) await app.store.drafts.remove(draft);
  return privateText(sayIn(asker.locale)('tournament.draft.discarded'));
}

/**
 * A preview of the same tournament again, for anyone who may organize one. It replaces their draft.
 */
const another = (app: App, asker: ServerAsker, id: string): Promise<Reply> =>
  onTournament(app, asker, { named: id }, async ({ terms }) => {
    const bar = await barOnOrganizing(app, asker);
    if (bar) return refused(bar);
    return show(app, asker, await changeDraft(app, asker, () => fieldsOf(terms)));
  });

export const DRAFTING = {
  create: (asker, _, app) => beginTournament(app, asker, {}),
  another: (asker, { id }, app) => another(app, asker, id),
  draft: (asker, { answers }, app) => changing(app, asker, (before) => answered(before, answers)),
  details: (asker, { answers }, app) =>
    changing(app, asker, (before) => ({ ...before, ...answers }), draftChoicesScreen),
  choose: (asker, { what, value }, app) =>
    changing(app, asker, (before) => ({ ...before, ...chosen(what, value) })),
  pick: (asker, { what, value }, app) =>
    changing(app, asker, (before) => ({ ...before, ...chosen(what, value) }), draftChoicesScreen),
  choices: (asker, _, app) =>
    onDraft(app, asker, (draft) => show(app, asker, draft, { screen: draftChoicesScreen })),
  preview: (asker, _, app) => onDraft(app, asker, (draft) => show(app, asker, draft)),
  role: (asker, { values: [role] }, app) =>
    changing(app, asker, (before) => ({ ...before, role }), draftChoicesScreen),
  rate: (asker, { rated }, app) => changing(app, asker, (before) => ({ ...before, rated: rated === 'yes' })),
  edit: (asker, _, app) => onDraft(app, asker, (draft) => edit(app, asker, draft)),
  more: (asker, _, app) => onDraft(app, asker, async ({ asked }) => detailsOf(asker, asked)),
  announce: (asker, { version }, app) => onDraft(app, asker, (draft) => announce(app, asker, draft, version)),
  discard: (asker, _, app) => discard(app, asker),
} satisfies AnswersInServers<typeof TOURNAMENT>;
