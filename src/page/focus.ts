/** The keyboard's place on the page, which a redraw must not lose. */
import { isActivity } from './connection.ts';

const nameOf = (control: Element): string | null =>
  control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;

export const focusBoard = (options: FocusOptions = {}): void =>
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus(options);

/** In Discord, the keyboard is far from the board. A ring would look like a choice. */
export function startOnBoard(): void {
  if (isActivity() && document.activeElement === document.body)
    focusBoard({ preventScroll: true, focusVisible: false });
}

/**
 * Redraws a part of the page. The focus stays on the control with the same name, if there is one.
 * Returns whether it stayed.
 */
export function keepFocus(holder: HTMLElement, redraw: () => void): boolean {
  const before = document.activeElement;
  const isInside = before instanceof HTMLElement && holder.contains(before);
  const name = isInside && nameOf(before);
  redraw();
  if (!isInside || document.activeElement === before) return isInside;
  const kept = before.isConnected
    ? before
    : [...holder.querySelectorAll<HTMLElement>(before.localName)].find((each) => nameOf(each) === name);
  kept?.focus({ preventScroll: true });
  return kept !== undefined;
}
