/** Many texts as one, for whoever takes it apart again by looking for what stands between them. */

/**
 * So many texts that are in none of these, nor can any of them come about where two texts meet: no end of one is the beginning of
 * one.
 */
export function separatorsFor(texts: readonly string[], count: number): readonly string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const separator = `\u001E${number}\u001F`;
    if (!texts.some((text) => text.includes(separator))) found.push(separator);
  }
  return found;
}
