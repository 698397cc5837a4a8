import type { Move } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import type { Arrow } from '../../render/scene/scene.ts';

/** A move shown by an arrow, and how it is written. */
export interface Pointed extends Pick<Arrow, 'tone'> {
  readonly move: Pick<Move, 'path'>;
  readonly text: string;
}

export const arrowsOf = (pointed: readonly Pointed[]): readonly Arrow[] =>
  pointed.map(({ move: { path }, tone }) => ({ path, tone }));

export const describeArrows = (say: Say, pointed: readonly Pointed[]): readonly string[] =>
  pointed.map(({ tone, text }) => say(`describe.arrow.${tone}`, { move: text }));
