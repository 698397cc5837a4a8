import { element } from './parts.ts';

/** A labeled list of choices. The choice with an empty value means none. */
export function menu<T extends string>(
  name: string,
  choices: readonly (readonly [T | '', string])[],
  chosen: T | '',
  choose: (choice: T | null) => void,
): HTMLElement {
  const options = choices.map(([value, text]) => new Option(text, value, false, value === chosen));
  const select = element('select', '', ...options);
  select.addEventListener('change', () => choose(choices[select.selectedIndex]?.[0] || null));
  return element('label', 'page-choice', name, select);
}
