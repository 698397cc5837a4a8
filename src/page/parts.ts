/** The elements that all parts of the page use. */
import { keepFocus } from './focus.ts';

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

export function button(name: string, pressed: () => void): HTMLButtonElement {
  const made = element('button', 'page-button', name);
  made.type = 'button';
  made.addEventListener('click', pressed);
  return made;
}

/** `path`: the drawing, in a square of 24. */
export function iconButton(path: string, name: string, pressed: () => void): HTMLButtonElement {
  const made = button('', pressed);
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  made.setAttribute('aria-label', name);
  return made;
}

export function link(
  className: string,
  address: string,
  ...inside: readonly (Node | string)[]
): HTMLAnchorElement {
  const made = element('a', className, ...inside);
  made.href = address;
  // Links to other parts of the page open in the same tab.
  if (!address.startsWith('/')) Object.assign(made, { target: '_blank', rel: 'noreferrer' });
  return made;
}

/** Text that stays the same costs no layout. */
export function write(on: HTMLElement, text: string): void {
  if (on.textContent !== text) on.textContent = text;
}

/** What stays hidden or visible needs no new styles. */
export function hide(on: HTMLElement, isHidden: boolean): void {
  if (on.hidden !== isHidden) on.hidden = isHidden;
}

/** Elements that stay the same keep their place, and so their focus and their layout. */
export function fill(holder: HTMLElement, elements: readonly HTMLElement[]): boolean {
  return keepFocus(holder, () => {
    for (const old of Array.from(holder.children)) if (!elements.some((each) => each === old)) old.remove();
    for (const [at, each] of elements.entries())
      if (holder.children[at] !== each) holder.insertBefore(each, holder.children[at] ?? null);
  });
}

/** Scrolls an answer into view, and moves screen readers to it. */
export function reveal(answer: HTMLElement): void {
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
  answer.scrollIntoView({ block: 'nearest' });
}
