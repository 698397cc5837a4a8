import type { LiveMessage } from '../live/rules.ts';
import { book } from '../../store/database/book.ts';
import { objectOf } from '../../store/database/schema.ts';
import { LIVE_MESSAGE } from '../live/store.ts';

/** The table's name is older than the home. */
export const HOMES = book<'live_games', LiveMessage>('live_games', {
  schema: objectOf<LiveMessage>()(LIVE_MESSAGE),
  columns: { guild_id: 'guildId', version: 'version' },
});
