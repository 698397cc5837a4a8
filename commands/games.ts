/** `/games`: everything the asker plays, here or everywhere, most urgent first. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { INBOX_PAGE, inboxOf } from '../src/app/person/inbox.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { sayIn } from '../src/i18n/say.ts';
import { gamesScreen, type Scope } from '../src/views/game/gamesList.ts';
import { GAMES, SCOPES } from '../src/views/presses/declarations.ts';

async function list(app: App, asker: Asker, scope: Scope, page: number): Promise<Reply> {
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
  page: (asker, { scope, page }, app) => list(app, asker, scope, page),
});

export const games = defineCommand({
  name: 'games',
  posts: false,
  options: [{ name: 'where', kind: 'text', choices: SCOPES }],
  run: (asker, values, app) =>
    list(app, asker, SCOPES.find((scope) => scope === values.where) ?? 'everywhere', 0),
});
