import type { Say } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import type { Draft } from '../../tournament/life/draft.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { FIRST_TIE_BREAKS, PERIODS, type Terms } from '../../tournament/life/terms.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { quiet, text, menuBlock, button, buttonBlock } from '../screen/blocks.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import { startOf } from './announcement.ts';
import { flagged, viewOf, type Offer } from './forms.ts';
import { titleOf, termLines } from './terms.ts';

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
      startOf(say, { terms, startedAt: null }),
      terms.inEvents && !mayMakeEvents ? say('tournament.draft.event.forbidden') : null,
    ),
    ...viewOf(terms.form).offers(say, terms.form).flatMap(menuOf),
    ...menuOf(openingsOffer(say, terms)),
    ...menuOf(tieBreakOffer(say, terms)),
    ...menuOf(repeatsOffer(say, terms)),
    ...menuOf(flagged(say, 'event', terms.inEvents)),
    rolePicker(say, terms),
    buttons(say, draft, terms),
  );
