import { DUE, NUMBER_OR_NULL, TEXT, numbers, oneOf, table, texts } from './record.ts';

export const DUTY_TABLES = {
  backup: table({
    key: ['id'],
    due: { wakes: 'never' },
    server: null,
    person: 'nobody',
    columns: { ...texts('id'), ...DUE },
  }),
  duty: table({
    key: ['owner', 'owner_id', 'what'],
    due: { wakes: 'never', atEnd: 'deleted' },
    server: { by: [{ column: 'owner_id', of: 'game', where: ['owner', 'game'] }] },
    person: 'nobody',
    columns: {
      ...texts('owner_id'),
      ...numbers('since'),
      owner: oneOf<'game' | 'challenge' | 'tournament'>(),
      /** The key of a message, or `<channel> <message>`. */
      what: TEXT,
      /** The owner's version that the duty is about; `null` for all versions. */
      version: NUMBER_OR_NULL,
      ...DUE,
    },
  }),
};
