/** What the browser remembers between visits: who has seen what. Shared by all windows of the page. */

const KEY = 'crownhead.seen';

/** Reads what was seen; nothing when there is none or it cannot be read. */
export function remembered(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what was seen. */
export function remember(seen: Readonly<Record<string, string>>): void {
  localStorage.setItem(KEY, JSON.stringify(seen));
}

/** Calls back when another window of the page has remembered more. */
export function onRemembered(tell: (seen: Readonly<Record<string, string>>) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) tell(remembered());
  });
}
