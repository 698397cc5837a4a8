import { element } from './parts.ts';

/**
 * Runs when the user has chosen. Browsers also report each choice that an arrow key passes in a
 * closed list, so these wait for Enter, or until the list loses the focus. Escape undoes them.
 */
export function onChoice(select: HTMLSelectElement, choose: () => void): void {
  let before = select.selectedIndex;
  let isPassing = false;
  let isWaiting = false;
  const start = (): void => void (before = select.selectedIndex);
  const end = (): void => {
    if (!isWaiting) return;
    isWaiting = false;
    if (before === select.selectedIndex) return;
    start();
    choose();
  };
  select.addEventListener('focus', start);
  select.addEventListener('pointerdown', () => (isPassing = false));
  select.addEventListener('keydown', ({ key }) => {
    isPassing = key !== 'Enter' && key !== ' ';
    if (isWaiting && key === 'Escape') select.selectedIndex = before;
    if (key === 'Enter') end();
  });
  select.addEventListener('change', () => {
    isWaiting = true;
    if (!isPassing) end();
  });
  select.addEventListener('blur', end);
}

/** A labeled list of choices. The choice with an empty value means none. */
export function menu<T extends string>(
  name: string,
  choices: readonly (readonly [T | '', string])[],
  chosen: T | '',
  choose: (choice: T | null) => void,
): HTMLElement {
  const options = choices.map(([value, text]) => new Option(text, value, false, value === chosen));
  const select = element('select', '', ...options);
  onChoice(select, () => choose(choices[select.selectedIndex]?.[0] || null));
  return element('label', 'page-choice', element('span', '', name), select);
}
