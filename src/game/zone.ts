/** Time zones of the IANA database, such as `Europe/Berlin`. */

/** The zone that a text names, as the database writes it; `null` when it names none. */
export function parseZone(text: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
