/** Each interaction is handled once, by whichever process Discord delivers it to. */
import type { Database } from '../database/database.ts';
import type { Deferral, Deferrals, Interactions } from '../../app/ports/exchange.ts';
import type { Tables } from '../tables/tables.ts';

/** How long to remember an interaction (ms): Discord takes answers for minutes. */
const AN_HOUR = 3_600_000;
/** Old interactions are deleted once per this many. */
const CLEARED_EVERY = 200;

export function interactionsOver({ db, unhurried }: Database): Interactions {
  let taken = 0;
  return {
    async take(id, at) {
      if (taken % CLEARED_EVERY === 0)
        await unhurried(db.deleteFrom('interaction').where('taken_at', '<', at - AN_HOUR));
      taken += 1;
      const taking = db
        .insertInto('interaction')
        .values({ id, taken_at: at })
        .onConflict((row) => row.column('id').doNothing());
      return (await unhurried(taking)) === 1;
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

export const deferralsOver = ({ db, unhurried }: Database): Deferrals => ({
  keep: async ({ id, application, token, user, locale, isThinking, at }, dueAt) => {
    await unhurried(
      db
        .insertInto('deferral')
        .values({
          id,
          application_id: application,
          token,
          user_id: user,
          locale,
          is_thinking: isThinking ? 1 : 0,
          deferred_at: at,
          due_at: dueAt,
        })
        .onConflict((row) => row.column('id').doUpdateSet({ due_at: dueAt })),
    );
  },
  forget: async (id) => void (await unhurried(db.deleteFrom('deferral').where('id', '=', id))),
});
