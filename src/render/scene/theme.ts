/**
 * The colours of a picture, as data: a theme is one file in `assets/themes`, and no painter knows a colour of its own.
 * The files are imported, not read, so the compiler sees a missing colour.
 */
import contrast from '../../../assets/themes/contrast.json' with { type: 'json' };
import night from '../../../assets/themes/night.json' with { type: 'json' };
import paper from '../../../assets/themes/paper.json' with { type: 'json' };
import safe from '../../../assets/themes/safe.json' with { type: 'json' };
import slate from '../../../assets/themes/slate.json' with { type: 'json' };
import wood from '../../../assets/themes/wood.json' with { type: 'json' };
import type { PieceSetId } from './pieceSetIds.ts';

/** The colours of one side's pieces (CSS hex colours, like all colours here). */
export interface PieceColors {
  /** The top of the piece, where the light falls plainly. */
  readonly face: string;
  readonly shine: string;
  readonly shade: string;
  /** The rim seen from the front, which gives a piece its height. */
  readonly side: string;
  /** The outline, which parts the piece from the square. */
  readonly rim: string;
  /** What is cut into the face: rings, notches. */
  readonly groove: string;
  /** The crown, and the one line of a printed piece: they stand out from the face. */
  readonly crown: string;
  readonly crownEdge: string;
}

export interface Theme {
  /** The table around the board, on which the strips of both sides lie. */
  readonly frame: string;
  readonly frameLight: string;
  /** The thin line between the frame and the squares. */
  readonly inlay: string;
  readonly coordinate: string;
  readonly text: string;
  readonly quiet: string;
  /** The wedge that points at the side to move. */
  readonly turn: string;
  /** Squares that are never played on, and those that are. */
  readonly light: string;
  readonly dark: string;
  /** The grain of the wood on either; the square's own colour where there is none. */
  readonly lightVein: string;
  readonly darkVein: string;
  /** The number in the corner of an empty square. */
  readonly number: string;
  readonly white: PieceColors;
  readonly black: PieceColors;
  readonly shadow: string;
  /** The path of the last move. */
  readonly last: string;
  readonly lastEdge: string;
  /** The ring where it began, which stands out from its colour. */
  readonly start: string;
  /** The corners around a piece that must capture. */
  readonly must: string;
  readonly mustEdge: string;
  /** The rays behind a new king. */
  readonly flash: string;
  /** The set of pieces that was made for it. */
  readonly pieces: PieceSetId;
}

export const THEMES = {
  wood: { ...wood, pieces: 'turned' },
  slate: { ...slate, pieces: 'stone' },
  paper: { ...paper, pieces: 'ink' },
  night: { ...night, pieces: 'turned' },
  contrast: { ...contrast, pieces: 'ink' },
  safe: { ...safe, pieces: 'milled' },
} satisfies Record<string, Theme>;
export type ThemeId = keyof typeof THEMES;
export const DEFAULT_THEME: ThemeId = 'wood';
const isThemeId = (name: string): name is ThemeId => Object.hasOwn(THEMES, name);
/** All themes, the default first. */
export const THEME_IDS: readonly ThemeId[] = Object.keys(THEMES).filter(isThemeId);
