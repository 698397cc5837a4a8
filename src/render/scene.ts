/**
 * What is where on a picture of a board: pure data, no pixels. Views build a scene, the renderer draws it, and the
 * same scene always gives the same picture.
 */
import type { Color, Move, Piece, Position, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { PieceSetId } from './pieceSetIds.ts';
import type { ThemeId } from './theme.ts';

export interface Scene {
  readonly variant: VariantId;
  readonly position: Position;
  /** The side that sits at the bottom of the picture. */
  readonly bottom: Color;
  /** The move that led here, to be marked with its whole path; its captured pieces are drawn as ghosts. */
  readonly last: { readonly move: Move; readonly before: Position } | null;
  /** The pieces that must capture. */
  readonly mustCapture: readonly Square[];
  /** Every piece taken off the board so far, in order. */
  readonly captured: readonly Piece[];
  /** How the squares are named on the frame; as the variant's players name them unless given. */
  readonly notation?: Variant['notation']['squares'];
  /** Plies made so far; the quiet strip under the board shows the number of the move. */
  readonly ply: number;
  /** A frame of a film: whose turn it is goes unsaid, for it would change with every frame. */
  readonly inFilm?: true;
  /** Set when the game is over. */
  readonly ending: { readonly winner: Color | null } | null;
}

/** How a picture is to look. What is left out is the renderer's default. */
export interface Look {
  /** The name of a theme. */
  readonly theme: ThemeId;
  /** The set of pieces; the one made for the theme unless given. */
  readonly pieces?: PieceSetId | undefined;
  /** In pixels; the height follows. */
  readonly width: number;
}

/** Draws scenes. */
export interface Renderer {
  /** A PNG file. */
  png(scene: Scene, look?: Partial<Look>): Promise<Buffer>;
  /** An animated GIF file of scenes of one board, in order; at least one. */
  gif(scenes: readonly Scene[], look?: Partial<Look>): Promise<Buffer>;
}
