/** Announces a screen's texts to screen readers, when they are not busy. */
import { element } from '../parts.ts';

/** In ms. Screen readers say nothing about an element that is newer, or while they read a move. */
const REST = 300;

export function makeHeard() {
  const region = element('div', 'page-heard');
  region.setAttribute('role', 'status');
  let wanted = '';
  let known: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceNew(): void {
    const lines = wanted.split('\n');
    region.textContent = lines.filter((line) => !known.includes(line)).join(' ');
    known = lines;
  }

  return {
    element: region,
    /** Announces the lines that are new, all at once. */
    show(text: string): void {
      if (text === wanted) return;
      wanted = text;
      clearTimeout(timer);
      timer = setTimeout(announceNew, REST);
    },
  };
}
