/**
 * Code that the compiler must accept or reject. `npm run check` checks this file, but running it
 * proves nothing.
 */
import { expectTypeOf, test } from 'vitest';
import type { App, Using } from '../../src/app/ports/app.ts';

type Narrow = Using<'games', 'now'>;
type WithMoreOfTheStore = Using<'games' | 'personal', 'now'>;
type WithMoreParts = Using<'games', 'now' | 'newId'>;

test('an app can be passed where only part of it is needed', () => {
  expectTypeOf<WithMoreOfTheStore>().toExtend<Narrow>();
  expectTypeOf<WithMoreParts>().toExtend<Narrow>();
  expectTypeOf<App>().toExtend<WithMoreOfTheStore>();
});

test('an app can’t be passed where more of it is needed', () => {
  expectTypeOf<Narrow>().not.toExtend<WithMoreOfTheStore>();
  expectTypeOf<Narrow>().not.toExtend<WithMoreParts>();
  expectTypeOf<WithMoreOfTheStore>().not.toExtend<App>();
});
