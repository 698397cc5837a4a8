/** The windows for a challenge: first the common terms, then the rare ones. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { COLOR_CHOICES, type ColorChoice } from '../../game/challenge/challenge.ts';
import { tablesFor } from '../../openings/tables.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import { CHALLENGE } from '../presses/declarations.ts';
import { button, buttonBlock, quiet, text } from '../screen/blocks.ts';
import type { Button, Choice, Form, Question, Screen } from '../screen/screen.ts';
import { completeTime, timeTextName } from './time.ts';

/** The answer for no random openings. */
export const NO_TABLE = 'none';

export interface UsualTerms {
  readonly variant: VariantId;
  readonly time: string;
  readonly isRated: boolean;
  readonly color?: ColorChoice;
  /** A casual game was chosen, although the server's are rated. */
  readonly isCasual?: boolean;
}

const chosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.map((choice) => ({ ...choice, isChosen: choice.value === value }));

/** A time chosen by the server is added to the list. */
function times(say: Say, time: string): readonly Choice[] {
  const offered = completeTime(say, '').slice(0, HOLDS.choices - 1);
  const isOffered = offered.some(({ value }) => value === time);
  return chosen(isOffered ? offered : [{ label: timeTextName(say, time), value: time }, ...offered], time);
}

function more(say: Say, { isRated, isCasual = false }: UsualTerms, inServer: boolean): readonly Choice[] {
  const ways = ['send', ...(isRated && inServer ? (['casual'] as const) : []), 'customize'] as const;
  return chosen(
    ways.map((value) => ({ label: say(`challenge.ask.more.${value}`), value })),
    isCasual ? 'casual' : 'send',
  );
}

/** The id is empty for nobody. */
const opponentAsked = (say: Say, chosenId: string): Question => ({
  kind: 'person',
  name: 'opponent',
  label: say('challenge.ask.opponent'),
  hint: say('challenge.ask.opponent-hint'),
  chosen: chosenId === '' ? null : chosenId,
});

export const challengeForm = (
  say: Say,
  opponent: string | null,
  usual: UsualTerms,
  inServer: boolean,
): Form => ({
  press: CHALLENGE.to.ask(),
  title: say('challenge.ask'),
  questions: [
    opponentAsked(say, opponent ?? ''),
    {
      kind: 'choice',
      name: 'variant',
      label: say('challenge.ask.variant'),
      choices: chosen(
        VARIANT_IDS.map((value) => ({ label: say(`variant.${value}`), value })),
        usual.variant,
      ),
    },
    {
      kind: 'choice',
      name: 'time',
      label: say('challenge.ask.time'),
      choices: times(say, usual.time),
    },
    {
      kind: 'choice',
      name: 'color',
      label: say('challenge.ask.color'),
      choices: chosen(
        COLOR_CHOICES.map((value) => ({ label: say(`command.play.color.${value}`), value })),
        usual.color ?? 'random',
      ),
    },
    {
      kind: 'choice',
      name: 'more',
      isRequired: false,
      label: say('challenge.ask.more'),
      choices: more(say, usual, inServer),
    },
  ],
});

export interface Asked {
  readonly opponent: string;
  readonly variant: VariantId;
  readonly time: string;
  readonly color: ColorChoice;
}

export const changeButton = (say: Say, terms: Asked & { readonly rated: 'yes' | 'no' }): Button =>
  button(CHALLENGE.to.again(terms), say('button.challenge.again'), { style: 'primary' });

/** A window can't open another window, so a message with buttons comes in between. */
export function customizeScreen(say: Say, asked: Asked, inServer: boolean): Screen {
  const to = (rated: 'yes' | 'no') => CHALLENGE.to.customize({ ...asked, rated });
  const [variant, time] = [say(`variant.${asked.variant}`), timeTextName(say, asked.time)];
  return quiet(
    text(say('challenge.customize', { variant, time })),
    buttonBlock(
      inServer ? button(to('yes'), say('button.customize.rated'), { style: 'primary' }) : null,
      button(to('no'), say('button.customize.casual')),
    ),
  );
}

export function rareForm(say: Say, asked: Asked & { readonly rated: 'yes' | 'no' }): Form {
  const line = (name: 'position' | 'match', longest: number): Question => ({
    kind: 'line',
    name,
    label: say(`challenge.customize.${name}`),
    hint: say(`challenge.customize.${name}-hint`),
    value: '',
    longest,
    isRequired: false,
  });
  return {
    press: CHALLENGE.to.rare(asked),
    title: say('challenge.customize.ask'),
    questions: [
      opponentAsked(say, asked.opponent),
      line('position', 300),
      line('match', 40),
      {
        kind: 'choice',
        name: 'draw',
        label: say('challenge.customize.draw'),
        choices: chosen(
          [
            { value: NO_TABLE, label: say('tournament.draft.openings.none') },
            ...tablesFor(asked.variant).map(({ id }) => ({ value: id, label: say(`openings.${id}`) })),
          ],
          NO_TABLE,
        ),
      },
      {
        kind: 'choice',
        name: 'weekends',
        label: say('challenge.customize.weekends'),
        choices: chosen(
          (['no', 'yes'] as const).map((value) => ({
            label: say(`challenge.customize.weekends.${value}`),
            value,
          })),
          'no',
        ),
      },
    ],
  };
}
