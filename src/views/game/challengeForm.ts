/** The window for a challenge: all its terms at once. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import { CHALLENGE } from '../presses/declarations.ts';
import { makePress } from '../presses/presses.ts';
import { CHALLENGE_EXTRAS, type ChallengeExtra } from '../presses/questions.ts';
import { button, chosen } from '../screen/blocks.ts';
import type { Button, Choice, Form, Question } from '../screen/screen.ts';
import { completeTime, timeTextName } from './time.ts';

/** The answers in the window. */
export interface Asked {
  /** An id, or empty for anyone. */
  readonly opponent: string;
  readonly variant: VariantId;
  readonly time: string;
  /** The length of a match, or the position to start from. */
  readonly match: string;
  readonly extras: readonly ChallengeExtra[];
}

/** A time chosen by the server is added to the list. */
function times(say: Say, time: string): readonly Choice[] {
  const offered = completeTime(say, '').slice(0, HOLDS.choices - 1);
  const isOffered = offered.some(({ value }) => value === time);
  return chosen(isOffered ? offered : [{ label: timeTextName(say, time), value: time }, ...offered], time);
}

export const variantAsked = (
  say: Say,
  usual: string,
  label: string = say('challenge.ask.variant'),
): Question => ({
  kind: 'choice',
  name: 'variant',
  label,
  choices: chosen(
    VARIANT_IDS.map((value) => ({ label: say(`variant.${value}`), value })),
    usual,
  ),
});

export const timeAsked = (say: Say, choices: readonly Choice[]): Question => ({
  kind: 'choice',
  name: 'time',
  label: say('challenge.ask.time'),
  choices,
});

/** `mayBeRated`: whether games here are rated by default, which makes this a choice. */
export const challengeForm = (say: Say, asked: Asked, mayBeRated: boolean): Form => ({
  press: CHALLENGE.to.ask(),
  title: say('challenge.ask'),
  questions: [
    {
      kind: 'person',
      name: 'opponent',
      label: say('challenge.ask.opponent'),
      hint: say('challenge.ask.opponent-hint'),
      chosen: asked.opponent === '' ? null : asked.opponent,
    },
    variantAsked(say, asked.variant),
    timeAsked(say, times(say, asked.time)),
    {
      kind: 'line',
      name: 'match',
      label: say('challenge.ask.match'),
      hint: say('challenge.ask.match-hint'),
      value: asked.match,
      longest: 300,
      isRequired: false,
    },
    {
      kind: 'choices',
      name: 'more',
      label: say('challenge.ask.more'),
      choices: CHALLENGE_EXTRAS.filter((extra) => extra !== 'rated' || mayBeRated).map((value) => ({
        label: say(`challenge.ask.more.${value}`),
        value,
        isChosen: asked.extras.includes(value),
      })),
    },
  ],
});

/** Opens the window again as it was submitted. A position may be too long for the button's id. */
export function changeButton(say: Say, { extras, ...asked }: Asked): Button {
  const more = extras.includes('rated') ? extras : ['casual', ...extras];
  const press = (match: string) => CHALLENGE.to.change({ ...asked, match, more: more.join(' ') });
  const isTooLong = makePress(press('')).length + asked.match.length > HOLDS.press;
  const match = isTooLong || asked.match.includes('|') ? '' : asked.match;
  return button(press(match), say('button.challenge.again'), { style: 'primary' });
}
