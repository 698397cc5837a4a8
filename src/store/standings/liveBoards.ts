import { z } from 'zod';
import type { LiveBoard } from '../../app/ports/standings.ts';
import { ORDERS } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
import { objectOf } from '../database/schema.ts';
import { LIVE_MESSAGE } from '../servers/live.ts';
import type { Tables } from '../tables/tables.ts';

const boardSchema = objectOf<LiveBoard>()({
  ...LIVE_MESSAGE,
  order: z.enum(ORDERS),
  pool: z.enum(POOLS),
  span: z.enum(SPANS),
});

export const readLiveBoard = ({ data }: Pick<Tables['live_board'], 'data'>): LiveBoard =>
  boardSchema.parse(JSON.parse(data));
