import { FORMS } from './terms.ts';
import { TEMPLATE_IDS } from './templates.ts';

export const KINDS = [...TEMPLATE_IDS, ...FORMS] as const;
export type Kind = (typeof KINDS)[number];

export interface DraftFields {
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
  readonly reach?: string | undefined;
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

export interface Draft {
  readonly guildId: string;
  readonly user: string;
  readonly version: number;
  readonly asked: DraftFields;
}
