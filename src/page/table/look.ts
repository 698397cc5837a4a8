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

export type Look = ReturnType<typeof makeLook>;

/** The first that applies to the device. */
const DEVICE_THEMES = [
  ['(forced-colors: active)', 'contrast'],
  ['(prefers-contrast: more)', 'contrast'],
] as const;

const deviceTheme = (): ThemeId =>
  DEVICE_THEMES.find(([feature]) => matchMedia(feature).matches)?.[1] ?? 'wood';

/** Calls `changed` for each new look, and sends a logged-in user's choices to the bot. */
export function makeLook(
  given: Reading['look'] | null,
  changed: () => void,
  tell: (message: FromPage) => void = () => undefined,
) {
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
  for (const [feature] of DEVICE_THEMES) matchMedia(feature).addEventListener('change', again);
  return {
    /** Whether the bot keeps the choices, because the reader is logged in. */
    isKept: given !== null,
    get choices(): Choices {
      return choices;
    },
    /** The same object until something changes. */
    get theme(): Theme {
      return theme;
    },
    choose(other: Partial<Choices>): void {
      choices = { ...choices, ...other };
      const { theme: chosen, pieces, hasCoordinates, hasSounds } = choices;
      if (given) tell({ kind: 'look', theme: chosen, pieces, hasCoordinates, hasSounds });
      again();
    },
  };
}
