/**
 * What a lesson is: a position and, move by move, what is said to each move that a pupil can think of. The pupil has the
 * side to move. Everything is data; what moves there are, and where they lead, the rules of the variant say.
 */
import type { VariantId } from '../draughts/variants.ts';
import type { LessonId } from './lessonIds.ts';

/** What is said to a move; its sentence in the catalogue is `learn.answer.<answer>`. */
export type Answer =
  /** Of several lessons: the other side captures; there is something to capture; the capture goes on; nothing is forced. */
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

/** A move that leads on, or that was the last one to be found. */
export interface Right {
  readonly isRight: true;
  readonly answer: Answer;
  /** The answer of the other side, and what the pupil has to find then; none when the goal is reached. */
  readonly onward?: { readonly reply: string; readonly step: Step };
}

/** A legal move that misses the goal. */
export interface Wrong {
  readonly isRight: false;
  readonly answer: Answer;
  /** How the other side shows it; its richest capture unless given, or nothing when it has none. */
  readonly reply?: string;
}

export type Judgement = Right | Wrong;

/** One move to be found. Moves are texts in the variant's own notation. */
export interface Step {
  readonly judged: Readonly<Record<string, Judgement>>;
  /**
   * Of all other legal moves, which are many where kings fly: what is said when the other side captures then, and when it
   * does not.
   */
  readonly others?: { readonly captured: Answer; readonly quiet: Answer };
  /** Moves that beginners think of and the rules forbid, by every square on their way. */
  readonly ideas?: Readonly<Record<string, Answer>>;
}

export interface Lesson {
  readonly id: LessonId;
  readonly variant: VariantId;
  readonly fen: string;
  /** The board's own word on the goal, to be true of every end: nothing more than a safe move, or that the pupil has won. */
  readonly goal: 'safe' | 'won';
  readonly step: Step;
}

export const right = (answer: Answer, reply?: string, step?: Step): Right =>
  reply === undefined || step === undefined
    ? { isRight: true, answer }
    : { isRight: true, answer, onward: { reply, step } };

export const wrong = (answer: Answer, reply?: string): Wrong =>
  reply === undefined ? { isRight: false, answer } : { isRight: false, answer, reply };
