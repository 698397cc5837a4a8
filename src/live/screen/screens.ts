/** The last screens of one connection, with the controls and values that a page may use on them. */
import { isDeepStrictEqual } from 'node:util';
import { NOTHING_RESOLVED, type Pressed } from '../../app/ports/answering.ts';
import { own } from '../../kit/own.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Choice, Question } from '../../views/screen/screen.ts';
import type { MessageOf } from '../messages.ts';
import type { OpenedScreen } from './opened.ts';
import type { Trials } from './passing.ts';

/** A control that was shown, with the values that it offers. */
export interface Offered {
  readonly press: Press;
  readonly choices?: readonly Choice[];
  readonly questions?: readonly Question[];
}

interface Kept {
  readonly opened: OpenedScreen;
  readonly offered: readonly Offered[];
  /** Whether it was opened. The last opened screen stays, however many others come from it. */
  readonly isFirst: boolean;
}

/** What was last shown for an opened screen. */
interface Latest {
  readonly number: number;
  /** The text as it was sent. */
  readonly text: string;
  /** `null`: an answer, which is never shown again. */
  readonly again: Again | null;
}

/** The press that shows the screen again; `null`: it opens as it did at first. */
export interface Again {
  readonly pressed: Pressed | null;
}

export interface Screens {
  /** The number of the next screen. */
  number: number;
  readonly kept: Map<number, Kept>;
  readonly latest: Map<OpenedScreen, Latest>;
  /** Of someone who isn't logged in. */
  trials: Trials;
}

/** Enough for a page that answers while the bot shows the next screens. */
const MOST = 8;

export const noScreens = (): Screens => ({
  number: 1,
  kept: new Map(),
  latest: new Map(),
  trials: new Map(),
});

/** Returns the screen's number. Drops the oldest, except the latest and those that were opened. */
export function keepScreen(screens: Screens, one: Kept): number {
  const { number, kept, latest } = screens;
  screens.number += 1;
  for (const [old, { opened, isFirst }] of kept)
    if (isFirst && one.isFirst && opened === one.opened) kept.delete(old);
  kept.set(number, one);
  for (const [old, { opened, isFirst }] of kept) {
    if (kept.size <= MOST) break;
    if (!isFirst && latest.get(opened)?.number !== old) kept.delete(old);
  }
  return number;
}

export const lastOffered = ({ kept, latest }: Screens, opened: OpenedScreen): readonly Offered[] =>
  kept.get(latest.get(opened)?.number ?? 0)?.offered ?? [];

/** Whether a screen that stays open has the same control. */
export const isOfferedOn = ({ kept }: Screens, opened: OpenedScreen, press: Press): boolean =>
  [...kept.values()].some(
    (one) =>
      one.opened === opened &&
      one.isFirst &&
      one.offered.some((each) => isDeepStrictEqual(each.press, press)),
  );

/** The press of a control, as a press in Discord. */
export const pressedWith = (
  press: Press,
  values: readonly string[] = [],
  answers: Pressed['answers'] = new Map(),
): Pressed => ({ ...press, ...NOTHING_RESOLVED, values, answers, isPrivate: true, message: null });

const offers = (choices: readonly Choice[], value: string): boolean =>
  choices.some((choice) => choice.value === value);

function accepts(question: Question, answer: string): boolean {
  switch (question.kind) {
    case 'line':
      return answer.length <= question.longest && (!question.isRequired || answer.trim() !== '');
    case 'choice':
      return answer === '' || offers(question.choices, answer);
    case 'choices':
      return answer === '' || answer.split(',').every((value) => offers(question.choices, value));
    case 'person':
    case 'person-or-role':
    case 'role':
    case 'channel':
    case 'file':
      return answer === '';
  }
}

/** The opened screen and the press; `null`: the screen is too old, or it had no such control. */
export function pressedOn(
  { kept }: Screens,
  { screen, control, values, answers }: Omit<MessageOf<'press'>, 'kind'>,
): { readonly opened: OpenedScreen; readonly pressed: Pressed } | null {
  const on = kept.get(screen);
  const offered = on?.offered[control];
  if (!on || !offered) return null;
  const { press, choices, questions = [] } = offered;
  const isOffered = choices
    ? values.length === 1 && values.every((value) => offers(choices, value))
    : values.length === 0;
  const given = new Map(questions.map((question) => [question.name, own(answers, question.name) ?? '']));
  const isAnswered =
    Object.keys(answers).every((name) => given.has(name)) &&
    questions.every((question) => accepts(question, given.get(question.name) ?? ''));
  if (!isOffered || !isAnswered) return null;
  return { opened: on.opened, pressed: pressedWith(press, values, given) };
}
