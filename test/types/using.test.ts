/**
 * What the compiler must accept and reject. `npm run check` checks this; running it shows nothing.
 */
import { expectTypeOf, test } from 'vitest';
import type { App, Using } from '../../src/app/ports/app.ts';

type Narrow = Using<'games', 'now'>;
type WithMoreOfTheStore = Using<'games' | 'personal', 'now'>;
type WithMoreParts = Using<'games', 'now' | 'newId'>;

test('an app can be passed wherever only part of it is needed', () => {
  expectTypeOf<WithMoreOfTheStore>().toExtend<Narrow>();
  expectTypeOf<WithMoreParts>().toExtend<Narrow>();
  expectTypeOf<App>().toExtend<WithMoreOfTheStore>();
});

test('and nowhere where more of it is needed', () => {
  expectTypeOf<Narrow>().not.toExtend<WithMoreOfTheStore>();
  expectTypeOf<Narrow>().not.toExtend<WithMoreParts>();
  expectTypeOf<WithMoreOfTheStore>().not.toExtend<App>();
});
