/**
 * A window with a few questions, which opens over everything else ("modal" to Discord). What is answered arrives as a press of
 * its own, so a window that was opened before a restart is answered after it.
 */
import type { Press } from '../presses/press.ts';
import type { Choice } from './screen.ts';

interface Asked {
  /** By which the answer is known. */
  readonly name: string;
  /** At most 45 characters. */
  readonly label: string;
  /** At most 100 characters. */
  readonly hint?: string;
}

export type Question =
  /** A line of text; `value` is there from the beginning, `placeholder` is an example of what may be. */
  | (Asked & {
      readonly kind: 'line';
      readonly value: string;
      readonly placeholder?: string;
      readonly longest: number;
      readonly isRequired: boolean;
    })
  /** One of 1 to 25. */
  | (Asked & { readonly kind: 'choice'; readonly choices: readonly Choice[] });

export interface Form {
  readonly press: Press;
  /** At most 45 characters. */
  readonly title: string;
  /** 1 to 5. */
  readonly questions: readonly Question[];
}
