import type { LiveMessage } from '../../app/ports/live.ts';
import { book } from '../../store/database/book.ts';
import { objectOf } from '../../store/database/schema.ts';
import { LIVE_MESSAGE } from '../../store/servers/live.ts';

export const LIVE_GAMES = book<'live_games', LiveMessage>('live_games', {
  schema: objectOf<LiveMessage>()(LIVE_MESSAGE),
  columns: { guild_id: 'guildId', version: 'version' },
});
