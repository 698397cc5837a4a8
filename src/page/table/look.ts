/** The look and sounds of the board: from the address, the reader's choice, or the device. */
import type { FromPage, Reading } from '../../live/protocol.ts';
import type { NotationStyle } from '../../notation/square.ts';
import {
  type PieceSetId,
  PIECE_SET_IDS,
  type Theme,
  type ThemeId,
  THEMES,
  THEME_IDS,
} from '../../render/scene/theme.ts';
import { asked } from '../query.ts';

interface Choices {
  readonly theme: ThemeId | null;
  readonly pieces: PieceSetId | null;
  /** `null`: each variant's own style. */
  readonly notation: NotationStyle | null;
  readonly hasCoordinates: boolean;
  readonly hasSounds: boolean;
}

export interface Look {
  readonly choices: Choices;
  /** The same object until something changes. */
  readonly theme: Theme;
  choose(choices: Partial<Choices>): void;
}

const isOn = (feature: string): boolean => matchMedia(feature).matches;

function deviceTheme(): ThemeId {
  if (isOn('(forced-colors: active)') || isOn('(prefers-contrast: more)')) return 'contrast';
  return isOn('(prefers-color-scheme: dark)') ? 'night' : 'wood';
}

const FEATURES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

/** Calls `changed` for each new look, and sends a logged-in user's choices to the bot. */
export function makeLook(
  given: Reading['look'] | null,
  changed: () => void,
  tell: (message: FromPage) => void = () => undefined,
): Look {
  const notation = given?.notation === 'variant' ? null : (given?.notation ?? null);
  let choices: Choices = {
    theme: asked('theme', THEME_IDS) ?? given?.theme ?? null,
    pieces: asked('pieces', PIECE_SET_IDS) ?? given?.pieces ?? null,
    notation: asked('notation', ['algebraic', 'numeric', 'short'] as const) ?? notation,
    hasCoordinates: asked('coordinates', ['off'] as const) === undefined && (given?.hasCoordinates ?? true),
    hasSounds: given?.hasSounds ?? true,
  };
  const themeNow = (): Theme => {
    const theme = THEMES[choices.theme ?? deviceTheme()];
    return { ...theme, pieces: choices.pieces ?? theme.pieces };
  };
  let theme = themeNow();
  const again = (): void => {
    theme = themeNow();
    changed();
  };
  for (const feature of FEATURES) matchMedia(feature).addEventListener('change', again);
  return {
    get choices() {
      return choices;
    },
    get theme() {
      return theme;
    },
    choose(other) {
      choices = { ...choices, ...other };
      const { theme: chosen, pieces, hasCoordinates, hasSounds } = choices;
      if (given) tell({ kind: 'look', theme: chosen, pieces, hasCoordinates, hasSounds });
      again();
    },
  };
}
