/** What a state is shown as, in a language: by the file in `src/views` and the name of the function. */
import * as fc from 'fast-check';
import type { Say } from '../../../src/i18n/say.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';

type Shown = Screen | Form | null;
export type Screens = Readonly<Record<string, fc.Arbitrary<(say: Say) => Shown | readonly Shown[]>>>;

/** What a function shows when it is screenOf with these. */
export const screenOf = <A extends unknown[]>(
  screen: (say: Say, ...given: A) => Shown | readonly Shown[],
  ...given: { [At in keyof A]: fc.Arbitrary<A[At]> }
) => fc.tuple<A>(...given).map((those) => (say: Say) => screen(say, ...those));
