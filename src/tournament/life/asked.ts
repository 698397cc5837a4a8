/** What an organizer says of a tournament that they are about to announce, as they typed and chose it: nothing of it is read yet. */
import { FORMS } from './terms.ts';
import { TEMPLATE_IDS } from './templates.ts';

/** What is chosen first: something that is usual, or just a form. */
export const KINDS = [...TEMPLATE_IDS, ...FORMS] as const;
export type Kind = (typeof KINDS)[number];

/** What is left out, or empty, is as usual for its kind. */
export interface Asked {
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
  readonly variant?: string | undefined;
  readonly time?: string | undefined;
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  readonly rounds?: string | undefined;
  readonly minutes?: string | undefined;
  readonly 'group-size'?: string | undefined;
  readonly advance?: string | undefined;
  readonly finals?: string | undefined;
  readonly twice?: boolean | undefined;
  readonly 'third-place'?: boolean | undefined;
  readonly 'round-days'?: string | undefined;
  readonly openings?: string | undefined;
  readonly players?: string | undefined;
  readonly role?: string | undefined;
  readonly lowest?: string | undefined;
  readonly highest?: string | undefined;
  readonly rated?: boolean | undefined;
  readonly judge?: string | undefined;
  readonly 'tie-break'?: string | undefined;
  readonly repeats?: string | undefined;
  readonly event?: boolean | undefined;
  readonly title?: string | undefined;
}

/** One that somebody is about to announce in a server: they have one at a time. */
export interface Draft {
  readonly guildId: string;
  readonly user: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly asked: Asked;
}
