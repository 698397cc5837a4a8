/** Time zones of the IANA database, such as `Europe/Berlin`. */

/** Names as the database writes them. Finding out costs a third of a millisecond, and each setting that is read asks; there are a few thousand at most. */
const known = new Set<string>();

/** The zone that a text names, as the database writes it; `null` when it names none. */
export function parseZone(text: string): string | null {
  if (known.has(text)) return text;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone;
    known.add(zone);
    return zone;
  } catch {
    return null;
  }
}
