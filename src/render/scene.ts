/**
 * What is where on a picture of a board: pure data, no pixels. Views build a scene, the renderer draws it, and the
 * same scene always gives the same picture.
 */
import type { Color, Move, Position, Square } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';

export interface Scene {
  readonly variant: VariantId;
  readonly position: Position;
  /** The side that sits at the bottom of the picture. */
  readonly bottom: Color;
  /** The move that led here, to be marked with its whole path; its captured pieces are drawn as ghosts. */
  readonly last: { readonly move: Move; readonly before: Position } | null;
  /** The pieces that must capture. */
  readonly mustCapture: readonly Square[];
  /** Plies made so far; the quiet strip under the board shows it. */
  readonly ply: number;
  /** Set when the game is over. */
  readonly ending: { readonly winner: Color | null } | null;
}

/** Draws scenes as PNG files. */
export interface Renderer {
  png(scene: Scene): Promise<Buffer>;
}
