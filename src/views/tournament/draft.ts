import type { Say } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import type { Draft } from '../../tournament/life/opening/draft.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { FIRST_TIE_BREAKS, PERIODS, type Terms } from '../../tournament/life/terms.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { quiet, text, menuBlock, pickerBlock, button, buttonBlock } from '../screen/blocks.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import { dateLines, startLine } from './announcement.ts';
import { flagged, viewOf, type Offer } from './forms.ts';
import { agreedLines, smallPrint, titleOf } from './terms.ts';

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

const repeatsOffer = (say: Say, { repeats, form }: Terms): Offer => ({
  what: 'repeats',
  held: repeats?.every ?? 'once',
  choices: [
    ...(rulesOf(form).isSeason ? [] : [{ value: 'once', label: say('tournament.draft.once') }]),
    ...PERIODS.map((period) => ({ value: period, label: say(`tournament.repeats.${period}`) })),
  ],
});

/** A knockout has no ties in points, and an arena has no tie-breaks. */
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

function menuOf(say: Say, offer: Offer | null, action: 'choose' | 'pick'): readonly Block[] {
  if (!offer) return [];
  const { what, held, choices } = offer;
  const isOffered = choices.some(({ value }) => value === held);
  return [
    text(say(`tournament.draft.of.${what}`)),
    menuBlock(
      TOURNAMENT.to[action]({ what, held }),
      choices[0]?.label ?? '',
      choices.map((choice, index) => ({
        ...choice,
        isChosen: isOffered ? choice.value === held : index === 0,
      })),
    ),
  ];
}

const rolePicker = (say: Say, { entry: { roleId } }: Terms): readonly Block[] => [
  text(say('tournament.draft.of.role')),
  pickerBlock(
    'roles',
    TOURNAMENT.to.role({ held: roleId ?? '' }),
    say('tournament.draft.role'),
    roleId === null ? [] : [roleId],
  ),
];

const changeButton = (say: Say): Button =>
  button(TOURNAMENT.to.edit(), say('button.tournament.edit'), { emoji: '✏️' });

const discardButton = (say: Say): Button => button(TOURNAMENT.to.discard(), say('button.tournament.discard'));

/** Shown below a refusal: a button back to the typed values, and a button to discard them. */
export const changeRow = (say: Say): Block => buttonBlock(changeButton(say), discardButton(say));

export interface DraftView {
  readonly draft: Draft;
  readonly terms: Terms;
  /** Whether the bot may list it among the server's events. */
  readonly mayMakeEvents: boolean;
  /** Replaces the heading. */
  readonly note?: string | null;
}

const eventWarning = (say: Say, { terms, mayMakeEvents }: DraftView): string | null =>
  terms.inEvents && !mayMakeEvents ? say('tournament.draft.event.forbidden') : null;

/** A preview with the two most important choices: the form's own, and whether it repeats. */
export function draftScreen(say: Say, view: DraftView): Screen {
  const { draft, terms, note = null } = view;
  const [first = null] = viewOf(terms.form).offers(say, terms.form);
  return quiet(
    text(
      note ?? say('tournament.draft.head'),
      titleOf(say, { terms }),
      ...agreedLines(say, terms),
      startLine(say, { terms }),
      ...dateLines(say, { terms, startedAt: null, stage: 'open', stuck: null }),
      eventWarning(say, view),
    ),
    ...menuOf(say, first, 'choose'),
    ...menuOf(say, repeatsOffer(say, terms), 'choose'),
    buttonBlock(
      button(TOURNAMENT.to.announce({ version: draft.version }), say('button.tournament.announce'), {
        style: 'success',
        emoji: '📣',
      }),
      changeButton(say),
      button(TOURNAMENT.to.choices(), say('button.tournament.choices')),
      discardButton(say),
    ),
  );
}

/** All other choices. */
export function draftChoicesScreen(say: Say, view: DraftView): Screen {
  const { terms } = view;
  const [, ...others] = viewOf(terms.form).offers(say, terms.form);
  const offers = [
    ...others,
    flagged(say, 'rated', terms.rated),
    openingsOffer(say, terms),
    tieBreakOffer(say, terms),
    flagged(say, 'event', terms.inEvents),
  ];
  return quiet(
    text(titleOf(say, { terms }), ...smallPrint(say, terms), eventWarning(say, view)),
    ...offers.flatMap((offer) => menuOf(say, offer, 'pick')),
    ...rolePicker(say, terms),
    buttonBlock(
      button(TOURNAMENT.to.preview(), say('button.tournament.preview'), { emoji: '◀️' }),
      button(TOURNAMENT.to.more(), say('button.tournament.entry'), { emoji: '✏️' }),
    ),
  );
}
