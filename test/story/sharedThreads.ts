/**
 * The threads of all bots in a test worker: one searches and one parses. A new thread takes longer
 * than most stories.
 */
import type { Caller, EnginePool } from '../../src/app/ports/enginePool.ts';
import { openPool } from '../../src/enginePool/pool.ts';
import { openReadingPool } from '../../src/reading/pool.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';

// The requester also gets the error.
const report = (): void => undefined;
const engine = openPool({ threads: 1, folder: ENDINGS_FOLDER, report });

/** The reading thread caches texts by content, for all bots. */
export const reading = openReadingPool({ report });

/** The engine of one bot: requests through it are canceled when that bot stops. */
export function engineUntil(gone: AbortSignal): EnginePool {
  const until = (caller: Caller): Caller => ({
    ...caller,
    signal: caller.signal ? AbortSignal.any([caller.signal, gone]) : gone,
  });
  return {
    isThere: engine.isThere,
    prepare: () => engine.prepare(),
    play: (line, request, caller) => engine.play(line, request, until(caller)),
    think: (line, limits, caller) => engine.think(line, limits, until(caller)),
  };
}
