/**
 * A panel of everything that users set for themselves, with a button for each part. Each part can
 * also be changed by typing.
 */
import { done, type Result } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { notationScreen } from '../../views/person/choices.ts';
import { preferencesScreen } from '../../views/person/preferences.ts';
import { PREFERENCES, type PreferenceSection } from '../../views/presses/declarations.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { answering } from '../ports/answering.ts';
import type { App, Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { NotationChoice } from '../ports/subjects/people.ts';
import type { Problem } from '../problem/problem.ts';
import { refusalText } from '../problem/refusal.ts';
import { changePreference } from '../save/change.ts';
import { listBlocks, typedBlock, typedUnblock } from '../server/blockList.ts';
import { showLanguage } from './language.ts';
import { showThemes, typedLook } from './look.ts';
import { showNotices, typedNotices, usualNotices } from './notices.ts';
import { showPrivacy } from './privacy.ts';
import { showVacation, typedVacation } from './vacation.ts';

type Shown = Result<Screen, Problem>;

async function panel(app: App, asker: Asker, news: readonly string[] = []): Promise<Screen> {
  const { user, at, locale, discordLocale } = asker;
  const { blocks, people, personal } = app.store;
  const [preference, vacations, { total: blocked }, isHidden] = await Promise.all([
    people.preference(user.id),
    people.vacations(user.id),
    blocks.of({ kind: 'user', id: user.id }, 0),
    personal.isHidden(user.id),
  ]);
  const { language, notation, notices = await usualNotices(app, asker) } = preference;
  const own = { look: preference, language, notation, notices, discordLocale, vacations, blocked, isHidden };
  return preferencesScreen(sayIn(locale), own, at, news);
}

async function showNotation(app: Using<'people'>, { user, locale }: Asker): Promise<Screen> {
  const { notation } = await app.store.people.preference(user.id);
  return notationScreen(sayIn(locale), notation);
}

async function chooseNotation(
  app: Using<'people'>,
  { user, locale }: Asker,
  notation: NotationChoice,
): Promise<Screen> {
  await changePreference(app, user.id, (before) => ({ ...before, notation }));
  return notationScreen(sayIn(locale), notation);
}

async function typedNotation(
  app: Using<'people'>,
  asker: Asker,
  { notation }: { readonly notation?: NotationChoice | undefined },
): Promise<Result<Screen, never> | null> {
  return notation === undefined ? null : done(await chooseNotation(app, asker, notation));
}

const OPEN: Readonly<Record<PreferenceSection, (app: App, asker: Asker) => Promise<Shown>>> = {
  theme: async (app, asker) => done(await showThemes(app, asker)),
  language: async (_, asker) => done(showLanguage(asker.locale, asker)),
  notation: async (app, asker) => done(await showNotation(app, asker)),
  notifications: async (app, asker) => done(await showNotices(app, asker)),
  vacation: showVacation,
  blocks: (app, asker) => listBlocks(app, asker, {}),
  privacy: async (app, asker) => done(await showPrivacy(app, asker)),
};

/** Each is `null` if nothing was typed for it. */
const CHANGES = [typedLook, typedNotation, typedNotices, typedVacation, typedBlock, typedUnblock] as const;

type Typed = { readonly open?: PreferenceSection | undefined } & ((typeof CHANGES)[number] extends (
  ...given: [never, never, infer T]
) => unknown
  ? T
  : never);

/** Answers several changes with the panel, below a list of the refused ones. */
export async function typedPreferences(app: App, asker: Asker, typed: Typed): Promise<Reply> {
  const answers: Shown[] = [];
  for (const change of CHANGES) {
    const answer = await change(app, asker, typed);
    if (answer) answers.push(answer);
  }
  const [only, another] = answers;
  if (only && !another) return privately(only);
  if (typed.open && !only) return privately(await OPEN[typed.open](app, asker));
  return privately(await panel(app, asker, newsOf(asker, answers)));
}

function newsOf({ locale }: Asker, answers: readonly Shown[]): readonly string[] {
  const say = sayIn(locale);
  return [
    ...(answers.some(({ ok }) => ok) ? [say('settings.saved')] : []),
    ...answers.flatMap((answer) => (answer.ok ? [] : [`⚠️ ${refusalText(say, answer.problem)}`])),
  ];
}

export const preferencesPresses = answering(PREFERENCES, {
  all: async (asker, _, app) => privately(await panel(app, asker)),
  open: async (asker, { section }, app) => privately(await OPEN[section](app, asker)),
  notation: async (asker, { value }, app) => privately(await chooseNotation(app, asker, value)),
});
