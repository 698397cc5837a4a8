/** The keyboard shortcuts of a table. They work while the focus is in it, except in text fields. */
import { own } from '../../kit/own.ts';
import { pressedKey } from './pressed.ts';

const TYPED = 'input, select, textarea';
/** The board has its own arrow keys. */
const ON_BOARD = '[role="grid"]';

/** `jobs`: by the names of keys and the letters on them. */
export function keysOn(root: HTMLElement, jobs: Readonly<Record<string, () => void>>): void {
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const key = pressedKey(event);
    const on = event.target instanceof Element ? event.target : root;
    if (on.matches(TYPED) || (key.length > 1 && on.closest(ON_BOARD))) return;
    const job = own(jobs, key);
    if (job === undefined) return;
    event.preventDefault();
    job();
  });
}
