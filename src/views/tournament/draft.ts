/** A preview for the organizer: the terms, and what can still be changed. */
import { MINUTE } from '../../game/span.ts';
import type { Say } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import { arenaEnd } from '../../tournament/life/advance.ts';
import type { Draft } from '../../tournament/life/draft.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { FIRST_TIE_BREAKS, PERIODS, type Form, type Terms } from '../../tournament/life/terms.ts';
import { TOURNAMENT, type DraftMenu } from '../presses/declarations.ts';
import { longTime, quiet, relativeTime, text, menuBlock, button, buttonBlock } from '../screen/blocks.ts';
import type { Block, Button, Choice, Screen } from '../screen/screen.ts';
import { titleOf, termLines } from './terms.ts';

/** The choices of menus; any other value is an option of the command. */
const ROUNDS = [3, 4, 5, 6, 7, 8, 9, 11] as const;
const GROUP_SIZES = [3, 4, 5, 6, 8, 10, 12, 16] as const;
const FINALS = [1, 2, 3] as const;
const MOVING = [1, 2, 3, 4] as const;
const MINUTES = [30, 45, 60, 90, 120, 180] as const;

/** A menu; `held` is the present value. */
interface Offer {
  readonly what: DraftMenu;
  readonly held: string;
  readonly choices: readonly Omit<Choice, 'isChosen'>[];
}

const flagged = (say: Say, what: 'twice' | 'third-place' | 'event', isOn: boolean): Offer => ({
  what,
  held: isOn ? 'yes' : 'no',
  choices: (['no', 'yes'] as const).map((value) => ({
    value,
    label: say(`tournament.draft.${what}.${value}`),
  })),
});

/** The length, as far as its form has one to choose. */
function lengthOffer(say: Say, form: Form): Offer | null {
  if (form.kind === 'arena')
    return {
      what: 'minutes',
      held: String(form.lasts / MINUTE),
      choices: MINUTES.map((count) => ({ value: String(count), label: say('tournament.lasts', { count }) })),
    };
  if (form.kind === 'round-robin') return flagged(say, 'twice', form.cycles === 2);
  if (form.kind === 'groups' || form.kind === 'league')
    return {
      what: 'group-size',
      held: String(form.size),
      choices: GROUP_SIZES.map((size) => ({
        value: String(size),
        label:
          form.kind === 'league'
            ? say('tournament.league.size', { size })
            : say('tournament.groups', { size, count: form.advancing }),
      })),
    };
  if (form.kind === 'knock-out') return flagged(say, 'third-place', form.hasThirdPlace);
  return {
    what: 'rounds',
    held: String(form.rounds ?? ''),
    choices: [
      { value: 'none', label: say('tournament.draft.rounds.none') },
      ...ROUNDS.map((count) => ({ value: String(count), label: say('tournament.rounds', { count }) })),
    ],
  };
}

function finalsOffer(say: Say, { form }: Terms): Offer | null {
  if (form.kind !== 'groups') return null;
  return {
    what: 'finals',
    held: String(form.finals),
    choices: FINALS.map((count) => ({ value: String(count), label: say('tournament.finals', { count }) })),
  };
}

function moversOffer(say: Say, { form }: Terms): Offer | null {
  if (form.kind !== 'league') return null;
  return {
    what: 'advance',
    held: String(form.moving),
    choices: MOVING.filter((count) => 2 * count <= form.size).map((count) => ({
      value: String(count),
      label: say('tournament.draft.moving', { count }),
    })),
  };
}

function openingsOffer(say: Say, { variant, openings }: Terms): Offer | null {
  const tables = tablesFor(variant);
  if (tables.length === 0) return null;
  return {
    what: 'openings',
    held: openings ?? 'none',
    choices: [
      { value: 'none', label: say('tournament.draft.openings.none') },
      ...tables.map(({ id }) => ({
        value: id,
        label: say('tournament.openings', { name: say(`openings.${id}`) }),
      })),
    ],
  };
}

/** A season must repeat. */
const repeatsOffer = (say: Say, { repeats, form }: Terms): Offer => ({
  what: 'repeats',
  held: repeats?.every ?? 'once',
  choices: [
    ...(rulesOf(form).isSeason ? [] : [{ value: 'once', label: say('tournament.draft.once') }]),
    ...PERIODS.map((period) => ({ value: period, label: say(`tournament.repeats.${period}`) })),
  ],
});

/** A knock-out has no ties in points, and an arena no tie-breaks. */
function tieBreakOffer(say: Say, { form, tieBreak }: Terms): Offer | null {
  if (rulesOf(form).tieBreaks.length === 0) return null;
  return {
    what: 'tie-break',
    held: tieBreak ?? 'usual',
    choices: [
      { value: 'usual', label: say('tournament.draft.tie-break') },
      ...FIRST_TIE_BREAKS.map((value) => ({
        value,
        label: say('tournament.draft.tie-break.first', { name: say(`tournament.tie.${value}`) }),
      })),
    ],
  };
}

function menuOf(offer: Offer | null): readonly Block[] {
  if (!offer) return [];
  const { what, held, choices } = offer;
  const isOffered = choices.some(({ value }) => value === held);
  return [
    menuBlock(
      TOURNAMENT.to.choose({ what, held }),
      choices[0]?.label ?? '',
      choices.map((choice, index) => ({
        ...choice,
        isChosen: isOffered ? choice.value === held : index === 0,
      })),
    ),
  ];
}

const rolePicker = (say: Say, { entry: { roleId } }: Terms): Block => ({
  kind: 'picker',
  picker: {
    press: TOURNAMENT.to.role({ held: roleId ?? '' }),
    placeholder: say('tournament.draft.role'),
    of: 'roles',
    chosen: roleId === null ? [] : [roleId],
    most: 1,
  },
});

const changeButton = (say: Say): Button =>
  button(TOURNAMENT.to.edit(), say('button.tournament.edit'), { emoji: '✏️' });

const buttons = (say: Say, { version }: Draft, { rated }: Terms): Block =>
  buttonBlock(
    button(TOURNAMENT.to.announce({ version }), say('button.tournament.announce'), {
      style: 'success',
      emoji: '📣',
    }),
    changeButton(say),
    button(TOURNAMENT.to.more(), say('button.tournament.details')),
    button(
      TOURNAMENT.to.rate({ rated: rated ? 'no' : 'yes' }),
      say(rated ? 'button.tournament.casual' : 'button.tournament.rated'),
    ),
    button(TOURNAMENT.to.discard(), say('button.tournament.discard')),
  );

/** Below a refusal: back to what was typed. */
export const changeRow = (say: Say): Block => buttonBlock(changeButton(say));

/** `mayMakeEvents`: the bot may list it among the server's events; `note`: replaces the heading. */
export const draftScreen = (
  say: Say,
  {
    draft,
    terms,
    mayMakeEvents,
    note = null,
  }: {
    readonly draft: Draft;
    readonly terms: Terms;
    readonly mayMakeEvents: boolean;
    readonly note?: string | null;
  },
): Screen =>
  quiet(
    text(
      note ?? say('tournament.draft.head'),
      titleOf(say, { terms }),
      ...termLines(say, terms),
      say('tournament.starts', {
        time: relativeTime(terms.startsAt),
        moment: longTime(terms.startsAt),
        until: longTime(arenaEnd({ terms, startedAt: null })),
      }),
      terms.inEvents && !mayMakeEvents ? say('tournament.draft.event.forbidden') : null,
    ),
    ...menuOf(lengthOffer(say, terms.form)),
    ...menuOf(finalsOffer(say, terms)),
    ...menuOf(moversOffer(say, terms)),
    ...menuOf(openingsOffer(say, terms)),
    ...menuOf(tieBreakOffer(say, terms)),
    ...menuOf(repeatsOffer(say, terms)),
    ...menuOf(flagged(say, 'event', terms.inEvents)),
    rolePicker(say, terms),
    buttons(say, draft, terms),
  );
