/** Each interaction is handled only once, by whichever process Discord delivers it to. */
import type { Database } from '../database/database.ts';
import type { Deferral } from '../../app/ports/exchange.ts';
import type { Tables } from '../tables/tables.ts';
import { prepared } from '../database/prepared.ts';
import { put } from '../database/rows.ts';

/** How long to remember an interaction, in ms. Discord accepts answers for several minutes. */
const AN_HOUR = 3_600_000;
/** How many interactions are taken between two deletions of old ones. */
const CLEARED_EVERY = 200;

const taking = prepared<{ id: string; at: number }>((database, value) =>
  put(database, 'interaction', [{ id: value('id'), taken_at: value('at') }], 'kept'),
);

export function interactionsOver(database: Database) {
  const { db, unhurried } = database;
  let taken = 0;
  return {
    /**
     * Takes an interaction at this instant (ms), on behalf of all processes; false if it was
     * already taken.
     */
    async take(id: string, at: number): Promise<boolean> {
      if (taken % CLEARED_EVERY === 0)
        await unhurried(db.deleteFrom('interaction').where('taken_at', '<', at - AN_HOUR));
      taken += 1;
      return (await unhurried(taking(database, { id, at }))) === 1;
    },
  };
}

export const readDeferral = ({
  id,
  application_id: application,
  token,
  user_id: user,
  locale,
  is_thinking: isThinking,
  deferred_at: at,
}: Tables['deferral']): Deferral => ({
  id,
  application,
  token,
  user,
  locale,
  isThinking: isThinking === 1,
  at,
});

export const deferralsOver = (database: Database) => ({
  /**
   * Stores a deferred interaction, so that a sweep answers it at `dueAt` (ms). If it is already
   * stored, only its due time changes.
   */
  keep: async (
    { id, application, token, user, locale, isThinking, at }: Deferral,
    dueAt: number,
  ): Promise<void> => {
    const asked = { application_id: application, token, user_id: user, locale };
    const row = { id, ...asked, is_thinking: isThinking ? 1 : 0, deferred_at: at, due_at: dueAt };
    await database.unhurried(put(database, 'deferral', [row], { due_at: dueAt }));
  },
  forget: async (id: string): Promise<void> =>
    void (await database.unhurried(database.db.deleteFrom('deferral').where('id', '=', id))),
});
