import { readingIn } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Using } from '../ports/app.ts';
import type { Deferral } from '../ports/exchange.ts';
import { refusalScreen } from '../problem/refusal.ts';
import { putOff, type PutOff, dueAfter } from './kind.ts';

/** How long (ms) an interaction's token is valid. */
const TOKEN_LIFE = 15 * 60 * 1000;

export async function doDueDeferral(
  app: Using<'people', 'lateAnswers' | 'now'>,
  deferral: Deferral,
): Promise<PutOff<Deferral>> {
  const { user, locale, at } = deferral;
  if (app.now() - at >= TOKEN_LIFE) return putOff(deferral, null);
  const { language } = await app.store.people.preference(user);
  const screen = refusalScreen(sayIn(readingIn(language, locale)), { code: 'unanswered' });
  const sent = await app.lateAnswers.send(deferral, screen);
  return putOff(deferral, sent === 'later' ? dueAfter(sent, app.now(), at) : null);
}
