/**
 * A window with a few questions; Discord calls it a modal. Its answers arrive as a press of their
 * own, so a window that was opened before a restart still works after it.
 */
import type { Press } from '../presses/presses.ts';
import type { Choice } from './screen.ts';

interface Asked {
  /** The key of the answer. */
  readonly name: string;
  /** At most 45 characters. */
  readonly label: string;
  /** At most 100 characters. */
  readonly hint?: string;
}

export type Question =
  /** `value` is the initial text; `placeholder` is an example. */
  | (Asked & {
      readonly kind: 'line';
      readonly value: string;
      readonly placeholder?: string;
      readonly longest: number;
      readonly isRequired: boolean;
    })
  /** A choice from 1 to 25 options. */
  | (Asked & { readonly kind: 'choice'; readonly choices: readonly Choice[] });

export interface Form {
  readonly press: Press;
  /** At most 45 characters. */
  readonly title: string;
  /** 1 to 5 questions. */
  readonly questions: readonly Question[];
}
