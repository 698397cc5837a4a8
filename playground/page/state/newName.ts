/** Names that this page has not used before, for interactions and elements. `crypto.randomUUID` would do, but browsers
 * have it only on secure origins, and a playground may be opened from another machine. */
const since = Date.now().toString(36);
let used = 0;

export const newName = (): string => `n${since}-${(used += 1)}`;
