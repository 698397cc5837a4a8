import { DUE, USERS, numbers, numbersOrNull, table, texts } from '../../store/tables/record.ts';

/** A season. Every replay needs its effect on ratings and its place in the ledger. */
export const season = table({
  key: ['guild_id', 'number'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'shared',
  columns: {
    ...texts('guild_id'),
    ...numbers('number', 'version', 'start_seq', 'is_reset'),
    ...numbersOrNull('end_seq'),
    data: USERS,
    ...DUE,
  },
});
