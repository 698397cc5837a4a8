/** The screen of a state in a language, by the file in `src/views` and the function's name. */
import * as fc from 'fast-check';
import type { Say } from '../../../src/i18n/say.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';

type Shown = Screen | Form | null;
export type Screens = Readonly<Record<string, fc.Arbitrary<(say: Say) => Shown | readonly Shown[]>>>;

/** A screen made from these values. */
export const screenFrom = <A extends unknown[]>(
  given: readonly [...{ [At in keyof A]: fc.Arbitrary<A[At]> }],
  screen: (say: Say, ...those: A) => Shown | readonly Shown[],
) => fc.tuple<A>(...given).map((those) => (say: Say) => screen(say, ...those));

/** The screen of a function with these arguments. */
export const screenOf = <A extends unknown[]>(
  screen: (say: Say, ...given: A) => Shown | readonly Shown[],
  ...given: { [At in keyof A]: fc.Arbitrary<A[At]> }
) => screenFrom<A>(given, screen);
