/** `/games`: everything the asker plays, here or everywhere, the most urgent first, a page at a time. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker } from '../src/app/command.ts';
import { INBOX_PAGE, inboxOf } from '../src/app/inbox.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { sayIn } from '../src/i18n/say.ts';
import { gamesScreen, SCOPES } from '../src/views/gamesList.ts';
import type { Scope } from '../src/views/gamesList.ts';

const PAGE = /^\d{1,4}$/u;

async function list(app: App, asker: Asker, scope: Scope, page: number): Promise<Reply> {
  const { guildId } = asker.place;
  const inServer = guildId !== null;
  const where = scope === 'here' && inServer ? { guildId } : {};
  const inbox = await inboxOf(app, asker.user.id, { page, ...where });
  const window = { scope: inServer ? scope : 'everywhere', inServer, size: INBOX_PAGE, ...inbox } as const;
  return { kind: 'private', screen: gamesScreen(sayIn(asker.locale), inbox.records, asker.user.id, window) };
}

export const games = defineCommand({
  name: 'games',
  posts: false,
  options: [{ name: 'where', kind: 'text', choices: SCOPES }],
  run: (asker, values, app) =>
    list(app, asker, SCOPES.find((scope) => scope === values.where) ?? 'everywhere', 0),
  async press(asker, { action, args: [name, page = ''] }, app) {
    const scope = SCOPES.find((candidate) => candidate === name);
    if (action !== 'page' || !scope || !PAGE.test(page)) {
      return refusal(app, asker, { code: 'malformed-button' });
    }
    return list(app, asker, scope, Number(page));
  },
});
