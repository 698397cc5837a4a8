/**
 * Cuts a text to what Discord takes. Catalogues are held to leave room for all that usually fills their holes; a capture
 * of a dozen pieces or a long name must still not cost the whole message.
 */
export function fit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = Array.from(text);
  let length = 1;
  const kept = letters.findIndex((letter) => (length += letter.length) > limit);
  return `${letters.slice(0, kept).join('')}…`;
}
