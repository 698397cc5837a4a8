/**
 * Which interactions were taken on, so that each is decided on once, however often Discord delivers it and to whichever of
 * the bot's processes. What is older than Discord delivers anything is forgotten now and then. Nobody waits for the disk: after a power
 * cut, whatever was taken on before comes too late to be answered.
 */
import type { Database } from '../database/database.ts';

/** Discord takes no answer after 3 seconds and keeps a session for minutes; so long is remembered (ms). */
const AN_HOUR = 3_600_000;
/** Once in so many interactions the old ones are cleared away. */
const CLEARED_EVERY = 200;

/** Takes on the interaction at this instant (ms); false when it was taken on before. */
export type TakeInteraction = (id: string, at: number) => Promise<boolean>;

export function takingInteractions({ db, unhurried }: Database): TakeInteraction {
  let taken = 0;
  return async (id, at) => {
    if (taken % CLEARED_EVERY === 0)
      await unhurried(db.deleteFrom('interaction').where('taken_at', '<', at - AN_HOUR));
    taken += 1;
    const taking = db
      .insertInto('interaction')
      .values({ id, taken_at: at })
      .onConflict((row) => row.column('id').doNothing());
    return (await unhurried(taking)) === 1;
  };
}
