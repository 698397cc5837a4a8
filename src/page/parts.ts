/** Shared by both modes of the page: query parameters, the device's colors, elements. */
import { PIECE_SET_IDS, THEMES, THEME_IDS, type Theme } from '../render/scene/theme.ts';

export const query = new URL(location.href).searchParams;

export const asked = <T extends string>(name: string, known: readonly T[]): T | undefined =>
  known.find((each) => each === query.get(name));

const isOn = (feature: string): boolean => matchMedia(feature).matches;

/** The requested theme, or the one that fits the device's settings. */
export function themeHere(): Theme {
  const byDevice = isOn('(forced-colors: active)')
    ? 'contrast'
    : isOn('(prefers-color-scheme: dark)')
      ? 'night'
      : 'wood';
  const theme = THEMES[asked('theme', THEME_IDS) ?? byDevice];
  return { ...theme, pieces: asked('pieces', PIECE_SET_IDS) ?? theme.pieces };
}

/** Calls `changed` when the device switches to other colors. */
export function onOtherTheme(changed: () => void): void {
  for (const feature of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(feature).addEventListener('change', changed);
}

export function button(name: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', pressed);
  return made;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
