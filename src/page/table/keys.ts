/** The keyboard shortcuts of a table. They work while the focus is in it, except in text fields. */
import { pressedKey } from './pressed.ts';

const TYPED = 'input, select, textarea';
/** The board has its own arrow keys. */
const ON_BOARD = '[role="grid"]';

const isOther = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || defaultPrevented;

/**
 * Presses the button for this step on the screen that has the focus or, if it has none, on the
 * first board of the page. `Home` and `End` scroll a page without a focus.
 */
function stepByKey(event: KeyboardEvent): void {
  const on = event.target;
  if (isOther(event) || !(on instanceof Element)) return;
  if (on.matches(`${TYPED}, pre`) || on.closest(`${ON_BOARD}, dialog`)) return;
  if (on === document.body && !event.key.startsWith('Arrow')) return;
  const button = `[aria-keyshortcuts="${CSS.escape(event.key)}"]`;
  const step =
    on.closest('.screen')?.querySelector<HTMLElement>(button) ?? document.querySelector<HTMLElement>(button);
  if (step === null) return;
  event.preventDefault();
  step.click();
}

/** `jobs`: by the names of keys and the letters on them. */
export function keysOn(root: HTMLElement, jobs: ReadonlyMap<string, () => void>): void {
  // The same listener is added once, however many tables there are.
  document.addEventListener('keydown', stepByKey);
  root.addEventListener('keydown', (event) => {
    if (isOther(event)) return;
    const key = pressedKey(event);
    const on = event.target instanceof Element ? event.target : root;
    if (on.matches(TYPED) || (key.length > 1 && on.closest(ON_BOARD))) return;
    const job = jobs.get(key);
    if (job === undefined) return;
    event.preventDefault();
    job();
  });
}
