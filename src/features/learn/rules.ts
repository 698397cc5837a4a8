/**
 * The student plays the side to move. Lessons are data; the rules of the variant provide the moves.
 */
import type { VariantId } from '../../draughts/variants.ts';

/** The sentence for it is `learn.answer.<answer>`. */
export type Answer =
  | 'captured'
  | 'must-capture'
  | 'go-on'
  | 'unforced'
  | 'move-right'
  | 'move-backward'
  | 'capture-right'
  | 'forced-offer'
  | 'forced-right'
  | 'forced-other'
  | 'several-right'
  | 'flying-right'
  | 'passing-right'
  | 'passing-other'
  | 'turkish-right'
  | 'turkish-struck'
  | 'turkish-blocked'
  | 'three-kings-road'
  | 'three-kings-gift'
  | 'three-kings-right'
  | 'three-kings-off'
  | 'giveaway-first'
  | 'giveaway-right'
  | 'towers-right'
  | 'towers-other'
  | 'tournament-offer'
  | 'tournament-right'
  | 'tournament-other';

interface Right {
  readonly isRight: true;
  readonly answer: Answer;
  readonly onward?: { readonly reply: string; readonly step: LessonStep };
}

export interface Wrong {
  readonly isRight: false;
  readonly answer: Answer;
  /** The other side's answer. By default, its largest capture, if any. */
  readonly reply?: string;
}

export type Judgement = Right | Wrong;

export interface LessonStep {
  readonly judged: Readonly<Record<string, Judgement>>;
  /** The answer to all other legal moves, depending on whether the other side captures next. */
  readonly others?: { readonly captured: Answer; readonly quiet: Answer };
  readonly ideas?: Readonly<Record<string, Answer>>;
}

export interface Lesson {
  readonly id: LessonId;
  readonly variant: VariantId;
  readonly fen: string;
  /** The goal, in a form that the board can check: a safe move, or a win. */
  readonly goal: 'safe' | 'won';
  readonly step: LessonStep;
}

export const right = (answer: Answer, reply?: string, step?: LessonStep): Right =>
  reply === undefined || step === undefined
    ? { isRight: true, answer }
    : { isRight: true, answer, onward: { reply, step } };

export const wrong = (answer: Answer, reply?: string): Wrong =>
  reply === undefined ? { isRight: false, answer } : { isRight: false, answer, reply };

export const LESSON_IDS = [
  'move',
  'capture',
  'forced',
  'several',
  'flying',
  'passing',
  'turkish',
  'three-kings',
  'giveaway',
  'towers',
  'tournament',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Underway {
  readonly lesson: LessonId;
  readonly path: readonly string[];
}

export interface Progress {
  readonly done: ReadonlySet<LessonId>;
  readonly underway: Underway | null;
}

export const NO_PROGRESS: Progress = { done: new Set(), underway: null };

const SEPARATOR = '.';

export const makePath = (path: readonly string[]): string => path.join(SEPARATOR);
export const parsePath = (text: string): readonly string[] => (text === '' ? [] : text.split(SEPARATOR));

export function nextLesson({ done, underway }: Progress, from?: LessonId): LessonId | null {
  if (underway && from === undefined) return underway.lesson;
  const after = from === undefined ? 0 : LESSON_IDS.indexOf(from) + 1;
  const inTurn = [...LESSON_IDS.slice(after), ...LESSON_IDS.slice(0, after)];
  return inTurn.find((id) => !done.has(id)) ?? null;
}
