/** Shared by both modes of the page: query parameters, the device's colors, elements. */
export const query = new URL(location.href).searchParams;

export const asked = <T extends string>(name: string, known: readonly T[]): T | undefined =>
  known.find((each) => each === query.get(name));

export function button(name: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'page-button';
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

/** What stays the same keeps its focus. */
export function fill(holder: HTMLElement, elements: readonly HTMLElement[]): void {
  const { children } = holder;
  if (children.length !== elements.length || elements.some((each, at) => each !== children[at]))
    holder.replaceChildren(...elements);
}
