/** Pure data. Views build scenes, and the renderer draws them. Equal scenes give equal pictures. */
import type { Color, Move, Piece, Position, Square } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Arrow } from './arrowShapes.ts';
import type { Line } from './results.ts';
import type { PieceSetId, ThemeId } from './theme.ts';

export interface Choice {
  readonly from: Square;
  readonly targets: readonly { readonly square: Square; readonly label: string }[];
}

/** The text on each side's bar, usually the player's name. Omitted if a letter has no font. */
export type Names = Readonly<Record<Color, string>>;

/** Lines of text in a picture: above the upper bar, and below the lower bar. */
export interface Captions {
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

export interface Scene {
  readonly variant: VariantId;
  readonly names?: Names;
  readonly ratings?: Names;
  /** The remaining time of each side, as digits. */
  readonly clocks?: Names;
  /** True during a pause and before the first move; otherwise, the clock of the mover runs. */
  readonly isStopped?: boolean;
  readonly caption?: string;
  readonly told?: Captions;
  readonly position: Position;
  readonly bottom: Color;
  /** The last move, whose whole path is marked. Captured pieces are drawn as ghosts. */
  readonly last: { readonly move: Move; readonly before: Position } | null;
  readonly mustCapture: readonly Square[];
  /** The pieces that a reader can move now. Each has a ring and the name of its square. */
  readonly movable?: readonly Square[];
  readonly choice?: Choice;
  readonly arrows?: readonly Arrow[];
  readonly captured: readonly Piece[];
  readonly notation?: NotationStyle;
  readonly ply: number;
  /** Set in animations, which don't show the turn, because it would change in every frame. */
  readonly inFilm?: true;
  readonly ending: { readonly winner: Color | null } | null;
}

export interface Film {
  readonly variant: VariantId;
  readonly names?: Names;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly from: number;
  readonly to: number;
  readonly bottom: Color;
  readonly notation?: NotationStyle;
  readonly ending: Scene['ending'];
}

export interface Look {
  readonly theme: ThemeId;
  readonly pieces?: PieceSetId | undefined;
  readonly width: number;
}
