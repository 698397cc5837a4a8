/** The keyboard shortcuts of a table. They work while the focus is in it, except in text fields. */
import { pressedKey } from './pressed.ts';

interface TableKeys {
  readonly l: () => void;
  readonly t: () => void;
  readonly m: () => void;
  readonly f: () => void;
  readonly step: (by: number) => void;
  readonly edge: (isEnd: boolean) => void;
  readonly escape: () => void;
}

const TYPED = 'input, select, textarea';
/** The board has its own arrow keys. */
const ON_BOARD = '[role="grid"]';

export function keysOn(root: HTMLElement, keys: TableKeys): void {
  const jobs = new Map<string, () => void>([
    ['l', keys.l],
    ['t', keys.t],
    ['m', keys.m],
    ['f', keys.f],
    ['ArrowLeft', () => keys.step(-1)],
    ['ArrowRight', () => keys.step(1)],
    ['Home', () => keys.edge(false)],
    ['End', () => keys.edge(true)],
    ['Escape', keys.escape],
  ]);
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const key = pressedKey(event);
    const on = event.target instanceof Element ? event.target : root;
    if (on.matches(TYPED) || (key.length > 1 && on.closest(ON_BOARD))) return;
    const job = jobs.get(key);
    if (job === undefined) return;
    event.preventDefault();
    job();
  });
}
