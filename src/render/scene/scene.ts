/**
 * What is where on a picture of a board: pure data, no pixels. Views build a scene, the renderer draws it, and the
 * same scene always gives the same picture.
 */
import type { Color, Move, Piece, Position, Square } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { PieceSetId } from './pieceSetIds.ts';
import type { Charting } from './results.ts';
import type { ThemeId } from './theme.ts';

/** A piece that was chosen to move, and where it may go. */
export interface Choice {
  readonly from: Square;
  /** The square's numbers in the menu, such as `3` or `3–5` when several moves end there. */
  readonly targets: readonly { readonly square: Square; readonly label: string }[];
}

/** What is written on the strip of each side: who sits there, or whatever else is to be read. Left out where a letter has no font. */
export type Names = Readonly<Record<Color, string>>;

export interface Scene {
  readonly variant: VariantId;
  readonly names?: Names;
  /** Written large above the board, in place of the strips of both sides: what this is an example of. */
  readonly caption?: string;
  readonly position: Position;
  /** The side that sits at the bottom of the picture. */
  readonly bottom: Color;
  /** The move that led here, to be marked with its whole path; its captured pieces are drawn as ghosts. */
  readonly last: { readonly move: Move; readonly before: Position } | null;
  /** The pieces that must capture. */
  readonly mustCapture: readonly Square[];
  /** Set while a player chooses where a piece goes. */
  readonly choice?: Choice;
  /** Every piece taken off the board so far, in order. */
  readonly captured: readonly Piece[];
  /** How the squares are named on the frame; as the variant's players name them unless given. */
  readonly notation?: NotationStyle;
  /** Plies made so far; the quiet strip under the board shows the number of the move. */
  readonly ply: number;
  /** A frame of a film: whose turn it is goes unsaid, for it would change with every frame. */
  readonly inFilm?: true;
  /** Set when the game is over. */
  readonly ending: { readonly winner: Color | null } | null;
}

/** A stretch of a line of play, to be shown move by move. Its scenes follow from it, so that they need not be carried. */
export interface Film {
  readonly variant: VariantId;
  readonly names?: Names;
  /** The position that the line begins with, and all of its moves. */
  readonly start: Position;
  readonly moves: readonly Move[];
  /** The plies between which it is shown, both included. */
  readonly from: number;
  readonly to: number;
  readonly bottom: Color;
  readonly notation?: NotationStyle;
  /** How the whole line ended, when it has. */
  readonly ending: Scene['ending'];
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

/** Draws scenes, and charts and results in the same colours. */
export interface Renderer {
  /** A PNG file. */
  png(scene: Scene, look?: Partial<Look>): Promise<Buffer>;
  /** An animated GIF file. */
  gif(film: Film, look?: Partial<Look>): Promise<Buffer>;
  /** A PNG file: charts are three fifths as high as wide, results as high as they have to be, and half as wide again. */
  chart(chart: Charting, look?: Partial<Look>): Promise<Buffer>;
}
