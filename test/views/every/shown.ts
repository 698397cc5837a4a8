/** The screen of a state in a language, by the file in `src/views` and the function's name. */
import * as fc from 'fast-check';
import type { Say } from '../../../src/i18n/say.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';

type Shown = Screen | Form | null;
export type Screens = Readonly<Record<string, fc.Arbitrary<(say: Say) => Shown | readonly Shown[]>>>;

/** The screen of a function with these arguments. */
export const screenOf = <A extends unknown[]>(
  screen: (say: Say, ...given: A) => Shown | readonly Shown[],
  ...given: { [At in keyof A]: fc.Arbitrary<A[At]> }
) => fc.tuple<A>(...given).map((those) => (say: Say) => screen(say, ...those));
