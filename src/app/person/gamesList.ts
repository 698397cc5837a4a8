/** Everything the asker plays, here or everywhere, most urgent first. */
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { INBOX_PAGE, inboxOf } from './inbox.ts';
import { viewerFor } from '../reader/reader.ts';
import { sayIn } from '../../i18n/say.ts';
import { gamesScreen, type Scope } from '../../views/game/gamesList.ts';
import { GAMES } from '../../views/presses/declarations.ts';

export async function listGames(
  app: Using<'games' | 'people'>,
  asker: Asker,
  scope: Scope,
  page: number,
): Promise<Reply> {
  const { guildId } = asker.place;
  const inServer = guildId !== null;
  const where = scope === 'here' && inServer ? { guildId } : {};
  const [inbox, viewer] = await Promise.all([
    inboxOf(app, asker.user.id, { page, ...where }),
    viewerFor(app, asker),
  ]);
  const shown = inServer ? scope : 'everywhere';
  const { at, isAlone } = asker;
  const window = { scope: shown, inServer, isAlone, size: INBOX_PAGE, at, ...inbox } as const;
  const say = sayIn(asker.locale);
  return { kind: 'private', screen: gamesScreen(say, inbox.records, asker.user.id, window, viewer) };
}

export const gamesPresses = answering(GAMES, {
  page: (asker, { scope, page }, app) => listGames(app, asker, scope, page),
});
