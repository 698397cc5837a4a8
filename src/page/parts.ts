/** Elements, as all parts of the page make them. */
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

export function link(
  className: string,
  address: string,
  ...inside: readonly (Node | string)[]
): HTMLAnchorElement {
  const made = element('a', className, ...inside);
  made.href = address;
  // Other parts of the page take its place.
  if (!address.startsWith('/')) Object.assign(made, { target: '_blank', rel: 'noreferrer' });
  return made;
}

/** What stays the same keeps its focus. */
export function fill(holder: HTMLElement, elements: readonly HTMLElement[]): void {
  const { children } = holder;
  if (children.length !== elements.length || elements.some((each, at) => each !== children[at]))
    holder.replaceChildren(...elements);
}

/** Brings an answer to the viewer into sight, and screen readers to it. */
export function reveal(answer: HTMLElement): void {
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
  answer.scrollIntoView({ block: 'nearest' });
}
