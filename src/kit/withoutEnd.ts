/**
 * The text without these characters at its end. A regular expression such as `/\/+$/` would try
 * every position of the text.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
