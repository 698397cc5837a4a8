/** Each theme is a file in `assets/themes`, imported so the compiler notices a missing color. */
import contrast from '../../../assets/themes/contrast.json' with { type: 'json' };
import night from '../../../assets/themes/night.json' with { type: 'json' };
import paper from '../../../assets/themes/paper.json' with { type: 'json' };
import safe from '../../../assets/themes/safe.json' with { type: 'json' };
import slate from '../../../assets/themes/slate.json' with { type: 'json' };
import wood from '../../../assets/themes/wood.json' with { type: 'json' };

export interface PieceColors {
  readonly face: string;
  readonly shine: string;
  readonly shade: string;
  readonly side: string;
  readonly rim: string;
  readonly groove: string;
  readonly crown: string;
  readonly crownEdge: string;
}

export interface Theme {
  readonly frame: string;
  readonly frameLight: string;
  readonly inlay: string;
  readonly coordinate: string;
  readonly text: string;
  readonly quiet: string;
  readonly turn: string;
  readonly light: string;
  readonly dark: string;
  readonly number: string;
  readonly white: PieceColors;
  readonly black: PieceColors;
  readonly shadow: string;
  readonly last: string;
  readonly lastEdge: string;
  readonly start: string;
  readonly must: string;
  readonly mustEdge: string;
  readonly pieces: PieceSetId;
}

/** The same in every theme. `ink` is readable on each of them. */
export const METALS = { gold: '#f0b92f', silver: '#c3c9d0', bronze: '#cf8d57', ink: '#241a10' } as const;

/** The color of a clock that has almost run out (under 20 seconds). */
export const ALARM = '#d42a22';
export const isAlmostOut = (clock: string): boolean => /^0:[01]\d$/u.test(clock);

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

export const THEME_IDS: readonly ThemeId[] = Object.keys(THEMES).filter(isThemeId);

export const PIECE_SET_IDS = ['turned', 'stone', 'ink', 'milled'] as const;
export type PieceSetId = (typeof PIECE_SET_IDS)[number];
