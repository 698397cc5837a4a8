/**
 * Runs lives, each with an empty database. LIVES_OF_GAMES, _TOURNAMENTS, _MEETS, _VOTES and
 * _WATCHERS set how many to run, with different random lives each time. LIFE_SEED and LIFE_PATH
 * repeat one life, as reported by fast-check.
 */
import * as fc from 'fast-check';
import { onTestFinished } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { clear, newPlace } from '../store/place.ts';
import { openAt } from './world.ts';

/** A database, as opened by two processes. */
export interface Stage {
  readonly place: string;
  readonly stores: [SweptStore, SweptStore];
}

/** Something that can happen, for `fc.oneof`. */
export const possible = <W extends string, F>(
  weight: number,
  what: W,
  fields: { [K in keyof F]: fc.Arbitrary<F[K]> },
) => ({ weight, arbitrary: fc.record(fields).map((rest) => ({ what, ...rest })) });

/** How many lives of each kind to run. */
interface Runs {
  readonly of: 'games' | 'tournaments' | 'meets' | 'votes' | 'watchers';
  readonly usual: number;
}

/** Runs the examples and random lives, and counts them; `live` throws if a law is broken. */
export async function playLives<L>(
  { of, usual }: Runs,
  lives: fc.Arbitrary<L>,
  live: (stage: Stage, life: L) => Promise<void>,
  examples: readonly L[] = [],
): Promise<number> {
  const { LIFE_SEED, LIFE_PATH } = process.env;
  const more = process.env[`LIVES_OF_${of.toUpperCase()}`];
  const numRuns = Number(more ?? usual);
  // The default lives are the same in each run, so that the result doesn't depend on luck.
  const seed = LIFE_SEED ?? (more === undefined ? usual : undefined);
  const place = await newPlace();
  const stores: Stage['stores'] = [await openAt(place), await openAt(place)];
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  let lived = 0;
  const life = fc.asyncProperty(lives, async (each) => {
    await clear(place);
    await live({ place, stores }, each);
    lived += 1;
  });
  await fc.assert(life, {
    numRuns,
    examples: examples.map((each): [L] => [each]),
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(LIFE_PATH !== undefined && { path: LIFE_PATH }),
  });
  return lived;
}
