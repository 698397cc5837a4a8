/**
 * The colours of a picture, as data: a theme is one file in `assets/themes`, and no painter knows a colour of its own.
 * The files are imported, not read, so the compiler sees a missing colour.
 */
import slate from '../../assets/themes/slate.json' with { type: 'json' };
import wood from '../../assets/themes/wood.json' with { type: 'json' };

/** The colours of one side's pieces (CSS hex colours, like all colours here). */
export interface PieceColors {
  /** The top of the piece, where the light falls plainly. */
  readonly face: string;
  readonly shine: string;
  readonly shade: string;
  /** The rim seen from the front, which gives a piece its height. */
  readonly side: string;
  /** The turned rings. */
  readonly groove: string;
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
  /** Squares that are never played on, and those that are. */
  readonly light: string;
  readonly dark: string;
  /** How much the squares show the grain of wood, 0 to 1. */
  readonly grain: number;
  /** The number in the corner of an empty square. */
  readonly number: string;
  readonly white: PieceColors;
  readonly black: PieceColors;
  readonly shadow: string;
  /** The path of the last move. */
  readonly last: string;
  readonly lastEdge: string;
  /** The corners around a piece that must capture. */
  readonly must: string;
  readonly mustEdge: string;
  /** The rays behind a new king. */
  readonly flash: string;
}

export const THEMES = { wood, slate } satisfies Record<string, Theme>;
export type ThemeId = keyof typeof THEMES;
export const DEFAULT_THEME: ThemeId = 'wood';
const isThemeId = (name: string): name is ThemeId => Object.hasOwn(THEMES, name);
/** All themes, the default first. */
export const THEME_IDS: readonly ThemeId[] = Object.keys(THEMES).filter(isThemeId);
