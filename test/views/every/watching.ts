/** What spectators watch, and how they are called. */
import * as fc from 'fast-check';
import { WATCH_CALLS } from '../../../src/game/calls/watching.ts';
import { MOST_WATCHED } from '../../../src/app/play/watch.ts';
import type { WatchCalled, Watching } from '../../../src/views/game/watch.ts';
import { game } from './game.ts';
import { key, snowflake } from './words.ts';

const calls = fc.constantFrom(...WATCH_CALLS);

export const watchCalled: fc.Arbitrary<WatchCalled> = fc.record({
  calls,
  of: key.map((id) => ({ kind: 'game' as const, id })),
  through: fc.option(snowflake, { nil: null }),
  news: fc.constantFrom('first', 'moved', 'ended'),
  mentions: fc.option(snowflake, { nil: null }),
});

export const watching: fc.Arbitrary<Watching> = fc.oneof(
  fc.record({
    of: key.map((id) => ({ kind: 'game' as const, id })),
    calls: fc.constantFrom('end', 'moves'),
    game,
  }),
  fc.record({
    of: snowflake.map((id) => ({ kind: 'player' as const, id })),
    calls,
    game: fc.constant(null),
  }),
);

export const watchings = fc.array(watching, { maxLength: MOST_WATCHED, size: 'max' });
