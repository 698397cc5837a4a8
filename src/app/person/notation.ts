/** How moves are written for the asker. */
import { done, type Result } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { notationScreen } from '../../views/person/choices.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { NotationChoice } from '../ports/subjects/people.ts';
import { changePreference } from '../save/change.ts';

export async function showNotation(app: Using<'people'>, { user, locale }: Asker): Promise<Screen> {
  const { notation } = await app.store.people.preference(user.id);
  return notationScreen(sayIn(locale), notation);
}

export async function chooseNotation(
  app: Using<'people'>,
  { user, locale }: Asker,
  notation: NotationChoice,
): Promise<Screen> {
  await changePreference(app, user.id, (before) => ({ ...before, notation }));
  return notationScreen(sayIn(locale), notation);
}

export async function typedNotation(
  app: Using<'people'>,
  asker: Asker,
  { notation }: { readonly notation?: NotationChoice | undefined },
): Promise<Result<Screen, never> | null> {
  return notation === undefined ? null : done(await chooseNotation(app, asker, notation));
}
