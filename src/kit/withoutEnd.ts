/**
 * The text without these signs at its end. An expression such as `/\/+$/` would search from every
 * place of the text.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
