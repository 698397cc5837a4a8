/** Puts a list in the top layer under what opened it, or above where there is more room. */

const GAP = 4;
const EDGE = 8;

/** Both elements must be shown. */
export function placeUnder(list: HTMLElement, opener: HTMLElement): void {
  const box = opener.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - EDGE;
  const above = box.top - EDGE;
  const wanted = Math.min(list.scrollHeight, 320);
  const isBelow = below >= wanted || below >= above;
  const height = Math.min(wanted, isBelow ? below : above) - GAP;
  list.style.width = `${box.width}px`;
  list.style.left = `${box.left}px`;
  list.style.maxHeight = `${height}px`;
  list.style.top = isBelow ? `${box.bottom + GAP}px` : `${box.top - GAP - height}px`;
}
