/** What the bot stores about the asker, and who sees it. */
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { Preference } from '../ports/subjects/people.ts';
import { eraseUser } from './erase.ts';
import { changePreference } from '../save/change.ts';
import { downloadFile } from '../reader/files.ts';
import { sayIn } from '../../i18n/say.ts';
import { unsharedScreen } from '../../views/game/shared.ts';
import { dataScreen, erasedScreen, eraseScreen, privacyScreen } from '../../views/person/privacy.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { PRIVACY } from '../../views/presses/declarations.ts';

async function overview(app: App, asker: Asker, news: Parameters<typeof privacyScreen>[2]): Promise<Screen> {
  const { personal, people } = app.store;
  const [isHidden, { isNamed = false, isFinder = false }] = await Promise.all([
    personal.isHidden(asker.user.id),
    people.preference(asker.user.id),
  ]);
  const shownTo = { isHidden, isNamed: app.page ? isNamed : null, isFinder };
  return privacyScreen(sayIn(asker.locale), shownTo, news);
}

async function dataOf(app: App, { user, at, locale }: Asker): Promise<Screen> {
  const tables = await app.store.personal.holdings(user.id);
  const all = { user: user.id, at: new Date(at).toISOString(), tables };
  return dataScreen(
    sayIn(locale),
    await downloadFile('crownhead-about-me.json', JSON.stringify(all, null, 2)),
  );
}

export const showPrivacy = (app: App, asker: Asker): Promise<Screen> => overview(app, asker, null);

async function hide(app: App, asker: Asker, hidden: boolean): Promise<Screen> {
  await app.store.personal.setHidden(asker.user.id, hidden);
  return overview(app, asker, hidden ? 'hidden' : 'shown');
}

async function choose(
  app: App,
  asker: Asker,
  chosen: Pick<Preference, 'isNamed' | 'isFinder'>,
): Promise<Screen> {
  await changePreference(app, asker.user.id, (before) => ({ ...before, ...chosen }));
  return overview(app, asker, null);
}

async function unshare(app: App, { user, at, locale }: Asker, of: string): Promise<Screen> {
  await app.store.visiting.endLink(user.id, of, at);
  return unsharedScreen(sayIn(locale));
}

async function erase(app: App, asker: Asker): Promise<Screen> {
  await eraseUser(app, asker.user.id, asker.at);
  // Their chosen language is erased as well.
  return erasedScreen(sayIn(asker.locale));
}

const shown = async (screen: Promise<Screen> | Screen): Promise<Reply> => privately(await screen);

export const privacyPresses = answering(
  PRIVACY,
  {
    data: (asker, _, app) => shown(dataOf(app, asker)),
    hide: (asker, _, app) => shown(hide(app, asker, true)),
    show: (asker, _, app) => shown(hide(app, asker, false)),
    name: (asker, _, app) => shown(choose(app, asker, { isNamed: true })),
    unname: (asker, _, app) => shown(choose(app, asker, { isNamed: false })),
    finder: (asker, _, app) => shown(choose(app, asker, { isFinder: true })),
    unfinder: (asker, _, app) => shown(choose(app, asker, { isFinder: false })),
    unshare: (asker, { of }, app) => shown(unshare(app, asker, of)),
    ask: (asker) => shown(eraseScreen(sayIn(asker.locale))),
    erase: (asker, _, app) => shown(erase(app, asker)),
    keep: (asker, _, app) => shown(overview(app, asker, 'kept')),
  },
  { share: (action) => (action === 'data' ? 'export' : null) },
);
