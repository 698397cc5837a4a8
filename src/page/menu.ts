import { element } from './parts.ts';

/** A labeled list of choices. The choice with an empty value stands for none. */
export function menu<T extends string>(
  name: string,
  choices: readonly (readonly [T | '', string])[],
  chosen: T | '',
  choose: (choice: T | null) => void,
): HTMLElement {
  const label = element('label', 'page-choice', name);
  const select = document.createElement('select');
  for (const [value, text] of choices) select.append(new Option(text, value, false, value === chosen));
  select.addEventListener('change', () => {
    const found = choices[select.selectedIndex]?.[0];
    choose(found === undefined || found === '' ? null : found);
  });
  label.append(select);
  return label;
}
