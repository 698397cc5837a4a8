import { DAY, MINUTE } from '../../../game/calendar/span.ts';
import { makeTime } from '../../../game/clock/timeText.ts';
import { rulesOf } from '../forms/forms.ts';
import { FORMS, type Form, type Terms } from '../terms.ts';
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

const text = (number: number | null): string | undefined => (number === null ? undefined : String(number));

function formFields(form: Form): DraftFields {
  switch (form.kind) {
    case 'swiss':
    case 'double-swiss':
      return { rounds: text(form.rounds) };
    case 'round-robin':
      return { twice: form.cycles === 2 };
    case 'groups': {
      const { size, advancing, finals, cycles } = form;
      return {
        'group-size': text(size),
        advance: text(advancing),
        finals: text(finals),
        twice: cycles === 2,
      };
    }
    case 'league':
      return { 'group-size': text(form.size), advance: text(form.moving), twice: form.cycles === 2 };
    case 'knock-out':
      return { 'third-place': form.hasThirdPlace };
    case 'arena':
      return { minutes: text(form.lasts / MINUTE) };
    case 'ladder':
      return { reach: text(form.reach) };
  }
}

/** The same tournament again, at another time. */
export const fieldsOf = (terms: Terms): DraftFields => {
  const { form, entry, roundLength } = terms;
  const { mostPlayers, leastRating, mostRating, roleId } = entry;
  return {
    ...formFields(form),
    kind: form.kind,
    name: terms.name,
    title: terms.title ?? undefined,
    variant: terms.variant,
    time: makeTime(terms.time),
    'round-days': text(roundLength === null ? null : roundLength / DAY),
    openings: terms.openings ?? 'none',
    players: mostPlayers < rulesOf(form).most ? text(mostPlayers) : undefined,
    role: roleId ?? undefined,
    lowest: text(leastRating),
    highest: text(mostRating),
    rated: terms.rated,
    judge: terms.unfinished,
    'tie-break': terms.tieBreak ?? undefined,
    repeats: terms.repeats?.every,
    event: terms.inEvents,
  };
};
