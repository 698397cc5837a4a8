import type { Move, Square } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare, type NotationStyle } from '../../notation/square.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import type { Picture } from '../screen/screen.ts';

/** A move shown by an arrow, and how it is written. */
export interface MoveArrow extends Pick<Arrow, 'tone'> {
  readonly move: Pick<Move, 'path'>;
  readonly text: string;
}

const describeArrow = (say: Say, { tone, text }: MoveArrow): string =>
  say(`describe.arrow.${tone}`, { move: text });

/** Forced captures are not marked next to arrows, because the arrows show what matters. */
export function withArrows(say: Say, picture: Picture, pointed: readonly MoveArrow[]): Picture {
  if (pointed.length === 0) return picture;
  const arrows = pointed.map(({ move: { path }, tone }): Arrow => ({ path, tone }));
  return {
    ...picture,
    scene: { ...picture.scene, arrows, mustCapture: [] },
    alt: [...pointed.map((each) => describeArrow(say, each)), picture.alt].join(' '),
  };
}

/** The squares of an illegal move, written like a move without captures. */
export const squaresText = (variant: Variant, path: readonly Square[], style: NotationStyle): string =>
  path.map((square) => makeSquare(variant, square, style)).join('-');
