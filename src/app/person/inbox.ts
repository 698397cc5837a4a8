import type { UserId } from '../../game/game.ts';
import { seenBy } from '../reader/seenBy.ts';
import type { Using } from '../ports/app.ts';
import type { InboxPage } from '../ports/subjects/games.ts';
import { MOST_BOARDS } from '../../render/scene/results.ts';

/** As many games as a wall of boards has room for. */
export const INBOX_PAGE = MOST_BOARDS;

interface Inbox extends InboxPage {
  readonly page: number;
}

/**
 * A page of a user's running games, in this server or everywhere. A number beyond the last page
 * returns the last page.
 */
export async function inboxOf(
  app: Using<'games'>,
  user: UserId,
  { page, guildId }: { readonly page: number; readonly guildId?: string | undefined },
): Promise<Inbox> {
  const where = guildId === undefined ? {} : { guildId };
  const read = (at: number): Promise<InboxPage> =>
    app.store.games.inbox({ user, ...where, from: at * INBOX_PAGE, limit: INBOX_PAGE });
  const asked = await read(page);
  const last = Math.max(0, Math.ceil(asked.total / INBOX_PAGE) - 1);
  const { records, total } = page <= last ? asked : await read(last);
  const seen = await Promise.all(records.map((record) => seenBy(app, record, user)));
  return { records: seen, total, page: Math.min(page, last) };
}
