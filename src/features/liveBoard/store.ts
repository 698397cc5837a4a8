import { z } from 'zod';
import type { LiveBoard } from './rules.ts';
import { ORDERS } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
import { book } from '../../store/database/book.ts';
import { objectOf } from '../../store/database/schema.ts';
import { LIVE_MESSAGE } from '../live/store.ts';

export const LIVE_BOARDS = book<'live_board', LiveBoard>('live_board', {
  schema: objectOf<LiveBoard>()({
    ...LIVE_MESSAGE,
    order: z.enum(ORDERS),
    pool: z.enum(POOLS),
    span: z.enum(SPANS),
  }),
  columns: { guild_id: 'guildId', version: 'version' },
});
