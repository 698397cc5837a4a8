/** What a state is shown as, in a language: by the file in `src/views` and the name of the function. */
import type * as fc from 'fast-check';
import type { Say } from '../../../src/i18n/say.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';

type Shown = Screen | Form | null;
export type Screens = Readonly<Record<string, fc.Arbitrary<(say: Say) => Shown | readonly Shown[]>>>;
